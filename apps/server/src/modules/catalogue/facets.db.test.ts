import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReadCache } from '../../caching/read-cache.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { categorySpecifications } from '../../db/schema/index.ts';
import { buildBrand, buildCategory, buildProduct, buildSeller } from '../../testing/factories.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createFacets } from './facets.service.ts';
import { countProducts } from './listing.repository.ts';
import { arrangeShelves } from './search/named-shelves.rules.ts';
import { listShelves } from './search/words.repository.ts';
import type { Specification } from './specifications.rules.ts';

const [most, step] = [1_000_000, 5000];
let database: OpenedDatabase;
let categories: string[];
let brands: string[];
let defined: Specification[];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const several = (count: number, build: () => Promise<string>) => Promise.all(Array.from({ length: count }, build));
  categories = await several(3, () => buildCategory(db));
  brands = await several(4, () => buildBrand(db));
  const sellerId = await buildSeller(db);
  const [categoryId = ''] = categories;
  defined = await db
    .insert(categorySpecifications)
    .values([
      { categoryId, name: 'Screen', kind: 'number', unit: 'in' },
      { categoryId, name: 'Colour', kind: 'choice', choices: ['Red', 'Blue', 'Green'] },
    ])
    .returning();
  for (let place = 0; place < 90; place += 1) {
    await buildProduct(db, {
      sellerId,
      categoryId: categories[place % categories.length],
      brandId: brands[(place * 7) % brands.length],
      priceRwf: step * (1 + ((place * 31) % 40)),
      discountPercent: place % 5 === 0 ? 20 : 0,
      stock: place % 4,
      specifications: [
        ['Screen', `${32 + (place % 7) * 8} in`],
        ['Colour', place % 2 === 0 ? 'Red' : 'Blue'],
      ],
    });
  }
});

afterAll(() => database.close());

const openCache = () => new ReadCache({ ttlMs: 60_000, maxBytes: 1e7 });

it('counts from one reading what the database counts for every filter', async () => {
  const { db } = database;
  const facets = createFacets({ db, cache: openCache(), facetCache: openCache() });
  const shelves = arrangeShelves(await listShelves(db));
  const colour = defined.find(({ name }) => name === 'Colour')?.id ?? '';
  const chosen = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
  const price = fc.integer({ min: 0, max: 42 }).map((steps) => steps * step);
  const filters = fc.record({
    category: chosen(fc.subarray(categories, { minLength: 1 })),
    brand: chosen(fc.subarray(brands, { minLength: 1 })),
    price: chosen(fc.record({ low: chosen(price), high: chosen(price) })),
    rating: chosen(fc.integer({ min: 1, max: 5 })),
    inStock: chosen(fc.constant(true as const)),
    discounted: chosen(fc.constant(true as const)),
  });
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const counted = await facets.countFacets({ filter, shelves, defined });
      const matching = await countProducts(db, filter, most);
      expect(await facets.findMatches(filter)).toEqual({ leaders: matching, listedSiblings: 0, isExact: true });
      expect(counted.inStock).toBe(await countProducts(db, { ...filter, inStock: true }, most));
      expect(counted.discounted).toBe(await countProducts(db, { ...filter, discounted: true }, most));
      const { category: _category, ...anyCategory } = filter;
      const inCategories = counted.categories.reduce((sum, { count }) => sum + count, 0);
      expect(inCategories).toBe(await countProducts(db, anyCategory, most));
      const colours = counted.specifications.find(({ key }) => key === 'colour')?.values ?? [];
      for (const choice of ['Red', 'Blue', 'Green']) {
        const amount = colours.find(({ value }) => value === choice)?.count ?? 0;
        expect(amount).toBe(await countProducts(db, { ...filter, spec: [{ ids: [colour], choices: [choice] }] }, most));
      }
    }),
    { numRuns: 60 },
  );
});

it('knows how many match in a small shop before anybody has asked for its facets', async () => {
  const { db } = database;
  const facets = createFacets({ db, cache: openCache(), facetCache: openCache() });
  const filter = { category: categories.slice(0, 1), price: { low: 20 * step } };
  const leaders = await countProducts(db, filter, most);
  expect(await facets.findMatches(filter)).toEqual({ leaders, listedSiblings: 0, isExact: true });
  // What products have is counted elsewhere.
  const ids = defined.map(({ id }) => id);
  expect(await facets.findMatches({ ...filter, spec: [{ ids }] })).toBeUndefined();
});
