import { unitPriceRwf } from '@urumuri/money';
import { demoProducts, demoShelf } from './demo.ts';
import type { Locator, Page } from '@playwright/test';
import { findResults, PAGE_SIZE, readNames } from './listing-page.ts';
import { expect, expectAccessible, openPage, test } from './shopper.ts';

const lastPage = Math.ceil(demoShelf.length / PAGE_SIZE);
const phones = demoProducts.filter((product) => product.category === 'phones');
const audio = demoProducts.filter((product) => product.category === 'audio');
const pricesRwf = demoShelf
  .map(({ priceRwf, discountPercent }) => unitPriceRwf(priceRwf, discountPercent))
  .toSorted((left, right) => left - right);

const sorting = (page: Page) => page.getByRole('combobox', { name: 'Sorting' });

async function expectCount(page: Page, count: number): Promise<void> {
  await expect(findResults(page).getByRole('heading', { level: 2 })).toHaveText(`(${count}) Products`);
  await expect(findResults(page)).toHaveAttribute('aria-busy', 'false');
  await expect(findResults(page).getByRole('article')).toHaveCount(Math.min(count, PAGE_SIZE));
}

/** What each product on the page costs now: the first amount on its card. */
async function readPricesRwf(page: Page): Promise<number[]> {
  const cards = await findResults(page).getByRole('article').allInnerTexts();
  return cards.map((text) => Number(/RWF\s([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
}

/** The filters beside the products, or in their sheet on phones. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filter Product/ }).click();
  return page.getByRole('dialog', { name: 'Filter Product' });
}

async function closeFilters(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filter Product' })).toBeHidden();
}

test.describe('the shop', () => {
  test('is narrowed by a category and several brands, and a brand chosen again is taken back @both @first', async ({
    page,
    isMobile,
  }) => {
    await openPage(page, '/shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Page');
    await expectCount(page, demoShelf.length);
    const filters = await openFilters(page, isMobile);
    await filters.getByRole('checkbox', { name: /^Phones/ }).click();
    await expect(page).toHaveURL(/\/shop\?category=Phones$/);
    const brands = filters.getByRole('group', { name: 'Brand' });
    const own = [...new Set(phones.map(({ brand }) => brand))].toSorted((left, right) => left.localeCompare(right));
    const countOf = (brand: string) => phones.filter((phone) => phone.brand === brand).length;
    await expect(brands.getByRole('listitem')).toHaveText(own.map((brand) => `${brand}${countOf(brand)}`));
    const [first = '', second = ''] = own;
    const tick = (brand: string) =>
      brands.getByRole('checkbox', { name: `${brand} ${countOf(brand)}`, exact: true }).click();
    await tick(first);
    await expect(page).toHaveURL(new RegExp(`brand=${first}$`));
    await tick(second);
    await expect(page).toHaveURL(new RegExp(`brand=${first}&brand=${second}$`));
    await expect(brands.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await tick(second);
    await tick(first);
    await expect(page).toHaveURL(/\/shop\?category=Phones$/);
    await expect(brands.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await closeFilters(page, isMobile);
    await expectCount(page, phones.length);
    await expectAccessible(page);
  });

  test('sorts by the price that is paid, in both directions and to the last page', async ({ page }) => {
    await openPage(page, '/shop');
    await expect(sorting(page).getByRole('option')).toHaveText([
      'Sorting By',
      'Most Popular',
      'Newest First',
      'Best Rated',
      'Low to High Price',
      'High to Low Price',
    ]);
    await sorting(page).selectOption('Low to High Price');
    await expect.poll(() => readPricesRwf(page)).toEqual(pricesRwf.slice(0, PAGE_SIZE));
    await sorting(page).selectOption('High to Low Price');
    await expect.poll(() => readPricesRwf(page)).toEqual(pricesRwf.toReversed().slice(0, PAGE_SIZE));
    await openPage(page, `/shop?sortPrice=low-to-high&pageNumber=${lastPage}`);
    expect(await readPricesRwf(page)).toEqual(pricesRwf.slice((lastPage - 1) * PAGE_SIZE));
  });

  test('remembers grid or list on other pages and after a reload', async ({ page }) => {
    await openPage(page, '/shop');
    const list = page.getByRole('button', { name: 'Show as list' });
    await list.click();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await openPage(page, '/products?category=Phones');
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Show as grid' }).click();
    await expect(list).toHaveAttribute('aria-pressed', 'false');
  });

  test('pages to the last one, and leads beyond it back to it @both', async ({ page, request }) => {
    /** Meanwhile another journey may put a product on sale, or take it off. */
    const countOnLast = async () => {
      const list = (await (await request.get('/api/home/query-products')).json()) as { totalProduct: number };
      return list.totalProduct % PAGE_SIZE || PAGE_SIZE;
    };
    await openPage(page, '/shop');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
    const first = await readNames(page);
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/shop\?pageNumber=2$/);
    await expect.poll(() => readNames(page)).not.toEqual(first);
    await expect(findResults(page).getByRole('heading', { level: 2 })).toBeInViewport();
    const before = await countOnLast();
    await pages.getByRole('link', { name: `Page ${lastPage}`, exact: true }).click();
    await expect
      .poll(async () => [before, await countOnLast()].includes(await findResults(page).getByRole('article').count()))
      .toBe(true);
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await expect(pages.getByRole('link', { name: `Page ${lastPage}`, exact: true })).toHaveAttribute('aria-current');
    await openPage(page, `/shop?pageNumber=${lastPage + 9}`);
    await expect(page).toHaveURL(new RegExp(`pageNumber=${lastPage}$`));
  });

  test('comes back exactly: by Back, by reload and by a link sent to somebody', async ({ page, context }) => {
    await openPage(page, '/shop?category=Audio&category=Phones');
    await sorting(page).selectOption('High to Low Price');
    await expect(page).toHaveURL(/sortPrice=high-to-low$/);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/pageNumber=2$/);
    await expect(findResults(page).getByRole('article')).toHaveCount(audio.length + phones.length - PAGE_SIZE);
    const address = page.url();
    const shown = await readNames(page);
    await findResults(page)
      .getByRole('link', { name: shown[2] ?? '', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[2] ?? '');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => readNames(page)).toEqual(shown);
    await page.reload();
    await expect.poll(() => readNames(page)).toEqual(shown);
    await expect(sorting(page)).toHaveValue('high-to-low');
    const other = await context.newPage();
    await other.goto(address);
    expect(await readNames(other)).toEqual(shown);
  });

  test('has its filters in a sheet that says how many products it will show', async ({ page }) => {
    await openPage(page, '/shop');
    await expect(page.getByRole('region', { name: 'Filters' })).toBeHidden();
    const sheet = await openFilters(page, true);
    await expect(sheet.getByRole('button', { name: `Show ${demoShelf.length} products` })).toBeVisible();
    await sheet.getByRole('checkbox', { name: /^Phones/ }).click();
    await expect(sheet.getByRole('button', { name: `Show ${phones.length} products` })).toBeVisible();
    await expectAccessible(page);
    await closeFilters(page, true);
    await expect(page.getByRole('button', { name: 'Filter Product 1 chosen' })).toBeFocused();
    await expectCount(page, phones.length);
  });

  test('shows up to eight Featured Products below the results', async ({ page }) => {
    await openPage(page, '/shop');
    const panel = page.getByRole('region', { name: 'Featured Products' });
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Featured Products');
    await expect(panel.getByRole('article')).toHaveCount(8);
    for (const link of await panel.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^\/product\/details\/[a-z0-9-]+$/);
    }
  });
});

