/**
 * Besieges a shop while twenty people shop in it, each from an address of their own: nobody honest may be refused, the
 * shop stays ready, memory and descriptors stay flat, and a second after the siege all is as before.
 *
 *   npm run build, then: npx tsx bench/siege.ts [seconds] [connections | files | visitors]
 *
 * - connections: pipelined requests that hang up, readers that do not read, bodies that never end, floods of
 *   connections and guesses at passwords, from fifty addresses
 * - files: six shops send files that were made to do harm, each to be answered with a sentence within two seconds
 * - visitors: each request comes from another address and asks for what nobody has asked for, to fill the memory
 *
 * ATTACKERS=1 sends one instead of as many as usual. Linux only: every party has a loopback address of its own, and
 * memory is read from /proc. PUBLISH=1 writes the figures into docs/performance.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword, demoSellers } from '../apps/server/src/seeding/demo-accounts.ts';
import { hostileFiles } from '../apps/server/src/testing/hostile-files.ts';
import { deliverTo } from '../apps/server/src/testing/orders.ts';
import { waitUntilIdle } from './support/cpu-time.ts';
import { percentile } from './support/measure.ts';
import { publish } from './support/performance-page.ts';
import { startShop } from './support/shop-process.ts';
import { limitTime } from './support/time-limit.ts';
import { type Answer, openVisitor, readText } from './support/visitor.ts';

const seconds = Number(process.argv[2] ?? 600);
const shoppers = 20;
const kind = process.argv[3] ?? 'connections';
const usual = { connections: 50, files: demoSellers.length, visitors: 8 }[kind];
if (usual === undefined) throw new Error(`${kind}: connections, files or visitors`);
const attackers = Number(process.env.ATTACKERS ?? usual);
limitTime(seconds / 60 + 15);
const sentenceWithinMs = 2000;
/** A customer may place 30 orders a day. */
const orderEveryMs = Math.max(20_000, (seconds * 1000) / 25);
const password = 'itara ryaka neza cyane';
const shop = await startShop({
  RATE_LIMIT: 'on',
  SEED: 'demo',
  // Besiegers may say that they come from elsewhere.
  TRUSTED_PROXIES: '127.0.1.0/24',
});
const { port } = new URL(shop.url);
const faults: string[] = [];
const times: number[] = [];
let isOver = false;

type Product = { _id: string; slug: string; sellerId: string; stock: number };

type Body = { token?: string; orderId?: string; products?: Product[] };

/** What was refused has been noted, and has none. */
const bodyOf = (answer: Answer) => (answer.status < 300 ? JSON.parse(readText(answer)) : {}) as Body;
const noAnswer = (error: unknown): Answer => ({ status: 0, headers: {}, body: Buffer.from(String(error)) });
const describe = (answer: Answer) => `${answer.status} ${readText(answer).slice(0, 120)}`;
const ownerOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string }).id;

/** Browses, orders and calls off, writes to a seller and signs in again, with the pauses of somebody who reads. */
async function shopHonestly(number: number): Promise<number> {
  const ask = openVisitor(shop.url, { localAddress: `127.0.2.${number + 1}` });
  const email = emailOf(number);
  let done = 0;
  let orderAt = performance.now() + number * 1000;
  const expectAnswer = async (what: string, answer: Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now();
    const got = await answer.catch(noAnswer);
    times.push(performance.now() - startedAt);
    if (got.status < 200 || got.status >= 400) faults.push(`${what}: ${describe(got)}`);
    done += 1;
    return got;
  };
  const account = { name: 'Aline', email, password };
  const opened = await expectAnswer(
    'register',
    ask('/api/customer/customer-register', { method: 'POST', json: account }),
  );
  const cookie = opened.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ');
  let { token = '' } = bodyOf(opened);
  const send = (what: string, path: string, json?: object) =>
    expectAnswer(what, ask(path, { method: 'POST', token, ...(json && { json }) }));
  for (let round = 0; !isOver && token !== ''; round += 1) {
    await expectAnswer('home', ask('/'));
    const list = await expectAnswer('list', ask(`/api/home/query-products?pageNumber=${1 + ((round + number) % 10)}`));
    // What is nearly sold out another shopper may take first, and that is no refusal.
    const products = (bodyOf(list).products ?? []).filter(({ stock }) => stock > shoppers);
    const product = products[(round + number) % products.length];
    if (!product) continue;
    await expectAnswer('product', ask(`/product/details/${product.slug}`));
    await expectAnswer('shop', ask(`/shop?pageNumber=${1 + (round % 8)}&sortPrice=low-to-high`));
    if (performance.now() > orderAt) {
      orderAt += orderEveryMs;
      const line = { quantity: 1, productInfo: { _id: product._id } };
      const order = { userId: ownerOf(token), products: [{ products: [line] }], shipping_info: deliverTo };
      const placed = await send('order', '/api/home/order/place-order', order);
      const { orderId } = bodyOf(placed);
      if (orderId) await send('cancel', `/api/home/customer/cancel-order/${orderId}`);
      const seller = { sellerId: product.sellerId };
      await send('contact', '/api/chat/customer/add-customer-friend', seller);
      await send('message', '/api/chat/customer/send-message-to-seller', { ...seller, text: `Muraho ${round}` });
    }
    if (round % 8 === 7) {
      const json = { email, password };
      const again = ask('/api/customer/customer-login', {
        method: 'POST',
        json,
        ...(cookie && { headers: { cookie } }),
      });
      ({ token = token } = bodyOf(await expectAnswer('login', again)));
    }
    await sleep(500 + ((number * 37) % 500));
  }
  return done;
}

