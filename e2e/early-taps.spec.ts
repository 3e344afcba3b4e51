import type { Page } from '@playwright/test';
import { actAs, registerCustomer } from './customer.ts';
import { known, pickProducts } from './products.ts';
import { expect, holdScripts, test } from './shopper.ts';

const product = known(pickProducts(({ stock }) => stock > 12)[0]);
const address = `/product/details/${product.slug}`;

/** Opens a page whose scripts do not come yet; the answer lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await holdScripts(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  return letScriptsCome;
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

test.describe('what is tapped before the scripts have come, signed in', () => {
  test.beforeEach(async ({ page, request }) => {
    await actAs(page, await registerCustomer(request));
  });

  test('hearts and carts of cards are done once, however often they were tapped', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/shop');
    const heart = firstCard(page).getByRole('link', { name: /^Add to wishlist/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await heart.click();
    await firstCard(page)
      .getByRole('link', { name: /^Add to cart/ })
      .click();
    letScriptsCome();
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page).toHaveURL(/\/shop$/);
  });

  test('the quantity and the cart of a product @first', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, address);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('link', { name: 'Add To Cart', exact: true }).click();
    letScriptsCome();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

  test('the heart of a product', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, address);
    await page.getByRole('link', { name: 'Add to wishlist', exact: true }).click();
    letScriptsCome();
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  });

  test('Buy Now', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, address);
    await page.getByRole('link', { name: 'Buy Now' }).click();
    letScriptsCome();
    await expect(page).toHaveURL(/\/shipping$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('what a guest taps before the scripts have come', () => {
  test('leads to the login and is done after it', async ({ page, request }) => {
    const customer = await registerCustomer(request);
    const letScriptsCome = await openWithoutScripts(page, address);
    await page.getByRole('link', { name: 'Add To Cart', exact: true }).click();
    letScriptsCome();
    await expect(page).toHaveURL(/\/login\?/);
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

  test('leads to another page to sign in with, which goes back to the same page', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/login?returnTo=%2Fcart');
    await page.getByRole('link', { name: 'Login by phone' }).click();
    letScriptsCome();
    await expect(page).toHaveURL(/\/phone-login\?returnTo=%2Fcart$/);
  });

  test('opens the menu', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    letScriptsCome();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});
