import type { OpenedDatabase } from '../db/open.ts';
import type { Progress } from '../shared/progress.ts';

const batchSize = 10_000;
const batchBudgetMs = 600_000;

/**
 * Products for measuring: each is modelled on one of the demo catalogue with another brand, model
 * number, price, stock and date. Everything follows from its number, so two runs make the same shop.
 */
const insertBatch = `
  INSERT INTO products (slug, seller_id, category_id, brand_id, name, model, short_description, description,
    specifications, images, price_rwf, discount_percent, stock, sold, rating_sum, rating_count, review_count,
    created_at, published_at)
  SELECT
    'synthetic-' || n,
    s.id, t.category_id, b.id,
    b.name || ' ' || regexp_replace(t.name, '^\\S+\\s+', '') || ' ' || m.model,
    m.model, t.short_description, t.description, t.specifications, t.images,
    greatest(500, (t.price_rwf * (60 + (n * 7919) % 90) / 100 / 500) * 500),
    CASE WHEN (n * 31) % 100 < 35 THEN 5 + (n * 17) % 26 ELSE 0 END,
    CASE WHEN (n * 13) % 100 < 4 THEN 0 ELSE 1 + (n * 29) % 120 END,
    (n * 97) % 40, r.stars * r.ratings, r.ratings, r.ratings,
    d.listed, d.listed
  FROM generate_series($1::bigint, $2::bigint) AS n
  JOIN seed_templates t ON t.place = (n * 2654435761) % (SELECT count(*) FROM seed_templates)
  JOIN seed_brands b ON b.place = (n * 40503) % (SELECT count(*) FROM seed_brands)
  JOIN seed_sellers s ON s.place = n % (SELECT count(*) FROM seed_sellers)
  CROSS JOIN LATERAL (SELECT upper(substr(md5(n::text), 1, 2)) || '-' || (1000 + n % 9000) || substr(md5(n::text), 3, 2) AS model) m
  CROSS JOIN LATERAL (SELECT (1 + (n * 11) % 5)::int AS stars, ((n * 7) % 12)::int AS ratings) r
  CROSS JOIN LATERAL (SELECT now() - make_interval(secs => 400 + (n * 61) % 34560000) AS listed) d
`;

const prepareTemplates = [
  `CREATE TEMP TABLE seed_templates ON COMMIT DROP AS
     SELECT row_number() OVER (ORDER BY slug) - 1 AS place, * FROM products WHERE slug NOT LIKE 'synthetic-%'`,
  'CREATE TEMP TABLE seed_brands ON COMMIT DROP AS SELECT row_number() OVER (ORDER BY slug) - 1 AS place, id, name FROM brands',
  'CREATE TEMP TABLE seed_sellers ON COMMIT DROP AS SELECT row_number() OVER (ORDER BY slug) - 1 AS place, id FROM sellers',
  'ANALYZE seed_templates',
];

/** Adds `count` synthetic products in one transaction; secondary indexes are built after the rows. */
export async function seedSynthetic(database: OpenedDatabase, count: number, progress: Progress): Promise<void> {
  const client = await database.pool.connect();
  try {
    await database.withBudget(batchBudgetMs, async () => {
      await client.query('BEGIN');
      await client.query("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL maintenance_work_mem = '512MB'");
      await client.query("DELETE FROM products WHERE slug LIKE 'synthetic-%'");
      for (const statement of prepareTemplates) await client.query(statement);
      const { rows: indexes } = await client.query<{ name: string; definition: string }>(
        `SELECT i.relname AS name, pg_get_indexdef(x.indexrelid) AS definition
           FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
          WHERE x.indrelid = 'products'::regclass AND NOT x.indisunique`,
      );
      for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
      for (let first = 1; first <= count; first += batchSize) {
        const last = Math.min(count, first + batchSize - 1);
        await client.query(insertBatch, [first, last]);
        progress.step('Making synthetic products', last, count);
      }
      for (const [place, { definition }] of indexes.entries()) {
        await client.query(definition);
        progress.step('Building indexes', place + 1, indexes.length);
      }
      await client.query(`INSERT INTO outbox (type, payload) VALUES ('catalogue.changed', '{"productIds":[]}')`);
      await client.query('COMMIT');
      await client.query('ANALYZE products');
    });
    client.release();
  } catch (error) {
    // The connection goes, and the transaction with it.
    client.release(true);
    throw error;
  }
}
