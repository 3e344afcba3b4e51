import type { Page } from '@playwright/test';
import { type DemoProduct } from './demo.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import {
  breakWebSockets,
  refuseWebSockets,
  cutLine,
  holdLine,
  openLivePage,
  proxyFaults,
  touchPage,
  waitForLine,
  waitForPolling,
} from './live-page.ts';
import { fillCart, orderAway, pickProducts } from './products.ts';
import { signInSeller } from './seller.ts';
import { expectToast, expect, expectAccessible, openPage, test } from './shopper.ts';

const LEFT = 3;
const PATIENCE_MS = 16_000;
const POLL_MS = 31_000;
/** What pages load inside the browser. */
const pageData = /\.data(\?|$)/;

/** Each journey has a product of its own. */
const plentiful = pickProducts(({ stock }) => stock >= 9 && stock <= 20).toReversed();
const ownProduct = (place: number): DemoProduct => {
  const product = plentiful[place];
  if (!product) throw new Error('The demo catalogue has too few products');
  return product;
};

const addressOf = (product: DemoProduct) => `/product/details/${product.slug}`;
const stockLine = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /left|In stock/ });

/** From now on nothing is loaded any more, and the page has looked for news in vain. */
async function loseLine(page: Page): Promise<void> {
  const tried = page.waitForRequest(/transport=polling/);
  await page.clock.runFor(5_000);
  await tried;
  await page.route(pageData, (route) => route.abort());
  await page.clock.runFor(PATIENCE_MS);
  // The second look is not before the first has failed.
  for (let look = 0; look < 2; look += 1) {
    const asked = page.waitForEvent('requestfailed', (request) => pageData.test(request.url()));
    await page.clock.runFor(POLL_MS);
    await asked;
  }
}

