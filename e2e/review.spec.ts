import type { Page } from '@playwright/test';
import { demoProducts } from './demo.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { holdLine, openLivePage } from './live-page.ts';
import { productIdOf } from './products.ts';
import { expectToast, expect, expectAccessible, openPage, test } from './shopper.ts';

const unreviewed = demoProducts.filter(({ reviews }) => reviews.length === 0).slice(-2);

test('a customer reviews a product, and thinks again; who looks at it sees that at once', async ({
  page,
  request,
  openBrowser,
}) => {
  const product = unreviewed[0];
  if (!product) throw new Error('Every product of the demo catalogue has reviews');
  await actAs(page, await registerCustomer(request));
  const address = `/product/details/${product.slug}#reviews`;
  const other = await openBrowser();
  await openLivePage(other, address);
  const expectSeenBy = async (onlooker: Page, count: number) => {
    const seen = onlooker.getByRole('main');
    await expect(seen.getByRole('heading', { name: `Product Reviews (${count})` })).toBeVisible();
    await expect(seen.getByRole('link', { name: `stars (${count} review` })).toBeVisible();
    await expect(seen.getByText(`(${count}) Reviews`)).toBeVisible();
  };
  await expect(other.getByRole('link', { name: 'No reviews yet' })).toBeVisible();
  await openPage(page, address);
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'Write a review' });
  const text = form.getByPlaceholder('Write your review...');
  const submit = form.getByRole('button', { name: 'Submit Review' });
  await expect(main.getByText('No reviews yet. Be the first to review this product!')).toBeVisible();
  await expect(main.getByRole('link', { name: 'No reviews yet' })).toBeVisible();
  await submit.click();
  await expect(form.getByText('Choose a rating')).toBeVisible();
  await expect(form.getByText('Write your review first')).toBeVisible();
  await expectAccessible(page);

  const late = await openBrowser();
  const letThrough = await holdLine(late);
  await openPage(late, address);
  await form.getByRole('radio', { name: /^4 stars/ }).check();
  await text.fill('Quiet, and cheap to run.');
  await submit.click();
  await expectToast(page, 'Thank you for your review');
  await expect(main.getByRole('heading', { name: 'Product Reviews (1)' })).toBeVisible();
  const review = main.getByRole('article').filter({ hasText: 'Quiet, and cheap to run.' });
  await expect(review).toContainText('Aline Uwase');
  await expect(text).toHaveValue('');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(main.getByText('(1) Reviews')).toBeVisible();
  await expect(main.getByRole('link', { name: 'No reviews yet' })).toHaveCount(0);
  await expectSeenBy(other, 1);

  // What was told before a page listened it learns by asking.
  await expect(late.getByRole('link', { name: 'No reviews yet' })).toBeVisible();
  letThrough();
  await expectSeenBy(late, 1);
  await late.close();

  await form.getByRole('radio', { name: /^2 stars/ }).check();
  await text.fill('It stopped after a week.');
  await submit.click();
  await expect(page.getByText('Your review has been changed')).toBeVisible();
  await expect(main.getByText('It stopped after a week.')).toBeVisible();
  await expect(review).toHaveCount(0);
  await callAs(request, await registerCustomer(request, 'Bosco'), 'post', '/home/customer/submit-review', {
    productId: await productIdOf(request, product),
    rating: 4,
    review: 'Mine still runs.',
  });
  await expect(main.getByText('Mine still runs.')).toBeVisible();
  await expectSeenBy(other, 2);
  await expect(other.getByRole('main').getByText('3 / 5', { exact: true })).toBeVisible();
  await expectAccessible(other);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Product Reviews (2)' })).toBeVisible();
});
