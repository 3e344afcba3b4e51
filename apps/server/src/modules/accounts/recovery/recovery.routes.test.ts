import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customers, messageCodes, messages, notices, orders, sellers } from '../../../db/schema/index.ts';
import { createMessageSecrets } from './secrets.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../../testing/orders.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { openSmsGateway } from '../../../testing/sms-gateway.ts';
import { openMailShop, soon } from '../../../testing/mail-shop.ts';

const gateway = openSmsGateway();
const { shop, buyer, mailsTo, mail } = openMailShop(gateway.settings);

const old = 'the old password';
const fresh = 'the fresh password';
let email: string;
let cookie: string;

beforeEach(async () => {
  email = `aline-${buyer().customer.id.slice(0, 8)}@example.com`;
  const registered = await post('/customer/customer-register', { name: 'Aline', email, password: old });
  // One device from here on: of others its owner would be told.
  cookie = String(registered.headers['set-cookie']).split(';')[0] ?? '';
  await vi.waitUntil(() => mailsTo(email).length === 1);
  mail.accepted.length = 0;
});

const post = (path: string, payload: object, headers = {}) =>
  shop().app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
const login = (password: string, as = email) => post('/customer/customer-login', { email: as, password }, { cookie });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

/** Signs in and answers the header to ask with. */
async function enter(password = old): Promise<{ authorization: string }> {
  const { token } = (await login(password)).json<{ token: string }>();
  return { authorization: `Bearer ${token}` };
}

const secrets = () => createMessageSecrets([shop().config.tokenSecret], () => new Date());

/** What stands behind the # of the link in the newest mail. */
async function linkTo(address: string): Promise<string> {
  await soon(() => expect(mailsTo(address)).not.toEqual([]));
  const text = mailsTo(address).at(-1)?.text ?? '';
  return /#([\w.-]+)/.exec(text)?.[1] ?? '';
}

const reset = (token: string, password = fresh) =>
  post('/customer/reset-password', { token, newPassword: password, confirmPassword: password });

