import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProduct, buildSeller } from '../testing/factories.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './client.ts';
import { brands, categories, products } from './schema/index.ts';

const database = await openTestDatabase();
const { db } = database;
let productId: string;

beforeEach(async () => {
  const product = await buildProduct(db, { stock: 3, priceRwf: 10_000 });
  productId = product.id;
});

afterAll(() => database.close());

/** Products on sale whose row of the search is missing or says something else, and rows of products that are not. */
async function countDifferences(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from products
    join brands on brands.id = brand_id join categories on categories.id = category_id
    cross join lateral search_kinds_of(search_claims(products.name, brands.name, specifications)) as kinds_now
    full join product_titles as known on known.product_id = products.id
    where (known.product_id is not null) is distinct from (published_at is not null)
      or (published_at is not null and
        (known.category_id, known.brand_id, known.unit_price_rwf, known.rating, known.family, known.leads, known.appeal,
          known.kinds, known.title)
        is distinct from (products.category_id, products.brand_id, products.unit_price_rwf, products.rating,
          md5(seller_id || lower(products.family))::uuid, products.leads, search_appeal(stock > reserved, sold, rating_rank), kinds_now,
          search_marked(search_title(products.name, model, brands.name, categories.name), kinds_now)))`);
  return rows[0]?.count ?? -1;
}

const updateProduct = (set: Partial<typeof products.$inferInsert>) => (executor: Database['db']) =>
  executor.update(products).set(set).where(eq(products.id, productId));

describe('what the search knows of a product', () => {
  it.each([
    ['a new name', updateProduct({ name: 'Quiet Kettle' })],
    ['another model', updateProduct({ model: 'QK-17' })],
    ['a new price', updateProduct({ priceRwf: 12_000 })],
    ['a discount', updateProduct({ discountPercent: 20 })],
    ['its last piece', updateProduct({ reserved: 3 })],
    ['new stock', updateProduct({ stock: 0 })],
    ['many sales', updateProduct({ sold: 900 })],
    ['its ratings', updateProduct({ ratingSum: 9, ratingCount: 2, reviewCount: 2 })],
    ['that it is not sold any more', updateProduct({ publishedAt: null })],
    [
      'the name of its brand',
      (executor: Database['db']) => executor.update(brands).set({ name: sql`${brands.name} || ' Plus'` }),
    ],
    [
      'the name of its category',
      (executor: Database['db']) => executor.update(categories).set({ name: sql`${categories.name} || ' and more'` }),
    ],
    ['that it has joined a family', updateProduct({ family: 'Siblings' })],
    [
      'another shop',
      async (executor: Database['db']) => updateProduct({ sellerId: await buildSeller(executor) })(executor),
    ],
    ['its end', (executor: Database['db']) => executor.delete(products).where(eq(products.id, productId))],
  ])('follows %s', async (_change, change) => {
    expect(await countDifferences()).toBe(0);
    await change(db);
    expect(await countDifferences()).toBe(0);
  });

  it('comes back with a product that is sold again', async () => {
    await updateProduct({ publishedAt: null, priceRwf: 9000 })(db);
    await updateProduct({ publishedAt: new Date() })(db);
    expect(await countDifferences()).toBe(0);
  });

  it('follows who leads its family', async () => {
    const first = await buildProduct(db, { family: 'Kettles', options: [['Size', '1 L']], stock: 2, priceRwf: 9000 });
    const { sellerId, categoryId, brandId } = first;
    const shop = { sellerId, categoryId, brandId, family: 'kettles', stock: 2 };
    const second = await buildProduct(db, { ...shop, options: [['Size', '2 L']], priceRwf: 8000 });
    const listLeading = async () => {
      expect(await countDifferences()).toBe(0);
      const { rows } = await db.execute<{ id: string }>(sql`
        select product_id as id from product_titles where leads and family = family_key(${sellerId}, 'KETTLES')`);
      return rows.map(({ id }) => id);
    };
    const change = (id: string, set: Partial<typeof products.$inferInsert>) =>
      db.update(products).set(set).where(eq(products.id, id));
    expect(await listLeading()).toEqual([second.id]);
    await change(second.id, { reserved: 2 });
    expect(await listLeading()).toEqual([first.id]);
    await change(first.id, { publishedAt: null });
    expect(await listLeading()).toEqual([second.id]);
    await change(first.id, { publishedAt: new Date() });
    expect(await listLeading()).toEqual([first.id]);
    await change(first.id, { family: null });
    expect(await listLeading()).toEqual([second.id]);
  });

  it('is not written anew for a sale that changes nothing of it', async () => {
    const readVersion = () => db.execute(sql`select xmin from product_titles where product_id = ${productId}`);
    await updateProduct({ sold: 5000, stock: 90 })(db);
    const before = await readVersion();
    await updateProduct({ sold: 5001, stock: 89, reserved: 4 })(db);
    expect((await readVersion()).rows).toEqual(before.rows);
  });
});

it('joins the words of a head, a brand and a category in twos, but not numbers, nor the rest of a name', async () => {
  const { rows } = await db.execute<{ entries: string[] }>(
    sql`select tsvector_to_array(search_title_entries(title)) as entries
      from search_title('Smart TV 55 with Sound Box', '', 'Sony', '') as title`,
  );
  const entries = ['55', 'box', 'smart', 'smart sony', 'smart tv', 'sony', 'sony tv', 'sound', 'tv', 'with'];
  expect(rows[0]?.entries).toEqual(entries);
});
