import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../db/open.ts';
import { buildBrand, buildCategory, buildProduct, buildSeller } from '../../testing/factories.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { listPage, orderings } from './listing.repository.ts';
import type { ListingOrder } from './listing.rules.ts';

let database: OpenedDatabase;
let categoryIds: string[];
let brandId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  categoryIds = [await buildCategory(db), await buildCategory(db), await buildCategory(db)];
  brandId = await buildBrand(db);
  const [other, elsewhere] = [await buildBrand(db), await buildCategory(db)];
  const sellerId = await buildSeller(db);
  for (let place = 0; place < 60; place += 1) {
    await buildProduct(db, {
      sellerId,
      // One has most of them, another none.
      categoryId: place % 7 === 0 ? elsewhere : categoryIds[place % 5 === 0 ? 1 : 0],
      brandId: place % 2 === 0 ? brandId : other,
      priceRwf: 1000 * (1 + (place % 4)),
      stock: place % 6,
      sold: place % 3,
    });
  }
});

afterAll(() => database.close());

it.each(Object.keys(orderings) as ListingOrder[])(
  'lists several categories, %s, as one list of all their products would be',
  async (order) => {
    for (const filter of [
      { category: categoryIds },
      { category: categoryIds, brand: [brandId] },
      { category: categoryIds, inStock: true as const },
    ])
      for (const slice of [
        { limit: 8, offset: 0 },
        { limit: 7, offset: 21 },
        { limit: 24, offset: 24, isReversed: true },
      ]) {
        const remembered = await listPage(database.db, filter, order, slice);
        expect(remembered.length).toBeGreaterThan(0);
        expect(remembered).toEqual(await listPage(database.db, filter, order, { ...slice, plan: 'any' }));
      }
  },
);
