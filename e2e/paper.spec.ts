import type { APIRequestContext } from '@playwright/test';
import { demoProducts } from './demo.ts';
import { logIn, turnTo } from './console-page.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { signInWith } from './new-shop.ts';
import { shippingInfo } from './products.ts';
import { expectToast, expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test.use({ expectedStatuses: [400, 404] });

const imei = '490154203237518';

const handed = demoProducts.filter(({ shop, stock }) => shop === 'kigali-digital-house' && stock >= 20);

/** Something of the demo, now with two years of warranty, ordered twice; the first order is handed over. */
async function handOver(request: APIRequestContext, place: number) {
  const seller = { token: await signInWith(request, 'seller.one@example.com') };
  const name = handed.at(-1 - place)?.name ?? '';
  type Own = { _id: string; name: string; stock: number };
  const list = `/seller/products?search=${encodeURIComponent(name)}`;
  const { products } = (await callAs(request, seller, 'get', list)) as { products: Own[] };
  const at = `/seller/products/${products.find((one) => one.name === name)?._id}`;
  const { product } = (await callAs(request, seller, 'get', at)) as { product: Own };
  await callAs(request, seller, 'put', at, { ...product, seenStock: product.stock, warrantyMonths: 24 });
  const customer = await registerCustomer(request);
  const orders: { orderId: string; orderNumber: string }[] = [];
  for (const quantity of [1, 2]) {
    const { orderId } = (await callAs(request, customer, 'post', '/home/order/place-order', {
      products: [{ products: [{ quantity, productInfo: { _id: product._id } }] }],
      shipping_info: shippingInfo,
    })) as { orderId: string };
    const { order } = (await callAs(request, customer, 'get', `/home/customer/get-order-details/${orderId}`)) as {
      order: { orderNumber: string };
    };
    orders.push({ orderId, orderNumber: order.orderNumber });
  }
  const [first, second] = orders;
  if (!first || !second) throw new Error('There are no orders.');
  for (const status of ['processing', 'warehouse', 'placed']) {
    await callAs(request, seller, 'post', `/seller/orders/${first.orderId}/status`, { status });
  }
  return { name, customer, first, second };
}

test('a seller prints orders and notes a serial; the customer has it in a wallet, shows it and claims', async ({
  page,
  request,
  openBrowser,
  contextOptions,
}) => {
  // A serial number counts once, so each size has a product of its own.
  const { name, customer, first, second } = await handOver(request, test.info().project.name === 'phone' ? 0 : 1);

  await openPage(page, '/seller/orders');
  await logIn(page, 'seller.one@example.com');
  for (const { orderNumber } of [first, second]) await page.getByLabel(`Choose order ${orderNumber}`).check();
  await expect(page.getByText('2 chosen')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('link', { name: 'Packing list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print 2 orders' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(`3 × ${name}`);
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('link', { name: 'Delivery slip' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(2);
  await page.getByRole('button', { name: '80 mm roll' }).click();
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // As wide as the roll, and a piece of it for each slip.
  expect(printed.match(/\/MediaBox \[0 0 22[67]/g)).toHaveLength(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await download).suggestedFilename()).toBe('slip.pdf');

  await openPage(page, `/seller/orders/${first.orderId}`);
  const form = page.getByRole('form', { name: `Serial numbers of ${name}` });
  const serial = form.getByLabel('Serial number or IMEI');
  await serial.fill(imei.replace(/8$/, '9'));
  await form.getByRole('button', { name: 'Save numbers' }).click();
  await expect(serial).toHaveAccessibleDescription(/15 digits like an IMEI, but one of them is wrong/);
  await expectAccessibleAtBothSizes(page);
  await serial.fill(imei);
  await form.getByRole('button', { name: 'Save numbers' }).click();
  await expectToast(page, 'The serial numbers are noted.');

  const theirs = await openBrowser(contextOptions);
  await actAs(theirs, customer);
  await openPage(theirs, `/dashboard/order/details/${first.orderId}`);
  const wallet = theirs.getByRole('region', { name: 'Warranty' });
  await expect(wallet).toContainText(/Warranty until \d+ \w+ \d{4}, serial …7518/);
  const certificate = wallet.getByRole('link', { name: /^Certificate/ });
  const address = (await certificate.getAttribute('href')) ?? '';
  await certificate.click();
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(theirs.getByText('Valid', { exact: true })).toBeVisible();
  await expectAccessibleAtBothSizes(theirs);
  await theirs.goBack();
  await wallet.getByText('Claim warranty').click();
  await expectAccessibleAtBothSizes(theirs);
  await wallet.getByLabel('What is wrong?').fill('It flickers');
  await wallet.getByRole('button', { name: 'Send the claim' }).click();
  await expect(wallet.getByText('Claimed')).toBeVisible();

  await turnTo(page, 'Warranty claims');
  const claim = page.getByRole('article').filter({ hasText: name });
  await claim.getByRole('button', { name: 'Refuse' }).click();
  await expect(claim.getByLabel('Note to the customer')).toHaveAccessibleDescription(/Say why it is refused/);
  await expectAccessibleAtBothSizes(page);
  await claim.getByLabel('Note to the customer').fill('Bring it to the counter');
  await claim.getByRole('button', { name: 'Repair' }).click();
  await expect(claim.getByRole('list', { name: 'Answers' })).toContainText('To be repaired');
  // Told through the socket.
  await expect(wallet.getByRole('list', { name: 'Answers' })).toContainText('Bring it to the counter');

  const shown = await request.get(address);
  expect(shown.headers()['cache-control']).toBe('no-store');
  const html = await shown.text();
  for (const words of [name, 'Claim open', '…7518', 'noindex']) expect(html).toContain(words);
  for (const words of [customer.name, customer.email, imei]) expect(html).not.toContain(words);
  const forged = await request.get(address.replace(/.$/, (last) => (last === 'X' ? 'Y' : 'X')));
  expect(forged.status()).toBe(404);
  expect(await forged.text()).toContain('There is no warranty with this code');
});
