import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import type { DemoProduct } from './demo.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { holdLine, openLivePage } from './live-page.ts';
import { known, pickProducts, productIdOf } from './products.ts';
import { expectToast, expect, expectAccessible, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

const wished = known(pickProducts(({ stock, discountPercent }) => stock > 12 && discountPercent > 0)[0]);
const missed = known(pickProducts(({ stock }) => stock === 0)[0]);

const lists = '**/api/home/product/get-wishlist-products/**';

async function signInWithWishes(page: Page, request: APIRequestContext): Promise<void> {
  const customer = await registerCustomer(request);
  for (const product of [wished, missed]) {
    const productId = await productIdOf(request, product);
    await callAs(request, customer, 'post', '/home/product/add-to-wishlist', { productId });
  }
  await actAs(page, customer);
}

const cardOf = (page: Page, { name }: DemoProduct): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.describe('the wishlist', () => {
  test.use({ expectedStatuses: [404, 429] });

  test('shows what was wished for and fills the cart', async ({ page, request }) => {
    await signInWithWishes(page, request);
    await page.route(lists, (route) => route.fulfill({ status: 429, json: { message: 'Too many at once.' } }));
    // Once it listens it looks again by itself, and the button would go from under the finger.
    await openLivePage(page, '/dashboard/my-wishlist');
    await expect(page.getByRole('alert').filter({ hasText: 'Too many at once.' })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Try Again' }).click();

    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('2 products')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
    const card = cardOf(page, wished);
    await expect(card).toContainText(`−${wished.discountPercent}%`);
    await expect(card).toContainText(formatRwf(unitPriceRwf(wished.priceRwf, wished.discountPercent)));
    await expect(cardOf(page, missed)).toContainText('Sold out');
    await expect(cardOf(page, missed).getByRole('button', { name: /^Add To Cart/ })).toHaveCount(0);
    await expectAccessibleAtBothSizes(page);

    await card.getByRole('button', { name: /^Add To Cart/ }).click();
    await expectToast(page, 'Added to cart');
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('gives up what is taken off, and only that', async ({ page, request }) => {
    await signInWithWishes(page, request);
    await openPage(page, '/dashboard/my-wishlist');
    const items = '**/api/home/product/remove-wishlist-product/**';
    await page.route(items, (route) => route.fulfill({ status: 429, json: { message: 'Not so fast.' } }));
    await cardOf(page, missed)
      .getByRole('button', { name: /^Remove from wishlist/ })
      .click();
    await expectToast(page, 'Not so fast.');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.unroute(items);
    await cardOf(page, missed)
      .getByRole('button', { name: /^Remove from wishlist/ })
      .click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);

    const card = cardOf(page, wished);
    await card.getByRole('link', { name: /^View Details/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wished.name);
    await page.goBack();
    await card.getByRole('button', { name: /^Remove from wishlist/ }).click();
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wishlist', exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL('/shop');
  });
});

test('a list read before something was taken off does not count it again', async ({ page, request }) => {
  await signInWithWishes(page, request);
  const letLineThrough = await holdLine(page);
  const counts = page.waitForResponse('**/api/home/product/get-cart-product/**');
  const list = page.waitForResponse(lists);
  await openPage(page, '/dashboard/my-wishlist');
  await counts;
  const older: unknown = await (await list).json();
  const oneLeft = page.getByRole('link', { name: 'Wishlist, 1 item' });

  // The page reads its list again when it begins to listen to the shop: that answer comes too late.
  const answerLate = async (route: Route) => {
    await oneLeft.waitFor();
    await route.fulfill({ json: older });
  };
  await page.route(lists, answerLate, { times: 1 });
  const again = page.waitForRequest(lists);
  letLineThrough();
  await again;
  const late = page.waitForResponse(lists);
  await cardOf(page, missed)
    .getByRole('button', { name: /^Remove from wishlist/ })
    .click();
  await (await late).finished();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(oneLeft).toBeVisible();
});