test.describe('a category', () => {
  test('has its name on the banner, its own brands and the latest products', async ({ page }) => {
    await openPage(page, '/products?category=phones');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Shop.*Phones/);
    await expectCount(page, phones.length);
    await expect(page.getByRole('region', { name: 'Latest products' }).getByRole('article')).toHaveCount(8);
    await expectAccessible(page);
    const filters = await openFilters(page, true);
    await expect(filters.getByRole('group', { name: 'Category' })).toHaveCount(0);
    await filters.getByRole('checkbox', { name: /^Samsung/ }).click();
    await closeFilters(page, true);
    await expect(page).toHaveURL(/\/products\?category=[Pp]hones&brand=Samsung$/);
    await expectCount(page, phones.filter(({ brand }) => brand === 'Samsung').length);
  });

  test('nobody knows is not found, and Go Back leads a newcomer to the shop', async ({ page }) => {
    await openPage(page, '/products?category=Hovercrafts');
    await expect(page.getByText('There is no category called “Hovercrafts”.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse All Products' })).toHaveAttribute('href', '/shop');
    await expect(page.getByRole('main').getByRole('link', { name: 'Phones' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/shop$/);
  });

  test('that fails to load says Category Error, and Try Again works', async ({ page, complaints }) => {
    await openPage(page, '/products?category=Phones');
    await page.route(/\/products\.data/, (route) => route.fulfill({ status: 503, json: { error: 'Resting' } }), {
      times: 1,
    });
    await sorting(page).selectOption('Low to High Price');
    const failure = page.getByRole('alert').filter({ hasText: 'Category Error' });
    await expect(failure.getByRole('link', { name: 'Browse All Products' })).toHaveAttribute('href', '/shop');
    await expectAccessible(page);
    await failure.getByRole('link', { name: 'Try Again' }).click();
    await expectCount(page, phones.length);
    const shown = await readPricesRwf(page);
    expect(shown).toEqual(shown.toSorted((left, right) => left - right));
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('503'))).toEqual([]);
  });
});

test.describe('a page', () => {
  test.use({ expectedStatuses: [404, 429] });

  test('that is refused says why', async ({ page }) => {
    await openPage(page, '/products?category=Phones');
    const refusal = { status: 429, json: { message: 'Too many requests. Please try again in 1 minute.' } };
    await page.route(/\/products\.data/, (route) => route.fulfill(refusal));
    await sorting(page).selectOption('Low to High Price');
    const failure = page.getByRole('alert').filter({ hasText: 'Category Error' });
    await expect(failure).toContainText('Too many requests. Please try again in 1 minute.');
    await page.route(/\/_(root)?\.data/, (route) => route.fulfill(refusal));
    await page.getByRole('banner').getByRole('link', { name: 'Urumuri' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Too many requests. Please try again in 1 minute.');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Top Categories' })).toBeVisible();
  });

  test('for which a proxy answers with a bare 500 says so, and leads on', async ({ page, complaints }) => {
    await openPage(page, '/products?category=Phones');
    const bare = { status: 500, contentType: 'text/html', body: '<h1>500 Internal Server Error</h1>' };
    await page.route(/\.data/, (route) => route.fulfill(bare));
    await sorting(page).selectOption('Low to High Price');
    const failure = page.getByRole('alert').filter({ hasText: 'Category Error' });
    await expect(failure).toContainText('The shop cannot answer at the moment.');
    await page.getByRole('banner').getByRole('link', { name: 'Urumuri' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Top Categories' })).toBeVisible();
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('500'))).toEqual([]);
  });
});