describe('a forgotten password', () => {
  it('is chosen anew by the link of a mail, once, and ends every session', async () => {
    const session = await enter();
    await post('/customer/forgot-password', { account: 'customer', to: email });
    const token = await linkTo(email);
    expect(codeOf(await reset(token, 'password1'))).toBe('password_too_common');
    expect((await reset(token)).json()).toMatchObject({ account: 'customer' });
    expect(codeOf(await reset(token, 'another password'))).toBe('wrong_code');
    expect((await shop().app.inject({ url: '/api/customer/reach', headers: session })).statusCode).toBe(401);
    expect((await login(old)).statusCode).toBe(401);
    expect((await login(fresh)).statusCode).toBe(200);
    await soon(() => expect(mailsTo(email).at(-1)?.subject).toBe('Your account was changed'));
  });

  it('is the same answer for an address that nobody has, and no mail', async () => {
    const known = await post('/customer/forgot-password', { account: 'customer', to: email });
    const unknown = await post('/customer/forgot-password', { account: 'customer', to: 'nobody@example.com' });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    await linkTo(email);
    expect(mail.accepted.map(({ to }) => to)).toEqual([email]);
    await soon(async () =>
      expect(await shop().database.db.$count(notices, eq(notices.kind, 'password_reset'))).toBeLessThanOrEqual(2),
    );
  });

  it.each([
    ['forged', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['of another purpose', (token: string) => secrets().writeLink('confirm_email', token.split('.')[0] ?? '')],
    ['nonsense', () => 'nonsense'],
  ])('is not opened by a link that is %s', async (_what, spoil) => {
    await post('/customer/forgot-password', { account: 'customer', to: email });
    const token = await linkTo(email);
    const { statusCode } = await reset(spoil(token));
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect((await login(old)).statusCode).toBe(200);
  });

  it('is not opened by a link that is older than an hour', async () => {
    await post('/customer/forgot-password', { account: 'customer', to: email });
    const token = await linkTo(email);
    await shop()
      .database.db.update(messageCodes)
      .set({ expiresAt: new Date(Date.now() - 1) });
    expect(codeOf(await reset(token))).toBe('wrong_code');
  });

  it('is given to a seller too, who signs in anew, and sent by the office', async () => {
    const { db } = shop().database;
    const seller = await signInSeller(shop(), { passwordHash: 'unusable', mustChangePassword: true });
    const office = createTestSellerClient(shop(), (await signInSeller(shop(), { role: 'admin' })).token);
    await office.sendSellerReset({ params: { sellerId: seller.seller.id } });
    expect((await reset(await linkTo(seller.seller.email))).json()).toMatchObject({ account: 'seller' });
    expect((await shop().app.inject({ url: '/api/seller/me', headers: seller.headers })).statusCode).toBe(401);
    const answer = await post('/seller/login', { email: seller.seller.email, password: fresh });
    expect(answer.statusCode).toBe(200);
    const [row] = await db.select().from(sellers).where(eq(sellers.id, seller.seller.id));
    expect(row).toMatchObject({ mustChangePassword: false, emailConfirmedAt: expect.any(Date) });
    await post('/customer/forgot-password', { account: 'seller', to: seller.seller.email });
    await soon(() => expect(mailsTo(seller.seller.email).at(-1)?.subject).toBe('Choose a new password'));
  });

  it('is shown to nobody but its reader', async () => {
    const office = createTestSellerClient(shop(), (await signInSeller(shop(), { role: 'admin' })).token);
    await post('/customer/forgot-password', { account: 'customer', to: email });
    const token = await linkTo(email);
    const [row] = await shop()
      .database.db.select()
      .from(messages)
      .where(eq(messages.template, 'password_reset'))
      .limit(1);
    expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
    expect(await office.refusalOf.readMessage({ params: { messageId: row?.id ?? '' } })).toBe('forbidden');
  });
});

describe('an e-mail', () => {
  it('is asked to be confirmed, and never in the way of an order', async () => {
    const session = await enter();
    const { id } = await buildProduct(shop().database.db);
    const placed = await placeOrder(shop(), { headers: session }, buildOrderBody([{ productId: id, quantity: 1 }]));
    expect(placed.statusCode).toBe(201);
    const reach = () => shop().app.inject({ url: '/api/customer/reach', headers: session });
    expect((await reach()).json()).toMatchObject({ email, isEmailConfirmed: false });
    mail.accepted.length = 0;
    await soon(async () => {
      await post('/customer/send-confirmation', {}, session);
      expect(mailsTo(email).some(({ subject }) => subject.includes('confirm'))).toBe(true);
    });
    const text = mailsTo(email).find(({ subject }) => subject.includes('confirm'))?.text ?? '';
    const token = /confirm-email#([\w.-]+)/.exec(text)?.[1] ?? '';
    expect((await post('/customer/confirm-email', { token })).statusCode).toBe(200);
    expect((await reach()).json()).toMatchObject({ isEmailConfirmed: true });
  });

  it('changes once the new one is confirmed, and the old one is told', async () => {
    const session = await enter();
    const next = `new-${email}`;
    expect(codeOf(await post('/customer/email', { email: next, password: 'wrong' }, session))).toBe('wrong_password');
    await post('/customer/email', { email: next, password: old }, session);
    const token = await linkTo(next);
    await soon(() => expect(mailsTo(email)[0]?.text).toContain(next));
    expect((await login(old)).statusCode).toBe(200);
    await post('/customer/confirm-email', { token });
    expect((await login(old)).statusCode).toBe(401);
    expect((await login(old, next)).statusCode).toBe(200);
  });

  it('of a seller waits in the same way', async () => {
    const password = 'the seller’s password';
    const seller = await signInSeller(shop(), { passwordHash: 'unusable' });
    const console = createTestSellerClient(shop(), seller.token);
    await console.sellerLogout();
    await post('/customer/forgot-password', { account: 'seller', to: seller.seller.email });
    await reset(await linkTo(seller.seller.email), password);
    const { token } = (await post('/seller/login', { email: seller.seller.email, password })).json<{ token: string }>();
    const next = `new-${seller.seller.email}`;
    const answer = await createTestSellerClient(shop(), token).changeSellerEmail({ body: { email: next, password } });
    expect(answer.seller.email).toBe(seller.seller.email);
    await post('/customer/confirm-email', { token: await linkTo(next) });
    expect((await post('/seller/login', { email: next, password })).statusCode).toBe(200);
  });
});

describe('a phone number', () => {
  let number = 788_200_000;
  const nextPhone = () => `+250${(number += 1)}`;
  const codeFor = async (phone: string) => {
    await soon(() => expect(gateway.accepted.some(({ to }) => to === phone)).toBe(true));
    return /\d{6}/.exec(gateway.accepted.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';
  };

  async function confirm(phone: string): Promise<void> {
    const session = await enter();
    await post('/customer/phone', { phone }, session);
    expect(codeOf(await post('/customer/confirm-phone', { code: 'abc' }, session))).toMatch(/wrong_code|validation/);
    expect((await post('/customer/confirm-phone', { code: await codeFor(phone) }, session)).statusCode).toBe(200);
    gateway.accepted.length = 0;
  }

  it('signs in with the password or with a code, each code once', async () => {
    const phone = nextPhone();
    expect((await post('/customer/phone-login', { phone, password: old })).statusCode).toBe(401);
    await confirm(phone);
    expect((await post('/customer/phone-login', { phone, password: old })).statusCode).toBe(200);
    expect((await post('/customer/phone-login', { phone, password: 'wrong' })).statusCode).toBe(401);
    await post('/customer/sign-in-code', { phone });
    const code = await codeFor(phone);
    expect((await post('/customer/phone-login', { phone, code })).statusCode).toBe(200);
    expect((await post('/customer/phone-login', { phone, code })).statusCode).toBe(401);
  });

  it('takes five tries at a code, and the right one no more after that', async () => {
    const phone = nextPhone();
    await confirm(phone);
    await post('/customer/sign-in-code', { phone });
    const code = await codeFor(phone);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) await post('/customer/phone-login', { phone, code: wrong });
    expect((await post('/customer/phone-login', { phone, code })).statusCode).toBe(401);
  });

  it('of nobody is answered like any other, and sent nothing', async () => {
    const phone = nextPhone();
    await confirm(phone);
    const unknown = nextPhone();
    const [answer, same] = [
      await post('/customer/sign-in-code', { phone }),
      await post('/customer/sign-in-code', { phone: unknown }),
    ];
    expect(same.body).toBe(answer.body);
    await codeFor(phone);
    expect(gateway.accepted.map(({ to }) => to)).toEqual([phone]);
  });

  it('brings the link for a new password by SMS', async () => {
    const phone = nextPhone();
    await confirm(phone);
    await post('/customer/forgot-password', { account: 'customer', to: phone.replace('+250', '0') });
    await soon(() => expect(gateway.accepted).toHaveLength(1));
    const token = /#([\w.-]+)/.exec(gateway.accepted[0]?.text ?? '')?.[1] ?? '';
    expect((await reset(token)).statusCode).toBe(200);
    expect((await login(fresh)).statusCode).toBe(200);
  });

  it('belongs to who has confirmed it last', async () => {
    const phone = nextPhone();
    await confirm(phone);
    await post('/customer/phone', { phone }, buyer().headers);
    await post('/customer/confirm-phone', { code: await codeFor(phone) }, buyer().headers);
    const { db } = shop().database;
    const owners = await db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
    expect(owners).toEqual([{ id: buyer().customer.id }]);
  });
});

describe('a link to an order', () => {
  const open = (token: string) => post('/home/order/linked', { token });

  it('shows it without signing in, with nothing of who has ordered, until its owner ends it', async () => {
    const { id, name } = await buildProduct(shop().database.db);
    const { orderId } = await placeOrder(shop(), buyer(), buildOrderBody([{ productId: id, quantity: 1 }]));
    const token = await linkTo(buyer().customer.email);
    const answer = await open(token);
    expect(answer.json()).toMatchObject({ order: { products: [{ name }], place: 'Remera, Gasabo' } });
    for (const secret of [buyer().customer.email, buyer().customer.id, '788000000', 'KG 11', 'Aline Uwase']) {
      expect(answer.body).not.toContain(secret);
    }
    expect((await open(token.replace(orderId, buyer().customer.id))).statusCode).toBe(404);
    expect((await open(token.replace(/\.0\./, '.1.'))).statusCode).toBe(404);
    const longAgo = new Date(Date.now() - 92 * 24 * 60 * 60 * 1000);
    const ended = createMessageSecrets([shop().config.tokenSecret], () => longAgo).writeOrderLink({
      orderId,
      version: 0,
    });
    expect((await open(ended)).statusCode).toBe(404);
    await post(`/home/customer/end-order-links/${orderId}`, {}, buyer().headers);
    expect((await open(token)).statusCode).toBe(404);
    const [row] = await shop().database.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.linkVersion).toBe(1);
  });
});
