/**
 * What a request costs in CPU, that of the server and of PostgreSQL together, in a shop of a thousand products or of
 * BENCH_PRODUCTS: `npm run build`, then `npx tsx bench/cpu.ts [data folder]`; with a folder the shop is kept for the
 * next run. `BENCH_LINES=home` measures only the lines with that in their name. Time on a clock says little on a busy machine:
 * the figure to compare is the ratio to a fixed piece of work, measured in turns with each line.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as send } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type Product } from '@urumuri/contract';
import { openEmbeddedDatabase } from '../apps/server/src/db/embedded/index.ts';
import { deliverTo } from '../apps/server/src/testing/orders.ts';
import { type Figure, publish } from './support/publish.ts';
import { findFreePort, readCpuMs, readEnginePid, startShop, waitUntilIdle } from './support/shop-process.ts';

const rounds = 3;
/**
 * A server that has just started runs code that V8 has not compiled yet, at twice the cost; after so many requests of
 * a kind the cost stays. A shop that restarts once a week is seldom in the first state.
 */
const warmUpRequests = 4000;
const connections = 4;
const productCount = Number(process.env.BENCH_PRODUCTS ?? 1000);
const root = path.resolve(import.meta.dirname, '..');

type Line = {
  name: string;
  /** What this bench, as it is now, said of the shop before November 2026's work on speed. */
  beforeMs?: number;
  goalMs?: number;
  count: number;
  /** What has to be there before the clock runs. */
  prepare?(): Promise<void>;
  ask(turn: number): Promise<void>;
};

const kept = process.argv[2];
const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'urumuri-cpu-')));
if (!existsSync(path.join(dataDir, 'postgres'))) {
  const seed = ['apps/server/dist/seed.js', '--products', String(productCount)];
  execFileSync(process.execPath, seed, { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
}
const database = await openEmbeddedDatabase({ dataDir, as: 'command' });
const shop = await startShop({}, dataDir);
const fixed = await startFixedWork();
const agent = new Agent({ keepAlive: true, maxSockets: connections });

async function startFixedWork(): Promise<{ url: string; child: ChildProcess }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/support/fixed-work.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: database.url },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, child };
}

/** Asks for an address and lets the answer pass by. */
function get(url: string, encoding = 'gzip, deflate, br'): Promise<void> {
  return new Promise((resolve, reject) => {
    send(url, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.on('end', resolve).on('error', reject).resume();
    })
      .on('error', reject)
      .end();
  });
}

let turn = 0;

