/**
 * How fast the catalogue answers, with the database named by DATABASE_URL or the embedded demo shop:
 * `npx tsx bench/catalogue.ts`. Build first; fill PostgreSQL with `npm run seed -- --products 100000`.
 * Hardly a request is made twice, so that what is measured is the database and not the answer cache,
 * except in the last line. Times are the clients' and include waiting for their turn; BENCH_CLIENTS=1
 * shows what one alone waits, BENCH_PAUSE_MS=100 what clients wait who look at an answer before they ask again.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { Agent, request } from 'node:http';
import { startShop, waitUntilIdle } from './support/shop-process.ts';

const clients = Number(process.env.BENCH_CLIENTS ?? 20);
const pauseMs = Number(process.env.BENCH_PAUSE_MS ?? 0);
const secondsPerRound = Number(process.env.BENCH_SECONDS ?? 5);
const warmUpSeconds = 3;
const clockTicksPerSecond = 100;

type Round = { name: string; path(turn: number): string };

const shop = await startShop();
await waitUntilIdle(shop.pid);
const agent = new Agent({ keepAlive: true, maxSockets: clients });

function get(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(shop.url + path, { agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts).toString());
        else reject(new Error(`${path}: ${answer.statusCode} ${Buffer.concat(parts).toString().slice(0, 200)}`));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** User and system time of the server process, in milliseconds. */
function readCpuMs(): number {
  const fields = readFileSync(`/proc/${shop.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / clockTicksPerSecond;
}

/** Every client asks as fast as it is answered; gives back how long each answer took. */
async function ask({ path }: Round, seconds: number, nextTurn: () => number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const asked = performance.now();
        await get(path(nextTurn()));
        times.push(performance.now() - asked);
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
      }
    }),
  );
  return times;
}

async function measure(round: Round): Promise<void> {
  let turn = 0;
  const nextTurn = () => (turn += 1);
  // A connection plans a statement anew for its first five times: a shop that has been open for a while does not.
  await ask(round, warmUpSeconds, nextTurn);
  const cpuBefore = readCpuMs();
  const times = await ask(round, secondsPerRound, nextTurn);
  const cpuMs = (readCpuMs() - cpuBefore) / times.length;
  times.sort((left, right) => left - right);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(7);
  const perSecond = Math.round(times.length / secondsPerRound);
  console.log(
    `${round.name.padEnd(34)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  ${String(perSecond).padStart(5)}/s  ${cpuMs.toFixed(2)} ms CPU of the server each`,
  );
}

const { categorys } = JSON.parse(await get('/api/home/get-categorys')) as { categorys: { slug: string }[] };
const { brands } = JSON.parse(await get('/api/home/get-brands')) as { brands: string[] };
const { products, totalProduct } = JSON.parse(await get('/api/home/query-products?perPage=48')) as {
  products: { slug: string; name: string }[];
  totalProduct: number;
};

const of = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;
const kinds = [
  'kettle',
  'fridge',
  'tv',
  'smart tv',
  'phone',
  'laptop',
  'router',
  'iron',
  'fan',
  'speaker',
  'microwave oven',
  'led bulb',
  'power bank',
  'rice cooker',
  'headphones',
  'frigo',
  'machine à laver',
  'camera',
  'washer',
  'printer',
];
const details = ['', ' red', ' 128gb', ' white', ' wireless', ' inverter', ' steel', ' 4k'];
/** A letter left out, as thumbs do. */
const misspell = (text: string, turn: number) => {
  const place = 1 + (turn % Math.max(1, text.length - 2));
  return text.slice(0, place) + text.slice(place + 1);
};
const text = (turn: number) =>
  `${of(brands, turn)} ${of(kinds, Math.floor(turn / 7))}${of(details, Math.floor(turn / 3))}`;
/** Pages of about twenty, in so many sizes that no two requests are alike for long. */
const about20 = (turn: number) => `perPage=${16 + (turn % 9)}`;
const search = (searchValue: string, turn: number) =>
  `/api/home/query-products?searchValue=${encodeURIComponent(searchValue)}&${about20(Math.floor(turn / 73))}`;
const shelf = (turn: number) =>
  `category=${of(categorys, turn).slug}&brand=${encodeURIComponent(of(brands, Math.floor(turn / 15)))}`;
const slugs =
  totalProduct > 1000
    ? Array.from({ length: 20_000 }, (_, n) => `synthetic-${1 + ((n * 7919) % (totalProduct - 250))}`)
    : products.map(({ slug }) => slug);

const sorting = (turn: number) => `sortPrice=${turn % 2 ? 'low-to-high' : 'high-to-low'}`;

const rounds: Round[] = [
  {
    name: 'category, brand, sorted',
    path: (turn) => `/api/home/query-products?${shelf(turn)}&${sorting(turn)}&${about20(Math.floor(turn / 780))}`,
  },
  {
    name: 'category, sorted',
    path: (turn) =>
      `/api/home/query-products?category=${of(categorys, turn).slug}&${sorting(turn)}&pageNumber=${1 + (Math.floor(turn / 15) % 20)}&${about20(Math.floor(turn / 300))}`,
  },
  { name: 'search: brand and kind', path: (turn) => search(text(turn), turn) },
  { name: 'search: one word', path: (turn) => search(of([...kinds, ...brands], turn), turn) },
  { name: 'search: misspelt', path: (turn) => search(misspell(of(brands, turn), turn), turn) },
  {
    name: 'suggestions while typing',
    path: (turn) => `/api/home/search-suggest?value=${encodeURIComponent(text(turn).slice(0, 4 + (turn % 9)))}`,
  },
  { name: 'product details', path: (turn) => `/api/home/product-details/${of(slugs, turn)}` },
  {
    name: 'one listing, again and again',
    path: () => '/api/home/query-products?category=phones&sortPrice=low-to-high&perPage=20',
  },
];

try {
  console.log(
    `${totalProduct} products, ${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, ${clients} clients, pause ${pauseMs} ms, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const round of rounds) await measure(round);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  agent.destroy();
  await shop.stop();
}
