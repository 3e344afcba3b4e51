/**
 * Holds a thousand sockets while people chat and stock moves, loses events and cuts connections on purpose, and
 * checks that every message is heard once and in order and that every page ends with the database's numbers.
 *
 *   npm run build, then: npx tsx bench/sockets.ts [seconds] [sockets]
 *
 * On the embedded database by default; with TEST_POSTGRES_URL on another server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage, StockChange } from '@urumuri/contract';
import { eq, sql } from 'drizzle-orm';
import { noteEvent } from '../apps/server/src/db/outbox.ts';
import { chatMessages, products } from '../apps/server/src/db/schema/index.ts';
import { buildTestShop, type TestShop } from '../apps/server/src/testing/build-test-shop.ts';
import { buildProduct } from '../apps/server/src/testing/factories.ts';
import { type LiveClient, openLiveClients } from '../apps/server/src/testing/live-client.ts';
import { signInSeller } from '../apps/server/src/testing/sign-in-seller.ts';
import { type SignedIn, signInCustomer } from '../apps/server/src/testing/sign-in.ts';
import openTestServer from '../apps/server/src/testing/test-server.ts';

const seconds = Number(process.argv[2] ?? 60);
const socketCount = Number(process.argv[3] ?? 1000);
const customerCount = 50;
const messagesPerSecond = 100;
const stockChangesPerSecond = 5;
const productCount = 10;
const lossyCount = 50;
const lossShare = 0.3;
const connectAtOnce = 50;
const settleMs = 30_000;

const faults: string[] = [];
const sentAt = new Map<string, number>();
const latencies: number[] = [];

/** Asks `count` times a second, whether or not earlier ones are answered. */
async function keepRate(count: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  const running: Promise<unknown>[] = [];
  for (let turn = 0; turn < count * seconds; turn += 1) {
    await sleep(Math.max(0, startedAt + (turn * 1000) / count - performance.now()));
    running.push(work(turn));
  }
  await Promise.all(running);
  return running.length;
}

