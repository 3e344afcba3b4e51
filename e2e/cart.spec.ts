import type { Locator, Page } from '@playwright/test';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import type { DemoProduct } from './demo.ts';
import { actAs, callAs, registerCustomer, type TestCustomer } from './customer.ts';
import { cutLine } from './live-page.ts';
import { fillCart, known, orderAway, pickProducts, shopNameOf } from './products.ts';
import { expectToast, expect, expectAccessible, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

type ServerCart = { cart_products: { products: { quantity: number; productInfo: { name: string } }[] }[] };

const plentiful = pickProducts(({ stock, priceRwf }) => stock > 12 && priceRwf > 60_000);
const [reduced] = plentiful.filter(({ discountPercent }) => discountPercent > 0);
const [other] = plentiful.filter(({ shop }) => shop !== reduced?.shop);
/** One alone is too little for the voucher, two are enough. */
const [cheap] = pickProducts((product) => product.stock > 12 && unitOf(product) > 25_000 && unitOf(product) < 49_000);
/** Journeys at both widths run side by side, and what one buys the other must not miss. */
const scarce = pickProducts(({ stock }) => stock === 4).slice(-2);

function unitOf({ priceRwf, discountPercent }: DemoProduct): number {
  return unitPriceRwf(priceRwf, discountPercent);
}

const lineOf = (page: Page, { name }: DemoProduct): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const quantityOf = (line: Locator): Locator => line.getByRole('group', { name: /^Quantity/ }).getByRole('status');
const more = (line: Locator): Locator => line.getByRole('button', { name: /^One more/ });
const less = (line: Locator): Locator => line.getByRole('button', { name: /^One less/ });
const summaryOf = (page: Page): Locator => page.getByRole('region', { name: 'Order Summary' });

/** Amounts are written with a space that does not break. */
async function expectFigure(page: Page, label: string, figure: string): Promise<void> {
  await expect(
    summaryOf(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd'),
  ).toHaveText(figure);
}

async function openCart(page: Page, customer: TestCustomer): Promise<void> {
  await actAs(page, customer);
  await openPage(page, '/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
}

test('a cart from two shops: quantities, undo, and on to the checkout @first', async ({ page, request }) => {
  const [first, second] = [known(reduced), known(other)];
  const customer = await registerCustomer(request);
  await fillCart(request, customer, [
    [first, 1],
    [second, 1],
  ]);
  await openCart(page, customer);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText(['Home', 'Cart']);
  await expect(page.getByRole('heading', { name: 'In stock: 2 products' })).toBeVisible();
  for (const product of [first, second]) {
    const shop = page.getByRole('region', { name: shopNameOf(product), exact: true });
    await expect(shop.getByRole('heading', { level: 3 })).toHaveText(`${shopNameOf(product)} (1 product)`);
    await expect(shop.getByRole('link', { name: product.name })).toHaveAttribute('href', /^\/product\/details\//);
    await expect(shop).toContainText(product.brand);
  }
  await expect(lineOf(page, first)).toContainText(`−${first.discountPercent}%`);
  await expect(lineOf(page, first)).toContainText(`Before: ${formatRwf(first.priceRwf)}`);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expectFigure(page, 'Shipping Fee', 'Free');
  await expectFigure(page, 'Total', formatRwf(unitOf(first) + unitOf(second)));
  await expectAccessibleAtBothSizes(page);

  const line = lineOf(page, first);
  for (let press = 0; press < 4; press += 1) await more(line).click({ delay: 0 });
  await less(line).click();
  await expect(quantityOf(line)).toHaveText('4');
  await expectFigure(page, 'Price', formatRwf(4 * unitOf(first) + unitOf(second)));
  await expectToast(page, 'Quantity updated');
  await expect.poll(() => storedQuantity(customer, first)).toBe(4);
  await expect(quantityOf(line)).toHaveText('4');
  await expect(page.getByRole('status').filter({ hasText: 'Cart: 5 items' })).toHaveText(
    `Cart: 5 items, total ${formatRwf(4 * unitOf(first) + unitOf(second))}`,
  );

  await lineOf(page, second)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(lineOf(page, second)).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  // It stays as long as somebody is at it.
  await undo.hover();
  await expectAccessibleAtBothSizes(page);
  await expect.poll(() => storedQuantity(customer, second)).toBeUndefined();
  await undo.click();
  await expect(quantityOf(lineOf(page, second))).toHaveText('1');
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();

  await page.getByRole('button', { name: 'Proceed to Checkout 5 Items' }).click();
  await expect(page).toHaveURL('/shipping');
  const state = await page.evaluate(() => (history.state as { usr: Record<string, unknown> }).usr);
  expect(state).toMatchObject({ items: 5, price: 4 * unitOf(first) + unitOf(second), shipping_fee: 0 });

  async function storedQuantity(owner: TestCustomer, product: DemoProduct): Promise<number | undefined> {
    const cart = (await callAs(request, owner, 'get', `/home/product/get-cart-product/${owner.id}`)) as ServerCart;
    const lines = cart.cart_products.flatMap(({ products }) => products);
    return lines.find(({ productInfo }) => productInfo.name === product.name)?.quantity;
  }
});

test.describe('a voucher', () => {
  test.use({ expectedStatuses: [404, 422] });

  test('applies or says why not, and follows the cart', async ({ page, request }) => {
    const product = known(cheap);
    const customer = await registerCustomer(request);
    await fillCart(request, customer, [[product, 2]]);
    await openCart(page, customer);
    const code = page.getByLabel('Voucher code');
    const apply = page.getByRole('button', { name: 'Apply' });
    for (const [typed, reason] of [
      ['', 'Type the code of your voucher.'],
      ['IMPANO', 'We do not know this voucher code.'],
      ['NOHELI20', 'This voucher expired on'],
      ['KIGALI5000', 'This voucher needs products for at least'],
    ] as const) {
      await code.fill(typed);
      await apply.click();
      await expect(code).toHaveAccessibleDescription(new RegExp(reason));
    }
    await expectAccessible(page);

    await code.fill('muraho10');
    await apply.click();
    const worth = 2 * unitOf(product);
    await expectFigure(page, 'Discount (MURAHO10)', `−${formatRwf(Math.floor(worth / 10))}`);
    await expectFigure(page, 'Total', formatRwf(worth - Math.floor(worth / 10)));
    await expectAccessible(page);

    await less(lineOf(page, product)).click();
    await expect(code).toHaveAccessibleDescription(/^MURAHO10 does not apply any more\. .*to go\.$/);
    await expectFigure(page, 'Total', formatRwf(unitOf(product)));
    await more(lineOf(page, product)).click();
    await expectFigure(page, 'Total', formatRwf(worth - Math.floor(worth / 10)));
    await page.reload();
    await expectFigure(page, 'Total', formatRwf(worth - Math.floor(worth / 10)));

    await page.getByRole('button', { name: 'Remove voucher MURAHO10' }).click();
    await expectFigure(page, 'Total', formatRwf(worth));
    await expect(code).toHaveValue('');
  });
});

test.describe('what others buy', () => {
  test.use({ expectedStatuses: [404, 409] });

  test('takes a line out of the order until it fits what is left @first', async ({ page, request }) => {
    const product = known(scarce[0]);
    const [customer, rival] = [await registerCustomer(request), await registerCustomer(request)];
    await fillCart(request, customer, [[product, 3]]);
    // Without news the page still believes in four.
    await cutLine(page);
    await openCart(page, customer);
    const line = lineOf(page, product);
    await expect(quantityOf(line)).toHaveText('3');
    await orderAway(request, rival, product, 1);
    await more(line).click();
    await expectToast(page, 'Only 3 available.');
    await expect(quantityOf(line)).toHaveText('3');
    await expect(more(line)).toHaveAttribute('aria-disabled', 'true');
    await expect(more(line)).toHaveAccessibleDescription('Only 3 left: that is all of them.');

    await orderAway(request, rival, product, 2);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Out of stock: 1 product' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing to order yet' })).toBeVisible();
    await expect(summaryOf(page)).toHaveCount(0);
    await expect(more(line)).toHaveAttribute('aria-disabled', 'true');
    await expect(line).toContainText('Only 1 left. Lower the quantity to 1 to order.');
    await expect(page.getByText('$')).toHaveCount(0);
    await expectAccessible(page);
    await less(line).click();
    await less(line).click();
    await expect(page.getByRole('heading', { name: 'In stock: 1 product' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Checkout 1 Item', exact: true })).toBeVisible();

    await orderAway(request, await registerCustomer(request), product, 1);
    await page.reload();
    await expect(line).toContainText('Sold out');
    await line.getByRole('button', { name: /^Move to wishlist/ }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL('/shop');
  });
});

test('two tabs show the same cart', async ({ page, request, context }) => {
  const product = known(other);
  const customer = await registerCustomer(request);
  await fillCart(request, customer, [[product, 1]]);
  await openCart(page, customer);
  const tab = await context.newPage();
  await openPage(tab, '/cart');
  await more(lineOf(tab, product)).click();
  await expect(quantityOf(lineOf(page, product))).toHaveText('2');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await lineOf(page, product)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(tab.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test.describe('a bad line', () => {
  test.use({ expectedStatuses: [404, 429] });

  test('keeps the cart that was there, and offers to try again', async ({ page, request }) => {
    const product = known(other);
    const customer = await registerCustomer(request);
    await fillCart(request, customer, [[product, 1]]);
    const carts = '**/api/home/product/get-cart-product/**';
    const refuse = () =>
      page.route(carts, (route) => route.fulfill({ status: 429, json: { message: 'Too many at once.' } }));
    await refuse();
    await openCart(page, customer);
    await expect(page.getByRole('alert').filter({ hasText: 'Too many at once.' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(carts);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(lineOf(page, product)).toBeVisible();

    await refuse();
    await more(lineOf(page, product)).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This cart may be out of date.' })).toBeVisible();
    await expect(quantityOf(lineOf(page, product))).toHaveText('2');
    await expectAccessible(page);
    await page.unroute(carts);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('This cart may be out of date.')).toHaveCount(0);
    await expect(quantityOf(lineOf(page, product))).toHaveText('2');
  });
});
