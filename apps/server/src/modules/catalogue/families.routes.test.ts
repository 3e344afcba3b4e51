import { type Facets, listSorts } from '@urumuri/contract';
import { eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildBrand, buildProduct, buildSeller } from '../../testing/factories.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

type Row = typeof products.$inferSelect;
type Sort = (typeof listSorts)[number];
type Asked = {
  category?: string | undefined;
  brand?: string | undefined;
  rating?: number | undefined;
  lowPrice?: number | undefined;
  highPrice?: number | undefined;
  inStock?: true | undefined;
  discounted?: true | undefined;
  storage?: string | undefined;
  sortPrice?: Sort | undefined;
};

const step = 10_000;
const storages = ['64 GB', '128 GB', '256 GB'];
const categoryNames = ['Handsets', 'Tablets'];
const brandNames = ['Nova', 'Zuri'];
let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;
const ids: Record<string, string> = {};
let sellerIds: string[];

const storageOf = ({ specifications }: Pick<Row, 'specifications'>) => specifications[0]?.[1] ?? '';

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
  for (const [name, parent] of [
    ['Devices', ''],
    ['Handsets', 'Devices'],
    ['Tablets', 'Devices'],
  ] as const) {
    const { category } = await office.createCategory({ body: { name, parentId: ids[parent] ?? '' } });
    ids[name] = category._id;
  }
  const specifications = [{ name: 'Storage', kind: 'choice' as const, choices: storages }];
  await office.setCategorySpecifications({ params: { categoryId: ids.Devices ?? '' }, body: { specifications } });
  for (const name of brandNames) ids[name] = await buildBrand(db, name);
  sellerIds = [await buildSeller(db), await buildSeller(db)];
  // Families of one to five in two shops, of the same names, whose members differ in everything there is to filter by.
  for (let place = 0; place < 90; place += 1) {
    const family = Math.floor(place / 6);
    const rated = (place * 7) % 4;
    await buildProduct(db, {
      slug: `thing-${place}`,
      name: `Gadget ${storages[(place * 5) % 3]}`,
      sellerId: sellerIds[place % 2] ?? '',
      categoryId: ids[categoryNames[place % 11 === 0 ? 1 : family % 2] ?? ''] ?? '',
      brandId: ids[brandNames[place % 7 === 0 ? 1 : 0] ?? ''] ?? '',
      family: place % 6 === 5 ? null : `${place % 4 < 2 ? 'Family' : 'FAMILY'} ${family}`,
      options: [['Storage', storages[place % 3] ?? '']],
      specifications: [['Storage', storages[place % 3] ?? '']],
      priceRwf: step * (1 + ((place * 31) % 23)),
      discountPercent: place % 5 === 0 ? 20 : 0,
      stock: place % 3,
      sold: (place * 13) % 17,
      ratingCount: rated,
      reviewCount: rated,
      ratingSum: rated * (1 + (place % 5)),
      createdAt: new Date(Date.UTC(2026, 0, 1 + ((place * 17) % 90))),
      publishedAt: place % 13 === 0 ? null : new Date(),
    });
  }
});

afterAll(() => shop.close());

const readRows = () => shop.database.db.select().from(products).where(isNotNull(products.publishedAt));

function fits(row: Row, asked: Asked): boolean {
  const { category, brand, rating = 0, lowPrice = 0, highPrice = Infinity, inStock, discounted, storage } = asked;
  return (
    (category === undefined || category === 'Devices' || row.categoryId === ids[category]) &&
    (brand === undefined || row.brandId === ids[brand]) &&
    row.rating >= rating &&
    row.unitPriceRwf >= lowPrice &&
    row.unitPriceRwf <= highPrice &&
    !(inStock && row.isSoldOut) &&
    !(discounted && row.discountPercent === 0) &&
    (storage === undefined || storageOf(row) === storage)
  );
}

const byId = (one: Row, other: Row) => (one.id < other.id ? -1 : 1);
const byPopularity = (one: Row, other: Row) =>
  Number(one.isSoldOut) - Number(other.isSoldOut) ||
  other.sold - one.sold ||
  other.ratingRank - one.ratingRank ||
  byId(one, other);
