import type { Locator, Page } from '@playwright/test';
import { logIn, turnTo } from './console-page.ts';
import { known, pickProducts } from './products.ts';
import { expectToast, expect, expectAccessible, openPage, test } from './shopper.ts';

// What is not filled in, and names and categories that are in use.
test.use({ expectedStatuses: [400, 404, 409] });

/** Each journey adds something of its own, behind everything else, and takes it away again: others look at the shop. */
const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function openOffice(page: Page, title: string): Promise<void> {
  await openPage(page, `/seller/${title.toLowerCase()}`);
  await logIn(page, 'office@example.com');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Unfolds what has this name. */
const unfold = (page: Page, name: string) =>
  page.getByRole('main').locator('summary').filter({ hasText: name }).click();

async function addPicture(page: Page, form: Locator): Promise<void> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 48 } });
  await form.getByLabel('Add picture').setInputFiles({ name: 'light.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
}

/** Asks to take away what this form is about, thinks again, and then does it. */
async function takeAway(page: Page, form: Locator, name: string): Promise<void> {
  const button = form.getByRole('button', { name: 'Remove', exact: true });
  const question = page.getByRole('dialog', { name: `Remove “${name}”?` });
  await button.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
}

test('the office puts a banner on the home page, changes its words and takes it away', async ({ page, request }) => {
  const product = known(pickProducts(({ stock }) => stock > 0)[0]);
  const [title, changed] = [uniqueName('Light for all'), uniqueName('Light for less')];
  const homePage = async () => (await request.get('/')).text();
  await openOffice(page, 'Banners');
  await unfold(page, 'Add a banner');
  const added = page.getByRole('form', { name: 'New banner' });
  await added.getByLabel('Headline', { exact: true }).fill(title);
  await added.getByLabel('Text below the headline').fill('Until the end of the month');
  await added.getByLabel('Links to product').fill('no-such-thing');
  await added.getByLabel('Position').fill('9,999');
  await added.getByRole('button', { name: 'Add banner' }).click();
  await expect(added.getByRole('alert')).toContainText('Upload the picture first');
  await expectAccessible(page);
  await addPicture(page, added);
  await added.getByRole('button', { name: 'Add banner' }).click();
  await expect(added.getByLabel('Links to product')).toBeFocused();
  await expect(added.getByLabel('Links to product')).toHaveAccessibleDescription(/There is no such product/);
  await added.getByLabel('Links to product').fill(product.slug);
  await added.getByRole('button', { name: 'Add banner' }).click();
  await expect(added.getByLabel('Headline', { exact: true })).toHaveValue('');
  await expect(added.getByRole('img', { name: 'Picture 1' })).toHaveCount(0);

  await unfold(page, title);
  const form = page.getByRole('form', { name: `Banner ${title}` });
  await expect(form.getByLabel('Position')).toHaveValue('9999');
  await form.getByLabel('Headline', { exact: true }).fill(changed);
  await form.getByRole('button', { name: 'Save banner' }).click();
  await expect(page.getByRole('form', { name: `Banner ${changed}` })).toBeVisible();

  await expect.poll(homePage).toContain(changed);
  await openPage(page, '/');
  const offers = page.getByRole('region', { name: 'Offers' });
  const slide = offers.getByRole('listitem', { includeHidden: true }).filter({ hasText: changed }).first();
  const [place] = ((await slide.getAttribute('aria-label')) ?? '').split(' ');
  await offers.getByRole('button', { name: `Offer ${place}`, exact: true }).click();
  await offers.getByRole('link', { name: new RegExp(changed) }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();

  await openPage(page, '/seller/banners');
  await unfold(page, changed);
  await takeAway(page, page.getByRole('form', { name: `Banner ${changed}` }), changed);
  await expect(page.getByRole('main').getByText(changed, { exact: true })).toHaveCount(0);
  await expect.poll(homePage).not.toContain(changed);
});

test('the office has its forms on a wide screen, too @desktop', async ({ page }) => {
  await openOffice(page, 'Banners');
  await unfold(page, 'Add a banner');
  await expect(page.getByRole('form', { name: 'New banner' })).toBeVisible();
  await expectAccessible(page);
  await turnTo(page, 'Security');
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expectAccessible(page);
});

test('the office adds a category, renames it and takes it away, but not one with products', async ({
  page,
  request,
}) => {
  const [name, renamed] = [uniqueName('Solar'), uniqueName('Solar & Batteries')];
  const listNames = async () => {
    const { categorys } = (await (await request.get('/api/home/get-categorys')).json()) as {
      categorys: { name: string }[];
    };
    return categorys.map((category) => category.name);
  };
  await openOffice(page, 'Categories');
  await unfold(page, 'Add a category');
  const added = page.getByRole('form', { name: 'New category' });
  await added.getByLabel('Name').fill('phones');
  await added.getByRole('button', { name: 'Add category' }).click();
  await expect(added.getByLabel('Name')).toBeFocused();
  await expect(added.getByLabel('Name')).toHaveAccessibleDescription(/already exists/);
  await expectAccessible(page);
  await added.getByLabel('Name').fill(name);
  await addPicture(page, added);
  await added.getByRole('button', { name: 'Add category' }).click();
  await expect(added.getByLabel('Name')).toHaveValue('');

  await unfold(page, name);
  const form = page.getByRole('form', { name: `Category ${name}` });
  await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await form.getByLabel('Name').fill(renamed);
  await form.getByRole('button', { name: 'Save category' }).click();
  await expect(page.getByRole('form', { name: `Category ${renamed}` })).toBeVisible();

  await expect.poll(listNames).toContain(renamed);
  await openPage(page, `/products?category=${encodeURIComponent(renamed)}`);
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await expect(page.getByText('No products in this category')).toBeVisible();

  await openPage(page, '/seller/categories');
  await unfold(page, 'Phones');
  await takeAway(page, page.getByRole('form', { name: 'Category Phones' }), 'Phones');
  await expectToast(page, 'products are in this category');
  await expect(page.getByRole('form', { name: 'Category Phones' })).toBeVisible();

  await unfold(page, renamed);
  await takeAway(page, page.getByRole('form', { name: `Category ${renamed}` }), renamed);
  await expect(page.getByRole('main').getByText(renamed, { exact: true })).toHaveCount(0);
  await expect.poll(listNames).not.toContain(renamed);
  expect(await listNames()).toContain('Phones');
});
