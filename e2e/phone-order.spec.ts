import { findCall, logIn, turnTo } from './console-page.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test.use({ expectedStatuses: [400] });

test('a seller takes an order by phone from somebody new, and finds it with its customer', async ({ page }) => {
  const phone = `0788${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  const name = `Aline ${crypto.randomUUID().slice(0, 6)}`;
  await openPage(page, '/seller/new-order');
  await logIn(page, 'seller.one@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await page.getByLabel('Name or SKU').fill('no such thing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No product on sale matches “no such thing”.')).toBeVisible();
  await page.getByLabel('Name or SKU').fill('e');
  await page.keyboard.press('Enter');
  await page.locator('button:enabled', { hasText: /^Add/ }).first().click();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();

  await page.getByLabel('Customer’s phone').fill('07881');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Enter a phone number such as 0788 123 456').first()).toBeVisible();
  await page.getByLabel('Customer’s phone').fill(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No customer has this number yet.')).toBeVisible();
  await page.getByLabel('Customer’s name').fill(name);
  await page.getByLabel('Address').fill('KG 11 Ave 5, blue gate');
  await page.getByLabel('Province').fill('Kigali');
  await page.getByLabel('Area').fill('Remera');
  await page.getByLabel('When').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveAccessibleDescription(/City is required/);
  await expectAccessibleAtBothSizes(page);
  await page.getByLabel('City').fill('Gasabo');
  await page.getByRole('button', { name: 'Place the order' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
  await expect(page.getByText('Taken by phone by Kigali Digital House')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await turnTo(page, 'Call desk');
  await findCall(page, name);

  await turnTo(page, 'New order');
  await page.getByLabel('Customer’s phone').fill(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name}, Remera`)).toBeVisible();
});
