import type { Facets } from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildBrand, buildProduct, buildSeller } from '../../testing/factories.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;
/** A foreign catalogue: its own tree, brands and two shops. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  // Caches as a shop that is open: what is changed must be seen on pages that were cached.
  shop = await buildTestShop({ environment: 'production' });
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
  for (const [name, parent] of [
    ['Garden', ''],
    ['Tools', 'Garden'],
    ['Mowers', 'Tools'],
    ['Seeds', 'Garden'],
  ] as const) {
    const { category } = await office.createCategory({ body: { name, parentId: ids[parent] ?? '' } });
    ids[name] = category._id;
  }
  await office.setCategorySpecifications({
    params: { categoryId: ids.Tools ?? '' },
    body: {
      specifications: [
        { name: 'Width', kind: 'number', unit: 'cm', lowest: 1, highest: 300 },
        { name: 'Drive', kind: 'choice', choices: ['Petrol', 'Battery'] },
        { name: 'Foldable', kind: 'yes-no' },
      ],
    },
  });
  const { db } = shop.database;
  const [honda, bosch] = [await buildBrand(db, 'Honda'), await buildBrand(db, 'Bosch')];
  const [one, other] = [await buildSeller(db), await buildSeller(db)];
  const put = (slug: string, category: string, brandId: string, sellerId: string, more: object = {}) =>
    buildProduct(db, {
      slug,
      name: slug.replaceAll('-', ' '),
      categoryId: ids[category] ?? '',
      brandId,
      sellerId,
      ...more,
    });
  const pairs = (width: string, drive: string, foldable: string) => ({
    specifications: [
      ['Width', width],
      ['drive', drive],
      ['Foldable', foldable],
    ],
  });
  await put('petrol-mower', 'Mowers', honda, one, { ...pairs('53 cm, steel', 'Petrol', 'Yes'), sold: 5 });
  await put('battery-mower', 'Mowers', bosch, other, {
    ...pairs('32 cm', 'battery, 40 V', 'no'),
    discountPercent: 10,
    sold: 9,
  });
  await put('rake', 'Tools', bosch, one, { ...pairs('40', 'by hand', 'No'), stock: 0, sold: 99 });
  await put('tomato-seeds', 'Seeds', bosch, other);
});

afterAll(() => shop.close());

const get = async (path: string) => {
  const answer = await shop.app.inject(`/api/home/${path}`);
  return { status: answer.statusCode, body: answer.json() };
};
const listSlugs = async (query: string) =>
  (await get(`query-products?${query}`)).body.products.map(({ slug }: { slug: string }) => slug);
const readFacets = async (query: string) => (await get(`product-facets?${query}`)).body as Facets;

describe('a tree of categories', () => {
  it('lists with a category all that lies below it, what is sold out last', async () => {
    expect(await listSlugs('category=Garden')).toEqual(['battery-mower', 'petrol-mower', 'tomato-seeds', 'rake']);
    expect(await listSlugs('category=tools&sortPrice=popularity')).toHaveLength(3);
    expect(await listSlugs('category=Mowers')).toHaveLength(2);
    expect(await listSlugs('category=Mowers&category=Seeds')).toHaveLength(3);
    expect(await listSlugs('searchValue=garden')).toHaveLength(4);
  });

  it('tells a product’s whole way, and the wire its category as before', async () => {
    const { body } = await get('product-details/petrol-mower');
    expect(body.product).toMatchObject({ category: 'Mowers', categoryPath: ['Garden', 'Tools', 'Mowers'] });
    const page = await shop.app.inject('/product/details/petrol-mower');
    expect(page.body).toContain('"@type":"BreadcrumbList"');
    expect(page.body).toContain('/products?category=Tools');
    expect(page.body).toContain('"additionalProperty":[{"@type":"PropertyValue","name":"Width"');
  });

  it.each([
    ['itself', 'Tools', 'Tools', /cannot lie in itself/],
    ['one below it', 'Garden', 'Mowers', /cannot lie in itself/],
    ['a fourth level', 'Seeds', 'Mowers', /3 levels deep; here it would be 4/],
    ['nothing known', 'Seeds', '0', /no such category to put it in/],
  ])('is not put into %s', async (_what, moved, parent, sentence) => {
    const change = office.updateCategory({
      params: { categoryId: ids[moved] ?? '' },
      body: { name: moved, parentId: ids[parent] ?? parent },
    });
    await expect(change).rejects.toMatchObject({ status: 400, details: { parentId: expect.stringMatching(sentence) } });
  });

  it('is kept by the database too', async () => {
    const write = (values: string) => shop.database.db.execute(sql.raw(`update categories set ${values}`));
    await expect(write(`parent_id = '${ids.Mowers}', level = 4 where name = 'Seeds'`)).rejects.toThrow();
    await expect(write(`parent_id = '${ids.Mowers}', level = 2 where name = 'Seeds'`)).rejects.toThrow();
    await expect(write(`parent_id = '${ids.Tools}' where name = 'Tools'`)).rejects.toThrow();
  });

  it('does not lose what lies in a category', async () => {
    const gone = office.deleteCategory({ params: { categoryId: ids.Garden ?? '' } });
    await expect(gone).rejects.toThrow('2 categories lie in this one. Move them first.');
  });

  it('moves with all that lies below, and cached pages follow', async () => {
    const readSecond = async () =>
      /"position":2,"name":"(\w+)"/.exec((await shop.app.inject('/product/details/petrol-mower')).body)?.[1];
    expect(await readSecond()).toBe('Garden');
    await office.updateCategory({ params: { categoryId: ids.Tools ?? '' }, body: { name: 'Machines', parentId: '' } });
    expect(await listSlugs('category=Machines')).toHaveLength(3);
    expect(await listSlugs('category=Garden')).toEqual(['tomato-seeds']);
    await expect.poll(readSecond).toBe('Machines');
    expect(await listSlugs('searchValue=machines')).toHaveLength(3);
    await office.updateCategory({
      params: { categoryId: ids.Tools ?? '' },
      body: { name: 'Tools', parentId: ids.Garden ?? '' },
    });
  });
});

describe('what a list can be narrowed to', () => {
  it('is counted with every filter but its own, of both shops', async () => {
    const facets = await readFacets('category=Tools&brand=Bosch');
    expect(facets).toMatchObject({
      brands: [
        { value: 'Bosch', count: 2 },
        { value: 'Honda', count: 1 },
      ],
      inStock: 1,
      discounted: 1,
    });
    expect(facets.categories).toEqual([
      { value: 'Garden', count: 3, level: 1 },
      { value: 'Tools', count: 2, level: 2 },
      { value: 'Mowers', count: 1, level: 3 },
      { value: 'Seeds', count: 1, level: 2 },
    ]);
  });

  it('has the specifications of the category, inherited, and only values that give something', async () => {
    const { specifications } = await readFacets('category=Mowers&spec=drive:petrol');
    expect(specifications).toMatchObject([
      {
        key: 'drive',
        values: [
          { value: 'Petrol', count: 1 },
          { value: 'Battery', count: 1 },
        ],
      },
      { key: 'foldable', values: [{ value: 'yes', count: 1 }] },
    ]);
    expect((await readFacets('category=Garden')).specifications).toEqual([]);
    expect(await listSlugs('category=Mowers&spec=width:..40')).toEqual(['battery-mower']);
    expect(await listSlugs('category=Tools&spec=width:35..60&spec=foldable:yes')).toEqual(['petrol-mower']);
    expect(await listSlugs('category=Tools&spec=drive:petrol&spec=drive:battery')).toHaveLength(2);
    expect(await listSlugs('searchValue=mower&category=Tools&spec=drive:battery&inStock=true')).toEqual([
      'battery-mower',
    ]);
    expect(await listSlugs('searchValue=mower&discounted=true')).toEqual(['battery-mower']);
    expect((await readFacets('searchValue=mower')).brands).toHaveLength(2);
  });

  it.each([
    ['category=Tools&spec=colour:red', /no specification “colour” here/],
    ['category=Tools&spec=drive:steam', /“steam” is no Drive: Petrol, Battery/],
    ['category=Tools&spec=width:wide', /Write Width as a range/],
    [Array.from({ length: 50 }, (_, place) => `brand=b${place}`).join('&'), /at most 20 values at once/],
    ['inStock=perhaps', /must be true or false/],
    ['sortPrice=cheapest', /Sorting must be one of/],
  ])('refuses %s with a sentence', async (query, sentence) => {
    for (const path of ['query-products', 'product-facets']) {
      const { status, body } = await get(`${path}?${query}`);
      expect(status).toBe(400);
      expect(body.message).toMatch(sentence);
    }
    expect((await shop.app.inject(`/shop?${query}`)).statusCode).toBe(
      query.startsWith('sort') || query.startsWith('inStock') ? 200 : 400,
    );
  });

  it('follows what the office defines, also where pages are cached', async () => {
    const read = async () => (await shop.app.inject('/products?category=Seeds')).body;
    expect(await read()).not.toContain('Sowing');
    await shop.database.db.execute(
      sql`update products set specifications = '[["Sowing", "Spring"]]' where slug = 'tomato-seeds'`,
    );
    const body = { specifications: [{ name: 'Sowing', kind: 'choice' as const, choices: ['Spring', 'Autumn'] }] };
    await office.setCategorySpecifications({ params: { categoryId: ids.Seeds ?? '' }, body });
    await expect.poll(read).toContain('Sowing');
    expect((await readFacets('category=Seeds')).specifications).toMatchObject([
      { values: [{ value: 'Spring', count: 1 }] },
    ]);
  });

  it('defines a name once on the way from the top down', async () => {
    const define = (categoryId = '', name = '') =>
      office.setCategorySpecifications({
        params: { categoryId },
        body: { specifications: [{ name, kind: 'yes-no' }] },
      });
    await expect(define(ids.Mowers, 'width')).rejects.toThrow('“Tools” has “Width” already, which counts here too.');
    await expect(define(ids.Garden, 'Width')).rejects.toThrow('“Tools” has “Width” already');
    await expect(define('nothing', 'Width')).rejects.toMatchObject({ status: 404 });
  });
});

describe('a product of a category with specifications', () => {
  const facts = { name: 'New mower', brand: 'Honda', price: 1000, discount: 0, stock: 1, isPublished: true };

  it.each([
    ['Width', '900 cm', 'Width must be from 1 to 300 cm.'],
    ['Width', 'wide', 'Width must be a number in cm.'],
    ['width', '5 kg', 'Width must be a number in cm.'],
    ['Drive', 'Steam', 'Drive is one of: Petrol, Battery.'],
    ['Foldable', 'maybe', 'Foldable is one of: Yes, No.'],
  ])('is not saved with %s %s', async (label, value, message) => {
    const { token } = await signInSeller(shop);
    const body = { ...facts, categoryId: ids.Mowers ?? '', specifications: [{ label, value }] };
    const saved = createTestSellerClient(shop, token).createSellerProduct({ body });
    await expect(saved).rejects.toMatchObject({ status: 400, details: { specifications: message } });
  });

  it('is kept as the shop spells it', async () => {
    const { token } = await signInSeller(shop);
    const specifications = [
      { label: 'width', value: '53' },
      { label: 'DRIVE', value: 'petrol' },
      { label: 'Colour', value: 'any' },
    ];
    const body = { ...facts, categoryId: ids.Mowers ?? '', specifications };
    const { product } = await createTestSellerClient(shop, token).createSellerProduct({ body });
    expect(product.specifications).toEqual([
      { label: 'Width', value: '53 cm' },
      { label: 'Drive', value: 'Petrol' },
      { label: 'Colour', value: 'any' },
    ]);
  });
});
