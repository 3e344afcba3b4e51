import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

export type StockChange = { productId: string; available: number; revision: number; fellBy: number };
export type NewProduct = { row: number; id: string; slug: string };

/** Rows that are still to be applied, or of an undo that still are, the next first. */
export async function listPending(
  tx: Executor,
  importId: string,
  isUndo: boolean,
  limit: number,
): Promise<{ row: number; verdict: 'new' | 'changed'; name: string; brand: string; productId: string | null }[]> {
  const pending = isUndo ? sql`applied_at IS NOT NULL` : sql`applied_at IS NULL`;
  const { rows } = await tx.execute<Awaited<ReturnType<typeof listPending>>[number]>(sql`
    SELECT row, verdict, facts->>'name' AS name, coalesce(facts->>'brand', facts->>'~brand', '') AS brand,
      product_id AS "productId"
    FROM catalogue_import_rows
    WHERE import_id = ${importId} AND verdict IN ('new', 'changed') AND ${pending}
    ORDER BY row ${isUndo ? sql`DESC` : sql`ASC`} LIMIT ${limit}`);
  return rows;
}

/** In the order of their ids, as checkouts lock them. */
export async function lockProducts(tx: Executor, productIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`SELECT FROM products WHERE id = ANY (${toArray(productIds)}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
  );
}

const toArray = (values: readonly (string | number)[]) => `{${values.join(',')}}`;

/** Makes the brands that are not known yet; answers their ids. */
export async function insertBrands(tx: Executor, given: readonly { name: string; slug: string }[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO brands (name, slug)
    SELECT name, slug FROM jsonb_to_recordset(${JSON.stringify(given)}) AS given (name text, slug text)
    WHERE brand_called(given.name) IS NULL
    ON CONFLICT DO NOTHING RETURNING id`);
  return rows.map(({ id }) => id);
}

/** Of these addresses those that a product has, or had before. */
export async function listTakenSlugs(tx: Executor, slugs: readonly string[]): Promise<Set<string>> {
  const wanted = toArray(slugs);
  const { rows } = await tx.execute<{ slug: string }>(sql`
    SELECT slug FROM products WHERE slug = ANY (${wanted}::text[])
    UNION SELECT slug FROM product_slugs WHERE slug = ANY (${wanted}::text[])`);
  return new Set(rows.map(({ slug }) => slug));
}

export async function insertProducts(
  tx: Executor,
  { importId, sellerId }: { importId: string; sellerId: string },
  given: readonly NewProduct[],
): Promise<void> {
  await tx.execute(sql`
    WITH made AS (
      INSERT INTO products (id, seller_id, category_id, brand_id, slug, sku, name, model, price_rwf, sale_price_rwf,
        discount_percent, stock, short_description, description, specifications, images, warranty_months, box_contents,
        family, options, published_at)
      SELECT given.id, ${sellerId}, c.id, b.id, given.slug, f->>'sku', f->>'name', coalesce(f->>'model', ''),
        (f->>'price')::bigint, (f->>'salePrice')::bigint, coalesce((f->>'discount')::smallint, 0),
        coalesce((f->>'stock')::integer, 0), coalesce(f->>'shortDescription', ''), coalesce(f->>'description', ''),
        merge_specifications('[]', f->'specifications', coalesce(f->'~named', '{}')), ${asTexts(sql`f->'images'`)}, (f->>'warrantyMonths')::smallint,
        coalesce(f->>'boxContents', ''), f->>'family', coalesce(f->'options', '[]'), CASE WHEN coalesce((f->>'isPublished')::boolean, true) THEN now() END
      FROM jsonb_to_recordset(${JSON.stringify(given)}) AS given (row integer, id uuid, slug text)
      JOIN catalogue_import_rows AS r ON r.import_id = ${importId} AND r.row = given.row
      CROSS JOIN LATERAL (SELECT r.facts AS f) AS said
      JOIN categories AS c ON lower(c.name) = lower(f->>'category')
      JOIN brands AS b ON b.id = brand_called(coalesce(f->>'brand', f->>'~brand'))
      ORDER BY given.row
      RETURNING id
    )
    UPDATE catalogue_import_rows AS r SET product_id = given.id, applied_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(given)}) AS given (row integer, id uuid) JOIN made ON made.id = given.id
    WHERE r.import_id = ${importId} AND r.row = given.row`);
}

function asTexts(json: SQL): SQL {
  return sql`ARRAY(SELECT jsonb_array_elements_text(coalesce(${json}, '[]')))`;
}

/**
 * Writes what rows change, or writes it back. What was sold since stays sold: an undo takes back the difference.
 * In two statements, because words are written into the search with every change of theirs, and prices are not.
 */
