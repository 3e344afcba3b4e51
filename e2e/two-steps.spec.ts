import type { Page } from '@playwright/test';
import { demoPassword } from './demo.ts';
import { codeOf, stepAt } from '../apps/server/src/modules/sellers/totp.rules.ts';
import { logIn, turnTo } from './console-page.ts';
import { openNewShop } from './new-shop.ts';
import { expect, expectAccessible, openPage, test } from './shopper.ts';

// A code is asked for, and one is wrong.
test.use({ expectedStatuses: [401, 404, 422] });

/** The code of the app now, or so many half minutes from now. */
const codeIn = (secret: string, halfMinutes = 0) => codeOf(secret, stepAt(new Date()) + halfMinutes);

async function comeBack(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await logIn(page, email);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
}

test('a seller sets up two steps, signs in with a code and with a recovery code, and switches them off', async ({
  page,
  request,
}) => {
  const { email } = await openNewShop(request);
  await openPage(page, '/seller/security');
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Two-step login' });
  await steps.getByLabel('Password', { exact: true }).fill(demoPassword);
  await steps.getByRole('button', { name: 'Set up' }).click();
  await expect(steps.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await steps.locator('code').innerText()).replaceAll(' ', '');
  await steps.getByLabel('Code', { exact: true }).fill(codeIn(secret));
  await steps.getByRole('button', { name: 'Switch on' }).click();
  const codes = steps.getByRole('list', { name: 'Recovery codes' }).locator('code');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allInnerTexts();
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'I have saved them' }).click();
  await expect(steps.getByText('10 recovery codes left.')).toBeVisible();

  await comeBack(page, email);
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/not right/);
  await page.getByLabel('Code', { exact: true }).fill(codeIn(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await comeBack(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(first);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await turnTo(page, 'Security');
  await expect(steps.getByText('9 recovery codes left.')).toBeVisible();
  await expectAccessible(page);
  await steps.getByLabel('Password', { exact: true }).fill(demoPassword);
  await steps.getByLabel('Code', { exact: true }).fill(second);
  await steps.getByRole('button', { name: 'Switch off' }).click();
  await expect(steps.getByRole('button', { name: 'Set up' })).toBeVisible();
});
