import { execFileSync } from 'node:child_process';
import { demoPassword } from './demo.ts';
import { deliverTo } from './checkout-page.ts';
import { turnTo } from './console-page.ts';
import { openOwnShop, type OwnShop } from './own-shop.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

// Until the password is changed, nothing else is answered.
test.use({ expectedStatuses: [403] });

let shop: OwnShop;

test.beforeAll(async () => {
  shop = await openOwnShop(1, { SEED: 'none' });
});

test.afterAll(() => shop.close());

test('an empty shop is opened by its office and sells: password, category, pasted rows, a phone order, its slip @first', async ({
  openBrowser,
}) => {
  const email = `office-${crypto.randomUUID().slice(0, 6)}@example.com`;
  const seed = ['apps/server/dist/seed.js', '--office', email];
  const said = execFileSync(process.execPath, seed, {
    env: { ...process.env, DATA_DIR: shop.dataDir },
    encoding: 'utf8',
  });
  const given = / with (\S+),/.exec(said)?.[1] ?? '';

  const page = await openBrowser(shop.at(0));
  await openPage(page, '/seller/first-steps');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(given);
  await page.getByRole('button', { name: 'Log in' }).click();
  const change = page.getByRole('form', { name: 'Change password' });
  await change.getByLabel('Old password', { exact: true }).fill(given);
  await change.getByLabel('New password', { exact: true }).fill(`${demoPassword}-${email}`);
  await change.getByLabel('Confirm password', { exact: true }).fill(`${demoPassword}-${email}`);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Categories (to do)' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await page.getByRole('link', { name: 'Add categories' }).click();
  await page.getByText('Add a category').click();
  const category = page.getByRole('form', { name: 'New category' });
  await category.getByLabel('Name').fill('Radios');
  await category.getByRole('button', { name: 'Add category' }).click();
  await expect(category.getByLabel('Name')).toHaveValue('');

  await turnTo(page, 'First steps');
  await page.getByRole('button', { name: 'Confirm these terms' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery (done)' })).toBeVisible();
  await page.getByRole('link', { name: 'Import a file' }).click();
  const rows = 'SKU\tName\tBrand\tCategory\tPrice\tStock\nR-1\tFirst radio\tSonya\tRadios\t9 000\t4';
  await page.getByLabel('Or paste rows').fill(rows);
  await page.getByRole('button', { name: 'Upload these rows' }).click();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 row imported: 1 new, 0 changed.')).toBeVisible();

  await turnTo(page, 'First steps');
  await expect(page.getByText('Your shop is open.')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  const visitor = await openBrowser(shop.at(0));
  await openPage(visitor, '/');
  await expect(visitor.getByRole('link', { name: /First radio/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Take an order by phone' }).click();
  await page.getByLabel('Name or SKU').fill('radio');
  await page.keyboard.press('Enter');
  await page.locator('button:enabled', { hasText: /^Add/ }).first().click();
  await page.getByLabel('Customer’s phone').fill('0788 123 456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No customer has this number yet.')).toBeVisible();
  await page.getByLabel('Language of messages').selectOption('Kinyarwanda');
  const asked = { 'Customer’s name': 'Aline Uwase', ...deliverTo };
  for (const label of ['Customer’s name', 'Address', 'Province', 'City', 'Area'] as const) {
    await page.getByLabel(label).fill(asked[label]);
  }
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open as / })).toBeVisible();
  await page.getByRole('link', { name: 'Delivery slip' }).click();
  const slip = page.getByRole('article');
  await expect(slip).toContainText('Collect RWF');
  await expect(slip).toContainText('1 × First radio');
  // Whichever stylesheet came first: a button is not as narrow as its word, and a sheet has an edge.
  await expect(page.getByRole('button', { name: 'Print' })).not.toHaveCSS('padding-left', '0px');
  await expect(slip).not.toHaveCSS('padding-left', '0px');
  await expectAccessibleAtBothSizes(page);
  expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await download).suggestedFilename()).toBe('slip.pdf');
});