async function measure(pid: number, { count, prepare, ask }: Line): Promise<{ ms: number; inDatabaseMs: number }> {
  await prepare?.();
  const enginePid = readEnginePid(dataDir);
  const [before, beforeInDatabase] = [readCpuMs(pid), readCpuMs(enginePid)];
  const last = turn + count;
  const work = async () => {
    while (turn < last) {
      turn += 1;
      await ask(turn);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const inDatabaseMs = (readCpuMs(enginePid) - beforeInDatabase) / count;
  return { ms: (readCpuMs(pid) - before) / count + inDatabaseMs, inDatabaseMs };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const of = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;

const api = createClient({ baseUrl: `${shop.url}/api` });
const { categorys } = await api.getCategories();
const { brands } = await api.getBrands();
const pages = Array.from({ length: productCount / 50 }, (_, page) => page + 1).map((pageNumber) =>
  api.queryProducts({ query: { pageNumber, perPage: 48 } }),
);
const products = (await Promise.all(pages)).flatMap((page) => page.products).filter(({ stock }) => stock > 20);
const words = ['kettle', 'fridge', 'phone', 'laptop', 'router', 'iron', 'speaker', 'microwave oven'];

const searched = (place: number) => encodeURIComponent(`${of(brands, place)} ${of(words, Math.floor(place / 7))}`);
const slug = (place: number) => `synthetic-${1 + ((place * 7919) % productCount)}`;
/** A price nobody asked for yet. */
const fresh = (place: number) => `lowPrice=${(place * 37) % 100_000}`;
const page = (address: (place: number) => string, encoding?: string) => (place: number) =>
  get(shop.url + address(place), encoding);

type Customer = { id: string; api: ReturnType<typeof createClient> };
let customers: Customer[] = [];

async function register(count: number): Promise<void> {
  customers = [];
  for (let made = 0; made < count; made += 1) {
    const body = { name: 'A Customer', email: `${randomUUID()}@example.com`, password: `pass ${randomUUID()}` };
    const { token } = await api.register({ body });
    const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
    customers.push({ id, api: createClient({ baseUrl: `${shop.url}/api`, getToken: () => token }) });
  }
}

async function addToCart(place: number): Promise<void> {
  const { id: userId, api: own } = of(customers, place);
  const { _id: productId } = of<Product>(products, Math.floor(place / customers.length));
  await own.addToCart({ body: { userId, productId, quantity: 1 } });
}

async function placeOrder(place: number): Promise<void> {
  const chosen = [of(products, place * 2), of(products, place * 2 + 1)];
  const lines = chosen.map(({ _id }) => ({ quantity: 1, productInfo: { _id } }));
  await of(customers, place).api.placeOrder({
    body: { products: [{ products: lines }], shipping_info: deliverTo },
    headers: { 'idempotency-key': randomUUID() },
  });
}

const lines: Line[] = [
  { name: 'cached page', beforeMs: 0.21, goalMs: 0.15, count: 3000, ask: page(() => '/') },
  // The page cache knows this parameter, and the home page does not.
  { name: 'home, not cached', beforeMs: 24.6, goalMs: 6, count: 600, ask: page((place) => `/?value=${place}`) },
  { name: 'shop, not cached', beforeMs: 23.3, goalMs: 5, count: 600, ask: page((place) => `/shop?${fresh(place)}`) },
  {
    name: 'category, not cached',
    beforeMs: 24.5,
    goalMs: 5,
    count: 600,
    ask: page((place) => `/products?category=${of(categorys, place).slug}&${fresh(place)}`),
  },
  {
    name: 'product, not cached',
    beforeMs: 19.8,
    goalMs: 4,
    count: 600,
    ask: page((place) => `/product/details/${slug(place)}?value=${place}`),
  },
  {
    name: 'search, not cached',
    beforeMs: 15.7,
    goalMs: 5,
    count: 600,
    ask: page((place) => `/products/search?value=${searched(place)}&${fresh(place)}`),
  },
  {
    name: 'listing JSON',
    beforeMs: 1.8,
    goalMs: 1,
    count: 1500,
    ask: page((place) => `/api/home/query-products?${fresh(place)}&perPage=20`, 'identity'),
  },
  {
    name: 'listing JSON, Brotli',
    beforeMs: 3.2,
    goalMs: 1.3,
    count: 1500,
    ask: page((place) => `/api/home/query-products?${fresh(place)}&perPage=20`),
  },
  {
    name: 'price range JSON',
    beforeMs: 2.2,
    goalMs: 3,
    count: 1500,
    ask: page(
      (place) => `/api/home/query-products?${fresh(place)}&highPrice=${200_000 + ((place * 7919) % 300_000)}`,
      'identity',
    ),
  },
  {
    name: 'product JSON',
    beforeMs: 1.5,
    goalMs: 0.8,
    count: 1500,
    ask: page((place) => `/api/home/product-details/${slug(place)}`, 'identity'),
  },
  {
    name: 'search JSON',
    beforeMs: 1.65,
    goalMs: 1.3,
    count: 1500,
    ask: page((place) => `/api/home/query-products?searchValue=${searched(place)}&${fresh(place)}`, 'identity'),
  },
  {
    // What is typed differs in every turn: a suggestion that is cached costs next to nothing.
    name: 'suggestions JSON',
    count: 1500,
    ask: page(
      (place) => `/api/home/search-suggest?value=${searched(place)}${'x'.repeat(place % 3)}%20${place}`,
      'identity',
    ),
  },
  { name: 'add to cart', beforeMs: 5.35, goalMs: 2.5, count: 200, prepare: () => register(10), ask: addToCart },
  {
    name: 'place order',
    beforeMs: 18.75,
    goalMs: 7,
    count: 200,
    // Nobody may have more than ten orders that are not paid.
    prepare: () => register(25),
    ask: placeOrder,
  },
];
const fixedLine: Line = { name: 'fixed work', count: 400, ask: () => get(fixed.url) };

try {
  await waitUntilIdle(shop.pid);
  const wanted = lines.filter(({ name }) => name.includes(process.env.BENCH_LINES ?? ''));
  console.log(`load ${loadavg()[0]?.toFixed(1)}; ms of CPU per request, median of ${rounds} (least to most)`);
  const figures: Figure[] = [];
  for (const line of wanted) {
    const costs: number[] = [];
    const ratios: number[] = [];
    const databaseCosts: number[] = [];
    for (let done = 0; done < warmUpRequests; done += line.count) await measure(shop.pid, line);
    for (let round = 0; round < rounds; round += 1) {
      const [cost, unit] = [await measure(shop.pid, line), await measure(fixed.child.pid ?? 0, fixedLine)];
      costs.push(cost.ms);
      databaseCosts.push(cost.inDatabaseMs);
      ratios.push(cost.ms / unit.ms);
    }
    const [ms, ratio] = [median(costs), median(ratios)];
    figures.push({ name: line.name, before: line.beforeMs, now: ms, goal: line.goalMs });
    const range = `(${Math.min(...costs).toFixed(2)}–${Math.max(...costs).toFixed(2)}`;
    const inDatabase = `${median(databaseCosts).toFixed(2)} in the database)`;
    console.log(
      `${line.name.padEnd(22)}${ms.toFixed(2).padStart(7)} ms ${`${range}, ${inDatabase}`.padEnd(38)}${ratio.toFixed(2).padStart(6)} × the fixed work${line.goalMs === undefined ? '' : `   goal ${line.goalMs} ms`}`,
    );
  }
  publish('cpu', { unit: 'ms of CPU per request', figures });
} finally {
  agent.destroy();
  fixed.child.kill();
  await shop.stop();
  await database.close();
  if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
}
