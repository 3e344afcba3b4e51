import { readFile } from 'node:fs/promises';
import { logIn } from './console-page.ts';
import { callAs, registerCustomer } from './customer.ts';
import { demoProducts } from './demo.ts';
import { known, productIdOf } from './products.ts';
import { signInSeller } from './seller.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

const product = known(demoProducts.find(({ shop, stock }) => shop === 'kigali-digital-house' && stock >= 10));

test('the office settles with a shop: what was delivered and came back, on the list and on paper', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  const productId = await productIdOf(request, product);
  const { orderId } = (await callAs(request, customer, 'post', '/home/order/place-order', {
    products: [{ products: [{ quantity: 2, productInfo: { _id: productId } }] }],
    shipping_info: {
      name: `Aline ${crypto.randomUUID().slice(0, 6)}`,
      address: 'KG 11 Ave 5',
      phone: '0788 123 456',
      post: 'N/A',
      province: 'Kigali',
      city: 'Gasabo',
      area: 'Remera',
    },
  })) as { orderId: string };
  const seller = await signInSeller(request, product);
  for (const status of ['processing', 'warehouse', 'placed']) {
    await callAs(request, seller, 'post', `/seller/orders/${orderId}/status`, { status });
  }
  const { lines } = (await callAs(request, customer, 'get', `/home/customer/returns/${orderId}`)) as {
    lines: { _id: string }[];
  };
  const line = { _id: lines[0]?._id, quantity: 1 };
  const asked = { lines: [line], reason: 'faulty', text: 'It hums' };
  await callAs(request, customer, 'post', `/home/customer/returns/${orderId}`, asked);
  const { returns } = (await callAs(request, customer, 'get', `/home/customer/returns/${orderId}`)) as {
    returns: { _id: string }[];
  };
  const address = `/seller/returns/${returns[0]?._id}`;
  await callAs(request, seller, 'post', `${address}/decide`, { isAccepted: true, answer: 'Bring it' });
  await callAs(request, seller, 'post', `${address}/receive`, { restock: [line] });
  const { return: back } = (await callAs(request, seller, 'get', address)) as { return: { mostRefund: number } };
  await callAs(request, seller, 'post', `${address}/close`, { refund: back.mostRefund });

  await openPage(page, '/seller/payouts');
  await logIn(page, 'seller.one@example.com');
  await expect(page.getByRole('link', { name: /^Order \d+ · Return$/ }).last()).toBeVisible();
  await page.getByLabel('Payout account').fill('MoMo 0788 123 456');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your next payouts go to this account.')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.evaluate(() => localStorage.clear());

  await openPage(page, '/seller/payouts');
  await logIn(page, 'office@example.com');
  await expect(page.getByText('Paid to MoMo 0788 123 456')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('link', { name: 'Commission', exact: true }).click();
  await page.getByRole('textbox', { name: 'Commission (%)' }).fill('7.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Every sale: 7.5%')).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await openPage(page, '/seller/payouts');
  await page.getByRole('button', { name: 'Close the period' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the period' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payouts until/ })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'MoMo 0788 123 456' });
  const amount = ((await row.getByRole('strong').textContent()) ?? '').replaceAll(/\D/g, '');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Payout list as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`,MoMo 0788 123 456,${amount},`);
  await row.getByText('Mark as paid').first().click();
  await row.getByLabel('Paid on').fill(new Date().toISOString().slice(0, 10));
  await row.getByLabel('Reference').fill('MP 4711');
  await expectAccessibleAtBothSizes(page);
  await row.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(row.getByText('reference MP 4711')).toBeVisible();

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payouts of/ })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('link', { name: 'Print statement' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Closing balance' })).toContainText(
    Number(amount).toLocaleString('en'),
  );
  await expect(sheet.getByRole('listitem').filter({ hasText: '· Return' }).first()).toBeVisible();
});
