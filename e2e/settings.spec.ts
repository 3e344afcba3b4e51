import { logIn, turnTo } from './console-page.ts';
import { openOwnShop, type OwnShop } from './own-shop.ts';
import { expectToast, expect, expectAccessible, openPage, test } from './shopper.ts';

let shop: OwnShop;

// One to itself: other journeys read the shop's name.
test.beforeAll(async () => {
  shop = await openOwnShop(1);
});

test.afterAll(() => shop.close());

test('the office writes a page and says who the shop is; visitors read both at once, without scripts too', async ({
  openBrowser,
}) => {
  const page = await openBrowser(shop.at(0));
  await openPage(page, '/');
  await page.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expectAccessible(page);

  await openPage(page, '/seller/pages');
  await logIn(page, 'office@example.com');
  await page.getByRole('link', { name: 'Returns Standard text' }).click();
  await page.getByLabel('Text').fill('## Within a month\n\nCall {name}: {phone}.');
  await expect(page.getByRole('heading', { name: 'Within a month' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Returns is saved.');

  await turnTo(page, 'Settings');
  const form = page.getByRole('form', { name: 'Settings' });
  await form.getByLabel('Name').fill('Itara');
  await form.getByLabel('Phone', { exact: true }).fill('+250 788 999 000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner')).toContainText('Itara');
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('+250 788 999 000');

  const visitor = await openBrowser({ ...shop.at(0), javaScriptEnabled: false });
  await visitor.goto('/returns');
  await expect(visitor.getByText('Call Itara: +250 788 999 000.')).toBeVisible();
  await expect(visitor).toHaveTitle('Returns | Itara');
  // The browser takes over what it finds: a page of another shop would be reported.
  await openPage(page, '/contact');
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Itara');
  await expectAccessible(page);
});
