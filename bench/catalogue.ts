/**
 * How fast the catalogue answers, with the database named by DATABASE_URL, a kept shop in BENCH_DATA_DIR or the demo shop:
 * `npx tsx bench/catalogue.ts`. Build first; fill PostgreSQL with `npm run seed -- --products 100000`.
 * Hardly a request is made twice, so that what is measured is the database and not the answer cache,
 * except in the last line. Times are the clients' and include waiting for their turn; BENCH_CLIENTS=1
 * shows what one alone waits, BENCH_PAUSE_MS=100 what clients wait who look at an answer before they ask again.
 * BENCH_OTHER=/path/to/another/checkout (built, with a shop of its own in BENCH_OTHER_DATA_DIR) asks both in turn and
 * tells how many times as many requests a second this one answers, and how many times the CPU it takes.
 */
import { loadavg } from 'node:os';
import { type LoadResult, runLoad } from './support/load.ts';
import { readCpuMs, type ShopProcess, startShop, waitUntilIdle } from './support/shop-process.ts';

const clients = Number(process.env.BENCH_CLIENTS ?? 20);
const pauseMs = Number(process.env.BENCH_PAUSE_MS ?? 0);
const secondsPerRound = Number(process.env.BENCH_SECONDS ?? 5);
/** A part of the names of the rounds to run. */
const only = process.env.BENCH_ROUNDS ?? '';
const warmUpSeconds = Number(process.env.BENCH_WARM_UP_SECONDS ?? 15);

type Round = { name: string; path(turn: number): string };

const shop = await startShop({}, process.env.BENCH_DATA_DIR);
const { BENCH_OTHER: otherRoot, BENCH_OTHER_DATA_DIR: otherDataDir } = process.env;
const other = otherRoot ? await startShop({}, otherDataDir, otherRoot) : undefined;
const shops = other ? [shop, other] : [shop];
for (const { pid } of shops) await waitUntilIdle(pid);
const get = async (path: string, { url } = shop): Promise<unknown> => (await fetch(url + path)).json();

const turns = new Map<string, number>();

function ask({ url }: ShopProcess, round: Round, seconds: number): Promise<LoadResult> {
  const pathOf = () => {
    const turn = (turns.get(url + round.name) ?? 0) + 1;
    turns.set(url + round.name, turn);
    return round.path(turn);
  };
  return runLoad({ url, connections: clients, seconds, pauseMs, pathOf });
}

type Figures = { perSecond: number; cpuMs: number; latencyMs: LoadResult['latencyMs'] };

async function measure(asked: ShopProcess, round: Round): Promise<Figures> {
  const cpuBefore = readCpuMs(asked.pid);
  const { requests, perSecond, refused, latencyMs } = await ask(asked, round, secondsPerRound);
  if (refused > 0) throw new Error(`${round.name}: ${refused} of ${requests} were refused.`);
  return { perSecond, cpuMs: (readCpuMs(asked.pid) - cpuBefore) / requests, latencyMs };
}

/** Both in turn, so that whatever else the machine does hits them alike; of three times the one in the middle. */
async function compare(one: ShopProcess, another: ShopProcess, round: Round): Promise<string> {
  const ratios: { rate: number; cpu: number }[] = [];
  for (let time = 0; time < 3; time++) {
    const [own, others] = [await measure(one, round), await measure(another, round)];
    ratios.push({ rate: own.perSecond / others.perSecond, cpu: own.cpuMs / others.cpuMs });
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[1]?.toFixed(2);
  return `  ${middle(ratios.map(({ rate }) => rate))} times the rate, ${middle(ratios.map(({ cpu }) => cpu))} times the CPU`;
}

async function report(round: Round): Promise<void> {
  const { perSecond, cpuMs, latencyMs } = await measure(shop, round);
  const show = (ms: number) => ms.toFixed(1).padStart(7);
  const beside = other ? await compare(shop, other, round) : '';
  console.log(
    `${round.name.padEnd(34)} p50 ${show(latencyMs.p50)} ms  p95 ${show(latencyMs.p95)} ms  ${perSecond.toFixed(0).padStart(5)}/s  ${cpuMs.toFixed(2)} ms CPU of the server each${beside}`,
  );
}

/** Those that every shop has: one without a category would answer at once that there is nothing in it. */
async function listShelves(): Promise<{ categorys: { slug: string }[]; brands: string[] }> {
  const [own, ...others] = await Promise.all(
    shops.map(async (one) => ({
      ...((await get('/api/home/get-categorys', one)) as { categorys: { slug: string }[] }),
      ...((await get('/api/home/get-brands', one)) as { brands: string[] }),
    })),
  );
  if (own === undefined) throw new Error('There is no shop to ask.');
  return {
    categorys: own.categorys.filter(({ slug }) =>
      others.every(({ categorys }) => categorys.some((category) => category.slug === slug)),
    ),
    brands: own.brands.filter((brand) => others.every(({ brands }) => brands.includes(brand))),
  };
}

const { categorys, brands } = await listShelves();
const { products, totalProduct } = (await get('/api/home/query-products?perPage=48')) as {
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
  {
    name: 'price range',
    path: (turn) =>
      `/api/home/query-products?lowPrice=${(turn * 37) % 100_000}&highPrice=${150_000 + ((turn * 7919) % 300_000)}&${about20(turn)}`,
  },
  {
    name: 'stars, a later page',
    path: (turn) =>
      `/api/home/query-products?rating=${1 + (turn % 5)}&pageNumber=${1 + ((turn * 7) % 500)}&${about20(Math.floor(turn / 500))}`,
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
    `${totalProduct} products, ${process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded PostgreSQL'}, ${clients} clients, pause ${pauseMs} ms, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const wanted = rounds.filter(({ name }) => name.includes(only));
  // A shop that has been open for a while has its code compiled, its statements planned and its products at hand.
  for (const round of wanted) for (const each of shops) await ask(each, round, warmUpSeconds);
  for (const round of wanted) await report(round);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  for (const each of shops) await each.stop();
}
