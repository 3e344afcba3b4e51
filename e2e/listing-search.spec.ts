import { demoProducts } from './demo.ts';
import { findResults, PAGE_SIZE, readNames } from './listing-page.ts';
import { expect, expectAccessible, openPage, test } from './shopper.ts';

const samsungCount = demoProducts.filter(({ brand }) => brand === 'Samsung').length;

test.describe('a search', () => {
  test('with a slip of the finger shows the nearest products and asks what was meant @first', async ({ page }) => {
    await openPage(page, '/products/search?value=samsng');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results');
    await expect(findResults(page)).toContainText('Nothing matches “samsng” exactly. These products come nearest.');
    expect((await readNames(page)).every((name) => name.startsWith('Samsung'))).toBe(true);
    await expectAccessible(page);
    await page.getByText('Did you mean').getByRole('link', { name: 'samsung' }).click();
    await expect(page).toHaveURL('/products/search?value=samsung');
    await expect(page.getByText('Did you mean')).toHaveCount(0);
    await expect(findResults(page).getByRole('heading', { level: 2 })).toHaveText(/^\(\d+\) Products$/);
    const total = Number(
      /\d+/.exec((await findResults(page).getByRole('heading', { level: 2 }).textContent()) ?? '')?.[0],
    );
    expect(total).toBeGreaterThanOrEqual(samsungCount);
  });

  test('that finds nothing says so and offers the categories', async ({ page }) => {
    await openPage(page, '/products/search?value=zzqqxxyy');
    await expect(findResults(page)).toContainText('No products found. Try adjusting your filters or check back later.');
    await expect(findResults(page).getByRole('link', { name: 'Go Back' })).toBeVisible();
    const prompt = page.getByRole('region', { name: 'What are you looking for?' });
    await expect(prompt.getByRole('link', { name: 'Phones' })).toHaveAttribute('href', '/products?category=Phones');
    await expectAccessible(page);
  });

  test('that finds nothing offers what sounds like it, and a call', async ({ page }) => {
    await openPage(page, '/products/search?value=zzqqxxyy%20telvsion9');
    const prompt = page.getByRole('region', { name: 'What are you looking for?' });
    await expect(prompt.getByRole('link', { name: 'Televisions' })).toHaveAttribute(
      'href',
      '/products?category=Televisions',
    );
    await expect(prompt.getByRole('listitem').first()).toHaveText('Televisions');
    await expect(prompt.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+250/);
    await expectAccessible(page);
  });

  test('for nothing asks what is wanted', async ({ page }) => {
    await openPage(page, '/products/search?value=%20%20');
    await expect(page.getByRole('region', { name: 'What are you looking for?' })).toBeVisible();
    await expect(findResults(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/cart', '/shipping', '/dashboard', '/dashboard/my-orders', '/login']) {
    test(`${address} says what it needs, and nothing loads for ever`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
      await expect(page.locator('.skeleton, form[method="post"] input').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/shop');
    });
  }

  test('the console says what it needs', async ({ page }) => {
    await page.goto('/seller');
    await expect(page.getByRole('heading', { name: 'The console needs JavaScript' })).toBeVisible();
    await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/');
  });

  test('the list is filtered, sorted and paged', async ({ page }) => {
    await page.goto('/shop');
    await expect(findResults(page).getByRole('article')).toHaveCount(PAGE_SIZE);
    await expect(page.getByRole('group', { name: 'View' })).toBeHidden();
    const filters = page.getByRole('region', { name: 'Filters' });
    await page.getByRole('link', { name: 'Filter Product' }).click();
    await expect(filters.getByRole('heading', { name: 'Filters' })).toBeInViewport();
    await filters.getByRole('checkbox', { name: /^Phones/ }).check();
    await filters.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/\/shop\?.*category=Phones/);
    await page.getByRole('combobox', { name: 'Sorting' }).selectOption('High to Low Price');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/category=Phones/);
    await expect(page).toHaveURL(/sortPrice=high-to-low/);
    const phones = demoProducts.filter(({ category }) => category === 'phones').map(({ name }) => name);
    expect((await readNames(page)).toSorted()).toEqual(phones.toSorted());
    await page.goto('/shop?sortPrice=high-to-low&brand=Samsung&brand=LG&brand=Hisense&brand=TCL&brand=Philips');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/sortPrice=high-to-low&pageNumber=2$/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/shop?sortPrice=high-to-low');
  });
});
