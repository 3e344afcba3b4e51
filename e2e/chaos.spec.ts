import type { APIRequestContext, Page } from '@playwright/test';
import {
  type Cart,
  type DashboardData,
  DEFAULT_PAGE_SIZE,
  type DeliveryStatus,
  type Order,
  type Product,
} from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { type BadLine, spoilLine } from './bad-line.ts';
import { actAs, callAs, registerCustomer, type TestCustomer } from './customer.ts';
import { markPage, touchPage } from './live-page.ts';
import { fillCart, known, orderAway, pickProducts, productIdOf } from './products.ts';
import { signInSeller } from './seller.ts';
import { expect, openPage, test } from './shopper.ts';
import { createRandom, createStorm } from './storm.ts';

const SEED = 20_261_115;
const LOST_SHARE = 0.3;
const LEAST = { cuts: 3, lostEvents: 20, ofEachDoing: 6 };
/** So few that every page says how many, whatever is bought and given back. */
const LEFT = 5;

/** No other journey buys these; the list begins with them. */
const products = pickProducts(
  ({ category, shop, stock }) =>
    category === 'washing-machines' && shop === 'nyarutarama-home' && stock >= 9 && stock <= 20,
);
const shown = known(products[0]);
const listQuery = 'category=Washing%20Machines&sortPrice=low-to-high';

const hintOf = (stock: number) => (stock > 0 ? `Only ${stock} left` : 'Sold out');
const get = async <T>(request: APIRequestContext, path: string) =>
  (await (await request.get(`/api${path}`)).json()) as T;

test('on lines that lose and break, every open page ends with the numbers of the shop @desktop', async ({
  request,
  openBrowser,
}) => {
  const [aline, bosco] = [await registerCustomer(request, 'Aline'), await registerCustomer(request, 'Bosco')];
  const hoarder = await registerCustomer(request, 'Claude');
  for (const product of products) await orderAway(request, hoarder, product, product.stock - LEFT);
  await fillCart(
    request,
    aline,
    products.map((product, place) => [product, 1 + place] as const),
  );
  const productIds = await Promise.all(products.map((product) => productIdOf(request, product)));
  const seller = await signInSeller(request, shown);
  const storm = createStorm({ request, buyers: [aline, bosco], seller, productIds, random: createRandom(SEED) });
  const watched = known(await storm.order(aline, known(productIds[0])));

  const lines: BadLine[] = [];
  const marks: (() => Promise<boolean>)[] = [];
  const open = async (address: string, customer?: TestCustomer): Promise<Page> => {
    const page = await openBrowser();
    if (customer) await actAs(page, customer);
    lines.push(await spoilLine(page, LOST_SHARE, createRandom(SEED + lines.length)));
    await openPage(page, address);
    await touchPage(page);
    marks.push(await markPage(page));
    return page;
  };
  try {
    const onProduct = await open(`/product/details/${shown.slug}`);
    const onList = await open(`/products?${listQuery}`);
    const onCart = await open('/cart', aline);
    const onOrder = await open(`/dashboard/order/details/${watched.id}`, aline);
    const onDashboard = await open('/dashboard', aline);

    const pages = [onProduct, onList, onCart, onOrder, onDashboard];
    await storm.rage(pages, () => lines.every(({ losses }) => losses.cuts > 0));
    await storm.moveOn(watched);
    await storm.rage(pages, () => hasRagedEnough(lines, storm.done));
    await storm.moveOn(watched);

    const truth = await askShop(request, aline, watched.id);
    await expect.poll(() => readProduct(onProduct)).toEqual(truth.product);
    await expect.poll(() => readList(onList)).toEqual(truth.list);
    await expect.poll(() => readCart(onCart)).toEqual(truth.cart);
    await expect.poll(() => readOrder(onOrder)).toBe(truth.order);
    await expect.poll(() => readDashboard(onDashboard)).toEqual(truth.dashboard);
    for (const isMarked of marks) expect(await isMarked()).toBe(true);
  } finally {
    for (const line of lines) line.stop();
  }
});

function hasRagedEnough(lines: readonly BadLine[], done: Record<string, number>): boolean {
  const lostEvents = lines.reduce((sum, { losses }) => sum + losses.events, 0);
  return (
    lines.every(({ losses }) => losses.cuts >= LEAST.cuts) &&
    lostEvents >= LEAST.lostEvents &&
    Object.values(done).every((count) => count >= LEAST.ofEachDoing)
  );
}

