import { demoCategories, demoProducts, demoShops, type DemoProduct } from './demo.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectToast, expect, expectAccessible, openPage, test } from './shopper.ts';

type Details = { product: { _id: string; stock: number; sellerId: string; shortDescription: string } };

const REVIEWS_PER_PAGE = 10;
const reviewCount = (product: DemoProduct) => product.reviews.length;

const soldOut = pickProduct(({ stock }) => stock === 0);
const scarce = pickProduct(({ stock }) => stock === 3);
const discussed = pickProduct((product) => product.stock > 5 && reviewCount(product) > REVIEWS_PER_PAGE);
const unrated = pickProduct((product) => product.stock > 5 && reviewCount(product) === 0);

function pickProduct(isWanted: (product: DemoProduct) => boolean): DemoProduct {
  const product = demoProducts.find(isWanted);
  if (!product) throw new Error('The demo catalogue has no such product');
  return product;
}

const addressOf = (product: DemoProduct) => `/product/details/${product.slug}`;
const shopNameOf = ({ shop }: DemoProduct) => demoShops.find(({ slug }) => slug === shop)?.shopName ?? '';

/** Opens a product and waits until its controls answer: the tabs are tabs only then. */
async function openProduct(page: Page, product: DemoProduct, hash = ''): Promise<void> {
  await openPage(page, addressOf(product) + hash);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(page.getByRole('tab')).toHaveCount(2);
}

async function fetchDetails(request: APIRequestContext, product: DemoProduct): Promise<Details['product']> {
  const response = await request.get(`/api/home/product-details/${product.slug}`);
  return ((await response.json()) as Details).product;
}