const emailOf = (number: number) => `shopper-${number}@example.com`;

async function open(localAddress: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', () => resolve());
  });
  return socket;
}

const script =
  /src="(\/assets\/[^"]+\.js)"/.exec(readText(await openVisitor(shop.url)('/')))?.[1] ?? '/assets/missing.js';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

const attacks: ((address: string, turn: number) => Promise<void>)[] = [
  async function hangUp(address) {
    const socket = await open(address);
    socket.write(get(script).repeat(300));
    await sleep(20);
    socket.destroy();
  },
  async function readNothing(address) {
    const sockets = await Promise.all(Array.from({ length: 10 }, () => open(address)));
    for (const socket of sockets) socket.pause().write(get('/shop').repeat(30));
    await sleep(5000);
    for (const socket of sockets) socket.destroy();
  },
  async function neverEnd(address) {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open(address)));
    for (const socket of sockets) socket.write(`${post('/api/customer/customer-login', 500)}{"email":`);
    await sleep(5000);
    for (const socket of sockets) socket.destroy();
  },
  async function flood(address) {
    const sockets = await Promise.all(Array.from({ length: 100 }, () => open(address)));
    await sleep(1000);
    for (const socket of sockets) socket.destroy();
  },
  async function guess(address, turn) {
    const json = { email: emailOf(turn % shoppers), password: `guess ${turn}` };
    const ask = openVisitor(shop.url, { localAddress: address, keepAlive: false });
    await ask('/api/customer/customer-login', { method: 'POST', json }).catch(() => undefined);
    await sleep(200);
  },
];

const hostile =
  kind === 'files' ? Object.entries(hostileFiles).map(([name, { build }]) => [name, build()] as const) : [];
const slowest = new Map<string, number>();
const tokens: string[] = [];

async function logInShops(): Promise<void> {
  for (const { email } of demoSellers) {
    const json = { email, password: demoPassword };
    const login = await openVisitor(shop.url)('/api/seller/login', { method: 'POST', json });
    if (login.status !== 200) throw new Error(`${email} cannot log in: ${describe(login)}`);
    tokens.push(bodyOf(login).token ?? '');
  }
}

/** A shop that sends one file after another, each of which must be refused with a sentence. */
async function sendFiles(number: number): Promise<number> {
  const ask = openVisitor(shop.url, { localAddress: `127.0.1.${number + 1}` });
  const token = tokens[number] ?? '';
  let turn = number;
  for (; !isOver; turn += 1) {
    const [name = '', file] = hostile[turn % hostile.length] ?? [];
    const startedAt = performance.now();
    const sent = ask('/api/seller/imports?fileName=goods.xlsx', { method: 'POST', token, ...(file && { file }) });
    const answer = await sent.catch(noAnswer);
    const tookMs = performance.now() - startedAt;
    slowest.set(name, Math.max(slowest.get(name) ?? 0, tookMs));
    if (answer.status !== 400) faults.push(`${name}: ${describe(answer)}`);
    if (tookMs > sentenceWithinMs) faults.push(`${name}: answered after ${(tookMs / 1000).toFixed(1)} s`);
    await sleep(200);
  }
  return turn - number;
}

/** Requests as long as they may be, no two of them alike and no two from one address. */
async function visitFromEverywhere(number: number): Promise<number> {
  const ask = openVisitor(shop.url, { localAddress: `127.0.1.${number + 1}`, connections: 1 });
  let turn = 0;
  for (; !isOver; turn += 1) {
    const address = `41.${100 + number}.${(turn >> 8) & 255}.${turn & 255}`;
    const word = `${number}-${turn}${'x'.repeat(80)}`;
    const ways = [
      `/nothing/${word}${'/x'.repeat(1500)}`,
      `/api/home/search-suggest?value=${word}`,
      `/products/search?value=${word}`,
      `/api/home/query-products?searchValue=${word}&pageNumber=1&perPage=12`,
      `/api/home/query-products?lowPrice=${turn * 8 + number}&pageNumber=1&perPage=24`,
      `/shop?pageNumber=1&lowPrice=${turn * 8 + number}`,
      `/api/home/product-details/${word}`,
    ];
    await ask(ways[turn % ways.length] ?? '/', { headers: { 'x-forwarded-for': address } }).catch(noAnswer);
  }
  return turn;
}

