import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listSorts, sortPrices } from '@urumuri/contract';
import { inArray } from 'drizzle-orm';
import { categories } from './db/schema/index.ts';
import { findProducts as findCounterProducts } from './modules/orders/phone/phone-orders.repository.ts';
import { buildTestShop, type TestShop } from './testing/build-test-shop.ts';
import { buildBrand, buildCategory, buildSeller } from './testing/factories.ts';

/** How many products plans are proven on. */
const productCount = 100_000;

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  const sellerId = await buildSeller(db);
  const shelves = async (build: typeof buildBrand, word: string, count: number) => {
    const ids: string[] = [];
    for (let place = 0; place < count; place += 1) ids.push(await build(db, `${word} ${place}`));
    return ids;
  };
  const categoryIds = await shelves(buildCategory, 'Category', 12);
  const brandIds = await shelves(buildBrand, 'Brand', 30);
  await db
    .update(categories)
    .set({ parentId: categoryIds[0] ?? null, level: 2 })
    .where(inArray(categories.id, categoryIds.slice(1, 5)));
  await fillProducts([productCount, sellerId, categoryIds, brandIds]);
  await specify(categoryIds[0] ?? '');
});

afterAll(() => shop.close());

/** Without what a write costs otherwise: the texts for the search, the proof that a shelf exists, indexes kept up to date. */
async function fillProducts(values: unknown[]): Promise<void> {
  const { pool } = shop.database;
  const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'products' AND indexdef NOT LIKE '%UNIQUE%'",
  );
  await pool.query('ALTER TABLE products DISABLE TRIGGER ALL');
  for (const { indexname } of indexes) await pool.query(`DROP INDEX ${indexname}`);
  await pool.query(
    `INSERT INTO products (slug, name, seller_id, category_id, brand_id, price_rwf, unit_price_rwf, stock, sold,
       rating_sum, rating_count, review_count, published_at, leads)
     SELECT 'product-' || n, 'Product ' || n, $2, ($3::uuid[])[1 + n * 7 % cardinality($3::uuid[])],
       ($4::uuid[])[1 + n * 11 % cardinality($4::uuid[])], price, price, 9, n % 40,
       rated * (1 + n % 5), rated, rated, now(), n % 50 <> 0
     FROM generate_series(1, $1::integer) AS n, LATERAL (SELECT n % 7 AS rated, 500 + n * 7919 % 500000 AS price) AS facts`,
    values,
  );
  for (const { indexdef } of indexes) await pool.query(indexdef);
  await pool.query(
    `INSERT INTO product_titles (product_id, category_id, brand_id, unit_price_rwf, rating, appeal, title)
     SELECT id, category_id, brand_id, unit_price_rwf, rating, 0, search_vector(search_text(name), 'A')
     FROM products WHERE right(slug, 1) = '7'`,
  );
  // Every fiftieth stands behind another of any category, brand and price: all filters find some that their leader is not in.
  await pool.query(
    `INSERT INTO family_siblings SELECT own.id, led.id, own.category_id, own.brand_id, own.unit_price_rwf, own.rating, 0, false,
       led.category_id, led.brand_id, led.unit_price_rwf, led.rating, 0, false
     FROM products AS own JOIN products AS led ON led.slug = 'product-' || (substr(own.slug, 9)::integer - 1)
     WHERE NOT own.leads`,
  );
  await pool.query('VACUUM ANALYZE products, product_titles, family_siblings');
}

/** Every product of a category and those below it has a width and a colour. */
async function specify(categoryId: string): Promise<void> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO category_specifications (category_id, name, kind, unit, choices)
     VALUES ($1, 'Width', 'number', 'cm', '{}'), ($1, 'Colour', 'choice', '', '{red,blue,green}') RETURNING id`,
    [categoryId],
  );
  await pool.query(
    `INSERT INTO product_specifications (product_id, specification_id, number, choice)
     SELECT id, $1::uuid, price_rwf % 200, '' FROM products WHERE category_id = ANY (category_subtree($3))
     UNION ALL SELECT id, $2, NULL, (ARRAY['red','blue','green'])[1 + price_rwf % 3] FROM products WHERE category_id = ANY (category_subtree($3))`,
    [rows[0]?.id, rows[1]?.id, categoryId],
  );
  await pool.query('VACUUM ANALYZE product_specifications, categories');
}

type Query = { name: string | undefined; text: string; values: unknown[] };

/** What an answer asks of the products. */
async function listQueries(address: string, path = 'query-products'): Promise<Query[]> {
  const asked = vi.spyOn(shop.database.pool, 'query');
  const answer = await shop.app.inject({ url: `/api/home/${path}?perPage=20&${address}` });
  // The values come with the statement or after it.
  const queries = asked.mock.calls.map(([config, values]) => {
    const statement = config as unknown as Query;
    return { ...statement, values: statement.values ?? values };
  });
  asked.mockRestore();
  expect(answer.statusCode).toBe(200);
  // Those of a page are read by their ids, which needs no proof.
  return queries.filter(({ text }) => text.includes('products') && !text.includes('short_description'));
}

async function explain({ text, values }: Query): Promise<string> {
  const { rows } = await shop.database.pool.query<Record<string, string>>(`EXPLAIN ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const parts = ['category=category-3', 'brand=brand-7', 'rating=4', 'lowPrice=90000', 'highPrice=250000'];
