import { demoProducts } from './demo.ts';
import { logIn, turnTo } from './console-page.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { known, productIdOf } from './products.ts';
import { signInSeller } from './seller.ts';
import { expect, expectAccessible, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

const ofShop = demoProducts.filter(({ shop, stock }) => shop === 'kigali-digital-house' && stock >= 10);

test('a customer gives something back; the shop takes it, sells it again and gives the money back @first', async ({
  page,
  request,
}) => {
  const product = known(ofShop[0]);
  const customer = await registerCustomer(request);
  const { orderId } = (await callAs(request, customer, 'post', '/home/order/place-order', {
    products: [{ products: [{ quantity: 2, productInfo: { _id: await productIdOf(request, product) } }] }],
    shipping_info: {
      name: `Aline ${crypto.randomUUID().slice(0, 6)}`,
      address: 'KG 11 Ave 5',
      phone: '0788 123 456',
      post: 'N/A',
      province: 'Kigali',
      city: 'Gasabo',
      area: 'Remera',
    },
  })) as { orderId: string };
  const seller = await signInSeller(request, product);
  for (const status of ['processing', 'warehouse', 'placed']) {
    await callAs(request, seller, 'post', `/seller/orders/${orderId}/status`, { status });
  }
  await callAs(request, seller, 'post', `/seller/orders/${orderId}/paid`);

  await actAs(page, customer);
  await openPage(page, `/dashboard/order/details/${orderId}`);
  const returns = page.getByRole('region', { name: 'Returns' });
  await expect(returns.getByText('It can be returned within 7 days after delivery.')).toBeVisible();
  await returns.getByRole('button', { name: 'Return something' }).press('Enter');
  const form = returns.getByRole('form', { name: 'Return something' });
  await form.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(form.getByRole('alert')).toHaveText('Say why it comes back.');
  await form.getByLabel(product.name).selectOption('1');
  await form.getByLabel('Why?').selectOption('It is broken or does not work');
  await form.getByLabel('What happened?').fill('It hums.');
  await form.getByLabel('Add picture').setInputFiles({ name: 'hum.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await form.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(returns.getByRole('list', { name: 'Your returns' })).toContainText(`1 × ${product.name}`);

  await openPage(page, '/seller/returns');
  await logIn(page, 'seller.one@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page
    .getByRole('link', { name: /^Order \d+ Asked/ })
    .first()
    .click();
  await expect(page.getByText('It hums.')).toBeVisible();
  await expect(page.getByRole('img', { name: /Picture 1 of the customer/ })).toBeVisible();
  await page.getByLabel('Your answer').fill('Our driver fetches it tomorrow.');
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByLabel(`${product.name}: back on sale`).selectOption('1');
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByLabel('Refund (RWF)')).toHaveValue(/^\d+$/);
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Record refund and close' }).click();
  await expect(page.getByText(/^Closed: RWF.* refunded\.$/)).toBeVisible();

  await openPage(page, `/dashboard/order/details/${orderId}`);
  await expect(returns.getByText('Our driver fetches it tomorrow.')).toBeVisible();
  await expect(returns.getByText(/^RWF.* was refunded to you\.$/)).toBeVisible();
  await expect(page.getByText(/came back to the shop\./)).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test('a review is reported, answered by the shop and hidden by the office', async ({ page, request }) => {
  const product = known(ofShop.find(({ reviews }) => reviews.length === 0));
  const writer = await registerCustomer(request, 'Bosco Habimana');
  const body = { productId: await productIdOf(request, product), rating: 1, review: 'The shop is run by fools.' };
  await callAs(request, writer, 'post', '/home/customer/submit-review', body);
  const address = `/product/details/${product.slug}#reviews`;

  await actAs(page, await registerCustomer(request));
  await openPage(page, address);
  const review = page.getByRole('article').filter({ hasText: 'run by fools' });
  await review.getByRole('button', { name: 'Report the review of Bosco Habimana' }).press('Enter');
  await review.getByLabel('What is wrong with it?').selectOption('It insults somebody');
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Report it' }).click();
  await expect(review.getByText('You have reported this review.')).toBeVisible();

  await openPage(page, '/seller/reviews?show=reported');
  await logIn(page, 'seller.one@example.com');
  const row = page.getByRole('listitem').filter({ hasText: 'run by fools' });
  await expect(row.getByRole('list', { name: 'Reports' })).toHaveText('It insults somebody');
  await row.getByRole('button', { name: /^Answer/ }).click();
  await row.getByLabel('Your answer (public)').fill('We are sorry. Please call us.');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Send' }).click();
  await expect(row.getByText('We are sorry. Please call us.')).toBeVisible();
  await openPage(page, address);
  await expect(review).toContainText('Kigali Digital House answered on');

  await page.evaluate(() => localStorage.removeItem('sellerToken'));
  await openPage(page, '/seller/reviews?show=reported');
  await logIn(page, 'office@example.com');
  await row.getByRole('button', { name: /^Hide/ }).click();
  await row.getByLabel('Reason (the reviewer sees it)').fill('No insults, please.');
  await row.getByRole('button', { name: 'Send' }).click();
  await expect(row).toHaveCount(0);
  await turnTo(page, 'Reviews');
  await expect(row.getByText('Hidden: No insults, please.')).toBeVisible();
  await openPage(page, address);
  await expect(page.getByText('No reviews yet. Be the first to review this product!')).toBeVisible();
});
