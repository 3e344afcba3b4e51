import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sellers, sellerSessions } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST', path: string, options: { payload?: object; token?: string } = {}) =>
  shop.app.inject({
    method,
    url: `/api/seller${path}`,
    ...(options.payload ? { payload: options.payload } : {}),
    headers: options.token === undefined ? {} : { authorization: `Bearer ${options.token}` },
  });

let shops = 0;
const newShop = () => {
  shops += 1;
  return {
    shopName: `Kimironko Gadgets ${shops}`,
    ownerName: 'Diane Ingabire',
    email: `gadgets-${shops}@example.com`,
    phone: '0788 123 456',
    password: 'umucyo w’ejo hazaza',
  };
};

const approve = (email: string) =>
  shop.database.db.update(sellers).set({ status: 'approved' }).where(eq(sellers.email, email));

async function openShop() {
  const { email, password, ...rest } = newShop();
  await ask('POST', '/register', { payload: { email, password, ...rest } });
  await approve(email);
  const answer = await ask('POST', '/login', { payload: { email, password } });
  return { email, password, token: answer.json<{ token: string }>().token };
}

describe('registering a shop', () => {
  it('signs nobody in: the shop waits to be let in, and says so to who knows its password', async () => {
    const { email, password, ...rest } = newShop();
    const answer = await ask('POST', '/register', { payload: { email, password, ...rest } });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ message: expect.stringContaining('call you') });

    const early = await ask('POST', '/login', { payload: { email, password } });
    expect(early.json()).toMatchObject({ code: 'seller_not_approved', message: expect.stringContaining('waiting') });
    const stranger = await ask('POST', '/login', { payload: { email, password: 'not this one at all' } });
    expect(stranger.json()).toMatchObject({ code: 'invalid_credentials' });

    await approve(email);
    const late = await ask('POST', '/login', { payload: { email, password } });
    const me = await ask('GET', '/me', { token: late.json<{ token: string }>().token });
    expect(me.json()).toMatchObject({ seller: { email, shopName: rest.shopName, role: 'seller' } });
  });

  it('cannot make itself an administrator or let itself in', async () => {
    const body = { ...newShop(), role: 'admin', status: 'approved' };
    await ask('POST', '/register', { payload: body });
    const [row] = await shop.database.db.select().from(sellers).where(eq(sellers.email, body.email));
    expect(row).toMatchObject({ role: 'seller', status: 'pending' });
  });

  it.each([
    ['the name of another shop, in other letters', { shopName: 'KIMIRONKO' }, 'name_taken'],
    ['the name of another shop, with other spaces', { shopName: 'Kimi  ronko' }, 'name_taken'],
    ['the name of another shop, in letters that look like its own', { shopName: 'Кіmіrоnkо' }, 'name_taken'],
    ['the name of a shop older than this rule, in look-alike letters', { shopName: 'Remera Ѕound' }, 'name_taken'],
    ['a name with a character nobody sees', { shopName: 'Kimi\u200bronko' }, 'validation_failed'],
    ['a name that turns the writing round', { shopName: 'Kimi\u202eronko' }, 'validation_failed'],
    ['a name of nothing but signs', { shopName: '…' }, 'validation_failed'],
    ['a name that only looks like letters', { ownerName: '\u3164\u115f' }, 'validation_failed'],
    ['the e-mail of another shop', { email: 'TAKEN@example.com' }, 'email_taken'],
    ['a password everybody thinks of', { password: 'password123' }, 'password_too_common'],
    ['no phone to be called on', { phone: 'none' }, 'validation_failed'],
  ])('is refused with %s', async (_title, change, code) => {
    const taken = { ...newShop(), shopName: 'Kimironko', email: 'taken@example.com' };
    await ask('POST', '/register', { payload: taken });
    await shop.database.db
      .insert(sellers)
      .values({ slug: 'older', shopName: 'Remera Sound', ownerName: 'Eric', email: 'older@example.com' })
      .onConflictDoNothing();
    const answer = await ask('POST', '/register', { payload: { ...newShop(), ...change } });
    expect(answer.json()).toMatchObject({ code });
  });
});

