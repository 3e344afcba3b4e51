/**
 * What finding products costs in shops of 1,000 and of 100,000 products: CPU of the server and of PostgreSQL together,
 * and how long 95 of 100 requests take at most. `npm run build`, then `npx tsx bench/catalogue.ts [products …]`.
 * No address is asked for twice, so nothing is cached. "While it sells" means an order for every nine pages, so
 * caches are invalidated all the time; the orders' own cost, measured alone, is taken off.
 * BENCH_REFERENCE=/path/to/another/built/checkout measures it in turns with this one. BENCH_KEEP=folder keeps the
 * filled shops for the next run, BENCH_LINES=search measures only lines with that in their name, and PUBLISH=1 writes
 * the figures into docs/performance.md.
 */
import { type Line, measureLines } from './support/measure.ts';
import { describeMeasured, publish } from './support/performance-page.ts';
import { ordersOfCustomer, prepareRequests } from './support/requests.ts';
import { type ShopProcess, startShopsToCompare } from './support/shop-process.ts';
import { limitTime } from './support/time-limit.ts';

const pagesInRound = 400;
const answersInRound = 1000;
/** As many customers as are needed to place the orders of a round, and those that are measured alone. */
const buyers = Math.ceil((2 * pagesInRound) / 10 / ordersOfCustomer) + 1;

async function linesOf(shop: ShopProcess, productCount: number): Promise<Line[]> {
  const isLarge = productCount > 10_000;
  const { get, category, newPrice, words, misspelt, register, placeOrder } = await prepareRequests(shop, productCount);
  const list = (query: string) => get(`/api/home/query-products?${query}&perPage=20`, 'identity');

  const pages = [
    { name: 'shop page, new price range', goalMs: isLarge ? 10 : 5, path: (turn: number) => `/shop?${newPrice(turn)}` },
    {
      name: 'category page, new price range',
      goalMs: isLarge ? 10 : 5,
      path: (turn: number) => `/products?category=${category(turn)}&${newPrice(turn)}`,
    },
    {
      name: 'search page, new price range',
      goalMs: isLarge ? 8 : 5,
      path: (turn: number) => `/products/search?value=${words(turn)}&${newPrice(turn)}`,
    },
  ].map(({ name, goalMs, path }) => ({
    name,
    goalMs,
    count: pagesInRound,
    ask: (turn: number) => get(path(turn)),
  }));

  const answers: Line[] = [
    { name: 'search JSON', ask: (turn: number) => list(`searchValue=${words(turn)}`) },
    { name: 'search JSON, misspelt', ask: (turn: number) => list(`searchValue=${misspelt(turn)}&${newPrice(turn)}`) },
    {
      name: 'suggestions JSON',
      ask: (turn: number) => get(`/api/home/search-suggest?value=${words(turn)}`, 'identity'),
    },
    { name: 'price range JSON', ask: (turn: number) => list(newPrice(turn)) },
    {
      name: 'category, sorted by price, JSON',
      ask: (turn: number) => list(`category=${category(turn)}&${newPrice(turn)}&sortPrice=low-to-high`),
    },
  ].map((line) => ({ ...line, count: answersInRound, connections: 20 }));

  const whileSelling = pages.map((page) => ({
    ...page,
    name: `${page.name}, while it sells`,
    prepare: () => register(buyers),
    instead: placeOrder,
  }));
  return [...pages, ...answers, ...whileSelling];
}

limitTime(90);
const sizes = process.argv.slice(2).map(Number);
for (const productCount of sizes.length > 0 ? sizes : [1000, 100_000]) {
  const shops = await startShopsToCompare(productCount);
  try {
    console.log(`\n${productCount} products`);
    const measured = await measureLines(shops, (shop) => linesOf(shop, productCount));
    publish('catalogue', describeMeasured(measured, `${productCount.toLocaleString('en')} products, `));
  } finally {
    for (const shop of shops) await shop.stop();
  }
}
