import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { freezeClock } from '../testing/frozen-clock.ts';

let shop: TestShop;

freezeClock();

beforeAll(async () => {
  shop = await buildTestShop({ rateLimit: true });
});

afterAll(() => shop.close());

const get = (url: string, remoteAddress: string) => shop.app.inject({ method: 'GET', url, remoteAddress });

/** One more than a minute's; one after the other, or the shop would be too busy for some. */
async function askTooOften(address: string) {
  const statuses: number[] = [];
  for (let time = 0; time < 600; time += 1) statuses.push((await get('/api/home/get-categorys', address)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  return get('/api/home/get-categorys', address);
}

it('turns an address away that asks more than 600 times a minute, and no other', async () => {
  const refused = await askTooOften('10.1.1.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'rate_limited', error: expect.stringMatching(/^Too many requests\./) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get('/healthz', '10.1.1.1')).statusCode).toBe(200);
  expect((await get('/api/home/get-categorys', '10.1.1.2')).statusCode).toBe(200);
});

it('counts an IPv6 network as one address, and the next one as another', async () => {
  expect((await askTooOften('2001:db8:0:1::1')).statusCode).toBe(429);
  expect((await get('/api/home/get-categorys', '2001:db8:0:1:ffff::2')).statusCode).toBe(429);
  expect((await get('/api/home/get-categorys', '2001:db8:0:2::1')).statusCode).toBe(200);
});

it('does not count what the shop asks itself to render a page', async () => {
  await askTooOften('127.0.0.1');
  expect((await get('/', '10.1.1.3')).statusCode).toBe(200);
});
