import { logIn } from './console-page.ts';
import { actAs } from './customer.ts';
import { waitForLine } from './live-page.ts';
import { findProduct, placeOrder } from './shop-order.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test.use({ expectedStatuses: [400] });

test('a seller changes an order on the phone, and its customer sees at once what has changed @first', async ({
  page,
  request,
}) => {
  const product = await findProduct(request);
  const { customer, orderId } = await placeOrder(request, product, `Aline ${crypto.randomUUID().slice(0, 6)}`);
  const theirs = await page.context().newPage();
  await actAs(theirs, customer);
  const listens = waitForLine(theirs);
  await openPage(theirs, `/dashboard/order/details/${orderId}`);
  await listens;

  await openPage(page, `/seller/orders/${orderId}`);
  await logIn(page, 'seller.one@example.com');
  await page.getByLabel('Internal note').last().fill('Knows the owner');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Internal note: Knows the owner')).toBeVisible();
  await page.getByRole('link', { name: 'Change order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Change order/ })).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  const outcome = page.getByRole('region', { name: 'After the change' });
  await expect(outcome.getByText('No changes yet.')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
  await page.getByRole('button', { name: `Put back ${product.name}` }).click();
  await page.getByRole('button', { name: `One more: ${product.name}` }).click();
  await expect(outcome.getByText(`1 × ${product.name} became 2`)).toBeVisible();
  await page.getByText('Change the address').click();
  await page.getByLabel('Area').fill('Kimironko');

  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').fill('One more for a sister');
  await page.getByLabel('Internal note (optional)').fill('Paid late last time');
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save the change' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
  await expect(page.getByText('Internal note: Paid late last time')).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  // Told through the socket.
  await expect(theirs.getByText(/became 2; It goes to Kimironko, Gasabo now; Total/).first()).toBeVisible();
  await expect(theirs.getByText(/Reason: One more for a sister/).first()).toBeVisible();
  await expect(theirs.getByText(/^The order comes to/)).toBeVisible();
  await expect(theirs.getByText('Kimironko').first()).toBeVisible();
  await expect(theirs.getByText(/Paid late|Knows the owner/)).toHaveCount(0);
  await expectAccessibleAtBothSizes(theirs);
});
