import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { type ProviderBehaviour, startTestProvider, type TestProvider } from '../../../testing/oidc-provider.ts';
import { signInCustomer } from '../../../testing/sign-in.ts';

let provider: TestProvider;
let shop: TestShop;
let nextNumber = 1;

const handover = 'a-word-of-the-page-0123';

beforeAll(async () => {
  provider = await startTestProvider();
  const { issuer, clientId, clientSecret } = provider;
  shop = await buildTestShop({ oidc: { issuer, clientId, clientSecret } });
});

afterAll(async () => {
  await shop.close();
  await provider.close();
});

function newClaims(given: Record<string, unknown> = {}): ProviderBehaviour['claims'] {
  nextNumber += 1;
  return {
    sub: `subject-${nextNumber}`,
    email: `via${nextNumber}@example.com`,
    email_verified: true,
    name: 'Aline Uwase',
    ...given,
  };
}

beforeEach(() => {
  provider.behaviour = { claims: newClaims() };
});

async function start(query = '') {
  const answer = await shop.app.inject(`/api/auth/oidc/start${query}`);
  expect(answer.statusCode).toBe(302);
  const setCookie = String(answer.headers['set-cookie'] ?? '');
  return { answer, location: String(answer.headers.location), setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

async function comeBack(back: URL, cookie: string) {
  const answer = await shop.app.inject({ url: back.pathname + back.search, headers: { cookie } });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['cache-control']).toBe('no-store');
  const [page, fragment = ''] = String(answer.headers.location).split('#');
  expect(page).toBe('/login');
  return { answer, handed: Object.fromEntries(new URLSearchParams(fragment)) };
}

/** The whole way: to the provider, back, and what the login page is handed. */
async function signIn(query = ''): Promise<Record<string, string>> {
  const { location, cookie } = await start(query);
  return (await comeBack(await provider.visit(location), cookie)).handed;
}

async function findCustomer(email: string) {
  return (await shop.database.db.select().from(customers).where(eq(customers.email, email)))[0];
}

/** 400 when the token is good, since the body is empty; 401 when it is not. */
async function statusWith(token = ''): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/customer/change-password', headers, payload: {} });
  return answer.statusCode;
}

it('is told to the pages', async () => {
  expect((await shop.app.inject('/api/home/shop-settings')).json()).toMatchObject({ oidc: true });
});

it('is no part of the described API', async () => {
  expect((await shop.app.inject('/api/docs/json')).body).not.toContain('oidc/');
});

describe('leaving for the provider', () => {
  it('asks for a code with PKCE, state and nonce, to come back to the shop’s own address', async () => {
    const { location } = await start();
    const url = new URL(location);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: provider.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://shop.test/api/auth/oidc/callback',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('leaves a short-lived cookie that scripts and other sites’ posts do not get', async () => {
    const { setCookie } = await start();
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Max-Age=600', 'Path=/api/auth/oidc/callback']) {
      expect(setCookie).toContain(part);
    }
  });

  it('is different every time', async () => {
    const [first, second] = [await start(), await start()];
    expect(first.location).not.toBe(second.location);
    expect(first.cookie).not.toBe(second.cookie);
  });
});

