import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './demo.ts';

/** Fills in the login of the sellers' console, which is open. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The page of the console that its menu calls so, in whichever group it is. */
export async function turnTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Console' });
  // Behind the word may stand how much waits.
  const named = new RegExp(`^${name}( \\d.*)?$`);
  const link = menu.getByRole('link', { name: named }).first();
  const all = menu.getByRole('button', { name: /^Menu/ });
  await expect(menu.getByRole('link').first()).toBeVisible();
  if (!(await link.isVisible()) && (await all.isVisible())) await all.click();
  if (!(await link.isVisible())) {
    const hidden = page.getByRole('link', { name: named, includeHidden: true });
    await menu.getByRole('listitem').filter({ has: hidden }).getByRole('button').click();
  }
  await link.click();
}

/** The card of a customer at the call desk, on whichever of its pages. */
export async function findCall(page: Page, name: string): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1, name: 'Call desk' })).toBeVisible();
  const call = page.getByRole('article').filter({ hasText: name });
  const next = page.getByRole('link', { name: 'Next' });
  await expect(async () => {
    if (!(await call.isVisible()) && (await next.isVisible())) await next.click();
    await expect(call).toBeVisible({ timeout: 2000 });
  }).toPass();
  return call;
}