/** Every way to put filters together. */
const filters = Array.from({ length: 2 ** parts.length }, (_, choice) =>
  parts.filter((_part, place) => choice & (1 << place)).join('&'),
);
const narrow = ['lowPrice=250000&highPrice=250900', 'lowPrice=499000', 'highPrice=900&rating=5'];

/** A brand within a category is few products: their rows may be read to sort them. So are those of a narrow range. */
const mayReadRows = (filter: string) => narrow.includes(filter) || /category.*brand/.test(filter);

it.each(['', ...sortPrices])(
  'sorted by %j, whatever the filters and however far down: found and counted by an index',
  async (sortPrice) => {
    for (const filter of [...filters, ...narrow]) {
      for (const pageNumber of [1, 650]) {
        const address = `${filter}&sortPrice=${sortPrice}&pageNumber=${pageNumber}`;
        for (const query of await listQueries(address)) {
          const plan = `${address}\n${await explain(query)}`;
          expect(plan).not.toMatch(/Seq Scan on products/);
          expect(plan).toMatch(mayReadRows(filter) ? /Index .*products_/ : /Index Only Scan .*using products_/);
        }
      }
    }
  },
  60_000,
);

const facetFilters = [
  'category=category-0',
  'category=category-0&brand=brand-7&brand=brand-8',
  'category=category-6&category=category-7&inStock=true',
  'brand=brand-1&brand=brand-2&brand=brand-3&discounted=true',
  'inStock=true&rating=4',
  'discounted=true&lowPrice=90000',
  'category=category-0&spec=colour:red&spec=colour:blue',
  'category=category-0&spec=width:20..30&spec=colour:green&lowPrice=9000',
];

it.each(['', ...listSorts])(
  'sorted by %j, a tree and several of everything never read all products',
  async (sortPrice) => {
    for (const filter of facetFilters) {
      for (const pageNumber of [1, 30]) {
        for (const query of await listQueries(`${filter}&sortPrice=${sortPrice}&pageNumber=${pageNumber}`)) {
          expect(`${filter}\n${await explain(query)}`).not.toMatch(/Seq Scan on products/);
        }
      }
    }
  },
);

it('counts what lists can be narrowed to without reading a row of all products', async () => {
  for (const filter of ['', ...facetFilters]) {
    for (const query of await listQueries(filter, 'product-facets')) {
      const plan = `${filter}\n${await explain(query)}`;
      expect(plan).not.toMatch(/Seq Scan on products/);
      if (!filter.includes('spec')) expect(plan).toMatch(/Index Only Scan .*using products_/);
    }
  }
});

it('finds what somebody asks for on the phone by an index', async () => {
  const { db, pool } = shop.database;
  const asked = vi.spyOn(pool, 'query');
  const found = await findCounterProducts(db, `product ${productCount - 3}`, undefined);
  const [config, values] = asked.mock.calls[0] ?? [];
  asked.mockRestore();
  expect(found.map(({ name }) => name)).toEqual([`Product ${productCount - 3}`]);
  const plan = await explain({ ...(config as unknown as Query), values: values as unknown as unknown[] });
  expect(plan).not.toMatch(/Seq Scan on product/);
  expect(plan).toMatch(/product_titles_entries/);
});

it('plans a narrow price range for its own prices, and what has none or a wide one once', async () => {
  // How large the whole shop is, is asked of any list.
  const [howMany] = await listQueries('');
  const namesFor = async (filter: string) =>
    (await listQueries(filter)).map(({ name = '' }) => name).filter((name) => name !== howMany?.name);
  expect(await namesFor('lowPrice=499000&highPrice=499900')).toEqual(['', '']);
  for (const name of await namesFor('rating=4')) expect(name).not.toBe('');
  // So low that no family is listed for another than its leader.
  await namesFor('lowPrice=1');
  expect(await namesFor('lowPrice=2')).toEqual([expect.stringMatching(/^listing_/)]);
});

it('counts a price range as exactly as a whole shelf', async () => {
  const { rows } = await shop.database.pool.query<{ total: number }>(
    `SELECT count(DISTINCT coalesce(leader_id, id)) AS total FROM products LEFT JOIN family_siblings ON product_id = id
     WHERE products.unit_price_rwf BETWEEN 90000 AND 250000`,
  );
  const answer = await shop.app.inject({ url: '/api/home/query-products?lowPrice=90000&highPrice=250000' });
  expect(answer.json()).toMatchObject({ totalProduct: rows[0]?.total });
});

it('keeps what an order changes out of every index, so that a sale writes none of them', async () => {
  const { rows } = await shop.database.pool.query<{ column: string }>(
    `SELECT DISTINCT attname AS column FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
     WHERE indrelid = 'products'::regclass`,
  );
  const indexed = rows.map(({ column }) => column);
  expect(indexed).toContain('unit_price_rwf');
  for (const column of ['stock', 'reserved', 'stock_revision']) expect(indexed).not.toContain(column);
});