async function changeStock(shop: TestShop, productId: string): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const [row] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - 1`, stockRevision: sql`${products.stockRevision} + 1` })
      .where(eq(products.id, productId))
      .returning({ available: products.stock, revision: products.stockRevision });
    if (!row) throw new Error('A product is gone.');
    await noteEvent(tx, { type: 'stock.changed', payload: { products: [{ productId, ...row, fellBy: 1 }] } });
  });
}

type Levels = Map<string, { stock: number; revision: number }>;

/** What a page knows of stock: the newest level by revision, as the storefront keeps it. */
function note(levels: Levels, changes: readonly Pick<StockChange, 'productId' | 'newStock' | 'revision'>[]): void {
  for (const { productId, newStock, revision } of changes) {
    const known = levels.get(productId);
    if (!known || known.revision < revision) levels.set(productId, { stock: newStock, revision });
  }
}

async function readLevels(shop: TestShop): Promise<Levels> {
  const rows = await shop.database.db
    .select({ id: products.id, stock: products.stock, revision: products.stockRevision })
    .from(products);
  return new Map(rows.map(({ id, stock, revision }) => [id, { stock, revision }]));
}

/** A page on a bad line: it misses what it is told, is cut off, and reads anew when it is back. */
function watchBadly(client: LiveClient, shop: TestShop): { levels: Levels; cut(): void } {
  const levels: Levels = new Map();
  client.socket.on('stockUpdated', ({ products: changes }) => {
    if (Math.random() >= lossShare) note(levels, changes);
  });
  client.socket.on('connect', () => {
    void readLevels(shop).then((read) =>
      note(
        levels,
        [...read].map(([productId, { stock, revision }]) => ({ productId, newStock: stock, revision })),
      ),
    );
  });
  return { levels, cut: () => client.socket.io.engine.close() };
}

function checkLevels(who: string, levels: Levels, truth: Levels): void {
  for (const [productId, { stock, revision }] of truth) {
    const known = levels.get(productId);
    if (revision > 0 && known?.stock !== stock)
      faults.push(`${who} shows ${known?.stock} of ${productId}, not ${stock}`);
  }
}

function checkHeard(who: string, heard: readonly ChatMessage[], stored: readonly string[]): void {
  const ids = heard.map(({ _id }) => _id);
  if (new Set(ids).size !== ids.length) faults.push(`${who} heard a message twice`);
  if (ids.join() !== stored.join())
    faults.push(`${who} heard ${ids.length} of ${stored.length} messages, or in another order`);
}

function measure(message: ChatMessage): void {
  const startedAt = sentAt.get(message.message);
  if (startedAt !== undefined) latencies.push(performance.now() - startedAt);
}

async function waitUntil(isDone: () => boolean): Promise<void> {
  for (const endAt = performance.now() + settleMs; !isDone() && performance.now() < endAt;) await sleep(100);
}

async function run(): Promise<void> {
  const closeServer = await openTestServer();
  const shop = await buildTestShop();
  const { db } = shop.database;
  const productIds: string[] = [];
  for (let count = 0; count < productCount; count += 1)
    productIds.push((await buildProduct(db, { stock: 100_000 })).id);
  const seller = await signInSeller(shop);
  const sellerId = seller.seller.id;
  const customers: SignedIn[] = [];
  for (let count = 0; count < customerCount; count += 1) customers.push(await signInCustomer(shop));
  const live = await openLiveClients(shop);

  const tokens = [seller.token, ...customers.map(({ token }) => token)];
  const clients: LiveClient[] = [];
  while (clients.length < socketCount) {
    const batch = Array.from({ length: Math.min(connectAtOnce, socketCount - clients.length) }, (_, place) =>
      live.connect(tokens[clients.length + place]),
    );
    clients.push(...(await Promise.all(batch)));
  }
  const lossy = await Promise.all(
    Array.from({ length: lossyCount }, () =>
      live.connect(undefined, { reconnection: true, reconnectionDelay: 100, reconnectionDelayMax: 500 }),
    ),
  );
  const watchers = lossy.map((client) => watchBadly(client, shop));
  const [sellerClient, ...customerClients] = clients;
  sellerClient?.socket.on('customer_message', measure);
  for (const { socket } of customerClients) socket.on('seller_message', measure);
  process.stdout.write(`${clients.length + lossy.length} sockets are open.\n`);

  async function say(turn: number): Promise<void> {
    const customer = customers[Math.floor(turn / 2) % customers.length];
    if (!customer) return;
    const text = `message ${turn}`;
    const pair = { customerId: customer.customer.id, sellerId };
    sentAt.set(text, performance.now());
    if (turn % 2 === 0 || turn < customers.length * 2) await shop.chat.sendAsCustomer(pair, { text });
    else await shop.chat.sendAsSeller(pair, { text });
  }
  const cutting = setInterval(() => watchers[Math.floor(Math.random() * watchers.length)]?.cut(), 200);
  const [said] = await Promise.all([
    keepRate(messagesPerSecond, say),
    keepRate(stockChangesPerSecond, (turn) => changeStock(shop, productIds[turn % productCount] ?? '')),
  ]);
  clearInterval(cutting);
  for (const { cut } of watchers) cut();

  await waitUntil(() => latencies.length >= said && lossy.every(({ socket }) => socket.connected));
  await sleep(1000);
  await checkAll(shop, { sellerClient, customers, customerClients, clients, watchers });
  latencies.sort((a, b) => a - b);
  const at = (share: number) => (latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN).toFixed(0);
  process.stdout.write(`${said} messages, heard after p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms.\n`);
  process.stdout.write(
    faults.length === 0 ? 'Nothing lost, doubled or out of order.\n' : `${faults.slice(0, 20).join('\n')}\n`,
  );
  live.close();
  await shop.close();
  await closeServer?.();
  process.exit(faults.length === 0 ? 0 : 1);
}

type Everybody = {
  sellerClient: LiveClient | undefined;
  customers: SignedIn[];
  customerClients: LiveClient[];
  clients: LiveClient[];
  watchers: { levels: Levels }[];
};

async function checkAll(shop: TestShop, { sellerClient, customers, customerClients, clients, watchers }: Everybody) {
  const stored = await shop.database.db
    .select({ id: chatMessages.id, sender: chatMessages.sender, threadId: chatMessages.threadId })
    .from(chatMessages)
    .orderBy(chatMessages.sequence);
  const byCustomers = stored.filter(({ sender }) => sender === 'customer').map(({ id }) => id);
  const heardBySeller = [...(sellerClient?.all('customer_message') ?? [])].sort((a, b) => a.sequence - b.sequence);
  checkHeard('the seller', heardBySeller, byCustomers);
  for (const [place, customer] of customers.entries()) {
    const heard = customerClients[place]?.all('seller_message') ?? [];
    const thread = await shop.chat.openAsCustomer({
      customerId: customer.customer.id,
      sellerId: heard[0]?.senderId ?? '',
    });
    const own = stored.filter(({ sender, threadId }) => sender === 'seller' && threadId === thread.thread.id);
    checkHeard(
      `customer ${place}`,
      heard,
      own.map(({ id }) => id),
    );
  }
  const truth = await readLevels(shop);
  for (const [place, client] of clients.entries()) {
    const levels: Levels = new Map();
    for (const { products: changes } of client.all('stockUpdated')) note(levels, changes);
    checkLevels(`socket ${place}`, levels, truth);
  }
  for (const [place, { levels }] of watchers.entries()) checkLevels(`page ${place} on a bad line`, levels, truth);
}

await run();