const comparing: Record<Sort, (one: Row, other: Row) => number> = {
  popularity: byPopularity,
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || byId(one, other),
  rating: (one, other) => other.ratingRank - one.ratingRank || byId(one, other),
  'low-to-high': (one, other) => one.unitPriceRwf - other.unitPriceRwf || byId(one, other),
  'high-to-low': (one, other) => other.unitPriceRwf - one.unitPriceRwf || byId(other, one),
};

/** One card of each family in which something fits, in the wanted order. */
function listExpected(rows: readonly Row[], asked: Asked): Row[] {
  const compare = comparing[asked.sortPrice ?? 'popularity'];
  const fitting = rows.filter((row) => fits(row, asked));
  const families = new Map<string, Row[]>();
  for (const row of fitting) {
    const key = row.family === null ? row.id : `${row.sellerId} ${row.family.toLowerCase()}`;
    families.set(key, [...(families.get(key) ?? []), row]);
  }
  return [...families.values()]
    .flatMap((members) => members.find(({ leads }) => leads) ?? members.toSorted(compare)[0] ?? [])
    .toSorted(compare);
}

function write({ storage, ...asked }: Asked, more: Record<string, string> = {}): string {
  const given = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const spec = storage === undefined ? [] : [['spec', `storage:${storage}`]];
  return new URLSearchParams([...given, ...spec, ...Object.entries(more)]).toString();
}

async function list(asked: Asked, more: Record<string, string> = {}) {
  const answer = await shop.app.inject(`/api/home/query-products?${write(asked, { perPage: '48', ...more })}`);
  const { products: found, totalProduct } = answer.json<{ products: { slug: string }[]; totalProduct: number }>();
  return { slugs: found.map(({ slug }) => slug), totalProduct };
}

const count = async (asked: Asked, more = {}) =>
  (await shop.app.inject(`/api/home/product-facets?${write(asked, more)}`)).json<Facets>();

const chosen = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const price = fc.integer({ min: 0, max: 25 }).map((steps) => steps * step);
const questions = fc.record({
  category: chosen(fc.constantFrom('Devices', ...categoryNames)),
  brand: chosen(fc.constantFrom(...brandNames)),
  rating: chosen(fc.integer({ min: 1, max: 5 })),
  lowPrice: chosen(price),
  highPrice: chosen(price),
  inStock: chosen(fc.constant(true as const)),
  discounted: chosen(fc.constant(true as const)),
  sortPrice: chosen(fc.constantFrom(...listSorts)),
});
/** Storage is defined for what lies in a category. */
const specified = fc
  .record({ question: questions, storage: chosen(fc.constantFrom(...storages)) })
  .map(({ question, storage }): Asked => ({
    ...question,
    storage: question.category === undefined ? undefined : storage,
  }));

