import type { APIRequestContext } from '@playwright/test';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { buyNow, deliverTo, fillShipping, placeOrderButton, saveShipping, summaryOf } from './checkout-page.ts';
import { actAs, callAs, endSession, registerCustomer, type TestCustomer } from './customer.ts';
import { holdLine } from './live-page.ts';
import { fillCart, known, orderAway, pickProducts, shopNameOf } from './products.ts';
import { expect, expectAccessible, openPage, searchBox, test } from './shopper.ts';

type ListedOrder = { _id: string; price: number; products: { quantity: number }[] };

const stocked = pickProducts(({ stock, discountPercent }) => stock > 20 && discountPercent > 0);
const plentiful = known(stocked[0]);
const fromOtherShop = known(stocked.find(({ shop }) => shop !== plentiful.shop));
/** Journeys at both widths run side by side, and what one buys the other must not miss. */
const few = pickProducts(({ stock }) => stock === 6);
const FEW = 6;

const unitOf = ({ priceRwf, discountPercent }: typeof plentiful) => unitPriceRwf(priceRwf, discountPercent);

async function listOrders(request: APIRequestContext, customer: TestCustomer): Promise<ListedOrder[]> {
  const path = `/home/customer/get-orders/${customer.id}/all`;
  return ((await callAs(request, customer, 'get', path)) as { orders: ListedOrder[] }).orders;
}

/** An order of the plentiful product, over the API. */
async function placeOrder(request: APIRequestContext, customer: TestCustomer, quantity: number): Promise<string> {
  await orderAway(request, customer, plentiful, quantity);
  return known((await listOrders(request, customer))[0])._id;
}

test('a newcomer searches, fills a cart from two shops, uses a voucher and orders it all @both @first', async ({
  page,
}) => {
  const email = `uwera-${crypto.randomUUID()}@example.com`;
  await openPage(page, '/register');
  await page.getByRole('main').getByLabel('Name').fill('Uwera Diane');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(`izuba-${crypto.randomUUID()}`);
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/');

  for (const [place, product] of [plentiful, fromOtherShop].entries()) {
    await searchBox(page).fill(product.name);
    await searchBox(page).press('Enter');
    // The product page before may name it, too, and goes from under the finger.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results');
    await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
    await expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${place + 1} item` })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).click();
  await page.getByLabel('Voucher code').fill('MURAHO10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(summaryOf(page)).toContainText('Discount (MURAHO10)');
  await page.getByRole('button', { name: 'Proceed to Checkout 2 Items' }).click();

  const priceRwf = unitOf(plentiful) + unitOf(fromOtherShop);
  const discountRwf = Math.floor(priceRwf / 10);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping');
  await expect(summaryOf(page)).toContainText(`Discount (MURAHO10)−${formatRwf(discountRwf)}`);
  await expect(summaryOf(page)).toContainText(`Total Price${formatRwf(priceRwf - discountRwf)}`);
  for (const product of [plentiful, fromOtherShop]) {
    const shop = page.getByRole('region', { name: shopNameOf(product), exact: true });
    await expect(shop.getByRole('listitem')).toContainText(product.name);
  }
  await saveShipping(page);
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+ received$/);
  await expect(summaryOf(page)).toContainText(`Total Price${formatRwf(priceRwf - discountRwf)}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await placeOrderButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toContainText(formatRwf(priceRwf - discountRwf));
});

test('two tabs with the same cart make one order @first', async ({ page, context, request }) => {
  const customer = await registerCustomer(request);
  await fillCart(request, customer, [
    [plentiful, 1],
    [fromOtherShop, 1],
  ]);
  await actAs(page, customer);
  const other = await context.newPage();
  await actAs(other, customer);
  for (const tab of [page, other]) {
    await openPage(tab, '/cart');
    await tab.getByRole('button', { name: 'Proceed to Checkout 2 Items' }).click();
    await saveShipping(tab);
  }
  await Promise.all([page, other].map((tab) => placeOrderButton(tab).click()));
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+ received$/);
  }
  expect(other.url()).toBe(page.url());
  expect(await listOrders(request, customer)).toHaveLength(1);
});

