import type { APIRequestContext } from '@playwright/test';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { type DemoProduct, demoProducts, productSlug } from '@urumuri/seed';
import { showBlankPictures } from './blank-pictures.ts';
import { buyNow, deliverTo, fillShipping, placeOrderButton, saveShipping, summaryOf } from './checkout-page.ts';
import { actAs, callAs, registerCustomer, type TestCustomer } from './customer.ts';
import { expect, expectAccessible, openPage, test } from './shopper.ts';

type ListedOrder = { _id: string; price: number; products: { quantity: number }[] };
type Details = { product: { _id: string; stock: number } };

test.beforeEach(({ context }) => showBlankPictures(context));

const plentiful = pickProduct(({ stock, discountPercent }) => stock > 20 && discountPercent > 0);

function pickProduct(isWanted: (product: DemoProduct) => boolean): DemoProduct {
  const product = demoProducts.find(isWanted);
  if (!product) throw new Error('The demo catalogue has no such product');
  return product;
}

async function listOrders(request: APIRequestContext, customer: TestCustomer): Promise<ListedOrder[]> {
  const path = `/home/customer/get-orders/${customer.id}/all`;
  return ((await callAs(request, customer, 'get', path)) as { orders: ListedOrder[] }).orders;
}

test('a customer buys one thing at once, is asked for what is missing, and orders once', async ({ page, request }) => {
  // The longest path of the checkout, looked at by axe in each of its states.
  test.slow();
  const customer = await registerCustomer(request);
  await actAs(page, customer);
  await buyNow(page, plentiful, 2);
  const totalRwf = 2 * unitPriceRwf(plentiful.priceRwf, plentiful.discountPercent);
  await expect(summaryOf(page)).toContainText('Items Total (2)');
  await expect(summaryOf(page)).toContainText('Free');
  await expect(summaryOf(page)).toContainText(formatRwf(totalRwf));
  await expect(placeOrderButton(page)).toBeDisabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
  await expect(page.getByLabel('Post', { exact: true })).toHaveValue('N/A');
  await expectAccessible(page);

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
  await expect(page).toHaveURL(`/product/details/${productSlug(plentiful)}`);
});

test('an order that was received is confirmed, and not ordered again', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const { orderId } = await orderOf(request, customer, await findProductId(request, customer), 2);
  await actAs(page, customer);
  await openPage(page, `/payment?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Online payment is in progress' })).toBeVisible();
  await expect(page.getByText('We will call you as soon as possible.')).toBeVisible();
  await expect(summaryOf(page)).toContainText('Items Total (2)');
  await expectAccessible(page);
  await placeOrderButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeVisible();
  await expect(page.getByText('Your order is placed successfully.')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/dashboard');
  expect(await listOrders(request, customer)).toHaveLength(1);
});

test('what cannot be ordered or found leads on', async ({ page, request }) => {
  const [customer, other] = [await registerCustomer(request), await registerCustomer(request)];
  const { orderId } = await orderOf(request, other, await findProductId(request, other), 1);
  await openPage(page, '/shipping');
  await expect(page).toHaveURL('/login?returnTo=%2Fshipping');
  await actAs(page, customer);
  await openPage(page, '/shipping');
  await expect(page).toHaveURL('/cart');
  for (const address of ['/payment', `/payment?orderId=${orderId}`]) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { name: 'Order ID not found' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  }
});

async function findProductId(request: APIRequestContext, customer: TestCustomer): Promise<string> {
  const path = `/home/product-details/${productSlug(plentiful)}`;
  return ((await callAs(request, customer, 'get', path)) as Details).product._id;
}

async function orderOf(request: APIRequestContext, customer: TestCustomer, productId: string, quantity: number) {
  const { Address: address, Phone: phone, Province: province, City: city, Area: area } = deliverTo;
  const data = {
    products: [{ products: [{ quantity, productInfo: { _id: productId } }] }],
    shipping_info: { name: customer.name, address, phone, post: 'N/A', province, city, area },
  };
  return (await callAs(request, customer, 'post', '/home/order/place-order', data)) as { orderId: string };
}

test.describe('while an order is under way', () => {
  test.use({ expectedStatuses: [401, 404, 409] });

  test('a session may end: the customer logs in and finds everything as it was', async ({ page, request }) => {
    const customer = await registerCustomer(request);
    await actAs(page, customer);
    await buyNow(page, plentiful);
    await saveShipping(page);
    await page.getByLabel('When').selectOption({ label: 'Tomorrow evening, 17:00 to 20:00' });
    await callAs(request, customer, 'get', '/customer/logout');
    await placeOrderButton(page).click();
    await expect(page.getByText('Your session has ended.').first()).toBeVisible();

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
    await page.route(
      '**/api/home/order/quote',
      async (route) => {
        const response = await route.fetch();
        const quote = (await response.json()) as { products: { products: { productInfo: object }[] }[] };
        const line = quote.products[0]?.products[0];
        if (line) line.productInfo = { ...line.productInfo, price: oldRwf, discount: 0 };
        await route.fulfill({ response, json: { ...quote, price: oldRwf, total: oldRwf } });
      },
      { times: 1 },
    );
    await buyNow(page, plentiful);
    await expect(summaryOf(page)).toContainText(formatRwf(oldRwf));
    await saveShipping(page);
    await placeOrderButton(page).click();
    const nowRwf = unitPriceRwf(plentiful.priceRwf, plentiful.discountPercent);
    const notice = summaryOf(page).getByRole('status').filter({ hasText: 'Prices have changed' });
    await expect(notice).toContainText(plentiful.name);
    await expect(notice).toContainText(`${formatRwf(oldRwf)} →to ${formatRwf(nowRwf)}`);
    await expect(summaryOf(page).getByRole('alert')).toContainText(`The total is now ${formatRwf(nowRwf)}`);
    await expectAccessible(page);
    expect(await listOrders(request, customer)).toEqual([]);

    await placeOrderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+ received$/);
    await expect(summaryOf(page)).toContainText(formatRwf(nowRwf));
  });

  test('others may buy the rest: the customer takes what is left, then learns it is gone', async ({ page, request }, {
    project,
  }) => {
    const few = demoProducts.filter(({ stock }) => stock >= 4 && stock <= 10);
    const product = few.at(project.name === 'phone' ? -1 : -2);
    if (!product) throw new Error('The demo catalogue has no product of which there are few');
    const [customer, faster] = [await registerCustomer(request), await registerCustomer(request)];
    await actAs(page, customer);
    await buyNow(page, product, 3);
    await saveShipping(page);
    const path = `/home/product-details/${productSlug(product)}`;
    const { _id, stock } = ((await callAs(request, faster, 'get', path)) as Details).product;
    await orderOf(request, faster, _id, stock - 1);

    await placeOrderButton(page).click();
    await expect(summaryOf(page).getByRole('alert')).toContainText(`Only 1 left of ${product.name}`);
    await expect(placeOrderButton(page)).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Take 1 of ${product.name}` }).click();
    await expect(summaryOf(page)).toContainText('Items Total (1)');
    await expect(placeOrderButton(page)).toBeEnabled();

    await orderOf(request, await registerCustomer(request), _id, 1);
    await placeOrderButton(page).click();
    await expect(page.getByText('Sold out.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${product.name}` }).click();
    await expect(page).toHaveURL('/cart');
    expect(await listOrders(request, customer)).toEqual([]);
  });
});
