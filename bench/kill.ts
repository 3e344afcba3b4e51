/**
 * Kills the built shop with SIGKILL again and again while customers order and cancel: in turns the shop, the shop
 * together with its embedded PostgreSQL, and PostgreSQL alone. Checks that everything acknowledged is there once and
 * whole and that the books balance. `npm run build`, then `npx tsx bench/kill.ts [kills]`.
 *
 * With BENCH_POSTGRES_URL (an empty database) only the shop is killed. With WORKERS=2 the shop is three processes, of
 * which the first is killed and the others must follow. PUBLISH=1 writes the figures into docs/performance.md.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type Client, createClient, type Product } from '@urumuri/contract';
import pg from 'pg';
import { openEmbeddedDatabase } from '../apps/server/src/db/embedded/index.ts';
import { findFaults } from '../apps/server/src/testing/order-books.ts';
import { deliverTo } from '../apps/server/src/testing/orders.ts';
import { readEnginePid } from './support/cpu-time.ts';
import { describeLoad } from './support/measure.ts';
import { publish } from './support/performance-page.ts';
import { type ShopProcess, startShop } from './support/shop-process.ts';
import { limitTime } from './support/time-limit.ts';

const defaultKills = 21;
const victims = ['shop', 'shop and database', 'database'] as const;
const customerCount = 5;
const openOrdersPerCustomer = 3;
const linesPerOrder = 3;
const longestRoundMs = 20_000;
const triesOfTurnedAway = 10;

const databaseUrl = process.env.BENCH_POSTGRES_URL;
type Line = { productId: string; quantity: number };
type Attempt = {
  key: string;
  customerId: string;
  lines: Line[];
  orderId?: string;
  cancelAsked?: true;
  isCancelled?: true;
};
type Customer = { id: string; token: string; attempts: Attempt[] };

/** The shop moves to another port with every start; customers always find the one that is open. */
type Door = { shop: ShopProcess };

function clientOf(door: Door, token?: string): Client {
  return createClient({ baseUrl: `${door.shop.url}/api`, getToken: () => token });
}

async function register(door: Door): Promise<Customer> {
  const email = `${randomUUID()}@example.com`;
  const body = { name: 'A Customer', email, password: `pass ${randomUUID()}` };
  const { token } = await clientOf(door).register({ body });
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  return { id: payload.id, token, attempts: [] };
}

function chooseLines(products: Product[]): Line[] {
  const chosen = new Set(
    Array.from({ length: linesPerOrder }, () => products[Math.floor(Math.random() * products.length)]),
  );
  return [...chosen].flatMap((product) => (product ? [{ productId: product._id, quantity: 1 }] : []));
}

async function send(door: Door, customer: Customer, attempt: Attempt): Promise<void> {
  const products = [
    { products: attempt.lines.map(({ productId, quantity }) => ({ quantity, productInfo: { _id: productId } })) },
  ];
  const { orderId } = await clientOf(door, customer.token).placeOrder({
    body: { products, shipping_info: deliverTo },
    headers: { 'idempotency-key': attempt.key },
  });
  attempt.orderId = orderId;
}

async function cancel(door: Door, customer: Customer, attempt: Attempt): Promise<void> {
  attempt.cancelAsked = true;
  await clientOf(door, customer.token).cancelOrder({ params: { orderId: attempt.orderId ?? '' } });
  attempt.isCancelled = true;
}

/** How often the shop was too busy to answer in time; whoever hears so asks again. */
let turnedAway = 0;

function isTurnedAway(error: unknown): error is ApiError {
  const isBusy = error instanceof ApiError && error.status === 503;
  if (isBusy) turnedAway += 1;
  return isBusy;
}

async function insist(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTurnedAway(error) || tries === triesOfTurnedAway) throw error;
      await sleep((error.retryAfterSeconds ?? 1) * 1000);
    }
  }
}

/** Orders and cancels until the shop goes away; what was under way then stays without an answer. */
async function shopUntilClosed(
  door: Door,
  customer: Customer,
  products: Product[],
  isOpen: () => boolean,
): Promise<void> {
  while (isOpen()) {
    const open = customer.attempts.filter(({ orderId, cancelAsked }) => orderId !== undefined && !cancelAsked);
    const oldest = open[0];
    try {
      if (oldest && open.length >= openOrdersPerCustomer) await cancel(door, customer, oldest);
      else {
        const attempt: Attempt = { key: randomUUID(), customerId: customer.id, lines: chooseLines(products) };
        customer.attempts.push(attempt);
        await send(door, customer, attempt);
      }
    } catch (error) {
      if (!isOpen()) return;
      // What became of it is not known; it is asked again after the kill, like everything without an answer.
      if (!isTurnedAway(error)) throw error;
    }
  }
}

/** What had no answer is asked again, an order with the same key, as the shop's own pages do. */
async function askAgain(door: Door, customers: Customer[]): Promise<number> {
  let asked = 0;
  for (const customer of customers) {
    for (const attempt of customer.attempts) {
      if (attempt.orderId === undefined) await insist(() => send(door, customer, attempt));
      else if (attempt.cancelAsked && !attempt.isCancelled) await insist(() => cancelAgain(door, customer, attempt));
      else continue;
      asked += 1;
    }
  }
  return asked;
}

