import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { freezeClock } from '../../testing/frozen-clock.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

let shop: TestShop;

const password = 'blue kettle on the stove';

freezeClock();

beforeAll(async () => {
  shop = await buildTestShop({ rateLimit: true });
});

afterAll(() => shop.close());

const post = (path: string, payload: object, remoteAddress: string) =>
  shop.app.inject({ method: 'POST', url: `/api/customer/${path}`, payload, remoteAddress });

const login = (email: string, given: string, address = '10.0.0.1') =>
  post('customer-login', { email, password: given }, address);

it('answers too many guesses with 429 and how long to wait, before looking at the password', async () => {
  const email = 'guessed@example.com';
  await post('customer-register', { name: 'Aline', email, password }, '10.0.0.9');
  // All at once: what counts is who came first, not how fast this machine hashes.
  const guesses = ['a', 'b', 'c', 'd', 'e'].map((letter) => login(email, `wrong ${letter}`));
  const answers = await Promise.all([...guesses, login(email.toUpperCase(), password)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
  const refused = answers[5];
  expect(refused?.headers['retry-after']).toBe('1');
  expect(refused?.json()).toMatchObject({
    code: 'rate_limited',
    error: 'Too many attempts. Please try again in 1 second.',
  });
  expect((await login(email, password, '10.0.0.2')).statusCode).toBe(200);
});

it.each([20, 200])('keeps the owner in after %i wrong guesses from many addresses', async (times) => {
  const email = `owner${times}@example.com`;
  const registered = await post('customer-register', { name: 'Aline', email, password }, '10.0.7.1');
  const cookie = String(registered.headers['set-cookie']).split(';')[0] ?? '';
  for (let time = 0; time < times; time += 1) await login(email, 'wrong', `10.7.${times}.${time % 50}`);

  // A phone changes its address; the device is known all the same.
  const known = await shop.app.inject({
    method: 'POST',
    url: '/api/customer/customer-login',
    headers: { cookie },
    payload: { email, password },
    remoteAddress: '10.0.7.2',
  });
  expect(known.statusCode).toBe(200);
  const unknown = await login(email, password, '10.0.7.3');
  if (unknown.statusCode !== 200) expect(Number(unknown.headers['retry-after'])).toBeLessThanOrEqual(10);
});

it('leaves a cookie that scripts and other sites’ posts do not get', async () => {
  const body = { name: 'Aline', email: 'cookie@example.com', password };
  const setCookie = String((await post('customer-register', body, '10.0.8.1')).headers['set-cookie']);
  expect(setCookie).toMatch(/^device=[\w-]{22}~[\w-]{22}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect((await login('cookie@example.com', 'wrong', '10.0.8.1')).headers['set-cookie']).toBeUndefined();
});

it('counts guesses at unknown e-mails alike', async () => {
  const guesses = Array.from({ length: 6 }, () => login('nobody@example.com', 'x', '10.0.1.1'));
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

it('does not count a shopper out who keeps getting it right', async () => {
  await post('customer-register', { name: 'Aline', email: 'right@example.com', password }, '10.0.2.9');
  for (let time = 0; time < 8; time += 1) {
    expect((await login('right@example.com', password, '10.0.2.1')).statusCode).toBe(200);
  }
});

it('limits guesses at the old password too', async () => {
  const answer = await post('customer-register', { name: 'Aline', email: 'change@example.com', password }, '10.0.3.1');
  const { token } = answer.json<{ token: string }>();
  const change = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/customer/change-password',
      headers: { authorization: `Bearer ${token}` },
      payload: { oldPassword: 'guess', newPassword: 'another long one', confirmPassword: 'another long one' },
      remoteAddress: '10.0.3.1',
    });
  const answers = await Promise.all(Array.from({ length: 6 }, change));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([422, 422, 422, 422, 422, 429]);
});

it('limits guesses at a seller’s password where the e-mail is changed', async () => {
  const api = createTestSellerClient(shop, (await signInSeller(shop)).token);
  const body = { email: 'another@example.com', password: 'guess' };
  const codes = await Promise.all(Array.from({ length: 6 }, () => api.refusalOf.changeSellerEmail({ body })));
  expect(codes.toSorted()).toEqual(['rate_limited', ...Array.from({ length: 5 }, () => 'wrong_password')]);
});

it('limits registrations from one address', async () => {
  const statuses = new Set<number>();
  for (let number = 0; number < 12; number += 1) {
    const body = { name: 'Aline', email: `mass${number}@example.com`, password: 'password' };
    statuses.add((await post('customer-register', body, '10.0.4.1')).statusCode);
  }
  expect([...statuses]).toEqual([422, 429]);
});

it('does not believe a made-up address', async () => {
  const guess = (forwardedFor: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/customer/customer-login',
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { email: 'forwarded@example.com', password: 'x' },
      remoteAddress: '10.0.5.1',
    });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, number) => guess(`10.9.9.${number}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
});
