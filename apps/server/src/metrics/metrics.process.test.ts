import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Ask, findFreePort, startWorkerShop, type WorkerShop } from '../testing/worker-shop.ts';

let database: OpenedDatabase;
let shop: WorkerShop;
let asks: Ask[];
let address: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}/metrics`;
  const environment = { DATABASE_URL: database.pool.options.connectionString ?? '', METRICS_PORT: String(port) };
  shop = await startWorkerShop(environment);
  await shop.waitUntilOpen();
  asks = [...(await shop.connectToEach()).values()];
});

afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Every line by its name and labels. */
async function readMetrics(): Promise<Map<string, number>> {
  const text = await (await fetch(address)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

const sumOf = (metrics: Map<string, number>, name: string, label: string) =>
  [...metrics].reduce(
    (sum, [key, value]) => (key.startsWith(`${name}{`) && key.includes(label) ? sum + value : sum),
    0,
  );

it('adds up what all workers have answered, and its counters only grow', async () => {
  const counted = (metrics: Map<string, number>) => sumOf(metrics, 'urumuri_requests_total', 'get-categorys');
  let before = await readMetrics();
  for (const times of [1, 4, 9]) {
    for (const ask of asks) {
      for (let time = 0; time < times; time += 1) expect((await ask('/api/home/get-categorys')).status).toBe(200);
    }
    const after = await readMetrics();
    expect(counted(after) - counted(before)).toBe(times * asks.length);
    const growing = [...before].filter(([key]) => /_(total|count|sum|bucket)(\{|$)/.test(key));
    expect(growing.length).toBeGreaterThan(5);
    expect(growing.filter(([key, value]) => (after.get(key) ?? 0) < value)).toEqual([]);
    before = after;
  }
});

it('is on its own port alone', async () => {
  const [ask] = asks;
  expect((await ask?.('/metrics'))?.status).toBe(404);
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
});
