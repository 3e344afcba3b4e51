import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { freezeClock } from '../testing/frozen-clock.ts';
import { openCart } from '../testing/cart-client.ts';
import { buildProduct, buildSeller } from '../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../testing/orders.ts';
import { openTestSession, signInCustomer } from '../testing/sign-in.ts';
import { signInSeller } from '../testing/sign-in-seller.ts';
import { customerAllowances } from './customer-limits.rules.ts';

let shop: TestShop;
let productId: string;

freezeClock();

beforeAll(async () => {
  shop = await buildTestShop({ rateLimit: true });
  productId = (await buildProduct(shop.database.db, { stock: 1000 })).id;
});

afterAll(() => shop.close());

const statusesOf = (answers: readonly LightMyRequestResponse[]) => answers.map(({ statusCode }) => statusCode);

async function repeat(times: number, send: (time: number) => Promise<LightMyRequestResponse>) {
  const answers: LightMyRequestResponse[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await send(time));
  return answers;
}

describe('a customer who orders', () => {
  const perMinute = customerAllowances.order[0].max;
  const body = () => buildOrderBody([{ productId, quantity: 1 }]);

  it('is served six times a minute on all devices together, then told when to come back', async () => {
    const phone = await signInCustomer(shop);
    const laptop = await openTestSession(shop, phone.customer);
    const answers = await repeat(perMinute, (time) => placeOrder(shop, time % 2 === 0 ? phone : laptop, body()));
    expect(statusesOf(answers)).toEqual(Array.from({ length: perMinute }, () => 201));

    const refused = await placeOrder(shop, laptop, body());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (seconds?|minute)\.$/),
    });
    expect(await shop.database.db.$count(orders)).toBe(perMinute);

    const otherCustomer = await signInCustomer(shop);
    expect((await placeOrder(shop, otherCustomer, body())).statusCode).toBe(201);
  });

  it('counts orders that are refused too, before anything is looked up', async () => {
    const buyer = await signInCustomer(shop);
    const missing = buildOrderBody([{ productId: randomUUID(), quantity: 1 }]);
    const answers = await repeat(perMinute + 1, () => placeOrder(shop, buyer, missing));
    expect(statusesOf(answers)).toEqual([...Array.from({ length: perMinute }, () => 404), 429]);
  });
});

it('counts every change of cart and wishlist together, and reading not at all', async () => {
  const who = await signInCustomer(shop);
  const cart = openCart(shop, who);
  const { max } = customerAllowances.change[0];
  const changes = await repeat(max, (time) => (time % 2 === 0 ? cart.remove(randomUUID()) : cart.raise(randomUUID())));
  expect(new Set(statusesOf(changes))).toEqual(new Set([404]));
  const wish = { method: 'POST', url: '/api/home/product/add-to-wishlist', headers: who.headers } as const;
  expect((await shop.app.inject({ ...wish, payload: { productId } })).statusCode).toBe(429);
  expect((await cart.askFor(who.customer.id)).statusCode).toBe(200);
});

it('does not count for a customer what comes without a good token', async () => {
  const who = await signInCustomer(shop);
  const stranger = openCart(shop, undefined);
  const tries = await repeat(70, () => stranger.add(productId, 1, { userId: who.customer.id }));
  expect(new Set(statusesOf(tries))).toEqual(new Set([401]));
  expect((await openCart(shop, who).add(productId)).statusCode).toBe(201);
});

it('counts messages and reviews, each for itself', async () => {
  const who = await signInCustomer(shop);
  const sellerId = await buildSeller(shop.database.db);
  const post = (url: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: `/api${url}`, headers: who.headers, payload });
  const write = () => post('/chat/customer/send-message-to-seller', { sellerId, text: 'Muraho' });
  const review = () => post('/home/customer/submit-review', { productId, review: 'It works', rating: 4 });
  const [messages, reviews] = [customerAllowances.message[0].max, customerAllowances.review[0].max];
  expect(new Set(statusesOf(await repeat(messages, write)))).toEqual(new Set([201]));
  expect((await write()).statusCode).toBe(429);
  expect(new Set(statusesOf(await repeat(reviews, review)))).toEqual(new Set([201]));
  expect((await review()).statusCode).toBe(429);
});

describe('an address that asks too often', () => {
  const remoteAddress = '10.1.2.3';
  const ask = (url: string, accept: string) => shop.app.inject({ url, remoteAddress, headers: { accept } });

  beforeAll(() => repeat(600, () => ask('/api/banners', '*/*')));

  it('is shown a page that says so and when to come back, without a script', async () => {
    const answer = await ask('/shop', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('<h1>One moment, please</h1>');
    expect(answer.body).toContain('Too many requests. Please try again in');
    expect(answer.body).toContain('<a class="primary" href="">Try again</a>');
    expect(answer.body).not.toContain('<script');
  });

  it.each([
    ['a call of the API', '/api/banners', 'text/html'],
    ['the data of a page', '/shop.data', '*/*'],
  ])('is told so in JSON by %s', async (_title, url, accept) => {
    const answer = await ask(url, accept);
    expect(answer.statusCode).toBe(429);
    expect(answer.json<{ code: string }>().code).toBe('rate_limited');
  });
});

it('does not count the calls a page makes for its visitors', async () => {
  await repeat(600, () => shop.app.inject('/api/banners'));
  expect((await shop.app.inject('/api/banners')).statusCode).toBe(429);
  expect((await shop.app.inject({ url: '/shop', remoteAddress: '10.1.2.4' })).statusCode).toBe(200);
});

it('lets staff look up so many numbers a minute, and others after them', async () => {
  const perMinute = customerAllowances.lookUpNumber[0].max;
  const { headers } = await signInSeller(shop);
  const url = '/api/seller/counter/customer';
  const lookUp = (as: { authorization: string }, time: number) =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: as,
      payload: { phone: `07881234${10 + time}` },
      // The tests before have used up what their address may ask.
      remoteAddress: '10.0.0.9',
    });
  const answers = await repeat(perMinute + 1, (time) => lookUp(headers, time));
  expect(statusesOf(answers)).toEqual([...Array.from({ length: perMinute }, () => 200), 429]);
  expect((await lookUp((await signInSeller(shop)).headers, 0)).statusCode).toBe(200);
});
