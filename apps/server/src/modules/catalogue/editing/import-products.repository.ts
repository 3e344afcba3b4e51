import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';

export type StockChange = { productId: string; available: number; revision: number; fellBy: number };

/** Makes the brands that are not known yet; answers their ids. */
export async function insertBrands(tx: Executor, given: readonly { name: string; slug: string }[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO brands (name, slug)
    SELECT name, slug FROM jsonb_to_recordset(${JSON.stringify(given)}) AS given (name text, slug text)
    WHERE brand_called(given.name) IS NULL
    ON CONFLICT DO NOTHING RETURNING id`);
  return rows.map(({ id }) => id);
}

/** Makes products of rows that are given as SQL (`place`, `id`, `slug`, `facts`); answers which there are now. */
export async function insertProducts(tx: Executor, sellerId: string, rows: SQL): Promise<string[]> {
  const { rows: made } = await tx.execute<{ id: string }>(sql`
    INSERT INTO products (id, seller_id, category_id, brand_id, slug, sku, barcode, name, model, price_rwf, sale_price_rwf,
      discount_percent, stock, short_description, description, specifications, images, warranty_months, box_contents,
      family, options, published_at)
    SELECT given.id, ${sellerId}, c.id, b.id, given.slug, f->>'sku', f->>'barcode', f->>'name', coalesce(f->>'model', ''),
      (f->>'price')::bigint, (f->>'salePrice')::bigint, coalesce((f->>'discount')::smallint, 0),
      coalesce((f->>'stock')::integer, 0), coalesce(f->>'shortDescription', ''), coalesce(f->>'description', ''),
      merge_specifications('[]', f->'specifications', coalesce(f->'~named', '{}')), ${asTexts(sql`f->'images'`)}, (f->>'warrantyMonths')::smallint,
      coalesce(f->>'boxContents', ''), f->>'family', coalesce(f->'options', '[]'), CASE WHEN coalesce((f->>'isPublished')::boolean, true) THEN now() END
    FROM (${rows}) AS given
    CROSS JOIN LATERAL (SELECT given.facts AS f) AS said
    JOIN categories AS c ON lower(c.name) = lower(f->>'category')
    JOIN brands AS b ON b.id = brand_called(coalesce(f->>'brand', f->>'~brand'))
    ORDER BY given.place
    RETURNING id`);
  return made.map(({ id }) => id);
}

function asTexts(json: SQL): SQL {
  return sql`ARRAY(SELECT jsonb_array_elements_text(coalesce(${json}, '[]')))`;
}

/**
 * Writes values that are given as SQL (`product_id`, `changes`, `v`), or writes them back. What was sold since stays
 * sold. Two statements, because words are written into the search with every change of theirs, and prices are not.
 */
export async function writeProducts(tx: Executor, chosen: SQL, side: 'new' | 'old'): Promise<StockChange[]> {
  const said = (name: string, value: SQL, old: SQL) =>
    sql`CASE WHEN v ? ${sql.raw(`'${name}'`)} THEN ${value} ELSE ${old} END`;
  const text = (name: string, column: string) => said(name, sql.raw(`v->>'${name}'`), sql.raw(`p.${column}`));
  const { rows: written } = await tx.execute<StockChange>(sql`
    WITH chosen AS (${chosen}), old AS (SELECT id, stock FROM products WHERE id IN (SELECT product_id FROM chosen))
    UPDATE products AS p SET
      sku = ${text('sku', 'sku')}, barcode = ${text('barcode', 'barcode')},
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
      -- What was deleted or held back meanwhile stays so, and comes back as this says.
      published_at = CASE WHEN p.deleted_at IS NULL AND NOT p.is_held_back THEN ${said('publishedAt', sql`(v->>'publishedAt')::timestamptz`, sql`p.published_at`)} END,
      was_published_at = CASE WHEN p.deleted_at IS NOT NULL OR p.is_held_back THEN ${said('publishedAt', sql`(v->>'publishedAt')::timestamptz`, sql`p.was_published_at`)} END
    FROM chosen WHERE p.id = chosen.product_id
      AND v ?| '{name,model,brand,category,shortDescription,description,specifications,publishedAt}'::text[]`);
  return written.filter(({ fellBy }) => fellBy !== 0);
}

/** What was ordered meanwhile stays in those orders, and is hidden instead. */
export async function deleteProducts(tx: Executor, productIds: readonly string[]): Promise<void> {
  const given = sql.param(productIds);
  await tx.execute(sql`
    DELETE FROM products AS p WHERE id = ANY (${given}::uuid[])
      AND NOT EXISTS (SELECT FROM order_lines WHERE product_id = p.id)`);
  await tx.execute(
    sql`UPDATE products SET published_at = NULL, was_published_at = NULL, updated_at = now() WHERE id = ANY (${given}::uuid[])`,
  );
}

export async function deleteUnusedBrands(tx: Executor, brandIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM brands WHERE id = ANY (${sql.param(brandIds)}::uuid[])
      AND NOT EXISTS (SELECT FROM products WHERE brand_id = brands.id)`);
}

/** Where a picture is kept takes the place of where it was fetched. */
export async function replaceImage(tx: Executor, productId: string, address: string, image: string): Promise<void> {
  await tx.execute(sql`
    UPDATE products SET images = array_replace(images, ${address}, ${image}), updated_at = now()
    WHERE id = ${productId} AND ${address} = ANY (images)`);
}
