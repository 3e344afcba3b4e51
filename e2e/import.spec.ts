import { demoPassword } from './demo.ts';
import { buildZip } from '../apps/server/src/testing/build-zip.ts';
import { logIn } from './console-page.ts';
import { callAs } from './customer.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test.use({ expectedStatuses: [400] });

type Listed = { products: { price: number; discount: number }[] };

test('a seller brings a spreadsheet, sees what is wrong with it, imports the rest and undoes it @first', async ({
  page,
  request,
}) => {
  const key = crypto.randomUUID().slice(0, 6);
  const seller = 'seller.two@example.com';
  const rows = [
    'Référence;Désignation;Marque;Catégorie;Prix;Ancien prix;Quantité;Visibilité',
    `J-${key}-1;Journey radio ${key};Lumina;Audio;RWF 14.990;19 990;4;non`,
    `J-${key}-2;Journey lamp ${key};Lumina;Lighting and power;2 500;;3;non`,
    `J-${key}-3;Journey screen ${key};Lumina;Televisons;free;;1;non`,
  ];
  await openPage(page, '/seller/import');
  await logIn(page, seller);
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Upload these rows' }).click();
  await expect(page.getByRole('form', { name: 'Paste rows' }).getByRole('alert')).toHaveText(/Paste the rows first/);

  const file = { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'), 'latin1') };
  // The smallest PNG there is, called after the radio, and one that is called after nothing.
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const zip = buildZip({ [`photos/j-${key}-1 (1).png`]: dot, 'holiday.png': dot });
  const photos = { name: 'photos.zip', mimeType: 'application/zip', buffer: zip };
  await page.getByLabel('Choose a file').setInputFiles([file, photos]);
  await expect(page.getByRole('heading', { level: 1, name: 'goods.csv' })).toBeVisible();
  await expect(page.getByLabel('Désignation')).toHaveValue('name');
  await expect(page.getByLabel('Ancien prix')).toHaveValue('oldPrice');
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Check the file' }).press('Enter');

  const fault = page.getByRole('listitem').filter({ hasText: `Journey screen ${key}` });
  await expect(fault).toContainText('Televisions');
  await expect(fault).toContainText('This is no price.');
  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Journey radio ${key}` })).toContainText('(1).png');
  await expect(page.getByRole('list', { name: 'Files without a product' })).toContainText('holiday.png');
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Use the suggestions' }).click();
  await expect(page.getByRole('button', { name: 'Use the suggestions' })).toHaveCount(0);
  await expect(fault).not.toContainText('Televisions');
  await expect(fault).toContainText('This is no price.');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 rows imported: 2 new, 0 changed.')).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  // Hidden: other journeys count what the shop sells.
  const login = await request.post('/api/seller/login', { data: { email: seller, password: demoPassword } });
  const account = (await login.json()) as { token: string };
  const listProducts = async () => {
    const { products } = (await callAs(request, account, 'get', `/seller/products?search=${key}`)) as Listed;
    return products.map(({ price, discount }) => price - Math.floor((price * discount) / 100)).sort((a, b) => a - b);
  };
  expect(await listProducts()).toEqual([2500, 14_990]);

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('This import was undone')).toBeVisible();
  expect(await listProducts()).toEqual([]);
});
