import { callAs } from './customer.ts';
import { logIn, turnTo } from './console-page.ts';
import { openNewShop } from './new-shop.ts';
import { expectToast, expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test('a shop sees who changed a price; the office edits a text with its preview and looks how the shop does', async ({
  page,
  request,
  openBrowser,
}) => {
  const shop = await openNewShop(request);
  type Shelves = { categorys: { _id: string }[] };
  const { categorys } = (await (await request.get('/api/home/get-categorys')).json()) as Shelves;
  const texts = { model: '', sku: '', shortDescription: '', description: '', boxContents: '', family: '' };
  const lists = { specifications: [], images: [], options: [] };
  const what = { name: 'Lamp of the audit', brand: 'Sonorex', categoryId: categorys[0]?._id };
  const product = { ...what, ...texts, ...lists, price: 12_000, discount: 0, stock: 5, isPublished: false };
  const made = (await callAs(request, shop, 'post', '/seller/products', product)) as { product: { _id: string } };

  await openPage(page, `/seller/products/${made.product._id}`);
  await logIn(page, shop.email);
  await page.getByLabel('Price (RWF)', { exact: true }).fill('10,000');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page).toHaveURL(/\/seller\/products$/);
  await openPage(page, `/seller/products/${made.product._id}`);
  await page.getByText('Who changed what').click();
  const history = page.locator('details', { hasText: 'Who changed what' });
  await expect(history).toContainText(/Eric \(the shop\), .*Price: RWF.12,000 → RWF.10,000/);
  await expect(history).toContainText('Added');
  await expectAccessibleAtBothSizes(page);

  const office = await openBrowser();
  await openPage(office, '/seller/templates');
  await logIn(office, 'office@example.com');
  await expectAccessibleAtBothSizes(office);
  await office.getByRole('link', { name: /^Missed call/ }).click();
  await office.getByRole('button', { name: 'Start from the standard text' }).click();
  await office.getByLabel('Subject').fill('Please call us about {number}');
  await office.getByRole('button', { name: 'Preview' }).click();
  await expect(office.getByRole('region', { name: 'Preview' })).toContainText(/Please call us about \d+/);
  await expectAccessibleAtBothSizes(office);
  await office.getByRole('button', { name: 'Restore the standard text' }).click();
  await office.getByRole('button', { name: 'Save' }).click();
  await expectToast(office, 'Saved. Messages say so from now on.');

  await turnTo(office, 'Status');
  await expect(office.getByText(/needs? attention|Everything works/)).toBeVisible();
  await expect(office.getByText(/database answers in \d+ ms/)).toBeVisible();
  await expectAccessibleAtBothSizes(office);
});
