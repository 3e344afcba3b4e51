import { logIn, turnTo } from './console-page.ts';
import { callAs } from './customer.ts';
import { setVisible, waitForLine } from './live-page.ts';
import { findProduct, placeOrder } from './shop-order.ts';
import { expectToast, expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test('an order announces itself on an open page, counts in its title, and is in the list that the overview opens', async ({
  page,
  request,
}) => {
  const product = await findProduct(request);
  const order = async () => {
    const { customer, orderId } = await placeOrder(request, product, `Aline ${crypto.randomUUID().slice(0, 6)}`);
    const path = `/home/customer/get-order-details/${orderId}`;
    const { order: placed } = (await callAs(request, customer, 'get', path)) as { order: { orderNumber: string } };
    return { orderId, text: `New order ${placed.orderNumber}` };
  };
  await openPage(page, '/seller');
  const listens = waitForLine(page);
  await logIn(page, 'seller.one@example.com');
  await listens;
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await setVisible(page, false);
  await order();
  await expect(page).toHaveTitle(/^\(\d+\) Overview/);
  await setVisible(page, true);
  await expect(page).toHaveTitle(/^Overview/);

  const { orderId, text } = await order();
  await expectToast(page, text);
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('link', { name: /^New orders [1-9]/ }).click();
  await expect(page).toHaveURL(/\/orders\?status=pending$/);
  await expect(page.getByRole('main').locator(`a[href$="${orderId}"]`)).toBeVisible();
  await turnTo(page, 'Overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('the office turns pages by two keys, and finds a setting by its words', async ({ page }) => {
  await openPage(page, '/seller');
  await logIn(page, 'office@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // The keys are listened to as soon as their code has been loaded.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible();

  await turnTo(page, 'Settings');
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('expires');
  await page.getByRole('list', { name: 'Settings found' }).getByRole('button').first().click();
  await expect(page.getByLabel('Hours until an order expires')).toBeFocused();
  await expectAccessibleAtBothSizes(page);

  await turnTo(page, 'My account');
  await expect(page.getByRole('checkbox', { name: /^Play a short sound/ })).toBeChecked();
  await expectAccessibleAtBothSizes(page);
});
