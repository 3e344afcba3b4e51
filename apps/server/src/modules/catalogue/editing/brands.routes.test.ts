import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brands } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildCategory } from '../../../testing/factories.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';

let shop: TestShop;
let seller: ReturnType<typeof createTestSellerClient>;
let office: ReturnType<typeof createTestSellerClient>;
let categoryId: string;

beforeAll(async () => {
  shop = await buildTestShop();
  categoryId = await buildCategory(shop.database.db);
  seller = createTestSellerClient(shop, (await signInSeller(shop)).token);
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
});

afterAll(() => shop.close());

async function makeProduct(brand: string, name: string) {
  const body = { name, brand, categoryId, price: 1000, discount: 0, stock: 1, isPublished: true };
  return (await seller.createSellerProduct({ body })).product;
}

async function getBrand(search: string) {
  const { brands: found } = await office.getAdminBrands({ query: { search } });
  if (found[0] === undefined) throw new Error(`There is no brand ${search}.`);
  return found[0];
}

async function listNames(query: string): Promise<string[]> {
  const { products: found } = (await shop.app.inject(`/api/home/query-products?${query}`)).json<{
    products: { name: string }[];
  }>();
  return found.map(({ name }) => name);
}

it('moves the products of a merged brand, whose name and address then lead to the other', async () => {
  await makeProduct('Filips', 'Filips glow lamp');
  await makeProduct('Philips', 'Philips desk lamp');
  const { _id, products: count } = await getBrand('Filips');
  expect(count).toBe(1);
  await office.mergeBrand({ params: { brandId: _id }, body: { into: 'philips' } });
  expect(await getBrand('Philips')).toMatchObject({ products: 2, formerNames: ['Filips'] });
  expect(await listNames('brand=Philips')).toHaveLength(2);
  expect(await listNames('brand=filips')).toHaveLength(2);
  expect(await listNames('searchValue=filips')).toContain('Philips desk lamp');
  expect((await makeProduct('FILIPS', 'Ring light')).brand).toBe('Philips');
  expect(await shop.database.db.$count(brands, eq(brands.id, _id))).toBe(0);
});

it('gives a brand another name, and keeps finding it by the old one', async () => {
  const { slug } = await makeProduct('Oldname', 'Kettle of many names');
  const { _id } = await getBrand('Oldname');
  await office.renameBrand({ params: { brandId: _id }, body: { name: 'Newname' } });
  const page = await shop.app.inject(`/api/home/product-details/${slug}`);
  expect(page.json()).toMatchObject({ product: { brand: 'Newname' } });
  expect(await listNames('brand=Oldname')).toEqual(['Kettle of many names']);
  expect(await listNames('searchValue=oldname')).toEqual(['Kettle of many names']);
  await office.renameBrand({ params: { brandId: _id }, body: { name: 'OLDNAME' } });
  expect(await getBrand('OLDNAME')).toMatchObject({ formerNames: ['Newname'] });
});

it('refuses a name that another brand has or had, itself, and what is not there', async () => {
  await makeProduct('Alpha', 'Alpha fan');
  await makeProduct('Beta', 'Beta fan');
  const params = { brandId: (await getBrand('Alpha'))._id };
  expect(await office.refusalOf.renameBrand({ params, body: { name: 'beta' } })).toBe('name_taken');
  expect(await office.refusalOf.mergeBrand({ params, body: { into: 'Alpha' } })).toBe('validation_failed');
  expect(await office.refusalOf.mergeBrand({ params, body: { into: 'Nobody' } })).toBe('validation_failed');
  expect(await office.refusalOf.renameBrand({ params, body: { name: ' ' } })).toBe('validation_failed');
  const unknown = { brandId: '11111111-1111-4111-8111-111111111111' };
  expect(await office.refusalOf.mergeBrand({ params: unknown, body: { into: 'Beta' } })).toBe('not_found');
  expect(await seller.refusalOf.mergeBrand({ params, body: { into: 'Beta' } })).toBe('forbidden');
});

it('lets two who merge brands crosswise leave one of them with all products', async () => {
  await makeProduct('Left', 'Left fan');
  await makeProduct('Right', 'Right fan');
  const [left, right] = [await getBrand('Left'), await getBrand('Right')];
  await Promise.allSettled([
    office.mergeBrand({ params: { brandId: left._id }, body: { into: 'Right' } }),
    office.mergeBrand({ params: { brandId: right._id }, body: { into: 'Left' } }),
  ]);
  expect(await listNames('brand=Left')).toHaveLength(2);
  expect(await listNames('brand=Right')).toHaveLength(2);
});
