import { logIn } from './console-page.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { known, pickProducts, productIdOf } from './products.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

const shipping = {
  name: 'Aline Uwase',
  address: 'KG 11 Ave 5',
  phone: '0788 123 456',
  post: 'N/A',
  province: 'Kigali',
  city: 'Gasabo',
  area: 'Remera',
};

test.use({ expectedStatuses: [400, 404] });

test('a customer pastes the message of a payment, staff agree, and the order is paid @first', async ({
  page,
  request,
  openBrowser,
  contextOptions,
}) => {
  const customer = await registerCustomer(request);
  const product = known(pickProducts(({ stock }) => stock >= 10)[3]);
  const body = {
    products: [{ products: [{ quantity: 1, productInfo: { _id: await productIdOf(request, product) } }] }],
    shipping_info: shipping,
  };
  const placed = (await callAs(request, customer, 'post', '/home/order/place-order', body)) as {
    orderId: string;
    price: number;
  };
  await actAs(page, customer);

  await openPage(page, `/payment?orderId=${placed.orderId}`);
  await expect(page.getByRole('heading', { name: 'Online payment is in progress' })).toBeVisible();
  await expect(page.getByText('Pay in cash or by mobile money when your order is handed over.')).toBeVisible();
  await page.getByRole('link', { name: 'Send us the confirmation message' }).click();

  const story = page.getByRole('region', { name: 'Order history' });
  // Its styles have come after those of the page before, and may not lose to the shop's first ones.
  await expect(story).toHaveCSS('padding-left', '20px');
  const message = page.getByLabel('Confirmation message');
  await message.fill('I have paid, believe me');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel('Amount (RWF)')).toBeFocused();
  await expectAccessibleAtBothSizes(page);
  const reference = String(Date.now());
  const amount = (placed.price - 1000).toLocaleString('en');
  await message.fill(
    `TxId: ${reference}. Your payment of ${amount} RWF to URUMURI 12845 has been completed at 2026-11-16 16:31:39.`,
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByText(`Paid – to verify: we are checking RWF ${amount}.`)).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  const desk = await openBrowser(contextOptions);
  await openPage(desk, '/seller/payments');
  await logIn(desk, 'office@example.com');
  const proof = desk.getByRole('listitem').filter({ hasText: reference });
  await expect(proof).toContainText('RWF 1,000 less than');
  // The card ends where its words end, as long as there is no news in it.
  const below = await desk.getByRole('region', { name: 'Check with a statement' }).evaluate((card) => {
    const drop = card.querySelector('label')?.getBoundingClientRect().bottom ?? 0;
    return card.getBoundingClientRect().bottom - drop;
  });
  expect(below).toBeLessThan(24);
  await expectAccessibleAtBothSizes(desk);
  await proof.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(proof).toHaveCount(0);
  // The customer reads it without loading the page again.
  await expect(payment.getByText(`You paid RWF ${amount}; RWF 1,000 is still open.`)).toBeVisible();

  await openPage(desk, `/seller/all-orders/${placed.orderId}`);
  await desk.getByText('Record a payment or a refund').click();
  const form = desk.getByRole('form', { name: 'Record a payment' });
  await expect(form.getByLabel('Amount (RWF)')).toHaveValue('1000');
  await expectAccessibleAtBothSizes(desk);
  await form.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(payment.getByText('Received')).toHaveCount(2);
});