test('what others buy is seen at once, on the product and in the list @first', async ({
  page,
  request,
  openBrowser,
}) => {
  const product = ownProduct(0);
  const buyer = await registerCustomer(request, 'Bosco');
  const late = await openBrowser();
  const letThrough = await holdLine(late);
  await openPage(late, addressOf(product));
  await touchPage(late);
  await openLivePage(page, addressOf(product));
  for (const shown of [late, page]) await expect(stockLine(shown)).toHaveText('In stock');
  const orderId = await orderAway(request, buyer, product, product.stock - LEFT);
  await expectToast(page, `Stock updated: ${product.name} stock reduced by ${product.stock - LEFT}`);
  await expect(stockLine(page)).toHaveText(`Only ${LEFT} left`);

  // What was told before a page listened it learns by asking.
  await expect(stockLine(late)).toHaveText('In stock');
  letThrough();
  await expect(stockLine(late)).toHaveText(`Only ${LEFT} left`);

  await openLivePage(page, `/products/search?value=${encodeURIComponent(product.name)}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: product.name, exact: true }) });
  await expect(card.first().getByText(`Only ${LEFT} left`)).toBeVisible();
  await callAs(request, buyer, 'post', `/home/customer/cancel-order/${orderId}`);
  await expect(card.first().getByText(`Only ${LEFT} left`)).toBeHidden();
});

test('a guest’s home page listens from the first touch on', async ({ page }) => {
  const lines: string[] = [];
  page.on('websocket', (socket) => lines.push(socket.url()));
  await openPage(page, '/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(lines).toEqual([]);
  const listens = waitForLine(page);
  await page.getByRole('heading', { level: 2 }).first().click();
  await listens;
});

test('a cart learns that something in it is sold out, also without websockets', async ({ page, request }) => {
  const product = ownProduct(1);
  const [customer, rival] = await Promise.all([registerCustomer(request), registerCustomer(request, 'Bosco')]);
  await fillCart(request, customer, [[product, 1]]);
  await actAs(page, customer);
  await refuseWebSockets(page);
  const listens = waitForPolling(page);
  await openPage(page, '/cart');
  await expect(page.getByRole('heading', { name: 'In stock: 1 product' })).toBeVisible();
  await listens;
  await orderAway(request, rival, product, product.stock);
  await expect(page.getByRole('heading', { name: 'In stock: 1 product' })).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Out of stock/i })).toBeVisible();
});

test('a proxy that takes websockets and breaks them is gone round by polling @desktop', async ({
  request,
  openBrowser,
}) => {
  const product = ownProduct(4);
  const rival = await registerCustomer(request, 'Bosco');
  const pages = await Promise.all(
    proxyFaults.map(async (fault) => {
      const page = await openBrowser();
      await breakWebSockets(page, fault);
      const listens = waitForPolling(page);
      await openPage(page, addressOf(product));
      await touchPage(page);
      await listens;
      return page;
    }),
  );
  // It is told; nobody has to look.
  await orderAway(request, rival, product, product.stock - LEFT);
  for (const page of pages) await expectToast(page, `Stock updated: ${product.name}`);
  for (const page of pages) await expect(stockLine(page)).toHaveText(`Only ${LEFT} left`);
});

test.describe('when nothing gets through', () => {
  test('the page says so quietly, asks now and then, and comes back on request', async ({ page, request }) => {
    const product = ownProduct(2);
    const rival = await registerCustomer(request, 'Bosco');
    await page.clock.install();
    const restoreLine = await cutLine(page);
    await openPage(page, addressOf(product));
    await touchPage(page);
    const tried = page.waitForRequest(/transport=polling/);
    await page.clock.runFor(5_000);
    await tried;
    await page.clock.runFor(PATIENCE_MS);
    const paused = page.getByRole('status').filter({ hasText: 'Live updates paused' });
    await expect(paused).toBeVisible();
    await expectAccessible(page);
    await orderAway(request, rival, product, product.stock - LEFT);
    await expect(async () => {
      await page.clock.runFor(POLL_MS);
      await expect(stockLine(page)).toHaveText(`Only ${LEFT} left`, { timeout: 2_000 });
    }).toPass();
    restoreLine();
    // The page also tries again by itself, and may be quicker.
    await expect(async () => {
      if (await paused.isVisible()) await paused.getByRole('button', { name: 'Retry' }).click({ timeout: 2_000 });
      await expect(paused).toBeHidden({ timeout: 2_000 });
    }).toPass();
  });

  test.describe('not even a page', () => {
    test.use({ isShopAway: true });

    test('what is open stays, what is not says so, and Try again works', async ({ page }) => {
      const product = ownProduct(5);
      await page.clock.install();
      await cutLine(page);
      await openPage(page, addressOf(product));
      await touchPage(page);
      await loseLine(page);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(product.name);
      await expect(stockLine(page)).toHaveText('In stock');

      const other = page
        .getByRole('complementary', { name: /^From / })
        .getByRole('link')
        .first();
      const name = (await other.textContent()) ?? '';
      await other.click();
      await expect(title).toHaveText('Failed to load product details');
      await expect(page.getByText('The shop cannot be reached.')).toBeVisible();
      await expectAccessible(page);
      await page.unroute(pageData);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(title).toHaveText(name);
    });

    test('a half-filled form stays as it is', async ({ page }) => {
      await page.clock.install();
      await cutLine(page);
      await openPage(page, '/register');
      await touchPage(page);
      await page.getByLabel('Name').fill('Aline Uwase');
      await loseLine(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
      await expect(page.getByLabel('Name')).toHaveValue('Aline Uwase');
    });
  });
});

test('an order that moves on is told in the dashboard', async ({ page, request }) => {
  const product = ownProduct(3);
  const customer = await registerCustomer(request);
  const [cancelled, ready] = [
    await orderAway(request, customer, product, 1),
    await orderAway(request, customer, product, 2),
  ];
  await actAs(page, customer);
  await openLivePage(page, '/dashboard');
  const orders = page.getByRole('main').getByRole('table');
  await expect(orders.getByText('Pending')).toHaveCount(2);
  await callAs(request, customer, 'post', `/home/customer/cancel-order/${cancelled}`);
  await expect(orders.getByText('Cancelled')).toBeVisible();
  const seller = await signInSeller(request, product);
  await callAs(request, seller, 'post', `/seller/orders/${ready}/status`, { status: 'processing' });
  await expectToast(page, 'Order is now being processed - stock has been updated');
  await expect(orders.getByText('Confirmed')).toBeVisible();
});
