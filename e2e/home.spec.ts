import { demoProducts } from './demo.ts';
import { known } from './products.ts';
import { expect, expectAccessible, openPage, searchBox, test } from './shopper.ts';

/** The offers move every three seconds. */
const STEP_MS = 3500;

test('a visitor sees the shop: offers, categories, and products with their prices, eight at a time @both @first', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page).toHaveTitle(/Urumuri/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Electronics and home appliances/);
  for (const title of ['Top Categories', 'Feature Products', 'Best Sellers', 'New Arrivals', 'Discounted Products']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByText(/RWF\s[\d,]+/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/shop');
  await expectAccessible(page);

  const panel = page.getByRole('region', { name: 'Feature Products' });
  const names = () => panel.getByRole('heading', { level: 3 }).allTextContents();
  const first = await names();
  expect(first).toHaveLength(8);
  await panel.getByRole('button', { name: /next/i }).click();
  await expect.poll(async () => (await names())[0]).not.toBe(first[0]);
  expect(await names()).toHaveLength(8);
  await panel.getByRole('button', { name: /previous/i }).click();
  await expect.poll(names).toEqual(first);
});

for (const address of ['/', '/shop', `/product/details/${known(demoProducts[0]).slug}`]) {
  test(`every picture on ${address} loads @pictures`, async ({ page }) => {
    await openPage(page, address);
    const pictures = page.locator('main img');
    expect(await pictures.count()).toBeGreaterThan(1);
    for (let index = 0; index < (await pictures.count()); index += 1)
      await pictures.nth(index).scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        pictures.evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth).length),
      )
      .toBe(0);
  });
}

test('the offers move by themselves, can be paused, and rest for those who want no motion', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  const offers = page.getByRole('region', { name: 'Offers' });
  const current = () =>
    offers
      .getByRole('button', { name: /^Offer \d/ })
      .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  await page.clock.runFor(STEP_MS);
  await expect.poll(current).toBe(1);
  await offers.getByRole('button', { name: /pause/i }).click();
  await expect(offers.getByRole('button', { name: /play|start/i })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await page.clock.runFor(2 * STEP_MS);
  expect(await current()).toBe(0);
  // Behind the last one, which nobody has come near to yet, stands a copy of the first.
  const last = offers.locator('img').nth(-2);
  await expect(last).toBeHidden();
  await offers.getByRole('button', { name: /play|start/i }).hover();
  await expect(last).toBeVisible();
});

test('the page reads and leads on without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Feature Products' })).toBeVisible();
  await expect(page.getByText(/RWF\s[\d,]+/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offers' }).locator('img').last()).toBeVisible();
  await searchBox(page).fill('kettle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/search\?value=kettle/);
  await context.close();
});

test('an unknown address is a designed page with status 404', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
