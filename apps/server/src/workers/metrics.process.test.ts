import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '../db/open.ts';
import { buildProduct } from '../testing/factories.ts';
import { buildOrderBody } from '../testing/orders.ts';
import { findSeries, readSeries, type Series } from '../testing/prometheus.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Ask, findFreePort, startWorkerShop, type WorkerShop } from '../testing/worker-shop.ts';

let database: OpenedDatabase;
let shop: WorkerShop;
let byPid: Map<number, Ask>;
let address: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}/metrics`;
  shop = await startWorkerShop({
    DATABASE_URL: database.pool.options.connectionString ?? '',
    METRICS_PORT: String(port),
  });
  await shop.waitUntilOpen();
  byPid = await shop.connectToEach();
});

afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await shop.close();
  await database.close();
});

async function scrape(): Promise<Series[]> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return readSeries(await answer.text());
}

async function order(ask: Ask, productId: string): Promise<void> {
  const json = { name: 'A Customer', email: `${randomUUID()}@example.com`, password: 'itara ryaka neza' };
  const registered = await ask('/api/customer/customer-register', { method: 'POST', json });
  const { token } = JSON.parse(registered.text) as { token: string };
  const placed = await ask('/api/home/order/place-order', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    json: buildOrderBody([{ productId, quantity: 1 }]),
  });
  expect(placed.status).toBe(201);
}

/** Until each worker holds one. */
async function connectToEach(): Promise<void> {
  const holders = new Set<string | undefined>();
  for (let tries = 0; holders.size < 2; tries += 1) {
    if (tries > 20) expect.fail('All sockets are held by the same worker.');
    const socket = io(shop.url, { forceNew: true, reconnection: false, transports: ['websocket'] });
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    holders.add(socket.io.engine.id?.split('-')[0]);
  }
}

const categories = { route: 'GET /api/home/get-categorys' };

it('tells of both workers together', async () => {
  const { id } = await buildProduct(database.db, { stock: 5 });
  const before = await scrape();
  await connectToEach();
  for (const ask of byPid.values()) {
    for (const page of ['/api/home/get-categorys', '/api/home/get-categorys', '/about', '/about', '/about']) {
      expect((await ask(page)).status).toBe(200);
    }
    await order(ask, id);
  }
  await vi.waitFor(async () => expect(findSeries(await scrape(), 'urumuri_orders_total')).toBe(2));
  const after = await scrape();
  const rise = (name: string, labels = {}) =>
    (findSeries(after, name, labels) ?? 0) - (findSeries(before, name, labels) ?? 0);
  expect(rise('urumuri_requests_total', { ...categories, status: '2xx' })).toBe(4);
  expect(rise('urumuri_request_seconds_count', categories)).toBe(4);
  expect(rise('urumuri_request_seconds_bucket', { ...categories, le: '+Inf' })).toBe(4);
  expect(rise('urumuri_request_seconds_sum', categories)).toBeGreaterThan(0);
  // Every worker has a cache of its own, which its first visitor, or who warms it, fills.
  expect(rise('urumuri_pages_total', { cache: 'hit' })).toBeGreaterThanOrEqual(4);
  expect(findSeries(after, 'urumuri_page_cache_pages')).toBeGreaterThanOrEqual(2);
  expect(findSeries(after, 'urumuri_page_cache_bytes')).toBeGreaterThan(0);
  expect(findSeries(after, 'urumuri_sockets')).toBe(sockets.length);
  expect(findSeries(after, 'urumuri_database_up')).toBe(1);
  expect(findSeries(after, 'urumuri_database_connections', { state: 'idle' })).toBeGreaterThan(0);
  expect(findSeries(after, 'urumuri_database_waiting')).toBe(0);
  expect(findSeries(after, 'urumuri_messages', { status: 'waiting' })).toEqual(expect.any(Number));
  for (const name of ['urumuri_outbox_waiting', 'urumuri_outbox_lag_seconds', 'urumuri_message_lag_seconds']) {
    expect(findSeries(after, name)).toEqual(expect.any(Number));
  }
  expect(after.filter(({ name }) => name === 'urumuri_info')).toHaveLength(1);
});

const isCounter = ({ name }: Series) => /_(total|bucket|sum|count)$/.test(name);

/** What has fallen from one answer to the next. */
const listFallen = (before: readonly Series[], after: readonly Series[]) =>
  before.filter(isCounter).flatMap(({ name, labels, value }) => {
    const now = findSeries(after, name, labels);
    return now === undefined || now < value ? [{ name, labels, value, now }] : [];
  });

it('lets no counter fall when a worker dies and is replaced', async () => {
  const [victim = 0, survivor = 0] = byPid.keys();
  let last = await scrape();
  // Kept, because what is waited for is looked for again and again.
  const fallen: unknown[] = [];
  const look = async () => {
    const answer = await fetch(address);
    const now = readSeries(await answer.text());
    fallen.push(...listFallen(last, now));
    last = now;
    return now;
  };
  process.kill(victim, 'SIGKILL');
  await vi.waitFor(async () => expect(findSeries(await look(), 'urumuri_sockets')).toBeLessThan(sockets.length));
  const successors = await vi.waitFor(async () => {
    await look();
    const found = await shop.connectToEach();
    expect([...found.keys()]).not.toContain(victim);
    return found;
  });
  expect([...successors.keys()]).toContain(survivor);
  const before = last;
  for (const ask of successors.values()) await ask('/api/home/get-categorys');
  const after = await look();
  const count = (series: readonly Series[]) => findSeries(series, 'urumuri_request_seconds_count', categories) ?? 0;
  expect(count(after) - count(before)).toBe(2);
  expect(findSeries(after, 'urumuri_orders_total')).toBe(2);
  expect(fallen).toEqual([]);
});
