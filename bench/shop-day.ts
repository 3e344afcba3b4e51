/**
 * A day in a shop of 20,000 products, in a minute or two: `npm run build`, then `npx tsx bench/shop-day.ts [data folder]`;
 * with a folder the shop is kept for the next run. Visitors look at products as often as these sell (Zipf), browse,
 * filter, search, fill carts and order, and every second something is sold. Printed are how many pages came from the
 * cache, fresh or just stale, how many answers were refused, how long each kind took, and how long after a sale a page
 * had to be asked for to show it. `BENCH_SECONDS` and `BENCH_VISITORS` change how long and how many.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, isApiError } from '@urumuri/contract';
import { deliverTo } from '../apps/server/src/testing/orders.ts';
import { readCpuMs, startShop, waitUntilIdle } from './support/shop-process.ts';

const productCount = 20_000;
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const visitors = Number(process.env.BENCH_VISITORS ?? 30);
const meanPauseMs = 400;
const sinceSaleLimitMs = 5000;
const root = path.resolve(import.meta.dirname, '..');

const kept = process.argv[2];
const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'urumuri-day-')));
if (!existsSync(path.join(dataDir, 'postgres'))) {
  const seed = ['apps/server/dist/seed.js', '--products', String(productCount)];
  execFileSync(process.execPath, seed, { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
}
const shop = await startShop({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' }, dataDir);
const agent = new Agent({ keepAlive: true });

/** The n-th most popular of `count` with a chance of 1/n. */
function pickByZipf(count: number): number {
  return Math.min(count, Math.floor(Math.exp(Math.random() * Math.log(count + 1))));
}

const pick = <Item>(items: readonly Item[]): Item => items[pickByZipf(items.length) - 1] as Item;

type Answer = { status: number; headers: IncomingHttpHeaders };

/** Every visitor has an address, as behind a proxy. */
function get(url: string, address: string): Promise<Answer> {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': address };
  return new Promise((resolve, reject) => {
    send(shop.url + url, { agent, headers }, (answer) => {
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
      answer.on('error', reject).resume();
    })
      .on('error', reject)
      .end();
  });
}

type Kind = 'home' | 'product' | 'listing' | 'search' | 'add to cart' | 'order';
const latencies = new Map<Kind, number[]>();
const origins = new Map<string, number>();
const refusals = new Map<Kind, number>();
const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

async function measure(kind: Kind, work: () => Promise<number>): Promise<number> {
  const startedAt = performance.now();
  const status = await work();
  latencies.set(kind, [...(latencies.get(kind) ?? []), performance.now() - startedAt]);
  if (status === 503) count(refusals, kind);
  // 409: sold out meanwhile, or more than a customer may have.
  else if (status >= 400 && status !== 409) throw new Error(`${kind}: ${status}`);
  return status;
}

async function look(kind: Kind, url: string, address: string): Promise<void> {
  await measure(kind, async () => {
    const { status, headers } = await get(url, address);
    count(origins, String(headers['x-page-cache']));
    return status;
  });
}

const newAddress = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.')}`;
const pageOf = (place: number) => `/product/details/synthetic-${place}`;

function openApi(address: string, token?: string) {
  const sendFrom = (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    return fetch(url, { ...init, headers });
  };
  return createClient({ baseUrl: `${shop.url}/api`, fetch: sendFrom, getToken: () => token });
}

async function register(address: string) {
  const body = { name: 'A Customer', email: `${randomUUID()}@example.com`, password: `pass ${randomUUID()}` };
  const { token } = await openApi(address).register({ body });
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  return { id, api: openApi(address, token) };
}
type Customer = Awaited<ReturnType<typeof register>>;

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (isApiError(error)) return error.status;
      throw error;
    },
  );

async function addToCart({ id: userId, api }: Customer, productId: string): Promise<void> {
  await measure('add to cart', () => statusOf(api.addToCart({ body: { userId, productId, quantity: 1 } })));
}

function order({ api }: Customer, productId: string): Promise<number> {
  const products = [{ products: [{ quantity: 1, productInfo: { _id: productId } }] }];
  const body = { products, shipping_info: deliverTo };
  return measure('order', () => statusOf(api.placeOrder({ body, headers: { 'idempotency-key': randomUUID() } })));
}

