import { liftTimeouts } from '../db/client.ts';
import type { OpenedDatabase } from '../db/open.ts';
import type { Progress } from '../progress.ts';

const batchSize = 10_000;

/**
 * Products for measuring: each is modelled on one of the demo catalogue with another brand, model
 * number, price, stock and date. Everything follows from its number, so two runs make the same shop.
 */
const insertBatch = `
  WITH batch AS MATERIALIZED (
    SELECT
      gen_random_uuid() AS id, t.id AS template_id, 'synthetic-' || n AS slug, s.id AS seller_id, t.category_id, b.id AS brand_id,
      b.name || ' ' || t.kind || ' ' || m.model AS name,
      m.model, t.short_description, t.description, t.specifications, t.images,
      greatest(500, (t.price_rwf * (60 + (n * 7919) % 90) / 100 / 500) * 500) AS price_rwf,
      CASE WHEN (n * 31) % 100 < 35 THEN 5 + (n * 17) % 26 ELSE 0 END AS discount_percent,
      CASE WHEN (n * 13) % 100 < 4 THEN 0 ELSE 1 + (n * 29) % 120 END AS stock,
      (n * 97) % 40 AS sold, r.stars * r.ratings AS rating_sum, r.ratings, d.listed,
      b.title || t.title || (lower(split_part(m.model, '-', 1)) || ':1A ' || lower(split_part(m.model, '-', 2))
        || ':2A ' || lower(replace(m.model, '-', '')) || ':3A')::tsvector AS title,
      t.kinds, t.body
    FROM generate_series($1::bigint, $2::bigint) AS n
    JOIN seed_templates t ON t.place = (n * 2654435761) % (SELECT count(*) FROM seed_templates)
    JOIN seed_brands b ON b.place = (n * 40503) % (SELECT count(*) FROM seed_brands)
    JOIN seed_sellers s ON s.place = n % (SELECT count(*) FROM seed_sellers)
    CROSS JOIN LATERAL (SELECT upper(substr(md5(n::text), 1, 2)) || '-' || (1000 + n % 9000) || substr(md5(n::text), 3, 2) AS model) m
    CROSS JOIN LATERAL (SELECT (1 + (n * 11) % 5)::int AS stars, ((n * 7) % 12)::int AS ratings) r
    CROSS JOIN LATERAL (SELECT now() - make_interval(secs => 400 + (n * 61) % 34560000) AS listed) d
  ), made AS (
    INSERT INTO products (id, slug, seller_id, category_id, brand_id, name, model, short_description, description,
      specifications, images, price_rwf, discount_percent, stock, sold, rating_sum, rating_count, review_count,
      created_at, published_at)
    SELECT id, slug, seller_id, category_id, brand_id, name, model, short_description, description,
      specifications, images, price_rwf, discount_percent, stock, sold, rating_sum, ratings, ratings,
      listed, listed FROM batch
    RETURNING id, category_id, brand_id, unit_price_rwf, rating, search_appeal(stock > reserved, sold, rating_rank) AS appeal
  ), titled AS (
    INSERT INTO product_titles (product_id, category_id, brand_id, unit_price_rwf, rating, appeal, kinds, title)
    SELECT id, made.category_id, made.brand_id, unit_price_rwf, rating, appeal, kinds, title FROM made JOIN batch USING (id)
  ), specified AS (
    INSERT INTO product_specifications (product_id, specification_id, choice, number)
    SELECT batch.id, specification_id, choice, number FROM batch JOIN product_specifications ON product_id = template_id
  )
  INSERT INTO product_texts (product_id, document) SELECT id, title || body FROM batch
`;

/** What the search reads is put together from parts made once, not product by product as triggers would. */
const prepareTemplates = [
  `CREATE TEMP TABLE seed_templates ON COMMIT DROP AS
     SELECT row_number() OVER (ORDER BY p.slug) - 1 AS place, p.id, p.category_id, p.short_description, p.description,
       p.specifications, p.images, p.price_rwf, k.kind,
       w.kinds, w.title, w.body
     FROM products p
     JOIN categories c ON c.id = p.category_id
     CROSS JOIN LATERAL (SELECT regexp_replace(p.name, '^\\S+\\s+', '') AS kind) k
     CROSS JOIN LATERAL (SELECT search_kinds_of(search_claims(k.kind, '', p.specifications)) AS kinds OFFSET 0) said
     CROSS JOIN LATERAL (SELECT said.kinds, search_marked(search_title(k.kind, '', '', category_words(c.id)), said.kinds) AS title,
       search_vector(search_text(p.short_description), 'D') AS body) w
     WHERE p.slug NOT LIKE 'synthetic-%'`,
  `CREATE TEMP TABLE seed_brands ON COMMIT DROP AS
     SELECT row_number() OVER (ORDER BY slug) - 1 AS place, id, name, search_title(name, '', name, '') AS title FROM brands`,
  'CREATE TEMP TABLE seed_sellers ON COMMIT DROP AS SELECT row_number() OVER (ORDER BY slug) - 1 AS place, id FROM sellers',
  'ANALYZE seed_templates',
  'ALTER TABLE products DISABLE TRIGGER USER',
  'ALTER TABLE products ENABLE TRIGGER products_unit_price',
];

const wordSample = 50_000;

/** Adds `count` synthetic products in one transaction; secondary indexes are built after the rows. */
export async function seedSynthetic(database: OpenedDatabase, count: number, progress: Progress): Promise<void> {
  const client = await database.backgroundPool.connect();
  try {
    await client.query('BEGIN');
    await liftTimeouts(client);
    await client.query("SET LOCAL maintenance_work_mem = '512MB'");
    await client.query("DELETE FROM products WHERE slug LIKE 'synthetic-%'");
    for (const statement of prepareTemplates) await client.query(statement);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `SELECT i.relname AS name, pg_get_indexdef(x.indexrelid) AS definition
           FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
          WHERE x.indrelid IN ('products'::regclass, 'product_titles'::regclass, 'product_texts'::regclass, 'product_specifications'::regclass) AND NOT x.indisunique`,
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
    await client.query('ALTER TABLE products ENABLE TRIGGER USER');
    await client.query(`INSERT INTO outbox (type, payload) VALUES ('catalogue.changed', '{"productIds":[]}')`);
    await client.query('ANALYZE products, product_titles, product_texts, product_specifications');
    await client.query('SELECT count_search_words($1)', [wordSample]);
    await client.query('ANALYZE search_words');
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // The connection goes, and the transaction with it.
    client.release(true);
    throw error;
  }
}
