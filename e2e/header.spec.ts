import { actAs, registerCustomer } from './customer.ts';
import { expect, expectAccessible, holdScripts, openPage, searchBox, test } from './shopper.ts';

test.describe('the search box', () => {
  test('suggests categories and products and is steered by the keyboard @both', async ({ page }) => {
    await openPage(page, '/');
    const input = searchBox(page);
    await input.click();
    await input.pressSequentially('t', { delay: 30 });
    await expect(page.getByRole('listbox')).toBeHidden();
    await input.pressSequentially('elev', { delay: 30 });
    const options = page.getByRole('option');
    await expect(options.first()).toContainText('Televisions');
    await expect(options.first()).toContainText('Category');
    // The shop's own suggestions follow what the page knows by itself.
    await expect(options.nth(2)).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(5);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?category=Televisions|\/product\/details\//);
  });

  test('shows picture, price and kind of what it suggests, and searches for all of it @both', async ({ page }) => {
    await openPage(page, '/');
    const input = searchBox(page);
    await input.click();
    await input.pressSequentially('samsung', { delay: 30 });
    const option = page.getByRole('option').filter({ hasText: 'RWF' }).first();
    await expect(option.locator('img')).toHaveAttribute('src', /^\/images\//);
    await expect(option).toContainText(/RWF\s[\d,]+ · \w/);
    const all = page.getByRole('option', { name: 'Search all for “samsung”' });
    await expect(all).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/search?value=samsung');
  });

  test('remembers on the phone what was searched for, and forgets it one by one or at once', async ({ page }) => {
    await openPage(page, '/');
    const input = searchBox(page);
    for (const text of ['kettle', 'rice cooker', 'radio']) {
      await input.click();
      await input.fill(text);
      await expect(page.getByRole('option', { name: `Search all for “${text}”` })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/products\/search\?value=/);
    }
    await openPage(page, '/');
    await input.click();
    const options = page.getByRole('option');
    await expect(options).toHaveText([/^radio/, /^rice cooker/, /^kettle/, 'Clear what I searched before']);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(options).toHaveText([/^rice cooker/, /^kettle/, 'Clear what I searched before']);
    await page.locator('[data-forget="kettle"]').click();
    await expect(options).toHaveText([/^rice cooker/, 'Clear what I searched before']);
    await options.last().click();
    await expect(options).toHaveCount(0);
    await page.reload();
    await input.click();
    await expect(options).toHaveCount(0);
  });

  test('suggests for what was typed before its script came', async ({ page }) => {
    const letScriptsCome = await holdScripts(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await searchBox(page).pressSequentially('telev');
    letScriptsCome();
    await expect(page.getByRole('option').first()).toContainText('Televisions');
  });

  test('searches for what was typed, and does nothing for blanks', async ({ page }) => {
    await openPage(page, '/');
    const input = searchBox(page);
    await input.fill('   ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await input.fill('rice cooker');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/search\?value=rice(\+|%20)cooker/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results');
    await expect(input).toHaveValue('rice cooker');
    await page.reload();
    await expect(input).toHaveValue('rice cooker');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/details\//);
    await expect(input).toHaveValue('');
    await page.goBack();
    await expect(input).toHaveValue('rice cooker');
  });

  test('closes its list when the visitor clicks elsewhere', async ({ page }) => {
    await openPage(page, '/');
    const input = searchBox(page);
    await input.click();
    await input.pressSequentially('phone', { delay: 30 });
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('heading', { name: 'Top Categories' }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
  });
});

test('a guest is sent to log in for cart and wishlist, and comes back', async ({ page }) => {
  await openPage(page, '/shop?brand=Samsung');
  const header = page.getByRole('banner');
  const loginAndBack = '/login?returnTo=%2Fshop%3Fbrand%3DSamsung';
  await expect(header.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', loginAndBack);
  await expect(header.getByRole('link', { name: /^Wishlist/ })).toHaveAttribute('href', loginAndBack);
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', loginAndBack);
});

test('a customer sees their name and counts, filled in by the browser @both', async ({ page, request }) => {
  await actAs(page, await registerCustomer(request, 'Marie Uwase'));
  await openPage(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /Marie/ })).toHaveAttribute('href', '/dashboard');
  await expect(header.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/cart');
});

test('Contact us leads to the contact block and moves the focus there', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page.locator('#contact')).toBeInViewport();
});

test('the slide-in menu opens, holds the focus and closes with Escape', async ({ page }) => {
  await openPage(page, '/');
  // An idle page has it laid out before it is asked for.
  const closed = page.locator('dialog#menu[data-ready]');
  await expect(closed).toBeAttached();
  await expect(closed).toBeHidden();
  await page.getByRole('button', { name: /menu/i }).first().click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Shop', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('All Categories opens a list that leads to a category @desktop', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByText('All Categories').click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Refrigerators' }).first().click();
  await expect(page).toHaveURL(/\/products\?category=Refrigerators/);
});

test('a keyboard user can skip to the content @desktop', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the shop keeps its styles when a page with styles of its own sends a guest on', async ({ page }) => {
  await openPage(page, '/cart');
  await expect(page).toHaveURL('/login?returnTo=%2Fcart');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCSS('position', 'fixed');
});