async function cancelAgain(door: Door, customer: Customer, attempt: Attempt): Promise<void> {
  await cancel(door, customer, attempt).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'order_not_cancellable')) throw error;
    attempt.isCancelled = true;
  });
}

type StoredOrder = { id: string; key: string; customer_id: string; status: string; lines: Line[] };

async function findLosses(database: pg.Pool, attempts: Attempt[]): Promise<string[]> {
  const { rows } = await database.query<StoredOrder>(`
    select o.id, o.idempotency_key as key, o.customer_id, o.delivery_status as status,
      (select json_agg(json_build_object('productId', product_id, 'quantity', quantity)) from order_lines where order_id = o.id) as lines
    from orders o`);
  const storedByKey = new Map(rows.map((row) => [row.key, row]));
  const faults = rows.length === storedByKey.size ? [] : ['a key has two orders'];
  const sorted = (lines: Line[]) => JSON.stringify(lines.map((line) => `${line.productId} ${line.quantity}`).sort());
  for (const attempt of attempts) {
    const stored = storedByKey.get(attempt.key);
    storedByKey.delete(attempt.key);
    if (stored === undefined || stored.id !== attempt.orderId || stored.customer_id !== attempt.customerId) {
      faults.push(`order ${attempt.orderId} was acknowledged and is not there`);
    } else if (sorted(stored.lines ?? []) !== sorted(attempt.lines)) faults.push(`order ${stored.id} is not whole`);
    else if (attempt.isCancelled && stored.status !== 'cancelled')
      faults.push(`order ${stored.id} is no longer cancelled`);
    else if (!attempt.cancelAsked && stored.status !== 'pending')
      faults.push(`order ${stored.id} is ${stored.status} unasked`);
  }
  if (storedByKey.size > 0) faults.push(`${storedByKey.size} orders were never asked for`);
  return [...faults, ...(await findFaults(database))];
}

/** Some answers later, and then at any moment of whatever is under way. */
async function waitForAnswers(customers: Customer[], more: number): Promise<void> {
  const count = () =>
    customers.flatMap(({ attempts }) => attempts).filter(({ orderId }) => orderId !== undefined).length;
  const wanted = count() + more;
  const deadline = Date.now() + longestRoundMs;
  while (count() < wanted && Date.now() < deadline) await sleep(5);
  await sleep(Math.random() * 50);
}

async function withDatabase<Result>(dataDir: string, work: (database: pg.Pool) => Promise<Result>): Promise<Result> {
  const embedded = databaseUrl === undefined ? await openEmbeddedDatabase({ dataDir, as: 'command' }) : undefined;
  const pool = new pg.Pool({ connectionString: databaseUrl ?? embedded?.url });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await embedded?.close();
  }
}

async function main(kills: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-checkout-kill-'));
  const environment = {
    SEED: 'demo',
    TOKEN_SECRET: randomUUID() + randomUUID(),
    PUBLIC_URL: 'http://shop.test',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const open = () => startShop(environment, dataDir);
  const door: Door = { shop: await open() };
  try {
    const customers = await Promise.all(Array.from({ length: customerCount }, () => register(door)));
    const { products } = await clientOf(door).queryProducts({ query: { perPage: 48 } });
    const buyable = products.filter(({ stock }) => stock >= customerCount * openOrdersPerCustomer);
    if (buyable.length < linesPerOrder) throw new Error('The demo shop has too little to sell.');
    let retried = 0;
    let slowestMs = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      let isOpen = true;
      const shopping = Promise.all(customers.map((customer) => shopUntilClosed(door, customer, buyable, () => isOpen)));
      shopping.catch(() => undefined);
      await Promise.race([waitForAnswers(customers, 5 + Math.floor(Math.random() * 40)), shopping]);
      isOpen = false;
      const victim = databaseUrl ? 'shop' : victims[kill % victims.length];
      const enginePid = victim === 'shop' ? undefined : readEnginePid(dataDir);
      if (victim !== 'database') await door.shop.kill();
      if (enginePid !== undefined) process.kill(enginePid, 'SIGKILL');
      await shopping;
      const startedAt = performance.now();
      if (victim !== 'database') {
        door.shop = await open();
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      }
      retried += await askAgain(door, customers);
    }
    await door.shop.stop();
    const attempts = customers.flatMap((customer) => customer.attempts);
    const faults = await withDatabase(dataDir, (database) => findLosses(database, attempts));
    const cancelled = attempts.filter(({ isCancelled }) => isCancelled).length;
    const workers = process.env.WORKERS ?? '1';
    const what = `${kills} kills, ${databaseUrl ? 'PostgreSQL' : 'the embedded PostgreSQL'}, ${workers === '1' ? 'one process' : `${workers} workers`}`;
    const figure = `${attempts.length} orders (${cancelled} cancelled), ${retried} asked again, ${faults.length} lost, doubled or wrong`;
    console.log(
      `${what}: ${figure}; ${turnedAway} turned away, slowest start ${Math.round(slowestMs)} ms, load ${describeLoad()}`,
    );
    publish('kill', [{ what, figure, goal: '0' }]);
    if (faults.length > 0) throw new Error(faults.slice(0, 10).join('\n'));
  } finally {
    await door.shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (!existsSync('apps/server/dist/main.js')) throw new Error('Build the shop first: npm run build');
limitTime(30);
await main(Number(process.argv[2] ?? defaultKills));