async function besiege(number: number): Promise<number> {
  if (kind === 'files') return sendFiles(number);
  if (kind === 'visitors') return visitFromEverywhere(number);
  const address = `127.0.1.${number + 1}`;
  let turn = number;
  for (; !isOver; turn += 1) await attacks[turn % attacks.length]?.(address, turn);
  return turn - number;
}

const readProcesses = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [pid, ...children.map(Number)].filter((each) => readFileSync(`/proc/${each}/comm`, 'utf8').startsWith('node'));
};
const readUsage = () => {
  const pids = readProcesses(shop.pid);
  const megabytes = pids.map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
  const descriptors = pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length);
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
  return { megabytes: Math.round(sum(megabytes) / 1024), descriptors: sum(descriptors) };
};

type Usage = ReturnType<typeof readUsage>;

/** Asks whether the shop is ready, and writes down what it uses, second by second. */
async function watch(): Promise<Usage[]> {
  const ask = openVisitor(shop.url);
  const seen: Usage[] = [];
  while (!isOver) {
    const ready = await ask('/readyz').catch(noAnswer);
    if (ready.status !== 200) faults.push(`readyz: ${describe(ready)}`);
    seen.push(readUsage());
    await sleep(1000);
  }
  return seen;
}

/** What was usual in each tenth of the time, and the most there was: what is flat does not grow from left to right. */
function describeUsage(seen: Usage[], what: keyof Usage): string {
  const numbers = seen.map((usage) => usage[what]);
  const tenths = Array.from({ length: 10 }, (_, tenth) => {
    const part = numbers.slice((tenth * numbers.length) / 10, ((tenth + 1) * numbers.length) / 10);
    return part.sort((one, other) => one - other)[Math.floor(part.length / 2)] ?? 0;
  });
  return `${tenths.join(' ')}, at most ${Math.max(...numbers)}`;
}

try {
  if (kind === 'files') await logInShops();
  await waitUntilIdle(shop);
  const before = readUsage();
  const end = setTimeout(() => (isOver = true), seconds * 1000);
  const [seen, asked, attacked] = await Promise.all([
    watch(),
    Promise.all(Array.from({ length: shoppers }, (_, number) => shopHonestly(number))),
    Promise.all(Array.from({ length: attackers }, (_, number) => besiege(number))),
  ]);
  clearTimeout(end);
  await sleep(1000);
  const startedAt = performance.now();
  const after = await openVisitor(shop.url)('/');
  const tookMs = Math.round(performance.now() - startedAt);
  if (after.status !== 200) faults.push(`home a second later: ${after.status}`);
  const waited = (share: number) => Math.round(percentile(times, share));
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
  const rest = readUsage();
  console.log(
    `${seconds} s, ${shoppers} shoppers asked ${sum(asked)} times, ${attackers} attackers came ${sum(attacked)} times`,
  );
  console.log(`refused or not ready: ${faults.length}`);
  console.log(`shoppers waited p50 ${waited(0.5)} ms, p95 ${waited(0.95)} ms, p99 ${waited(0.99)} ms`);
  console.log(`memory ${before.megabytes} MB before; ${describeUsage(seen, 'megabytes')}; ${rest.megabytes} after`);
  console.log(
    `descriptors ${before.descriptors} before; ${describeUsage(seen, 'descriptors')}; ${rest.descriptors} after`,
  );
  console.log(`home a second later: ${tookMs} ms`);
  const longest = [...slowest].sort((one, other) => other[1] - one[1]).slice(0, 5);
  for (const [name, ms] of longest) console.log(`slowest sentence: ${Math.round(ms)} ms, ${name}`);
  for (const fault of [...new Set(faults)].slice(0, 20)) console.log(`  ${fault}`);
  const most = Math.max(...seen.map(({ megabytes }) => megabytes));
  publish('siege', [
    {
      what: `${kind}, ${seconds} s beside ${shoppers} shoppers`,
      figure: `${faults.length} of ${sum(asked)} refused or not ready beside ${sum(attacked)} attacks; p95 ${waited(0.95)} ms; ${most} MB at most, ${before.megabytes} before`,
      goal: '0 refused',
    },
  ]);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  isOver = true;
  await shop.stop();
}
