import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReadCache } from '../../../caching/read-cache.ts';
import type { OpenedDatabase } from '../../../db/open.ts';
import { products } from '../../../db/schema/index.ts';
import { buildBrand, buildCategory, buildProduct, buildSeller } from '../../../testing/factories.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { ListingFilter } from '../listing.rules.ts';
import { createProductCache } from '../product-cache.ts';
import { askInTurn, narrowFound, rank } from './answers.ts';
import type { Attempt, TextSearch } from './search.repository.ts';

const step = 5000;
let database: OpenedDatabase;
let categories: string[];
let brands: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  categories = [await buildCategory(db), await buildCategory(db)];
  brands = [await buildBrand(db), await buildBrand(db), await buildBrand(db)];
  const sellers = [await buildSeller(db), await buildSeller(db)];
  for (let place = 0; place < 80; place += 1) {
    await buildProduct(db, {
      name: `${place % 3 === 0 ? 'Kettle' : 'Toaster'} ${place % 5 === 0 ? 'steel' : 'white'}`,
      description: place % 4 === 0 ? 'For tea and coffee, of steel' : 'For bread',
      sellerId: sellers[place % 2] ?? '',
      categoryId: categories[place % 7 === 0 ? 1 : 0] ?? '',
      brandId: brands[(place * 7) % 3] ?? '',
      priceRwf: step * (1 + ((place * 31) % 40)),
      ratingCount: place % 4,
      reviewCount: place % 4,
      ratingSum: (place % 4) * (1 + (place % 5)),
      sold: place % 9,
      stock: place % 4,
      family: place % 3 === 0 ? `Family ${Math.floor(place / 9)}` : null,
      options: [['Colour', String(place)]],
    });
  }
});

afterAll(() => database.close());

const kettle = { named: "'kettle':AB", described: "'kettle':CD" };
const steel = { named: "'steel':AB", described: "'steel':CD" };
const searchFor = (filter: ListingFilter, order: TextSearch['order'], isOfEach: boolean): TextSearch => ({
  queries: {
    all: "'kettle' & 'steel'",
    inTexts: "'kettle' & 'steel'",
    inTitles: undefined,
    isRestInTexts: false,
    inHeads: undefined,
    kinds: undefined,
    withoutSlot: [],
    any: [],
    typed: "'kettle'",
    codes: '',
    slots: [kettle, steel],
  },
  categoryIds: categories.slice(1),
  filter,
  order,
  isOfEach,
});

/** All of it in titles, in texts, one word, any. */
const attemptsUpTo = (enough: number, most: number): Attempt[] => [
  { inTitles: "'kettle' & 'steel'", enough, most, isNear: false },
  { inTexts: "'kettle' & 'steel'", enough, most, isNear: false },
  { inTitles: "'nowhere'", enough, most, isNear: true },
  { inTitles: "'kettle'", enough, most, isNear: true },
  { inTitles: "'kettle' | 'toaster'", enough, most, isNear: true },
];

const openFound = () => new ReadCache({ ttlMs: 60_000, maxBytes: 1e7 });

describe('what a text has found', () => {
  it('is narrowed, sorted and cut into pages as the database would rank it', async () => {
    const { db } = database;
    const found = openFound();
    const chosen = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
    const price = fc.integer({ min: 0, max: 42 }).map((steps) => steps * step);
    const arbitrary = fc.record({
      filter: fc.record({
        category: chosen(fc.subarray(categories, { minLength: 1 })),
        brand: chosen(fc.subarray(brands, { minLength: 1 })),
        rating: chosen(fc.integer({ min: 1, max: 5 })),
        price: chosen(fc.record({ low: chosen(price), high: chosen(price) })),
      }),
      order: fc.constantFrom('default' as const, 'low-to-high' as const, 'high-to-low' as const),
      slice: fc.record({ offset: fc.integer({ min: 0, max: 9 }), limit: fc.integer({ min: 1, max: 30 }) }),
      enough: fc.constantFrom(1, 4, 12, 400),
      isOfEach: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ filter, order, slice, enough, isOfEach }) => {
        const search = searchFor(filter, isOfEach ? 'default' : order, isOfEach);
        const attempts = attemptsUpTo(enough, 400);
        const narrowed = await narrowFound({ db, cache: found }, 'kettle steel', search, attempts);
        const asked = await askInTurn(db, search, attempts);
        const idsOf = ({ answers }: typeof asked) => answers.map(({ id }) => id);
        expect(narrowed && { ids: idsOf(narrowed), place: narrowed.place }).toEqual({
          ids: idsOf(asked),
          place: asked.place,
        });
        const page = await rank({ db, cache: found }, 'kettle steel', search, attempts, slice);
        expect(page.total).toBe(asked.answers.length);
        const shown = idsOf(asked).slice(slice.offset, slice.offset + slice.limit);
        expect(page.listed.map(({ id }) => id)).toEqual(shown);
      }),
      { numRuns: 150 },
    );
  });

  it('shows each product as it is now, and none that is no longer sold', async () => {
    const { db } = database;
    const [search, attempts] = [searchFor({}, 'default', false), attemptsUpTo(4, 400)];
    const found = openFound();
    const cache = createProductCache();
    const read = async () => {
      const page = await rank({ db, cache: found }, 'kettle', search, attempts, { offset: 0, limit: 5 });
      return cache.read(db, page.listed);
    };
    const [first, second, ...others] = await read();
    const change = (id = '', set: Partial<typeof products.$inferInsert> = {}) =>
      db.update(products).set(set).where(eq(products.id, id));
    await change(first?._id, { publishedAt: null });
    await change(second?._id, { description: 'Another text' });
    const after = await read();
    await change(first?._id, { publishedAt: new Date() });
    expect(after.map(({ _id }) => _id)).toEqual([second, ...others].map((one) => one?._id));
    expect(after[0]?.description).toBe('Another text');
    expect(after.slice(1)).toEqual(others);
  });

  it('is left to the database where there is too much of it, and where the rest of a product decides', async () => {
    const deps = { db: database.db, cache: openFound() };
    const ask = (filter: ListingFilter, order: TextSearch['order'] = 'default') =>
      narrowFound(deps, 'kettle', searchFor(filter, order, false), attemptsUpTo(400, 10));
    expect(await ask({ price: { low: step } })).toBeUndefined();
    expect(await ask({})).toMatchObject({ place: 0 });
    expect(await ask({ inStock: true })).toBeUndefined();
    expect(await ask({}, 'newest')).toBeUndefined();
  });
});
