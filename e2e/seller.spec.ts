import { demoPassword as password } from './demo.ts';
import { findCall, logIn, turnTo } from './console-page.ts';
import { callAs } from './customer.ts';
import { findProduct, placeOrder } from './shop-order.ts';
import { expect, expectAccessible, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test('no shopper downloads the console', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url());
  });
  const listOfConsole = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
    return texts.filter((text) => text.includes('sellerToken'));
  };
  await openPage(page, '/');
  expect(await listOfConsole()).toHaveLength(0);
  await openPage(page, '/seller/login');
  expect(await listOfConsole()).not.toHaveLength(0);
});

test('a seller confirms an order on the phone, prepares it, takes the money and answers the customer @first', async ({
  page,
  request,
}) => {
  // Seven stops, each looked at for everybody's sake.
  const product = await findProduct(request);
  const name = `Aline ${crypto.randomUUID().slice(0, 6)}`;
  const { customer, orderId } = await placeOrder(request, product, name);
  const text = 'When do you deliver?';
  await callAs(request, customer, 'post', '/chat/customer/send-message-to-seller', {
    sellerId: product.sellerId,
    text,
  });

  await openPage(page, '/seller/calls');
  await expect(page.getByRole('heading', { level: 1, name: 'Sellers’ login' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await logIn(page, 'seller.one@example.com');

  const call = await findCall(page, name);
  await expect(call.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+250788123456');
  await expect(call.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/250788123456\?text=/,
  );
  await expectAccessibleAtBothSizes(page);
  await call.getByRole('button', { name: 'Cancelled' }).click();
  const question = page.getByRole('dialog', { name: /^Cancel order \d+\?$/ });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press('Escape');
  await call.getByRole('button', { name: 'Changed' }).click();
  await expect(call.getByText('Write what the customer changed')).toBeVisible();
  await call.getByLabel('Internal note').fill('Deliver after five');
  await call.getByRole('button', { name: 'Changed' }).click();
  await expect(call).toHaveCount(0);

  await turnTo(page, 'All orders');
  const { orderId: laterId } = await placeOrder(request, product, `${name} again`);
  // Told through the socket: well before the list would look by itself.
  await expect(page.getByRole('main').locator(`a[href$="${laterId}"]`)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: /Pending/ })
    .click();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('main').locator(`a[href$="${orderId}"]`).click();
  await expect(page.getByText('Deliver after five')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as confirmed' }).click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  await expectAccessibleAtBothSizes(page);
  const { order } = (await callAs(request, customer, 'get', `/home/customer/get-order-details/${orderId}`)) as {
    order: { delivery_status: string; payment_status: string };
  };
  expect(order).toMatchObject({ delivery_status: 'processing', payment_status: 'paid' });

  await openPage(page, '/seller/orders/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await turnTo(page, 'Chat');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByLabel(`Message to ${name}`).fill('Tomorrow morning.');
  await page.getByLabel(`Message to ${name}`).press('Enter');
  await expect(page.getByRole('log', { name: 'Messages' }).getByText(/Tomorrow morning/)).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test.describe('products', () => {
  test.use({ expectedStatuses: [400, 404] });

  test('a seller adds a product with a picture, and shoppers find it; hidden, they do not @first', async ({
    page,
    request,
  }) => {
    await openPage(page, '/seller/login');
    await logIn(page, 'seller.two@example.com');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expectAccessible(page);
    await openPage(page, '/seller/products/new');
    const name = `Reading lamp ${crypto.randomUUID().slice(0, 8)}`;
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 120 } });
    await page.getByLabel('Add picture').setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Brand').fill('Lumina');
    await page.getByLabel('Price (RWF)', { exact: true }).fill('25,000');
    await page.getByLabel('Units in stock').fill('6');
    await page.getByLabel('Specifications').fill('Power: 5 W');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByLabel('Category')).toBeFocused();
    await expect(page.getByLabel('Category')).toHaveAccessibleDescription('Category is required');
    await expectAccessible(page);
    await page.getByLabel('Category').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Save product' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    const row = page.getByRole('article').filter({ hasText: name });
    await expect(row).toContainText('On sale');
    await expectAccessible(page);
    const slug = `lumina-${name.toLowerCase().replaceAll(' ', '-')}`;
    const shown = await request.get(`/api/home/product-details/${slug}`);
    expect(await shown.json()).toMatchObject({ product: { name, price: 25_000, stock: 6 } });
    await row.getByRole('button', { name: /Hide/ }).click();
    await expect(row).toContainText('Hidden');
    expect((await request.get(`/api/home/product-details/${slug}`)).status()).toBe(404);
  });
});

test.describe('the office', () => {
  test.use({ expectedStatuses: [403, 404] });

  test('lets a new shop in, which could not log in before @first', async ({ page }) => {
    const key = crypto.randomUUID().slice(0, 8);
    const email = `shop-${key}@example.com`;
    await openPage(page, '/seller/register');
    await page.getByLabel('Shop name').fill(`Gisozi Sound ${key}`);
    await page.getByLabel('Your name').fill('Eric Nkurunziza');
    await page.getByLabel('Phone').fill('0788 222 333');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Register my shop' }).click();
    await expect(page.getByText('call you when it is open')).toBeVisible();

    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn(page, email);
    await expect(page.getByRole('form', { name: 'Seller login' }).getByRole('alert')).toContainText(
      'waiting for approval',
    );
    await logIn(page, 'office@example.com');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.getByRole('link', { name: /^Shops to approve/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Approve Gisozi Sound ${key}` }).click();
    const suspend = page.getByRole('button', { name: `Suspend Gisozi Sound ${key}` });
    await suspend.click();
    const question = page.getByRole('dialog', { name: `Suspend Gisozi Sound ${key}?` });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(suspend).toBeFocused();

    await turnTo(page, 'All orders');
    await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await logIn(page, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });
});