describe('a family of which any fits', () => {
  it.each(['before anything was counted', 'with all counted'])('is listed once, on one page, %s', async (when) => {
    const rows = await readRows();
    if (when === 'with all counted') await count({});
    await fc.assert(
      fc.asyncProperty(specified, async (asked) => {
        const expected = listExpected(rows, asked).map(({ slug }) => slug);
        expect(await list(asked)).toEqual({ slugs: expected.slice(0, 48), totalProduct: expected.length });
        const pages = Array.from({ length: Math.ceil(expected.length / 7) }, (_, place) =>
          list(asked, { perPage: '7', pageNumber: String(place + 1) }),
        );
        expect((await Promise.all(pages)).flatMap(({ slugs }) => slugs)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('counts once for each value that any of it has within the other filters', async () => {
    const rows = await readRows();
    await fc.assert(
      fc.asyncProperty(specified, async (asked) => {
        const facets = await count(asked);
        const total = (more: Asked) => listExpected(rows, { ...asked, ...more }).length;
        expect(facets.inStock).toBe(total({ inStock: true }));
        expect(facets.discounted).toBe(total({ discounted: true }));
        expect(facets.ratings).toEqual([1, 2, 3, 4, 5].map((rating) => total({ rating })));
        const amounts = (values: { value: string; count: number }[]) =>
          Object.fromEntries(values.map(({ value, count: amount }) => [value, amount]));
        const expectedOf = (values: string[], ask: (value: string) => Asked) =>
          Object.fromEntries(values.map((value) => [value, total(ask(value))]).filter(([, amount]) => amount !== 0));
        expect(amounts(facets.brands)).toEqual(expectedOf(brandNames, (brand) => ({ brand })));
        if (asked.storage === undefined || asked.category === 'Devices')
          expect(amounts(facets.categories)).toEqual(
            expectedOf(['Devices', ...categoryNames], (category) => ({ category })),
          );
        if (asked.category !== undefined)
          expect(amounts(facets.specifications[0]?.values ?? [])).toEqual(
            expectedOf(storages, (storage) => ({ storage })),
          );
        const prices = rows.filter((row) => fits(row, asked)).map(({ unitPriceRwf }) => unitPriceRwf);
        expect([facets.lowestPrice, facets.highestPrice]).toEqual(
          prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)],
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is found by words within the same filters, and counted as it is found', async () => {
    const rows = await readRows();
    await fc.assert(
      fc.asyncProperty(specified, async ({ sortPrice, ...asked }) => {
        const more = { searchValue: 'gadget' };
        const expected = listExpected(rows, { ...asked, sortPrice: sortPrice ?? 'newest' });
        const found = await list({ ...asked, sortPrice: sortPrice ?? 'newest' }, more);
        expect(found.totalProduct).toBe(expected.length);
        expect(found.slugs.toSorted()).toEqual(expected.map(({ slug }) => slug).toSorted());
        const facets = await count(asked, more);
        expect(facets.inStock).toBe(listExpected(rows, { ...asked, inStock: true }).length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('one that stands for its family', () => {
  const body = (storage: string, price_: number, discount = 0) => ({
    name: `Standing ${storage}`,
    brand: 'Nova',
    categoryId: ids.Handsets ?? '',
    price: price_,
    discount,
    stock: 3,
    isPublished: true,
    family: 'Standing',
    options: [{ label: 'Storage', value: storage }],
    specifications: [{ label: 'Storage', value: storage }],
  });

  it('goes when it is hidden, deleted or changed, and when its shop is closed', async () => {
    const { seller, token } = await signInSeller(shop);
    const api = createTestSellerClient(shop, token);
    const make = async (...given: Parameters<typeof body>) =>
      (await api.createSellerProduct({ body: body(...given) })).product;
    await make('64 GB', 7_000_000);
    const middle = await make('128 GB', 8_000_000);
    const dearest = await make('256 GB', 9_000_000, 10);
    const shown = async (asked: Asked) => (await list({ category: 'Handsets', ...asked })).slugs;
    const dear = { lowPrice: 7_500_000 };
    expect(await shown({ ...dear, sortPrice: 'low-to-high' })).toEqual([middle.slug]);
    expect(await shown({ ...dear, sortPrice: 'high-to-low' })).toEqual([dearest.slug]);
    expect(await shown({ ...dear, discounted: true })).toEqual([dearest.slug]);

    await api.publishSellerProduct({ params: { productId: middle._id }, body: { isPublished: false } });
    expect(await shown({ ...dear, sortPrice: 'low-to-high' })).toEqual([dearest.slug]);
    await api.changeSellerProducts({ body: { kind: 'delete', productIds: [dearest._id] } });
    expect(await shown(dear)).toEqual([]);
    await api.publishSellerProduct({ params: { productId: middle._id }, body: { isPublished: true } });
    expect(await shown(dear)).toEqual([middle.slug]);
    await shop.database.db
      .update(products)
      .set({ categoryId: ids.Tablets ?? '' })
      .where(eq(products.id, middle._id));
    expect(await shown(dear)).toEqual([]);
    expect((await list({ category: 'Tablets', ...dear })).slugs).toEqual([middle.slug]);
    await office.changeSellerStatus({ params: { sellerId: seller.id }, body: { status: 'suspended' } });
    expect((await list({ category: 'Tablets', ...dear })).slugs).toEqual([]);
  });
});
