import type { Page } from '@playwright/test';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { known, pickProducts, productIdOf } from './products.ts';
import { openConsole } from './seller.ts';
import { expect, openPage, test } from './shopper.ts';

const product = known(pickProducts(({ stock, priceRwf }) => stock > 5 && priceRwf > 500_000)[0]);

// Phones only: wide screens have room for large letters.
test.use({ viewport: { width: 360, height: 740 } });
/** With letters twice as large nothing lies beside the screen. */
async function expectToFit(page: Page): Promise<void> {
  for (const size of ['175%', '200%']) {
    const letters = page.locator('html');
    await letters.evaluate((html, fontSize) => {
      html.style.fontSize = fontSize;
    }, size);
    const widths = () => letters.evaluate((html) => html.scrollWidth - html.clientWidth);
    await expect.poll(widths, `${page.url()} at ${size}`).toBeLessThanOrEqual(0);
  }
}

async function expectHeaderInReach(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const actions = [
    header.getByRole('link', { name: /^Cart/ }),
    header.getByRole('link', { name: /^Wishlist/ }),
    header.getByRole('button', { name: 'Menu' }),
    header.getByRole('button', { name: 'Search' }),
  ];
  for (const action of actions) await action.click({ trial: true });
}

test('a phone with letters twice as large shows the shop without scrolling sideways', async ({ page }) => {
  for (const address of ['/', '/shop', `/product/details/${product.slug}`, '/login']) {
    await openPage(page, address);
    await expectToFit(page);
    await expectHeaderInReach(page);
  }
});

test('and so it does a customer’s pages', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const productId = await productIdOf(request, product);
  await callAs(request, customer, 'post', '/home/product/add-to-cart', { productId, quantity: 1 });
  await actAs(page, customer);
  await openPage(page, '/cart');
  await expect(page.getByRole('heading', { name: /^In stock/ })).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: /^Proceed to Checkout/ }).click();
  await expect(page).toHaveURL('/shipping');
  await expect(page.getByRole('heading', { name: 'Our call to you' })).toBeVisible();
  await expectToFit(page);
  await openPage(page, '/dashboard');
  await expectToFit(page);
  await expectHeaderInReach(page);
});

test('and so it does the console', async ({ page }) => {
  await openConsole(page, product, '/seller');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Log out' }).click({ trial: true });
});