const api = openApi(newAddress());
const { categorys } = await api.getCategories();
const { brands } = await api.getBrands();
const words = ['phone', 'laptop', 'fridge', 'kettle', 'iron', 'speaker', 'router', 'microwave oven', 'tv', 'cooker'];
const prices = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const ids = new Map<number, string>();

async function findId(place: number): Promise<string> {
  const known = ids.get(place);
  if (known !== undefined) return known;
  const { product } = await openApi(newAddress()).getProductDetails({ params: { slug: `synthetic-${place}` } });
  ids.set(place, product._id);
  return product._id;
}

/** What somebody does next, by how often people do it. */
async function act(address: string, customer: Customer): Promise<void> {
  const chance = Math.random() * 100;
  const page = pickByZipf(4);
  if (chance < 10) return look('home', '/', address);
  if (chance < 55) return look('product', pageOf(pickByZipf(productCount)), address);
  if (chance < 70) return look('listing', `/products?category=${pick(categorys).slug}&pageNumber=${page}`, address);
  if (chance < 80) return look('listing', `/shop?brand=${pick(brands)}&lowPrice=${pick(prices)}`, address);
  if (chance < 93) return look('search', `/products/search?value=${pick(words)}+${pick(brands)}`, address);
  return addToCart(customer, await findId(pickByZipf(500)));
}

let isOpen = true;

async function visit(customer: Customer): Promise<void> {
  while (isOpen) {
    // A visitor looks at a dozen things and goes; the next comes from elsewhere.
    const address = newAddress();
    for (let step = 0; step < 12 && isOpen; step += 1) {
      await act(address, customer);
      await sleep(meanPauseMs * (0.5 + Math.random()));
    }
  }
}

const sinceSale: number[] = [];

/** Sells something that people look at, and waits until its page says so. */
async function sell(customer: Customer): Promise<void> {
  const place = pickByZipf(200);
  const [productId, address] = [await findId(place), newAddress()];
  const before = (await get(pageOf(place), address)).headers.etag;
  if ((await order(customer, productId)) !== 200) return;
  const soldAt = performance.now();
  for (let askedAt = soldAt; ; askedAt = performance.now()) {
    const { etag } = (await get(pageOf(place), address)).headers;
    if (nameOf(etag) !== nameOf(before) || askedAt - soldAt > sinceSaleLimitMs) {
      sinceSale.push(askedAt - soldAt);
      return;
    }
    await sleep(25);
  }
}

/** An entity tag without the encoding: the same content has the same. */
const nameOf = (etag: string | undefined) => etag?.slice(0, 20);

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

try {
  await waitUntilIdle(shop.pid);
  const customers = await Promise.all(Array.from({ length: visitors }, () => register(newAddress())));
  console.log(`load ${loadavg()[0]?.toFixed(1)}; ${productCount} products, ${visitors} visitors, ${seconds} s`);
  const cpuBefore = readCpuMs(shop.pid);
  const visits = customers.map(visit);
  const sales: Promise<void>[] = [];
  for (let second = 0; second < seconds; second += 1) {
    sales.push(sell(customers[second % customers.length] as Customer));
    await sleep(1000);
  }
  isOpen = false;
  await Promise.all([...visits, ...sales]);
  const requests = [...latencies.values()].reduce((sum, { length }) => sum + length, 0);
  const pages = [...origins.values()].reduce((sum, number) => sum + number, 0);
  const share = (origin: string) => `${((100 * (origins.get(origin) ?? 0)) / pages).toFixed(1)} % ${origin}`;
  console.log(`${requests} requests, ${((readCpuMs(shop.pid) - cpuBefore) / requests).toFixed(2)} ms of CPU each`);
  console.log(`${pages} pages: ${['hit', 'stale', 'miss'].map(share).join(', ')}`);
  for (const [kind, values] of latencies) {
    const refused = refusals.get(kind) ?? 0;
    console.log(
      `${kind.padEnd(12)}${String(values.length).padStart(6)}   p50 ${at(values, 0.5).toFixed(0).padStart(4)} ms   p95 ${at(values, 0.95).toFixed(0).padStart(5)} ms   ${refused} refused`,
    );
  }
  console.log(
    `a page showed a sale when it was asked for ${at(sinceSale, 0.5).toFixed(0)} ms after it (p95 ${at(sinceSale, 0.95).toFixed(0)}, most ${Math.max(...sinceSale).toFixed(0)}); goal 1000`,
  );
} finally {
  isOpen = false;
  agent.destroy();
  await shop.stop();
  if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
}
