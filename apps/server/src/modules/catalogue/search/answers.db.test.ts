import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReadCache } from '../../../caching/read-cache.ts';
import type { OpenedDatabase } from '../../../db/open.ts';
import { products } from '../../../db/schema/index.ts';
import { buildBrand, buildCategory, buildProduct, buildSeller } from '../../../testing/factories.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createProductCache } from '../product-cache.ts';
import { findAll, findNarrowed } from './answers.ts';
import { chooseOfFamilies } from './answers.rules.ts';
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
const searchFor = (): TextSearch => ({
  queries: {
    all: "'kettle' & 'steel'",
    inHeads: "'kettle' & 'steel'",
    kinds: undefined,
    withoutSlot: [],
    any: [],
    typed: "'kettle'",
    codes: '',
    slots: [kettle, steel],
  },
  categoryIds: categories.slice(1),
});

/** All of it in titles, in texts, one word, any. */
const attemptsUpTo = (enough: number, most = 400): Attempt[] => [
  { query: "'kettle' & 'steel'", enough, most, isNear: false },
  { query: "'kettle' & 'steel'", inTexts: true, enough, most, isNear: false },
  { query: "'nowhere'", enough, most, isNear: true },
  { query: "'kettle'", enough, most, isNear: true },
  { query: "'kettle' | 'toaster'", enough, most, isNear: true },
];

const openFound = () => new ReadCache({ ttlMs: 60_000, maxBytes: 1e7 });

const idsOf = (answers: readonly { id: string }[]) => answers.map(({ id }) => id);

describe('what a text has found', () => {
  it('is narrowed and sorted as the products themselves would be', async () => {
    const { db } = database;
    const rows = await db.select().from(products);
    const cache = openFound();
    const chosen = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
    const price = fc.integer({ min: 0, max: 42 }).map((steps) => steps * step);
    const arbitrary = fc.record({
      filter: fc.record({
        category: chosen(fc.subarray(categories, { minLength: 1 })),
        brand: chosen(fc.subarray(brands, { minLength: 1 })),
        rating: chosen(fc.integer({ min: 1, max: 5 })),
        price: chosen(fc.record({ low: chosen(price), high: chosen(price) })),
        inStock: chosen(fc.constant(true as const)),
      }),
      order: fc.constantFrom('default' as const, 'low-to-high' as const, 'high-to-low' as const),
      enough: fc.constantFrom(1, 4, 12, 400),
    });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ filter, order, enough }) => {
        const { category, brand, rating = 0, price: { low = 0, high = Infinity } = {}, inStock } = filter;
        const fits = (id: string) =>
          rows.some(
            (row) =>
              row.id === id &&
              (category?.includes(row.categoryId) ?? true) &&
              (brand?.includes(row.brandId) ?? true) &&
              (row.rating ?? 0) >= rating &&
              (row.unitPriceRwf ?? 0) >= low &&
              (row.unitPriceRwf ?? 0) <= high &&
              (inStock === undefined || row.stock > row.reserved),
          );
        const priceOf = (id: string) => rows.find((row) => row.id === id)?.unitPriceRwf ?? 0;
        const attempts = attemptsUpTo(enough);
        const wanted = { text: `${enough}`, search: searchFor(), attempts };
        const all = await findAll({ db, cache }, wanted);
        const { answers } = await findNarrowed({ db, cache }, wanted, filter, order);
        expect(idsOf(answers).filter((id) => !fits(id))).toEqual([]);
        const fitting = idsOf(all.answers).filter(fits);
        if (order === 'default' && fitting.length > 0) expect(idsOf(answers)).toEqual(fitting);
        else if (fitting.length > 0) expect(idsOf(answers).sort()).toEqual(fitting.sort());
        const prices = idsOf(answers).map(priceOf);
        if (order !== 'default')
          expect(prices).toEqual(
            prices.toSorted((one, other) => (order === 'low-to-high' ? one - other : other - one)),
          );
      }),
      { numRuns: 150 },
    );
  });

  it('is what comes nearest, where nothing that answers exactly fits', async () => {
    const deps = { db: database.db, cache: openFound() };
    const dear = { price: { low: 38 * step } };
    const wanted = { text: 'kettle steel', search: searchFor(), attempts: attemptsUpTo(1) };
    expect((await findAll(deps, wanted)).attempt?.isNear).toBe(false);
    const { attempt, answers } = await findNarrowed(deps, wanted, dear, 'default');
    expect(answers.length).toBeGreaterThan(0);
    expect(attempt?.isNear).toBe(true);
  });

  it('is one of each family: that which answers best, or sorted otherwise that which lists show', () => {
    const answer = (id: string, score: number, leads: boolean) => ({ id, score, family: 'f', leads });
    const [best, leader, other] = [
      answer('a', 3, false),
      answer('b', 2, true),
      { ...answer('c', 1, true), family: null },
    ];
    expect(chooseOfFamilies([best, leader, other], 'default')).toEqual([best, other]);
    expect(chooseOfFamilies([other, best, leader], 'low-to-high')).toEqual([other, leader]);
  });

  it('shows each product as it is now, and none that is no longer sold', async () => {
    const { db } = database;
    const wanted = { text: 'kettle', search: searchFor(), attempts: attemptsUpTo(4) };
    const found = openFound();
    const cache = createProductCache();
    const read = async () => {
      const { answers } = await findAll({ db, cache: found }, wanted);
      return cache.read(
        db,
        answers.slice(0, 5).map(({ id }) => ({ id })),
      );
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
});