test('a product shows where it stands, what it costs and who sells it @both @first', async ({ page, request }) => {
  await openProduct(page, discussed);
  const category = demoCategories.find(({ slug }) => slug === discussed.category)?.name ?? '';
  await expect(page.getByText('Product Details').first()).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', category, discussed.name]);
  await expect(
    page
      .getByRole('main')
      .getByText(/^RWF\s[\d,]+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const { sellerId } = await fetchDetails(request, discussed);
  await expect(page.getByRole('link', { name: 'Chat Seller' })).toHaveAttribute(
    'href',
    new RegExp(`chat.*${sellerId}`),
  );
  await expectAccessible(page);
  await trail.getByRole('link', { name: category }).click();
  await expect(page).toHaveURL(`/products?category=${encodeURIComponent(category)}`);
});

test.describe('the pictures', () => {
  test('are chosen by their thumbnails', async ({ page }) => {
    await openProduct(page, discussed);
    const thumbnails = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
    const pictures = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem');
    await expect(thumbnails).toHaveCount(4);
    await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
    await thumbnails.nth(2).click();
    await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(thumbnails.first()).not.toHaveAttribute('aria-current');
    await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.5 });
    await expect(pictures.first()).not.toBeInViewport();
  });

  test('fill the screen, wrap around, and give the focus back @both', async ({ page }) => {
    await openProduct(page, discussed);
    const opener = page.getByRole('link', { name: /picture 1 of 4, open full screen/ });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: `Pictures of ${discussed.name}` });
    const counter = viewer.getByRole('status');
    await expect(counter).toHaveText('1 / 4');
    await expect(viewer.getByText('Use ← → keys to navigate')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(counter).toHaveText('4 / 4');
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText('1 / 4');
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(counter).toHaveText('2 / 4');
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await expect(counter).toHaveText('1 / 4');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('the quantity stays between one and the stock, and says why', async ({ page, request }) => {
  const { stock } = await fetchDetails(request, scarce);
  await openProduct(page, scarce);
  await expect(page.getByText(`Only ${stock} left`).first()).toBeVisible();
  const quantity = page.getByRole('group', { name: 'Quantity' });
  const [less, more] = [
    quantity.getByRole('button', { name: 'One less' }),
    quantity.getByRole('button', { name: 'One more' }),
  ];
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await less.click({ force: true });
  await expect(quantity.getByRole('status')).toHaveText('1');
  for (let wanted = 2; wanted <= stock; wanted += 1) {
    await more.click();
    await expect(quantity.getByRole('status')).toHaveText(String(wanted));
  }
  await more.click();
  await expectToast(page, `Only ${stock} available`);
  await expect(quantity.getByRole('status')).toHaveText(String(stock));
});

test('a sold-out product cannot be bought, but be wished for', async ({ page }) => {
  await openProduct(page, soldOut);
  const main = page.getByRole('main');
  await expect(main.getByText('Sold out').first()).toBeVisible();
  await expect(main.getByText('Add To Cart', { exact: true })).toHaveCount(0);
  await expect(main.getByText('Buy Now', { exact: true })).toHaveCount(0);
  await expect(main.getByRole('group', { name: 'Quantity' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Add to wishlist', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a guest who wants to buy, keep or review signs in first and comes back', async ({ page }) => {
  const path = addressOf(discussed);
  for (const name of ['Add To Cart', 'Buy Now', 'Add to wishlist']) {
    await openProduct(page, discussed);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
  await openProduct(page, discussed, '#reviews');
  await expect(page.getByRole('link', { name: 'Login to Review' })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent(`${path}#reviews`)}`,
  );
});

test('the tabs are moved by the keyboard @desktop', async ({ page }) => {
  await openProduct(page, discussed);
  const [description, reviews] = [
    page.getByRole('tab', { name: 'Description' }),
    page.getByRole('tab', { name: 'Reviews' }),
  ];
  await expect(description).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText('Specifications');
  await description.focus();
  for (const [key, tab, panel] of [
    ['ArrowRight', reviews, 'Reviews'],
    ['ArrowRight', description, 'Description'],
    ['End', reviews, 'Reviews'],
    ['Home', description, 'Description'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(panel);
  }
});

test.describe('the reviews', () => {
  test('add up to their total, from five stars to none', async ({ page }) => {
    await openProduct(page, discussed);
    await page.getByRole('tab', { name: 'Reviews' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Reviews' });
    const title = panel.getByRole('heading', { name: /^Product Reviews \(\d+\)$/ });
    const total = Number(/\d+/.exec((await title.textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThanOrEqual(reviewCount(discussed));
    await expect(panel.getByText(`(${total}) Reviews`, { exact: true })).toBeVisible();
    const rows = await panel
      .getByRole('listitem')
      .filter({ hasText: /^\d stars?\d+ reviews?, \d+%$/ })
      .allTextContents();
    const figures = rows.map((row) => (/^(\d)\D+(\d+)\D+(\d+)%/.exec(row) ?? []).slice(1).map(Number));
    expect(figures.map(([stars]) => stars)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(figures.reduce((sum, [, count = 0]) => sum + count, 0)).toBe(total);
    for (const [, count = 0, percent] of figures) expect(percent).toBe(Math.floor((100 * count) / total));
  });

  test('come ten to a page', async ({ page }) => {
    await openProduct(page, discussed, '#reviews');
    const panel = page.getByRole('tabpanel', { name: 'Reviews' });
    const articles = panel.getByRole('article');
    const pager = panel.getByRole('navigation', { name: 'Pages of reviews' });
    await expect(articles).toHaveCount(REVIEWS_PER_PAGE);
    await expect(pager.getByRole('status')).toHaveText(/^Showing 1–10 of \d+$/);
    const first = await articles.allTextContents();
    await pager.getByRole('button', { name: 'Next: reviews' }).click();
    await expect(pager.getByRole('status')).toHaveText(/^Showing 11–\d+ of \d+$/);
    const second = await articles.allTextContents();
    expect(second.filter((text) => first.includes(text))).toEqual([]);
    await expect(pager.getByRole('button', { name: 'Next: reviews' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await pager.getByRole('button', { name: 'Previous: reviews' }).click();
    await expect.poll(() => articles.allTextContents()).toEqual(first);
  });

  test('are invited where there are none', async ({ page }) => {
    await openProduct(page, unrated);
    await page.getByRole('tab', { name: 'Reviews' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Reviews' });
    await expect(panel).toContainText('No reviews yet. Be the first to review this product!');
    await expect(panel).toContainText('(0) Reviews');
    await expect(panel.getByRole('navigation')).toHaveCount(0);
  });
});

test('more of the same shop stands beside it @desktop', async ({ page }) => {
  await openProduct(page, discussed);
  const panel = page.getByRole('complementary', { name: `From ${shopNameOf(discussed)}` });
  await panel.scrollIntoViewIfNeeded();
  const shown = await panel.getByRole('heading', { level: 3 }).allTextContents();
  const sameShop = demoProducts.filter(({ shop }) => shop === discussed.shop).map(({ name }) => name);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((name) => !sameShop.includes(name) || name === discussed.name)).toEqual([]);
  await panel.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[0] ?? '');
});

test('related products are leafed through in a circle', async ({ page }) => {
  await openProduct(page, discussed);
  const related = page.getByRole('region', { name: 'Related Products' });
  await related.scrollIntoViewIfNeeded();
  await expect(related.getByRole('heading', { level: 2 })).toHaveText('Discover more products you might like');
  const cards = related.getByRole('article');
  const next = related.getByRole('button', { name: 'Next: Related Products' });
  await expect(cards.first()).toBeInViewport({ ratio: 0.5 });
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  // Until the page's script has come as far as this row, its buttons do nothing.
  await expect(async () => {
    await related.getByRole('button', { name: 'Previous: Related Products' }).click();
    await expect(cards.last()).toBeInViewport({ ratio: 0.5, timeout: 2000 });
  }).toPass();
  await next.click();
  await expect(cards.first()).toBeInViewport({ ratio: 0.5 });
});

test('an unknown product is a designed page with status 404 that offers a search', async ({ page }) => {
  const response = await page.goto('/product/details/samsung-moon-rover');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product is not in the shop');
  await expect(page.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/products\/search\?value=samsung(\+|%20)moon(\+|%20)rover/);
});

test('an address with the id of a product moves to the one with its name', async ({ page, request }) => {
  const { _id } = await fetchDetails(request, scarce);
  const response = await request.get(`/product/details/${_id}`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(addressOf(scarce));
  await page.goto(`/product/details/${_id}`);
  await expect(page).toHaveURL(addressOf(scarce));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product reads whole: words, figures, reviews and the way to buy', async ({ page }) => {
    await page.goto(addressOf(discussed));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(discussed.name);
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Product Reviews/ })).toBeVisible();
    await expect(page.locator('#reviews').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: `From ${shopNameOf(discussed)}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add To Cart', exact: true })).toHaveAttribute('href', /^\/login\?/);
    await expect(page.getByRole('group', { name: 'Quantity' })).toBeHidden();
  });
});
