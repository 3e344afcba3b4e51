import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from './demo.ts';
import { logIn } from './console-page.ts';
import { callAs } from './customer.ts';
import { openNewShop, signInWith } from './new-shop.ts';
import { expectToast, expect, expectAccessible, openPage, test } from './shopper.ts';

// A name and an e-mail that are taken, passwords that are not the present one, and sessions that have ended.
test.use({ expectedStatuses: [401, 404, 409, 422] });

async function expectSignedOut(request: APIRequestContext, token: string): Promise<void> {
  const answer = await request.get('/api/seller/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
}

test('a seller gives the shop another name, place and picture, and signs in with another e-mail and password', async ({
  page,
  request,
}) => {
  const shop = await openNewShop(request);
  await openPage(page, '/seller/profile');
  await logIn(page, shop.email);
  await expect(page.getByRole('heading', { level: 1, name: 'My shop' })).toBeVisible();
  await expectAccessible(page);
  const profile = page.getByRole('form', { name: 'Profile' });
  await profile.getByLabel('Shop name').fill('Kigali Digital House');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('Shop name')).toBeFocused();
  await expect(profile.getByLabel('Shop name')).toHaveAccessibleDescription(/already exists/);
  await expectAccessible(page);

  const newName = `${shop.name} & Sons`;
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 120 } });
  await page.getByLabel('Add picture').setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await profile.getByLabel('Shop name').fill(newName);
  await profile.getByLabel('District').fill('Kicukiro');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('Shop name')).toHaveAccessibleDescription(/The office is checking/);
  await expect(page.getByRole('banner').getByText(shop.name)).toBeVisible();
  const office = { token: await signInWith(request, 'office@example.com') };
  await callAs(request, office, 'post', `/seller/admin/sellers/${shop.id}/name`, { name: newName, isAgreed: true });
  await page.reload();
  await expect(page.getByRole('banner').getByText(newName)).toBeVisible();

  const address = page.getByRole('form', { name: 'Change email' });
  const newEmail = `new-${shop.email}`;
  await address.getByLabel('New email').fill('seller.one@example.com');
  await address.getByLabel('Password', { exact: true }).fill('something else');
  await address.getByRole('button', { name: 'Change email' }).click();
  await expect(address.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/not correct/);
  await address.getByLabel('Password', { exact: true }).fill(demoPassword);
  await address.getByRole('button', { name: 'Change email' }).click();
  await expect(address.getByLabel('New email')).toHaveAccessibleDescription(/already exists/);
  await expectAccessible(page);
  await address.getByLabel('New email').fill(newEmail);
  await address.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByRole('region', { name: 'Email' }).getByText(newEmail)).toBeVisible();
  await expect(address.getByLabel('Password', { exact: true })).toHaveValue('');
  await expectSignedOut(request, shop.token);
  const otherToken = await signInWith(request, newEmail);

  const password = page.getByRole('form', { name: 'Change password' });
  const changed = 'imvura-y’itumba-iraguye';
  await password.getByLabel('Old password', { exact: true }).fill('something else');
  await password.getByLabel('New password', { exact: true }).fill(changed);
  await password.getByLabel('Confirm password', { exact: true }).fill(changed);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('Old password', { exact: true })).toHaveAccessibleDescription(/not correct/);
  await password.getByLabel('Old password', { exact: true }).fill(demoPassword);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Your password has been changed.');
  await expectSignedOut(request, otherToken);
  await signInWith(request, newEmail, changed);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My shop' })).toBeVisible();
  await expect(profile.getByLabel('Shop name')).toHaveValue(newName);
  await expect(profile.getByLabel('District')).toHaveValue('Kicukiro');
});