/** What the pages should say, from the shop's own answers. */
async function askShop(request: APIRequestContext, customer: TestCustomer, orderId: string) {
  const ask = async <T>(path: string) => (await callAs(request, customer, 'get', path)) as T;
  const { product } = await get<{ product: Product }>(request, `/home/product-details/${shown.slug}`);
  const list = await get<{ products: Product[] }>(request, `/home/query-products?${listQuery}`);
  const cart = await ask<Cart>(`/home/product/get-cart-product/${customer.id}`);
  const { order } = await ask<{ order: Order }>(`/home/customer/get-order-details/${orderId}`);
  const dashboard = await ask<DashboardData>(`/home/customer/get-dashboard-data/${customer.id}`);
  const cartLines = [...cart.cart_products.flatMap((group) => group.products), ...cart.outOfStockProduct];
  return {
    product: { stock: hintOf(product.stock), reviews: product.reviewCount },
    list: list.products.map(({ name, stock }) => `${name}: ${stock > LEFT ? '' : hintOf(stock)}`),
    cart: {
      lines: cartLines
        .map(({ quantity, productInfo: { name, stock } }) => `${name}: ${quantity < stock ? '' : hintOf(stock)}`)
        .toSorted(),
      total: formatRwf(cart.price + cart.shipping_fee),
    },
    order: wordOf[order.delivery_status],
    dashboard: {
      figures: [dashboard.totalOrder, dashboard.pendingOrder, dashboard.cancelledOrder],
      orders: dashboard.recentOrders.map(
        ({ orderNumber, delivery_status }) => `#${orderNumber}: ${wordOf[delivery_status]}`,
      ),
    },
  };
}

const hint = /Only \d+ left|Sold out/;
const wordOf: Record<DeliveryStatus, string> = {
  pending: 'pending',
  processing: 'confirmed',
  warehouse: 'packed',
  placed: 'delivered',
  cancelled: 'cancelled',
};
const status = /Pending|Confirmed|Packed|Delivered|Cancelled/;
const find = (text: string, what: RegExp) => what.exec(text)?.[0] ?? '';

async function readProduct(page: Page) {
  const main = page.getByRole('main');
  const reviews = await main
    .getByRole('link', { name: /reviews? ?\)$|^No reviews yet$/ })
    .first()
    .innerText();
  return {
    stock: find(await main.getByRole('status').filter({ hasText: hint }).first().innerText(), hint),
    reviews: Number(find(reviews, /\d+/)),
  };
}

async function readList(page: Page): Promise<string[]> {
  const cards = await page.getByRole('main').getByRole('article').all();
  // Other products follow the list.
  return Promise.all(
    cards.slice(0, DEFAULT_PAGE_SIZE).map(async (card) => {
      const name = await card.getByRole('heading').innerText();
      return `${name}: ${find(await card.innerText(), hint)}`;
    }),
  );
}

async function readCart(page: Page) {
  const main = page.getByRole('main');
  const lines = await Promise.all(
    products.map(async ({ name }) => {
      const line = main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
      return `${name}: ${find(await line.last().innerText(), hint)}`;
    }),
  );
  const spoken = await main
    .getByRole('status')
    .filter({ hasText: /^Cart: / })
    .innerText();
  return { lines: lines.toSorted(), total: spoken.split('total ').at(-1) };
}

async function readOrder(page: Page): Promise<string> {
  const text = await page.getByRole('definition').filter({ hasText: status }).first().innerText();
  return find(text, status).toLowerCase();
}

async function readDashboard(page: Page) {
  const figures = await Promise.all(
    [/^\d+ Orders$/, /Pending Orders$/, /Cancelled Orders$/].map((name) =>
      page.getByRole('link', { name }).innerText(),
    ),
  );
  const rows = await page.getByRole('table').getByRole('row').all();
  const orders = await Promise.all(
    rows.slice(1).map(async (row) => {
      const number = await row.getByRole('rowheader').getByRole('link').innerText();
      return `${number}: ${find(await row.innerText(), status).toLowerCase()}`;
    }),
  );
  return { figures: figures.map((text) => Number.parseInt(text, 10)), orders };
}
