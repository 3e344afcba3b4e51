import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, customerSessions } from '../db/schema/index.ts';
import { createTokenKey } from '../modules/accounts/session-tokens.ts';
import { createSessionTokens } from '../modules/accounts/index.ts';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { type Forged, forgeToken, secondsFromNow, stripSignature } from '../testing/forge-token.ts';
import { openTestSession, type SignedIn, signInCustomer } from '../testing/sign-in.ts';

let shop: TestShop;
let known: SignedIn;

const dayMs = 24 * 60 * 60 * 1000;
const inAWeek = () => secondsFromNow((7 * dayMs) / 1000);

beforeAll(async () => {
  shop = await buildTestShop();
  known = await signInCustomer(shop);
});

afterAll(() => shop.close());

type Ask = { headers?: Record<string, string>; url?: string };

/** A call that needs a customer; once recognised, its empty body is refused with 400. */
function ask({ headers = {}, url = '/api/customer/change-password' }: Ask) {
  return shop.app.inject({ method: 'POST', url, headers, payload: {} });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A token of the known customer that is right in everything but what the test says. */
const forge = (forged: Forged = {}) => forgeToken(shop, known, forged);

async function signInAndThen(change: (signedIn: SignedIn) => Promise<unknown>): Promise<string> {
  const signedIn = await signInCustomer(shop);
  await change(signedIn);
  return signedIn.token;
}

function changeSession(values: Partial<typeof customerSessions.$inferInsert>): Promise<string> {
  return signInAndThen(({ sessionId }) =>
    shop.database.db.update(customerSessions).set(values).where(eq(customerSessions.id, sessionId)),
  );
}

describe('a good token', () => {
  it('is recognised', async () => {
    expect((await ask({ headers: known.headers })).statusCode).toBe(400);
  });

  it('that was forged right in everything is recognised, so the table below tests what it says', async () => {
    expect((await ask({ headers: bearer(await forge()) })).statusCode).toBe(400);
  });
});

describe('the caller is not recognised with', () => {
  it.each<[string, () => Promise<Ask>]>([
    ['no token', async () => ({})],
    ['an empty header', async () => ({ headers: { authorization: '' } })],
    ['another scheme', async () => ({ headers: { authorization: `Basic ${known.token}` } })],
    ['the bare token', async () => ({ headers: { authorization: known.token } })],
    ['garbage', async () => ({ headers: bearer('garbage') })],
    ['garbage of the right shape', async () => ({ headers: bearer('aaa.bbb.ccc') })],
    ['the token in a cookie', async () => ({ headers: { cookie: `customerToken=${known.token}` } })],
    ['the token in the address', async () => ({ url: `/api/customer/change-password?token=${known.token}` })],
    ['alg none', async () => ({ headers: bearer(stripSignature(known.token)) })],
    ['no signature', async () => ({ headers: bearer(`${known.token.split('.').slice(0, 2).join('.')}.`) })],
    [
      'another payload under the same signature',
      async () => {
        const [header, , signature] = known.token.split('.');
        const claims = Buffer.from(JSON.stringify({ id: randomUUID(), sid: known.sessionId })).toString('base64url');
        return { headers: bearer([header, claims, signature].join('.')) };
      },
    ],
    ['another secret', async () => ({ headers: bearer(await forge({ secret: 'x'.repeat(32) })) })],
    [
      'another secret under our key’s name',
      async () => {
        const kid = createTokenKey(shop.config.tokenSecret).id;
        return { headers: bearer(await forge({ secret: 'x'.repeat(32), header: { kid } })) };
      },
    ],
    [
      'another algorithm under our secret',
      async () => {
        const [, claims] = known.token.split('.');
        const header = { alg: 'HS512', typ: 'JWT', kid: createTokenKey(shop.config.tokenSecret).id };
        const body = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}`;
        const signature = createHmac('sha512', shop.config.tokenSecret).update(body).digest('base64url');
        return { headers: bearer(`${body}.${signature}`) };
      },
    ],
    ['no key’s name', async () => ({ headers: bearer(await forge({ header: { kid: undefined } })) })],
    [
      'a key of its own in the header',
      async () => ({ headers: bearer(await forge({ header: { jwk: { kty: 'oct', k: 'eHg' } } })) }),
    ],
    [
      'a link to a key in the header',
      async () => ({ headers: bearer(await forge({ header: { jku: 'https://evil.example/keys' } })) }),
    ],
    ['an end in the past', async () => ({ headers: bearer(await forge({ claims: { exp: secondsFromNow(-90) } })) })],
    ['no end', async () => ({ headers: bearer(await forge({ claims: { exp: undefined } })) })],
    ['a beginning in the future', async () => ({ headers: bearer(await forge({ claims: { nbf: inAWeek() } })) })],
    ['another issuer', async () => ({ headers: bearer(await forge({ claims: { iss: 'http://other.test' } })) })],
    ['another audience', async () => ({ headers: bearer(await forge({ claims: { aud: 'seller' } })) })],
    ['another kind', async () => ({ headers: bearer(await forge({ claims: { typ: 'seller' } })) })],
    [
      'another kind in the header',
      async () => ({ headers: bearer(await forge({ header: { typ: 'oidc-handshake+jwt' } })) }),
    ],
    ['more than 4 KB', async () => ({ headers: bearer(await forge({ claims: { pad: 'x'.repeat(4096) } })) })],
    ['no session', async () => ({ headers: bearer(await forge({ claims: { sid: undefined } })) })],
    ['an unknown session', async () => ({ headers: bearer(await forge({ claims: { sid: randomUUID() } })) })],
    ['a session that is no id', async () => ({ headers: bearer(await forge({ claims: { sid: "' or 1=1 --" } })) })],
    [
      'another customer’s session',
      async () => ({ headers: bearer(await forge({ claims: { id: (await signInCustomer(shop)).customer.id } })) }),
    ],
    ['a revoked session', async () => ({ headers: bearer(await changeSession({ revokedAt: new Date() })) })],
    [
      'a session not used for seven days',
      async () => ({ headers: bearer(await changeSession({ lastSeenAt: new Date(Date.now() - 7 * dayMs - 1000) })) }),
    ],
    [
      'a session at its end',
      async () => ({ headers: bearer(await changeSession({ expiresAt: new Date(Date.now() - 1000) })) }),
    ],
    [
      'a customer who is gone',
      async () => ({
        headers: bearer(
          await signInAndThen(({ customer }) =>
            shop.database.db.delete(customers).where(eq(customers.id, customer.id)),
          ),
        ),
      }),
    ],
  ])('%s', async (_title, build) => {
    const answer = await ask(await build());
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      code: 'unauthorized',
      error: 'Please log in to continue.',
      message: 'Please log in to continue.',
    });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-customer-token']).toBeUndefined();
  });
});

describe('a session', () => {
  it('is noted as seen, but not on every call', async () => {
    const signedIn = await signInCustomer(shop);
    const { db } = shop.database;
    const readSeen = async () =>
      (
        await db.select().from(customerSessions).where(eq(customerSessions.id, signedIn.sessionId))
      )[0]?.lastSeenAt.getTime() ?? 0;
    const atFirst = await readSeen();
    await ask({ headers: signedIn.headers });
    expect(await readSeen()).toBe(atFirst);

    const other = await openTestSession(shop, signedIn.customer);
    const longAgo = new Date(Date.now() - 6 * dayMs);
    await db.update(customerSessions).set({ lastSeenAt: longAgo }).where(eq(customerSessions.id, other.sessionId));
    expect((await ask({ headers: other.headers })).statusCode).toBe(400);
    const [row] = await db.select().from(customerSessions).where(eq(customerSessions.id, other.sessionId));
    expect(Date.now() - (row?.lastSeenAt.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('that another node has ended is over within a second, though nobody said so', async () => {
    const signedIn = await signInCustomer(shop);
    await ask({ headers: signedIn.headers });
    await shop.database.db
      .update(customerSessions)
      .set({ revokedAt: sql`now()` })
      .where(eq(customerSessions.id, signedIn.sessionId));
    await expect.poll(async () => (await ask({ headers: signedIn.headers })).statusCode).toBe(401);
  });
});

describe('a token older than a day', () => {
  async function oldToken({ customer, sessionId }: SignedIn): Promise<string> {
    const twoDaysAgo = Date.now() - 2 * dayMs;
    const createdAt = new Date(twoDaysAgo);
    await shop.database.db.update(customerSessions).set({ createdAt }).where(eq(customerSessions.id, sessionId));
    const tokens = createSessionTokens('customer', {
      issuer: shop.config.publicUrl,
      secret: shop.config.tokenSecret,
      now: () => new Date(twoDaysAgo),
    });
    return tokens.sign(customer, { id: sessionId, expiresAt: new Date(twoDaysAgo + 30 * dayMs) });
  }

  it('is answered with a younger one of the same session, which is good', async () => {
    const old = await oldToken(await signInCustomer(shop));
    const renewed = String((await ask({ headers: bearer(old) })).headers['x-customer-token']);
    expect(renewed).not.toBe(old);
    const again = await ask({ headers: bearer(renewed) });
    expect(again.statusCode).toBe(400);
    expect(again.headers['x-customer-token']).toBeUndefined();
  });

  /** As if the younger token had been used for the first time that long ago. */
  function letPass({ sessionId }: SignedIn, minutes: number) {
    const newestTokenUsedAt = new Date(Date.now() - minutes * 60_000);
    return shop.database.db
      .update(customerSessions)
      .set({ newestTokenUsedAt })
      .where(eq(customerSessions.id, sessionId));
  }

  async function renew(old: string): Promise<string> {
    return String((await ask({ headers: bearer(old) })).headers['x-customer-token']);
  }

  const isGood = async (token: string) => (await ask({ headers: bearer(token) })).statusCode === 400;

  it('stays good for the other tabs for a while', async () => {
    const signedIn = await signInCustomer(shop);
    const old = await oldToken(signedIn);
    const renewed = await renew(old);
    expect(await isGood(renewed)).toBe(true);
    await letPass(signedIn, 4);
    expect([await isGood(old), await isGood(renewed)]).toEqual([true, true]);
  });

  it('that is used long after the younger one ends the session of both, and no other', async () => {
    const signedIn = await signInCustomer(shop);
    const elsewhere = await openTestSession(shop, signedIn.customer);
    const old = await oldToken(signedIn);
    const renewed = await renew(old);
    expect(await isGood(renewed)).toBe(true);
    await letPass(signedIn, 6);
    expect([await isGood(old), await isGood(renewed)]).toEqual([false, false]);
    expect(await isGood(elsewhere.token)).toBe(true);
  });

  it('stays good, and is renewed again, while no younger one has been used: its answer may be lost', async () => {
    const signedIn = await signInCustomer(shop);
    const old = await oldToken(signedIn);
    await renew(old);
    const again = await renew(old);
    expect(await isGood(again)).toBe(true);
  });

  it('renewed by two calls side by side leaves both younger ones good', async () => {
    const signedIn = await signInCustomer(shop);
    const old = await oldToken(signedIn);
    const [first, second] = await Promise.all([renew(old), renew(old)]);
    expect(await isGood(second)).toBe(true);
    await letPass(signedIn, 60);
    expect([await isGood(first), await isGood(second)]).toEqual([true, true]);
  });

  it('is not renewed while logging out', async () => {
    const old = await oldToken(await signInCustomer(shop));
    const answer = await shop.app.inject({ url: '/api/customer/logout', headers: bearer(old) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-customer-token']).toBeUndefined();
  });
});