test('a customer buys one thing at once, is asked for what is missing, and orders once @first', async ({
  page,
  request,
}) => {
  // The longest path of the checkout, looked at by axe in each of its states.
  const customer = await registerCustomer(request);
  await actAs(page, customer);
  await buyNow(page, plentiful, 2);
  const totalRwf = 2 * unitOf(plentiful);
  await expect(summaryOf(page)).toContainText('Items Total (2)');
  await expect(summaryOf(page)).toContainText('Free');
  await expect(summaryOf(page)).toContainText(formatRwf(totalRwf));
  await expect(placeOrderButton(page)).toBeDisabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
  await expect(page.getByLabel('Post', { exact: true })).toHaveValue('N/A');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Area', { exact: true })).toHaveAccessibleDescription(/Area is required/);
  await expect(page.getByRole('alert').filter({ hasText: 'Address, Phone, Province, City, Area' })).toBeVisible();
  await expectAccessible(page);

  await fillShipping(page, { ...deliverTo, Phone: '+256 772 123 456' });
  await expect(page.getByText('This number is outside Rwanda.')).toBeVisible();
  await expect(page.locator('#sectors option')).toHaveCount(15);
  await fillShipping(page, { Phone: deliverTo.Phone });
  await page.getByRole('radio', { name: 'WhatsApp' }).check();
  await page.getByLabel('When').selectOption({ label: 'Tomorrow morning, 08:00 to 12:00' });
  await page.reload();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(deliverTo.Address);
  await expect(page.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const delivery = page.getByRole('region', { name: 'Deliver To' });
  await expect(delivery).toContainText('+250 788 123 456');
  await expect(delivery).toContainText(customer.email);
  await expect(summaryOf(page)).toContainText('Items Total (2)');
  await expectAccessible(page);

  await delivery.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await placeOrderButton(page).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+ received$/);
  const orders = await listOrders(request, customer);
  expect(orders.map(({ price }) => price)).toEqual([totalRwf]);
  await expect(page).toHaveURL(`/payment?orderId=${orders[0]?._id}`);
  await expect(page.getByText('We will call you on WhatsApp tomorrow between 08:00 and 12:00.')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(`/product/details/${plentiful.slug}`);
});

test('an order that was received is confirmed, and not ordered again', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await actAs(page, customer);
  await buyNow(page, plentiful, 2);
  await saveShipping(page);
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Online payment is in progress' })).toBeVisible();
  await expect(page.getByText('We will call you as soon as possible.')).toBeVisible();
  await expect(summaryOf(page)).toContainText('Items Total (2)');
  await expectAccessible(page);
  await placeOrderButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeVisible();
  // Wherever on a long page of a phone the button was pressed.
  await expect(page.getByRole('status').getByText('Your order is placed successfully.')).toBeInViewport();
  await expect(page).toHaveURL('/dashboard');
  expect(await listOrders(request, customer)).toHaveLength(1);

  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay for order \d+$/);
  await expect(page.getByRole('region', { name: 'What to do now' })).toContainText('Wait for our call');
  await expect(placeOrderButton(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('what cannot be ordered or found leads on', async ({ page, request }) => {
  const [customer, other] = [await registerCustomer(request), await registerCustomer(request)];
  const orderId = await placeOrder(request, other, 1);
  await openPage(page, '/shipping');
  await expect(page).toHaveURL('/login?returnTo=%2Fshipping');
  await actAs(page, customer);
  await openPage(page, '/shipping');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Choose what you want to order')).toBeVisible();
  await expectAccessible(page);
  for (const address of ['/payment', `/payment?orderId=${orderId}`]) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { name: 'Order ID not found' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  }
});

test.describe('while an order is under way', () => {
  test.use({ expectedStatuses: [401, 404, 409] });

  test('a session may end: the customer logs in and finds everything as it was', async ({ page, request }) => {
    const customer = await registerCustomer(request);
    await actAs(page, customer);
    await buyNow(page, plentiful);
    await saveShipping(page);
    await page.getByLabel('When').selectOption({ label: 'Tomorrow evening, 17:00 to 20:00' });
    await endSession(request, customer);
    await placeOrderButton(page).click();
    await expect(page.getByText('Your session has ended.').first()).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Deliver To' })).toContainText(deliverTo.Address);
    await expect(page.getByLabel('When').locator('option:checked')).toHaveText('Tomorrow evening, 17:00 to 20:00');
    await placeOrderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+ received$/);
  });

  test('prices may change: what changed is shown, and nothing is ordered before it was seen', async ({
    page,
    request,
  }) => {
    const customer = await registerCustomer(request);
    await actAs(page, customer);
    // As if the price rose after the page was opened: the first figures are those of before.
    const oldRwf = 1234;
    const quotes = '**/api/home/order/quote';
    await page.route(quotes, async (route) => {
      const response = await route.fetch();
      const quote = (await response.json()) as { products: { products: { productInfo: object }[] }[] };
      const line = quote.products[0]?.products[0];
      if (line) line.productInfo = { ...line.productInfo, price: oldRwf, discount: 0 };
      await route.fulfill({ response, json: { ...quote, price: oldRwf, total: oldRwf } });
    });
    await page.route('**/api/home/order/place-order', async (route) => {
      await page.unroute(quotes);
      await route.continue();
    });
    await buyNow(page, plentiful);
    await expect(summaryOf(page)).toContainText(formatRwf(oldRwf));
    await saveShipping(page);
    await placeOrderButton(page).click();
    const nowRwf = unitOf(plentiful);
    const notice = summaryOf(page).getByRole('status').filter({ hasText: 'Prices have changed' });
    await expect(notice).toContainText(plentiful.name);
    await expect(notice).toContainText(`${formatRwf(oldRwf)} →to ${formatRwf(nowRwf)}`);
    await expect(summaryOf(page).getByRole('alert')).toContainText(`The total is now ${formatRwf(nowRwf)}`);
    await expect(notice).toBeInViewport();
    await expectAccessible(page);
    expect(await listOrders(request, customer)).toEqual([]);

    await placeOrderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+ received$/);
    await expect(summaryOf(page)).toContainText(formatRwf(nowRwf));
  });

  test('others may buy the rest: the customer takes what is left, then learns it is gone', async ({
    page,
    request,
  }) => {
    const product = known(few.at(-1));
    const [customer, faster] = [await registerCustomer(request), await registerCustomer(request)];
    await actAs(page, customer);
    const letThrough = await holdLine(page);
    await buyNow(page, product, 3);
    await saveShipping(page);
    await orderAway(request, faster, product, FEW - 1);

    await placeOrderButton(page).click();
    await expect(summaryOf(page).getByRole('alert')).toContainText(`Only 1 left of ${product.name}`);
    await expect(placeOrderButton(page)).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Take 1 of ${product.name}` }).click();
    await expect(summaryOf(page)).toContainText('Items Total (1)');
    await expect(placeOrderButton(page)).toBeEnabled();

    // From now on it is told, and need not press to learn.
    letThrough();
    await orderAway(request, faster, product, 1);
    await expect(page.getByText('Sold out.', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Something is sold out.' })).toBeVisible();
    await expect(placeOrderButton(page)).toBeDisabled();
    await page.getByRole('button', { name: `Remove ${product.name}` }).click();
    await expect(page).toHaveURL('/cart');
    expect(await listOrders(request, customer)).toEqual([]);
  });
});
