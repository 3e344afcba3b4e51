import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBrand, buildProduct } from '../testing/factories.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { seedSynthetic } from './synthetic.ts';

const database = await openTestDatabase();
const { db } = database;
const asked = 60;

beforeAll(async () => {
  await buildProduct(db, { name: 'Sony Quiet Kettle', shortDescription: 'Fits the Sony base' });
  await buildProduct(db, { name: 'Sony Smart TV 55', shortDescription: 'Bright' });
  await buildBrand(db, 'Sony');
  await seedSynthetic(database, asked, { step: () => undefined });
});

afterAll(() => database.close());

async function count(condition: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int from products
      join brands on brands.id = products.brand_id join categories on categories.id = products.category_id
      left join product_titles on product_titles.product_id = products.id
      left join product_texts on product_texts.product_id = products.id
      where products.slug like 'synthetic-%' and (${sql.raw(condition)})`,
  );
  return rows[0]?.count ?? -1;
}

it('makes as many products as asked for, all known to the search', async () => {
  expect(await count('true')).toBe(asked);
  expect(await count('product_titles.product_id is null or product_texts.product_id is null')).toBe(0);
});

it('gives each the words and figures its triggers would', async () => {
  expect(
    await count(`tsvector_to_array(title) <>
        tsvector_to_array(search_marked(search_title(products.name, model, brands.name, categories.name),
          search_kinds_of(search_claims(products.name, brands.name, products.specifications))))
      or product_titles.unit_price_rwf <> products.unit_price_rwf or product_titles.rating <> products.rating
      or appeal <> search_appeal(stock > reserved, sold, rating_rank)`),
  ).toBe(0);
});

it('can be done again, and leaves triggers and indexes in place', async () => {
  const listIndexes = () =>
    db.execute(sql`select indexname from pg_indexes where tablename like 'product%' order by 1`);
  const before = await listIndexes();
  await seedSynthetic(database, 10, { step: () => undefined });
  expect(await count('true')).toBe(10);
  expect((await listIndexes()).rows).toEqual(before.rows);
  await db.execute(sql`update products set name = 'Renamed' where slug = 'synthetic-1'`);
  expect(await count("title @@ 'renamed'")).toBe(1);
});
