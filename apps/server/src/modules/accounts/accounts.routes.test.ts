import { calls } from '@urumuri/contract/schemas';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, customerSessions } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { openTestSession, signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let nextNumber = 1;

const password = 'blue kettle on the stove';

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

const newEmail = () => `person${(nextNumber += 1)}@example.com`;

const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/customer/${path}`, payload, headers });

const register = (given: object = {}) =>
  post('customer-register', { name: 'Aline Uwase', email: newEmail(), password, ...given });

const login = (email: string, given = password) => post('customer-login', { email, password: given });

const logout = (headers: Record<string, string> = {}) => shop.app.inject({ url: '/api/customer/logout', headers });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** 400 when the token is good, since the body is empty; 401 when it is not. */
async function isGood(token: string): Promise<boolean> {
  const { statusCode } = await post('change-password', {}, bearer(token));
  expect([400, 401]).toContain(statusCode);
  return statusCode === 400;
}

async function registered(): Promise<{ email: string; token: string }> {
  const email = newEmail();
  const { token } = (await register({ email })).json<{ token: string }>();
  return { email, token };
}

describe('registering', () => {
  it('creates the account, signs in and keeps only a hash of the password', async () => {
    const email = newEmail();
    const answer = await register({ email, image: 'https://evil.example/x.png', role: 'admin' });
    expect(answer.statusCode).toBe(201);
    const { token, message } = calls.register.response.parse(answer.json());
    expect(message).not.toBe('');
    expect(decodeJwt(token)).toMatchObject({ name: 'Aline Uwase', email, image: '' });
    expect(await isGood(token)).toBe(true);
    const [row] = await shop.database.db.select().from(customers).where(eq(customers.email, email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('refuses an e-mail that is taken, ignoring case and spaces around it', async () => {
    const { email } = await registered();
    for (const again of [email, email.toUpperCase(), `  ${email} `]) {
      const answer = await register({ email: again });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'email_taken' });
    }
  });

  it('of two at once with one e-mail creates one', async () => {
    const email = newEmail();
    const answers = await Promise.all([register({ email }), register({ email: email.toUpperCase() })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await shop.database.db.select().from(customers).where(eq(customers.email, email))).toHaveLength(1);
  });

  it.each(['password', 'Urumuri2025', '12345678', 'qwertyuiop'])('refuses the common password %s', async (common) => {
    const answer = await register({ password: common });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'password_too_common' });
  });

  it('refuses a password that is the name of the e-mail', async () => {
    const answer = await register({ email: 'mukandayisenga@example.com', password: 'Mukandayisenga1' });
    expect(answer.json()).toMatchObject({ code: 'password_too_common' });
  });

  it('takes long passwords whole, with spaces and any letter', async () => {
    const email = newEmail();
    const long = ` ${'Ñandú '.repeat(20)}x `;
    expect((await register({ email, password: long })).statusCode).toBe(201);
    expect((await login(email, long)).statusCode).toBe(200);
    expect((await login(email, long.trim())).statusCode).toBe(401);
  });

  it.each([
    ['no name', { name: undefined }],
    ['a blank name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(81) }],
    ['a name with NUL', { name: 'a\0b' }],
    ['an e-mail that is none', { email: 'aline' }],
    ['an e-mail that is a list', { email: ['a@example.com'] }],
    ['a short password', { password: '1234567' }],
    ['an endless password', { password: 'x'.repeat(129) }],
    ['a password that is a number', { password: 1234567890 }],
  ])('refuses %s in words', async (_title, given) => {
    const answer = await register(given);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      error: expect.any(String),
      details: expect.any(Object),
    });
  });
});

describe('logging in', () => {
  it('answers a token, whatever the case of the e-mail', async () => {
    const { email } = await registered();
    const answer = await login(email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    const { token } = calls.login.response.parse(answer.json());
    expect(decodeJwt(token)).toMatchObject({ email });
    expect(await isGood(token)).toBe(true);
  });

  it('answers every wrong pair with one and the same sentence', async () => {
    const { email } = await registered();
    const viaProvider = await signInCustomer(shop);
    const answers = await Promise.all([
      login(email, 'something else'),
      login(newEmail()),
      login('not an e-mail'),
      login(viaProvider.customer.email),
      login(email, ' '),
    ]);
    for (const answer of answers) {
      const { requestId: _, ...body } = answer.json<Record<string, unknown>>();
      expect(answer.statusCode).toBe(401);
      expect(body).toEqual({
        code: 'invalid_credentials',
        error: 'Invalid email or password',
        message: 'Invalid email or password',
      });
    }
  });

  it.each([
    ['no password', { email: 'a@example.com' }],
    ['no e-mail', { password }],
    ['an object for an e-mail', { email: { $ne: '' }, password }],
    ['nothing', {}],
  ])('refuses %s', async (_title, body) => {
    expect((await post('customer-login', body)).statusCode).toBe(400);
  });

  it('opens a session of its own each time and keeps the ten newest', async () => {
    const { customer, ...first } = await signInCustomer(shop);
    const dayMs = 24 * 60 * 60 * 1000;
    const { db } = shop.database;
    await db
      .update(customerSessions)
      .set({ createdAt: new Date(Date.now() - dayMs) })
      .where(eq(customerSessions.id, first.sessionId));
    const others = await Promise.all(Array.from({ length: 9 }, () => openTestSession(shop, customer)));
    expect(await isGood(first.token)).toBe(true);

    const passwordHash = (
      await shop.database.db
        .select()
        .from(customers)
        .where(eq(customers.email, (await registered()).email))
    )[0]?.passwordHash;
    await db
      .update(customers)
      .set({ passwordHash: passwordHash ?? null })
      .where(eq(customers.id, customer.id));
    const { token } = (await login(customer.email)).json<{ token: string }>();
    expect(await isGood(token)).toBe(true);
    for (const other of others) expect(await isGood(other.token)).toBe(true);
    // The event that ends the eleventh is published within a second or so.
    await expect.poll(() => isGood(first.token)).toBe(false);
  });

  it('stays within ten sessions when many log in at once', async () => {
    const { email, token } = await registered();
    await Promise.all(Array.from({ length: 12 }, () => login(email)));
    const { id } = decodeJwt<{ id: string }>(token);
    const rows = await shop.database.db.select().from(customerSessions).where(eq(customerSessions.customerId, id));
    expect(rows).toHaveLength(13);
    expect(rows.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(10);
  });
});

describe('logging out', () => {
  it('ends the session of the token at once, and no other', async () => {
    const { email, token } = await registered();
    const { token: other } = (await login(email)).json<{ token: string }>();
    expect(await isGood(token)).toBe(true);
    const answer = await logout(bearer(token));
    expect(answer.statusCode).toBe(200);
    expect(calls.logout.response.parse(answer.json()).message).not.toBe('');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await isGood(token)).toBe(false);
    expect(await isGood(other)).toBe(true);
  });

  it('succeeds without a token, with a dead one and twice', async () => {
    const { token } = await registered();
    expect((await logout()).statusCode).toBe(200);
    expect((await logout(bearer('garbage'))).statusCode).toBe(200);
    expect((await logout(bearer(token))).statusCode).toBe(200);
    expect((await logout(bearer(token))).statusCode).toBe(200);
  });

  it('does nothing for a cookie or another site’s picture', async () => {
    const { token } = await registered();
    await logout({ cookie: `customerToken=${token}` });
    expect(await isGood(token)).toBe(true);
  });
});

describe('the settings of the shop', () => {
  it('tell the pages where sellers go and that there is no other way to sign in', async () => {
    const answer = await shop.app.inject('/api/home/shop-settings');
    expect(answer.statusCode).toBe(200);
    expect(calls.getShopSettings.response.parse(answer.json())).toEqual({
      identity: { deliveryZones: [] },
      oidc: false,
      sellerAppUrl: '/seller',
      channels: { email: false, sms: false },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });

  it('leave no way to a provider that is not set up', async () => {
    expect((await shop.app.inject('/api/auth/oidc/start')).statusCode).toBe(404);
    expect((await shop.app.inject('/api/auth/oidc/callback?code=x&state=y')).statusCode).toBe(404);
  });
});
