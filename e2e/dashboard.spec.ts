import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, callAs, endSession, registerCustomer, type TestCustomer } from './customer.ts';
import { cutLine, openLivePage } from './live-page.ts';
import { shippingInfo } from './products.ts';
import { expectToast, expect, expectAccessible, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

type Listed = { _id: string; name: string; slug: string; shopName: string; stock: number };

/** Two products of two shops, with enough stock for every run. */
async function findProducts(request: APIRequestContext): Promise<[Listed, Listed]> {
  const response = await request.get('/api/home/query-products?perPage=60');
  const { products } = (await response.json()) as { products: Listed[] };
  const plenty = products.filter(({ stock }) => stock >= 10);
  const [first, second] = new Map(plenty.map((product) => [product.shopName, product])).values();
  if (!first || !second) throw new Error('The demo shop has too few products.');
  return [first, second];
}

async function order(request: APIRequestContext, customer: TestCustomer, products: readonly Listed[]): Promise<string> {
  const lines = products.map(({ _id }) => ({ quantity: 1, productInfo: { _id } }));
  const body = { products: [{ products: lines }], shipping_info: shippingInfo };
  const placed = await callAs(request, customer, 'post', '/home/order/place-order', body);
  return (placed as { orderId: string }).orderId;
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Your account' });
const rowsOf = (page: Page) => page.getByRole('table').getByRole('row');
/** The table's own first row names its columns. */
const expectOrders = (page: Page, count: number) => expect(rowsOf(page)).toHaveCount(count + 1);

test('a customer counts the orders on the dashboard and finds them by status', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const [first, second] = await findProducts(request);
  const cancelled = await order(request, customer, [first]);
  await callAs(request, customer, 'post', `/home/customer/cancel-order/${cancelled}`);
  await order(request, customer, [first]);
  await order(request, customer, [first, second]);
  await actAs(page, customer);

  await openPage(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: '3 Orders', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '2 Pending Orders' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1 Cancelled Orders' })).toBeVisible();
  await expect(page.getByText('You can also contact the shop to confirm')).toBeVisible();
  for (const column of ['Order Id', 'Price', 'Payment Status', 'Order Status', 'Action']) {
    await expect(page.getByRole('columnheader', { name: column })).toBeAttached();
  }
  await expectOrders(page, 3);
  // A cancelled order is not to be paid.
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(2);
  await expectAccessibleAtBothSizes(page);

  await page.getByRole('link', { name: '1 Cancelled Orders' }).click();
  await expect(page).toHaveURL(/my-orders\?status=cancelled$/);
  await expectOrders(page, 1);
  await expect(rowsOf(page).last()).toContainText('Cancelled');
  const filter = page.getByRole('combobox', { name: 'Order status' });
  await expect(filter).toHaveValue('cancelled');
  await filter.selectOption('Packed');
  await expect(page.getByRole('heading', { name: 'No orders in the warehouse' })).toBeVisible();
  await page.goBack();
  await expect(filter).toHaveValue('cancelled');
  await filter.selectOption('pending');
  await expectOrders(page, 2);
  await expectAccessibleAtBothSizes(page);
});

test('a customer reads all about an order', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const [first, second] = await findProducts(request);
  const followed = await order(request, customer, [first, second]);
  await actAs(page, customer);
  await openPage(page, '/dashboard');
  await page.getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(new RegExp(followed));
  await expect(page.getByRole('heading', { level: 1, name: /^Order #\d+$/ })).toBeFocused();
  const timeline = page.getByRole('region', { name: 'Order history' });
  await expect(timeline.getByRole('listitem')).toHaveText([
    /^Pending/,
    /^Our call/,
    /^Confirmed/,
    /Packed/,
    /Delivered/,
  ]);
  await expect(
    page.getByText(/^Unless you confirm it in our call or pay before, the order is cancelled on/),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(customer.email);
  const products = page.getByRole('region', { name: 'Products' });
  await expect(products.getByRole('heading', { name: first.shopName })).toBeVisible();
  await expect(products.getByRole('heading', { name: second.shopName })).toBeVisible();
  await expect(products.getByRole('link', { name: first.name })).toHaveAttribute(
    'href',
    `/product/details/${first.slug}`,
  );
  await expect(page.locator('main')).not.toContainText('$');
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', `/payment?orderId=${followed}`);
  await expectAccessibleAtBothSizes(page);
});

test('a customer cancels an order and clears the list, and is asked first @first', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const orderId = await order(request, customer, await findProducts(request));
  await actAs(page, customer);
  await openPage(page, `/dashboard/order/details/${orderId}`);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: /^Cancel order #\d+\?$/ });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expectToast(page, 'Your order is cancelled.');
  const timeline = page.getByRole('region', { name: 'Order history' });
  await expect(timeline.getByRole('listitem')).toHaveText([/^Pending/, /^Cancelled/]);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);

  await menuOf(page).getByRole('link', { name: 'My Orders' }).click();
  await expectOrders(page, 1);
  await page.getByRole('button', { name: 'Clear All' }).click();
  const clearing = page.getByRole('dialog', { name: 'Are you sure you want to clear all orders?' });
  await expectAccessible(page);
  await clearing.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await menuOf(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: '0 Orders', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a guest is led to the login page and back, where another customer’s order is not found @first', async ({
  page,
  request,
}) => {
  const [product] = await findProducts(request);
  const orderId = await order(request, await registerCustomer(request, 'Somebody Else'), [product]);
  const guest = await registerCustomer(request);
  const path = `/dashboard/order/details/${orderId}`;

  await openPage(page, path);
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
  await expect(page.getByText(shippingInfo.address)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).last().click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await openPage(page, '/dashboard/order/details/nonsense');
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
});

test('what cannot be loaded says so and is loaded on request', async ({ page, request, complaints }) => {
  await actAs(page, await registerCustomer(request));
  await page.route('**/api/home/customer/**', (route) => route.abort());
  // Once it listens the page asks by itself again; from then on it waits to be told.
  await openLivePage(page, '/dashboard/my-orders');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The shop cannot be reached');
  await expect(menuOf(page)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/home/customer/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  // The browser itself complains about the call that was cut off.
  expect(complaints.splice(0).every((text) => text.includes('net::ERR_FAILED'))).toBe(true);
});

test('who logs out in one tab is led out of the others', async ({ page, request, context }) => {
  await actAs(page, await registerCustomer(request));
  await openPage(page, '/dashboard');
  const other = await context.newPage();
  await openPage(other, '/dashboard/my-orders');
  await expect(other.getByRole('heading', { name: 'No orders yet' })).toBeVisible();

  await menuOf(page).getByRole('button', { name: 'LogOut' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login?returnTo=%2Fdashboard%2Fmy-orders');
});

test.describe('with a token the shop no longer knows', () => {
  test.use({ expectedStatuses: [401, 404] });

  test('a change leads to the login page, which says why', async ({ page, request }) => {
    const customer = await registerCustomer(request);
    const orderId = await order(request, customer, await findProducts(request));
    const path = `/dashboard/order/details/${orderId}`;
    // Its live connection would lead it to the login page before it changes anything.
    await cutLine(page);
    await actAs(page, customer);
    await openPage(page, path);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await endSession(request, customer);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(page).toHaveURL(`/login?reason=session_ended&returnTo=${encodeURIComponent(path)}`);
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  });
});