describe('coming back', () => {
  it('creates an account, signs in and hands the token over behind the #', async () => {
    provider.behaviour.claims = newClaims({ picture: 'https://x.example/a.png' });
    const handed = await signIn(`?returnTo=/cart&handover=${handover}`);
    expect(handed).toEqual({ token: expect.any(String), returnTo: '/cart', handover });
    const { email, sub } = provider.behaviour.claims;
    expect(decodeJwt(handed.token ?? '')).toMatchObject({
      email,
      name: 'Aline Uwase',
      image: 'https://x.example/a.png',
    });
    expect(await statusWith(handed.token)).toBe(400);
    expect(await findCustomer(String(email))).toMatchObject({
      oidcIssuer: provider.issuer,
      oidcSubject: sub,
      passwordHash: null,
    });
  });

  it('finds the account again by issuer and subject, even under another e-mail', async () => {
    const first = decodeJwt((await signIn()).token ?? '');
    provider.behaviour.claims.email = 'moved@example.com';
    const second = decodeJwt((await signIn()).token ?? '');
    expect(second.id).toBe(first.id);
    expect(second.email).toBe(first.email);
  });

  it('links an account with the same verified e-mail, and ends the password and sessions it had', async () => {
    const { customer, token } = await signInCustomer(shop, { email: 'LINKED@example.com', passwordHash: 'unproven' });
    expect(await statusWith(token)).toBe(400);
    provider.behaviour.claims = newClaims({ email: 'linked@example.com' });
    const handed = await signIn();
    expect(decodeJwt(handed.token ?? '').id).toBe(customer.id);
    expect(await statusWith(token)).toBe(401);
    expect(await statusWith(handed.token)).toBe(400);
    expect(await findCustomer('linked@example.com')).toMatchObject({ passwordHash: null });
  });

  it('does not give an account to somebody whose e-mail is not verified', async () => {
    const { customer, token } = await signInCustomer(shop, { passwordHash: 'kept' });
    provider.behaviour.claims = newClaims({ email: customer.email, email_verified: false });
    expect(await signIn()).toEqual({ error: 'email_taken', returnTo: '/' });
    expect(await statusWith(token)).toBe(400);
    expect(await findCustomer(customer.email)).toMatchObject({ passwordHash: 'kept', oidcSubject: null });
  });

  it('does not give an account to another subject of the same provider', async () => {
    await signIn();
    provider.behaviour.claims = newClaims({ email: provider.behaviour.claims.email });
    expect(await signIn()).toMatchObject({ error: 'email_taken' });
  });

  it('does not let in whom the office has blocked, and says so', async () => {
    const { customer } = await signInCustomer(shop, { blockedAt: new Date() });
    provider.behaviour.claims = newClaims({ email: customer.email });
    expect(await signIn()).toEqual({ error: 'account_blocked', returnTo: '/' });
  });

  it('takes no name that cannot be read', async () => {
    provider.behaviour.claims = newClaims({ name: '\u200b\u202e', given_name: 'Aline' });
    expect(decodeJwt((await signIn()).token ?? '')).toMatchObject({ name: 'Aline' });
  });

  it('asks the user-info endpoint for an e-mail that is not in the ID token', async () => {
    const claims = newClaims({ email: undefined });
    provider.behaviour = {
      claims,
      userInfo: { email: 'from-userinfo@example.com', email_verified: true, name: 'Aline' },
    };
    expect(decodeJwt((await signIn()).token ?? '')).toMatchObject({ email: 'from-userinfo@example.com' });
  });

  it('creates one account when two first sign-ins end at once', async () => {
    const begun = await Promise.all([start(), start()]);
    const backs = await Promise.all(begun.map(({ location }) => provider.visit(location)));
    const ended = await Promise.all(backs.map((back, place) => comeBack(back, begun[place]?.cookie ?? '')));
    const ids = ended.map(({ handed }) => decodeJwt(handed.token ?? '').id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('never puts the token where a server or log could see it, and clears the cookie', async () => {
    const { location, cookie } = await start();
    const { answer, handed } = await comeBack(await provider.visit(location), cookie);
    const [beforeFragment] = String(answer.headers.location).split('#');
    expect(beforeFragment).not.toContain(handed.token);
    expect(answer.body).not.toContain(handed.token);
    expect(String(answer.headers['set-cookie'])).toMatch(/^oidc_handshake=;.*Max-Age=0/);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  it.each(['https://evil.example/', '//evil.example', '/%5C%5Cevil.example', 'javascript:alert(1)'])(
    'never leads away from the shop: %s',
    async (returnTo) => {
      const handed = await signIn(`?returnTo=${encodeURIComponent(returnTo)}`);
      expect(new URL(handed.returnTo ?? '', 'http://shop.test').origin).toBe('http://shop.test');
    },
  );
});

describe('a sign-in comes to nothing', () => {
  it('without the cookie of the browser that began it', async () => {
    const { location } = await start();
    const { handed } = await comeBack(await provider.visit(location), '');
    expect(handed).toEqual({ error: 'sign_in_failed', returnTo: '/' });
  });

  it('with the cookie of another sign-in, and without asking the provider', async () => {
    const [mine, theirs] = [await start(), await start()];
    const asked = provider.tokenRequests;
    const { handed } = await comeBack(await provider.visit(theirs.location), mine.cookie);
    expect(handed).toMatchObject({ error: 'sign_in_failed' });
    expect(provider.tokenRequests).toBe(asked);
  });

  it('with a cookie that was tampered with, or a customer’s token in its place', async () => {
    const { location, cookie } = await start();
    const { token } = await signInCustomer(shop);
    for (const other of [`${cookie}x`, `oidc_handshake=${token}`, 'oidc_handshake=', 'oidc_handshake=a.b.c']) {
      expect((await comeBack(await provider.visit(location), other)).handed).toMatchObject({ error: 'sign_in_failed' });
    }
  });

  it('when it is replayed', async () => {
    const { location, cookie } = await start();
    const back = await provider.visit(location);
    expect((await comeBack(back, cookie)).handed.token).toBeDefined();
    expect((await comeBack(back, cookie)).handed).toMatchObject({ error: 'sign_in_failed' });
  });

  it.each<[string, Partial<ProviderBehaviour>, string]>([
    ['the person changes their mind', { refusal: 'access_denied' }, 'cancelled'],
    ['the provider refuses', { refusal: 'server_error' }, 'sign_in_failed'],
    ['the ID token is signed by somebody else', { signsWithOtherKey: true }, 'sign_in_failed'],
    ['the ID token is for another shop', { idTokenClaims: { aud: 'another' } }, 'sign_in_failed'],
    ['the ID token is of another provider', { idTokenClaims: { iss: 'https://other.example' } }, 'sign_in_failed'],
    ['the ID token has another nonce', { idTokenClaims: { nonce: 'another' } }, 'sign_in_failed'],
    ['the ID token has run out', { idTokenClaims: { exp: 1 } }, 'sign_in_failed'],
  ])('when %s', async (_title, behaviour, error) => {
    provider.behaviour = { claims: newClaims(), ...behaviour };
    expect(await signIn(`?handover=${handover}&returnTo=/cart`)).toEqual({ error, returnTo: '/cart', handover });
  });

  it('when nobody tells an e-mail', async () => {
    provider.behaviour = { claims: newClaims({ email: undefined }), userInfo: {} };
    expect(await signIn()).toMatchObject({ error: 'email_missing' });
  });

  it('when the provider cannot be reached', async () => {
    const away = await startTestProvider();
    const { issuer, clientId, clientSecret } = away;
    await away.close();
    const other = await buildTestShop({ oidc: { issuer, clientId, clientSecret } });
    const answer = await other.app.inject('/api/auth/oidc/start?returnTo=/cart');
    expect(answer.headers.location).toBe('/login#error=provider_unavailable&returnTo=%2Fcart');
    await other.close();
  });
});
