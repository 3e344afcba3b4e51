import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildProduct } from '../../../testing/factories.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { useSeller } from '../../../testing/use-seller.ts';

const { api, db, sellerId, shop } = useSeller();

const colour = (value: string) => [{ label: 'Colour', value }];
const open = async (productId: string) => api().getVariants({ params: { productId } });

/** A phone in black, as its row of the grid was opened. */
async function openPhone(given: Parameters<typeof buildProduct>[1] = {}) {
  const name = `Nova ${randomUUID().slice(0, 8)} Black`;
  const { id, slug } = await buildProduct(db(), {
    sellerId: sellerId(),
    name,
    priceRwf: 1000,
    stock: 4,
    images: ['/images/0000000000000000/1600'],
    specifications: [
      ['Colour', 'Black'],
      ['Power', '5 W'],
    ],
    options: [['Colour', 'Black']],
    family: name,
    ...given,
  });
  const [seen] = (await open(id)).variants;
  const row = {
    _id: id,
    seenStock: 4,
    seenUpdatedAt: seen?.updatedAt ?? '',
    options: colour('Black'),
    price: 1000,
    stock: 4,
  };
  return { id, slug, name, row, params: { productId: id } };
}

it('are changed and added in one go, and the new ones are described as the one that was opened', async () => {
  const { id, name, row, params } = await openPhone();
  const sku = `N-${randomUUID().slice(0, 6)}`;
  const rows = [
    { ...row, sku, barcode: '4006381333931', price: 1500, stock: 7, cost: 900 },
    { options: colour('White'), sku: `${sku}-W`, barcode: '9638-5074', price: 1600, stock: 2, cost: 950 },
  ];
  const { message } = await api().saveVariants({ params, body: { family: name, rows } });
  expect(message).toBe('The variants are saved. 1 added.');
  const { variants, family } = await open(id);
  expect(family).toBe(name);
  expect(variants).toMatchObject([
    { _id: id, sku, barcode: '4006381333931', price: 1500, stock: 7, cost: 900, options: colour('Black') },
    {
      sku: `${sku}-W`,
      barcode: '96385074',
      price: 1600,
      stock: 2,
      cost: 950,
      options: colour('White'),
      isPublished: true,
    },
  ]);
  const { product } = await api().getSellerProduct({ params: { productId: variants[1]?._id ?? '' } });
  expect(product).toMatchObject({
    name: name.replace('Black', 'White'),
    images: ['/images/0000000000000000/1600'],
    specifications: [
      { label: 'Colour', value: 'White' },
      { label: 'Power', value: '5 W' },
    ],
  });
  const page = await shop().app.inject(`/api/home/product-details/${product.slug}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('950');
});

it('begin with a product that stands for itself', async () => {
  const { id, row, params } = await openPhone({ family: null, options: [] });
  expect(await open(id)).toMatchObject({ family: '', variants: [{ _id: id }] });
  await api().saveVariants({
    params,
    body: { family: 'Nova', rows: [row, { ...row, _id: undefined, options: colour('Red') }] },
  });
  expect((await open(id)).variants.map(({ options }) => options)).toEqual([colour('Black'), colour('Red')]);
});

it('are saved all or none, and each row says what is wrong with it', async () => {
  const { id, name, row, params } = await openPhone();
  await buildProduct(db(), { sellerId: sellerId(), sku: 'Taken-1', barcode: '036000291452' });
  const rows = [
    { ...row, price: 2000, seenStock: 3, stock: 9 },
    { options: colour('White'), sku: 'taken-1', price: 1, stock: 0 },
    { options: colour('white'), price: 1, stock: 0 },
    { options: colour('Red'), barcode: '0036000291452', price: 1, stock: 0 },
  ];
  const refused = api().saveVariants({ params, body: { family: name, rows } });
  await expect(refused).rejects.toMatchObject({
    code: 'validation_failed',
    details: {
      'rows.0.stock': expect.stringContaining('it is 4 now'),
      'rows.1.sku': expect.any(String),
      'rows.2.options': expect.any(String),
      'rows.3.barcode': expect.any(String),
    },
  });
  expect((await open(id)).variants).toMatchObject([{ price: 1000, stock: 4 }]);
  const stale = { ...row, seenUpdatedAt: '2026-01-01T00:00:00.000Z' };
  expect(await api().refusalOf.saveVariants({ params, body: { family: name, rows: [stale] } })).toBe(
    'validation_failed',
  );
  expect(await api().refusalOf.saveVariants({ params, body: { family: ' ', rows: [row] } })).toBe('validation_failed');
});

it('keep what was sold meanwhile where the stock was not changed', async () => {
  const { id, name, row, params } = await openPhone({ stock: 3 });
  await api().saveVariants({ params, body: { family: name, rows: [{ ...row, price: 1100 }] } });
  expect((await open(id)).variants).toMatchObject([{ price: 1100, stock: 3 }]);
});

it('of another shop are neither read nor written', async () => {
  const { name, row, params } = await openPhone();
  const stranger = createTestSellerClient(shop(), (await signInSeller(shop())).token);
  expect(await stranger.refusalOf.getVariants({ params })).toBe('not_found');
  expect(await stranger.refusalOf.saveVariants({ params, body: { family: name, rows: [row] } })).toBe('not_found');
  const foreign = await buildProduct(db());
  const body = { family: name, rows: [row, { ...row, _id: foreign.id, options: colour('Red') }] };
  expect(await api().refusalOf.saveVariants({ params, body })).toBe('not_found');
});
