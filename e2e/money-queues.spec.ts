import { logIn } from './console-page.ts';
import { demoPassword } from './demo.ts';
import { findProduct, placeOrder } from './shop-order.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test('an order cancelled after payment is refunded from the list, and cash is handed in with a difference', async ({
  page,
  request,
}) => {
  const name = `Aline ${Date.now()}`;
  const { orderId } = await placeOrder(request, await findProduct(request), name);
  const signIn = async (email: string) => {
    const login = await request.post('/api/seller/login', { data: { email, password: demoPassword } });
    return { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  };
  const [headers, ofShop] = [await signIn('office@example.com'), await signIn('seller.one@example.com')];
  const read = async () => {
    const response = await request.get(`/api/seller/admin/orders/${orderId}`, { headers });
    type Read = { order: { price: number; orderNumber: string; payment: { revision: number } } };
    return ((await response.json()) as Read).order;
  };
  const { price, orderNumber, payment } = await read();
  const data = { revision: payment.revision, amount: price, method: 'Cash', note: '' };
  expect((await request.post(`/api/seller/admin/orders/${orderId}/payments`, { headers, data })).status()).toBe(201);

  await openPage(page, '/seller/cash');
  await logIn(page, 'office@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Cash' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('region', { name: 'In hand' }).getByRole('link').first().click();
  await expect(page.getByText(`Order ${orderNumber}`)).toBeVisible();
  const form = page.getByRole('form', { name: 'Hand in cash' });
  await form.getByLabel('Cash counted (RWF)').fill('0');
  await expect(form.getByText(/^Difference: RWF.* missing$/)).toBeVisible();
  await form.getByLabel('Note').fill('The rider brings it tomorrow');
  await expectAccessibleAtBothSizes(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const statement = page.getByRole('region', { name: 'Statement' });
  await expect(statement.getByText('The rider brings it tomorrow')).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  const status = { headers: ofShop, data: { status: 'cancelled' } };
  expect((await request.post(`/api/seller/orders/${orderId}/status`, status)).status()).toBe(200);
  await openPage(page, '/seller/payments');
  await page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'To give back' }).click();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText('Order cancelled')).toBeVisible();
  await card.getByText('Record refund').first().click();
  const refund = card.getByRole('form', { name: `Refund of order ${orderNumber}` });
  await expect(refund.getByLabel('Amount (RWF)')).toHaveValue(String(price));
  await expectAccessibleAtBothSizes(page);
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(card).toHaveCount(0);

  await page.getByRole('link', { name: 'To collect' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'To collect' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});
