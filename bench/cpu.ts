/**
 * What each kind of request costs in CPU, of the server and of PostgreSQL together, in a shop of 1,000 products:
 * `npm run build`, then `npx tsx bench/cpu.ts`. BENCH_LINES=cached measures only lines with that in their name;
 * BENCH_REFERENCE=/path/to/another/built/checkout measures it in turns with this one; BENCH_KEEP=folder keeps the
 * filled shops for the next run; PUBLISH=1 writes the figures into docs/performance.md. WORKERS=2 is passed on.
 * `npx tsx bench/cpu.ts 100000` measures instead how long staff wait in the console of a market with so many orders.
 */
import { measureConsole } from './support/console-lines.ts';
import { fillMarket } from './support/fill-market.ts';
import { measureLines, type Line } from './support/measure.ts';
import { describeMeasured, publish } from './support/performance-page.ts';
import { prepareRequests } from './support/requests.ts';
import { type ShopProcess, startFilledShop, startShopsToCompare } from './support/shop-process.ts';
import { limitTime } from './support/time-limit.ts';

const productCount = 1000;

async function linesOf(shop: ShopProcess): Promise<Line[]> {
  const { get, category, newPrice, product, words, register, addToCart, placeOrder } = await prepareRequests(
    shop,
    productCount,
  );
  const listing = (turn: number) => `/api/home/query-products?${newPrice(turn)}&perPage=20`;
  return [
    { name: 'cached page', goalMs: 0.15, count: 6000, ask: () => get('/') },
    // The page cache knows this parameter, and the home page does not.
    { name: 'home, not cached', goalMs: 6, count: 600, ask: (turn) => get(`/?value=${turn}`) },
    { name: 'shop, not cached', goalMs: 5, count: 600, ask: (turn) => get(`/shop?${newPrice(turn)}`) },
    {
      name: 'category, not cached',
      goalMs: 5,
      count: 600,
      ask: (turn) => get(`/products?category=${category(turn)}&${newPrice(turn)}`),
    },
    {
      name: 'product, not cached',
      goalMs: 4,
      count: 600,
      ask: (turn) => get(`/product/details/${product(turn)}?value=${turn}`),
    },
    {
      name: 'search, not cached',
      goalMs: 5,
      count: 600,
      ask: (turn) => get(`/products/search?value=${words(turn)}&${newPrice(turn)}`),
    },
    { name: 'listing JSON', goalMs: 1, count: 1500, ask: (turn) => get(listing(turn), 'identity') },
    { name: 'listing JSON, Brotli', goalMs: 1.3, count: 1500, ask: (turn) => get(listing(turn), 'br') },
    {
      name: 'product JSON',
      goalMs: 0.8,
      count: 1500,
      ask: (turn) => get(`/api/home/product-details/${product(turn)}`, 'identity'),
    },
    { name: 'add to cart', goalMs: 2.5, count: 200, prepare: () => register(10), ask: addToCart },
    { name: 'place order', goalMs: 7, count: 200, prepare: () => register(25), ask: placeOrder },
  ];
}

async function benchConsole(orders: number): Promise<void> {
  const name = `${productCount}-with-${orders}-orders`;
  const shop = await startFilledShop(productCount, { name, fillMore: (dataDir) => fillMarket(dataDir, orders) });
  try {
    const figures = await measureConsole(shop);
    publish(
      'cpu',
      figures.map((one) => ({ ...one, what: `${orders.toLocaleString('en')} orders, ${one.what}` })),
    );
  } finally {
    await shop.stop();
  }
}

async function benchRequests(): Promise<void> {
  const shops = await startShopsToCompare(productCount);
  try {
    publish('cpu', describeMeasured(await measureLines(shops, linesOf)));
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

limitTime(45);
const [orders] = process.argv.slice(2).map(Number);
await (orders === undefined ? benchRequests() : benchConsole(orders));
