import { logIn } from './console-page.ts';
import { actAs } from './customer.ts';
import { waitForLine } from './live-page.ts';
import { findProduct, placeOrder } from './shop-order.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test.use({ expectedStatuses: [400] });

test('a packed order is refused at the door, and another is delivered and comes back', async ({ page, request }) => {
  test.slow();
  const product = await findProduct(request);
  const refused = await placeOrder(request, product, `Aline ${crypto.randomUUID().slice(0, 6)}`);
  const kept = await placeOrder(request, product, `Eric ${crypto.randomUUID().slice(0, 6)}`);
  const theirs = await page.context().newPage();
  await actAs(theirs, refused.customer);
  const listens = waitForLine(theirs);
  await openPage(theirs, `/dashboard/order/details/${refused.orderId}`);
  await listens;

  await openPage(page, `/seller/orders/${refused.orderId}`);
  await logIn(page, 'seller.one@example.com');
  await page.getByRole('button', { name: 'Mark as confirmed' }).click();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change order' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel all or part' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cancel order/ })).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await page.getByRole('button', { name: 'Cancel all' }).click();
  await page.getByRole('button', { name: 'Cancel the whole order' }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').selectOption('Refused on delivery');
  await page.getByLabel(`Damaged, do not resell: ${product.name}`).selectOption('1 of 1');
  await page.getByLabel('Note to the customer').fill('We are sorry.');
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Cancel the whole order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
  await expect(page.getByText(`Damaged, not on sale again: 1 × ${product.name}.`)).toBeVisible();
  // Told through the socket.
  await expect(theirs.getByText('Refused on delivery. We are sorry.').first()).toBeVisible();

  await openPage(page, `/seller/orders/${kept.orderId}`);
  for (const step of ['Mark as confirmed', 'Mark as packed', 'Mark as delivered']) {
    await page.getByRole('button', { name: step }).click();
  }
  await page.getByRole('link', { name: 'Open a return' }).click();
  await page.getByLabel(`To return: ${product.name}`).selectOption('1 of 1');
  await page.getByLabel('The customer says').selectOption('It is broken or does not work');
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Open the return' }).click();
  await expect(page.getByText(/^Opened for the customer by/)).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});
