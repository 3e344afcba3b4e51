import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { buildProduct } from '../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../testing/orders.ts';
import { findSeries, readSeries, type Series } from '../testing/prometheus.ts';
import { signInCustomer } from '../testing/sign-in.ts';
import { writeFigures } from './figures.ts';
import { openMetrics } from './metrics-server.ts';

let shop: TestShop;
let address: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const place = { host: '127.0.0.1', port: 0 };
  shop = await buildTestShop({ metrics: place });
  const opened = await openMetrics(place, async () => writeFigures((await shop.readFigures?.()) ?? []));
  close = opened.close;
  address = `http://127.0.0.1:${opened.port}`;
});

afterAll(async () => {
  await close();
  await shop.close();
});

async function scrape(): Promise<Series[]> {
  const answer = await fetch(`${address}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return readSeries(await answer.text());
}

it('tells how often and how fast each route was answered, by its declaration alone', async () => {
  for (const slug of ['a', 'b', 'c']) await shop.app.inject(`/api/home/product-details/${slug}`);
  await shop.app.inject('/api/home/get-categorys');
  const series = await scrape();
  const route = 'GET /api/home/product-details/:slug';
  expect(findSeries(series, 'urumuri_requests_total', { route, status: '4xx' })).toBe(3);
  const listed = { route: 'GET /api/home/get-categorys' };
  expect(findSeries(series, 'urumuri_requests_total', { ...listed, status: '2xx' })).toBe(1);
  expect(findSeries(series, 'urumuri_request_seconds_count', listed)).toBe(1);
  expect(findSeries(series, 'urumuri_request_seconds_bucket', { ...listed, le: '+Inf' })).toBe(1);
  const routes = new Set(series.flatMap(({ labels }) => labels.route ?? []));
  expect([...routes].filter((one) => /\/product-details\/[abc]/.test(one))).toEqual([]);
});

it('tells of pages and their cache, the database, orders, sockets and what waits', async () => {
  const before = await scrape();
  for (const page of ['/about', '/about', '/about']) await shop.app.inject(page);
  const { id } = await buildProduct(shop.database.db, { stock: 5 });
  await placeOrder(shop, await signInCustomer(shop), buildOrderBody([{ productId: id, quantity: 1 }]));
  await expect.poll(async () => findSeries(await scrape(), 'urumuri_orders_total')).toBe(1);
  const after = await scrape();
  const rise = (name: string, labels = {}) =>
    (findSeries(after, name, labels) ?? 0) - (findSeries(before, name, labels) ?? 0);
  expect(rise('urumuri_pages_total', { cache: 'miss' })).toBe(1);
  expect(rise('urumuri_pages_total', { cache: 'hit' })).toBe(2);
  expect(findSeries(after, 'urumuri_database_up')).toBe(1);
  expect(findSeries(after, 'urumuri_outbox_lag_seconds')).toBeLessThan(60);
  expect(findSeries(after, 'urumuri_messages', { status: 'waiting' })).toEqual(expect.any(Number));
  expect(findSeries(after, 'urumuri_sockets')).toBe(0);
  expect(findSeries(after, 'urumuri_database_connections', { state: 'idle' })).toBeGreaterThan(0);
  expect(findSeries(after, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(findSeries(after, 'urumuri_info')).toBe(1);
});

it('is nowhere on the public port, and only there on its own', async () => {
  const { statusCode, body } = await shop.app.inject('/metrics');
  expect(statusCode).toBe(404);
  expect(body).not.toContain('urumuri_requests_total');
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('is not counted where nobody asks for it', async () => {
  const plain = await buildTestShop();
  expect(plain.readFigures).toBeUndefined();
  await plain.close();
});