describe('a seller’s session', () => {
  it('ends with logging out', async () => {
    const { token } = await openShop();
    expect((await ask('GET', '/me', { token })).statusCode).toBe(200);
    expect((await ask('POST', '/logout', { token })).statusCode).toBe(200);
    expect((await ask('GET', '/me', { token })).statusCode).toBe(401);
  });

  it('is shut out with the next request once the shop is suspended', async () => {
    const { email, password, token } = await openShop();
    await shop.database.db.update(sellers).set({ status: 'suspended' }).where(eq(sellers.email, email));
    expect((await ask('GET', '/me', { token })).statusCode).toBe(401);
    const again = await ask('POST', '/login', { payload: { email, password } });
    expect(again.json()).toMatchObject({ code: 'seller_not_approved' });
  });

  it('is one of at most ten', async () => {
    const { email, password, token } = await openShop();
    for (let device = 0; device < 10; device += 1) await ask('POST', '/login', { payload: { email, password } });
    expect((await ask('GET', '/me', { token })).statusCode).toBe(401);
    const [row] = await shop.database.db.select().from(sellers).where(eq(sellers.email, email));
    const sessions = await shop.database.db
      .select()
      .from(sellerSessions)
      .where(eq(sellerSessions.sellerId, row?.id ?? ''));
    expect(sessions.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(10);
  });
});

describe('the shop’s profile', () => {
  const facts = { ownerName: 'Diane', phone: '0788 123 456' };
  const redDot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
    'base64',
  );

  async function openSeller() {
    const { seller, token } = await signInSeller(shop);
    return { seller, api: createTestSellerClient(shop, token) };
  }

  it('is seen by customers as soon as it is saved: on the product, in the chat', async () => {
    const { seller, api } = await openSeller();
    const product = await buildProduct(shop.database.db, { sellerId: seller.id });
    const { headers } = await signInCustomer(shop);
    const read = async () => {
      const page = await shop.app.inject(`/api/home/product-details/${product.slug}`);
      const chat = await shop.app.inject({
        method: 'POST',
        url: '/api/chat/customer/add-customer-friend',
        headers,
        payload: { sellerId: seller.id },
      });
      const { product: shown } = page.json<{ product: { shopName: string; shopDistrict?: string } }>();
      return { ...shown, ...chat.json<{ currentFd: { name: string; image: string } }>().currentFd };
    };
    expect(await read()).toMatchObject({ shopName: seller.shopName, name: seller.shopName });

    const { image } = await api.uploadSellerPicture({ body: new Blob([redDot], { type: 'image/png' }) });
    const body = {
      ...facts,
      shopName: seller.shopName.toUpperCase(),
      whatsapp: '0722 123 456',
      district: 'Kicukiro',
      address: 'KK 15 Rd',
      image,
      pickupAddress: 'KN 5 Rd',
      pickupHours: 'Mon–Sat 9:00–18:00',
    };
    const saved = await api.updateSellerProfile({ body });
    const known = { ...body, phone: '+250788123456', whatsapp: '+250722123456' };
    expect(saved.seller).toMatchObject(known);
    expect((await api.getSellerMe()).seller).toMatchObject({ ...known, email: seller.email, role: 'seller' });
    await vi.waitFor(async () =>
      expect(await read()).toMatchObject({ shopName: body.shopName, shopDistrict: 'Kicukiro', image }),
    );
    const office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
    expect((await office.getSellers()).sellers.find(({ _id }) => _id === seller.id)).toMatchObject({
      whatsapp: '+250722123456',
      place: 'KK 15 Rd, Kicukiro',
    });
  });

  it('changes nobody else’s, neither role nor e-mail, and is refused where it cannot be', async () => {
    const [{ seller, api }, { seller: other }] = [await openSeller(), await openSeller()];
    const body = { ...facts, shopName: `${seller.shopName}.` };
    await api.updateSellerProfile({
      body: { ...body, role: 'admin', email: 'new@example.com', _id: other.id } as never,
    });
    const rows = await shop.database.db
      .select()
      .from(sellers)
      .where(inArray(sellers.id, [seller.id, other.id]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get(seller.id)).toMatchObject({ shopName: body.shopName, role: 'seller', email: seller.email });
    expect(byId.get(other.id)).toMatchObject({ shopName: other.shopName });

    const refusal = (change: object) => api.refusalOf.updateSellerProfile({ body: { ...body, ...change } });
    expect(await refusal({ shopName: other.shopName.toUpperCase() })).toBe('name_taken');
    expect(await refusal({ shopName: ' ' })).toBe('validation_failed');
    expect(await refusal({ phone: 'none' })).toBe('validation_failed');
    expect(await refusal({ whatsapp: 'none' })).toBe('validation_failed');
    const pickup = [{ pickupAddress: 'KN 5 Rd', pickupHours: '' }, { pickupHours: 'Mon–Sat' }, { pickupAddress: '' }];
    for (const given of pickup) expect(await refusal(given)).toBe('validation_failed');
    expect(await refusal({ image: 'https://example.com/me.jpg' })).toBe('validation_failed');
    expect(await refusal({ image: `/images/${'0'.repeat(32)}/1600` })).toBe('validation_failed');
  });
});

describe('changing the e-mail', () => {
  const change = (token: string, payload: object) => ask('POST', '/email', { payload, token });
  const newEmail = () => `New-${randomUUID()}@example.com`;

  it('is the one to sign in with from then on; the other sessions end and this one stays', async () => {
    const { email, password, token } = await openShop();
    const other = (await ask('POST', '/login', { payload: { email, password } })).json<{ token: string }>().token;
    const to = newEmail();
    const answer = await change(token, { email: ` ${to} `, password });
    expect(answer.json()).toMatchObject({ message: expect.stringContaining(to), seller: { email: to } });

    expect((await ask('GET', '/me', { token })).json()).toMatchObject({ seller: { email: to } });
    expect((await ask('GET', '/me', { token: other })).statusCode).toBe(401);
    expect((await ask('POST', '/login', { payload: { email, password } })).statusCode).toBe(401);
    expect((await ask('POST', '/login', { payload: { email: to.toLowerCase(), password } })).statusCode).toBe(200);
    expect((await ask('POST', '/register', { payload: { ...newShop(), email } })).statusCode).toBe(201);
  });

  it.each([
    ['a wrong password', { password: 'not this one at all' }, 'wrong_password'],
    ['no password', { password: undefined }, 'validation_failed'],
    ['the e-mail of another shop, in other letters', { email: 'OFFICE-OF@example.com' }, 'email_taken'],
    ['something that is no e-mail', { email: 'nobody' }, 'validation_failed'],
  ])('refuses %s and changes nothing', async (_title, changed, code) => {
    await ask('POST', '/register', { payload: { ...newShop(), email: 'office-of@example.com' } });
    const { email, password, token } = await openShop();
    const other = (await ask('POST', '/login', { payload: { email, password } })).json<{ token: string }>().token;
    expect((await change(token, { email: newEmail(), password, ...changed })).json()).toMatchObject({ code });
    expect((await ask('GET', '/me', { token: other })).json()).toMatchObject({ seller: { email } });
  });

  it('says so when it is the present one, but lets its letters be written otherwise', async () => {
    const { email, password, token } = await openShop();
    const same = await change(token, { email, password });
    expect(same.json()).toMatchObject({ code: 'validation_failed', details: { email: expect.any(String) } });
    expect((await change(token, { email: email.toUpperCase(), password })).statusCode).toBe(200);
  });

  it('is nobody else’s to change, whoever the request names', async () => {
    const [own, other] = [await openShop(), await openShop()];
    const [row] = await shop.database.db.select().from(sellers).where(eq(sellers.email, other.email));
    const to = newEmail();
    await change(own.token, { email: to, password: own.password, _id: row?.id, sellerId: row?.id });
    expect((await ask('GET', '/me', { token: own.token })).json()).toMatchObject({ seller: { email: to } });
    expect((await ask('GET', '/me', { token: other.token })).json()).toMatchObject({ seller: { email: other.email } });
  });

  it('goes to one of two shops that want it at the same time', async () => {
    const [one, other] = [await openShop(), await openShop()];
    const email = newEmail();
    const answers = await Promise.all([one, other].map(({ token, password }) => change(token, { email, password })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('changing the password', () => {
  const newPassword = 'inzira nshya y’umucyo';

  it('ends the other sessions and keeps this one', async () => {
    const { email, password, token } = await openShop();
    const other = (await ask('POST', '/login', { payload: { email, password } })).json<{ token: string }>().token;
    const payload = { oldPassword: password, newPassword, confirmPassword: newPassword };
    expect((await ask('POST', '/password', { payload, token })).statusCode).toBe(200);
    expect((await ask('GET', '/me', { token })).statusCode).toBe(200);
    expect((await ask('GET', '/me', { token: other })).statusCode).toBe(401);
    expect((await ask('POST', '/login', { payload: { email, password } })).statusCode).toBe(401);
    expect((await ask('POST', '/login', { payload: { email, password: newPassword } })).statusCode).toBe(200);
  });

  it.each([
    ['a wrong old one', { oldPassword: 'not this one at all' }, 'wrong_password'],
    ['a common new one', { newPassword: 'password1', confirmPassword: 'password1' }, 'password_too_common'],
    ['one that differs from its repetition', { confirmPassword: 'another thing' }, 'validation_failed'],
  ])('refuses %s and changes nothing', async (_title, change, code) => {
    const { email, password, token } = await openShop();
    const payload = { oldPassword: password, newPassword, confirmPassword: newPassword, ...change };
    expect((await ask('POST', '/password', { payload, token })).json()).toMatchObject({ code });
    expect((await ask('POST', '/login', { payload: { email, password } })).statusCode).toBe(200);
  });
});