export async function writeChanges(
  tx: Executor,
  importId: string,
  rows: readonly number[],
  side: 'new' | 'old',
): Promise<StockChange[]> {
  const place = side === 'new' ? sql`1` : sql`0`;
  const chosen = sql`SELECT product_id, changes, (SELECT jsonb_object_agg(key, value->${place}) FROM jsonb_each(changes)) AS v
    FROM catalogue_import_rows WHERE import_id = ${importId} AND row = ANY (${toArray(rows)}::integer[]) AND verdict = 'changed'`;
  const said = (name: string, value: SQL, old: SQL) =>
    sql`CASE WHEN v ? ${sql.raw(`'${name}'`)} THEN ${value} ELSE ${old} END`;
  const text = (name: string, column: string) => said(name, sql.raw(`v->>'${name}'`), sql.raw(`p.${column}`));
  if (side === 'new') {
    await tx.execute(sql`
      UPDATE catalogue_import_rows AS r SET changes = changes || jsonb_build_object('publishedAt', jsonb_build_array(p.published_at,
        CASE WHEN (changes->'isPublished'->>1)::boolean THEN now() END))
      FROM products AS p WHERE r.import_id = ${importId} AND r.row = ANY (${toArray(rows)}::integer[])
        AND r.verdict = 'changed' AND r.changes ? 'isPublished' AND p.id = r.product_id`);
  }
  const { rows: written } = await tx.execute<StockChange>(sql`
    WITH chosen AS (${chosen}), old AS (SELECT id, stock FROM products WHERE id IN (SELECT product_id FROM chosen))
    UPDATE products AS p SET
      sku = ${text('sku', 'sku')},
      price_rwf = ${said('price', sql`(v->>'price')::bigint`, sql`p.price_rwf`)},
      sale_price_rwf = ${said('salePrice', sql`(v->>'salePrice')::bigint`, sql`p.sale_price_rwf`)},
      discount_percent = coalesce((v->>'discount')::smallint, p.discount_percent),
      stock = CASE WHEN NOT v ? 'stock' THEN p.stock
        ELSE greatest(p.reserved, ${side === 'new' ? sql`(v->>'stock')::integer` : sql`p.stock - ((changes->'stock'->>1)::integer - (v->>'stock')::integer)`}) END,
      stock_revision = p.stock_revision + (v ? 'stock')::integer,
      images = ${said('images', asTexts(sql`v->'images'`), sql`p.images`)},
      warranty_months = ${said('warrantyMonths', sql`(v->>'warrantyMonths')::smallint`, sql`p.warranty_months`)},
      box_contents = ${text('boxContents', 'box_contents')},
      family = ${text('family', 'family')},
      options = ${said('options', sql`v->'options'`, sql`p.options`)},
      updated_at = now()
    FROM chosen JOIN old ON old.id = chosen.product_id WHERE p.id = chosen.product_id
    RETURNING p.id AS "productId", p.stock - p.reserved AS available, p.stock_revision::float8 AS revision, old.stock - p.stock AS "fellBy"`);
  await tx.execute(sql`
    WITH chosen AS (${chosen})
    UPDATE products AS p SET
      name = ${text('name', 'name')}, model = ${text('model', 'model')},
      brand_id = ${said('brand', sql`brand_called(v->>'brand')`, sql`p.brand_id`)},
      category_id = ${said('category', sql`(SELECT id FROM categories WHERE lower(name) = lower(v->>'category'))`, sql`p.category_id`)},
      short_description = ${text('shortDescription', 'short_description')}, description = ${text('description', 'description')},
      specifications = ${said('specifications', sql`v->'specifications'`, sql`p.specifications`)},
      -- What was deleted meanwhile stays so, and comes back as this says.
      published_at = CASE WHEN p.deleted_at IS NULL THEN ${said('publishedAt', sql`(v->>'publishedAt')::timestamptz`, sql`p.published_at`)} END,
      was_published_at = CASE WHEN p.deleted_at IS NOT NULL THEN ${said('publishedAt', sql`(v->>'publishedAt')::timestamptz`, sql`p.was_published_at`)} END
    FROM chosen WHERE p.id = chosen.product_id
      AND v ?| '{name,model,brand,category,shortDescription,description,specifications,publishedAt}'::text[]`);
  return written.filter(({ fellBy }) => fellBy !== 0);
}

export async function markRows(
  tx: Executor,
  importId: string,
  rows: readonly number[],
  isApplied: boolean,
): Promise<void> {
  await tx.execute(sql`
    UPDATE catalogue_import_rows SET applied_at = ${isApplied ? sql`now()` : sql`NULL`}
    WHERE import_id = ${importId} AND row = ANY (${toArray(rows)}::integer[])`);
}

/** What was ordered meanwhile stays in those orders, and is hidden instead. */
export async function deleteProducts(tx: Executor, productIds: readonly string[]): Promise<void> {
  const given = toArray(productIds);
  await tx.execute(sql`
    DELETE FROM products AS p WHERE id = ANY (${given}::uuid[])
      AND NOT EXISTS (SELECT FROM order_lines WHERE product_id = p.id)`);
  await tx.execute(sql`UPDATE products SET published_at = NULL, updated_at = now() WHERE id = ANY (${given}::uuid[])`);
}

export async function deleteUnusedBrands(tx: Executor, brandIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM brands WHERE id = ANY (${toArray(brandIds)}::uuid[])
      AND NOT EXISTS (SELECT FROM products WHERE brand_id = brands.id)`);
}

/** What could not be made after all, because its category went meanwhile. */
export async function refuseLeft(tx: Executor, importId: string, rows: readonly number[]): Promise<void> {
  await tx.execute(sql`
    UPDATE catalogue_import_rows SET verdict = 'refused', faults = jsonb_build_array(jsonb_build_object(
      'column', 'Category', 'value', facts->>'category', 'reason', 'This category is no longer there.'))
    WHERE import_id = ${importId} AND row = ANY (${toArray(rows)}::integer[]) AND verdict = 'new' AND applied_at IS NULL`);
}

export async function countApplied(tx: Executor, importId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM catalogue_import_rows WHERE import_id = ${importId} AND applied_at IS NOT NULL`);
  return rows[0]?.count ?? 0;
}
