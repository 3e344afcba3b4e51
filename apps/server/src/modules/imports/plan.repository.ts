import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import type { ImportRow } from './imports.repository.ts';
import { currentFacts } from './product-facts.repository.ts';

type DoubledBy = 'words' | 'product' | 'barcode';

/**
 * Of rows that name the same product by SKU, or without one by name and brand, the first counts. Also when one names
 * it by its SKU and another by its name, which shows only once the products are found. The same of rows with one barcode.
 */
export async function refuseDoubles(tx: Executor, importId: string, by: DoubledBy): Promise<void> {
  const key = {
    words: sql`coalesce('sku ' || lower(facts->>'sku'), lower(facts->>'name') || ' of ' || lower(coalesce(facts->>'brand', '')))`,
    product: sql`product_id::text`,
    barcode: sql`lpad(facts->>'barcode', 14, '0')`,
  }[by];
  const reason = by === 'barcode' ? 'Row %s has the same barcode.' : 'Row %s names the same product.';
  await tx.execute(sql`
    WITH keyed AS (
      SELECT row, min(row) OVER (PARTITION BY ${key}) AS first,
        CASE WHEN ${by} = 'barcode' THEN 'Barcode' WHEN facts->>'sku' IS NULL THEN 'Name' ELSE 'SKU' END AS named,
        coalesce(CASE WHEN ${by} = 'barcode' THEN facts->>'barcode' END, facts->>'sku', facts->>'name', '') AS value
      FROM catalogue_import_rows
      WHERE import_id = ${importId} AND verdict IS DISTINCT FROM 'refused' AND ${key} IS NOT NULL
    ),
    -- There are few of them. Joined at once, every row of a file the planner knows nothing of yet would go through all.
    doubles AS MATERIALIZED (SELECT * FROM keyed WHERE row > first)
    UPDATE catalogue_import_rows AS r SET verdict = 'refused', product_id = NULL, changes = NULL,
      faults = jsonb_build_array(jsonb_build_object('column', named, 'value', value,
        'reason', format(${reason}, first)))
    FROM doubles WHERE r.import_id = ${importId} AND r.row = doubles.row`);
}

/**
 * Tells the planner how many rows there are by now. Left to itself it learns that a minute later, and meanwhile goes
 * through all products of the shop for every row, because it knows of none.
 */
export async function noteGrowth(tx: Executor): Promise<void> {
  await tx.execute(sql`ANALYZE products, catalogue_import_rows`);
}

const familiesOf = (importId: string) => sql`
  SELECT lower(facts->>'family') AS key, min(facts->>'family') AS family FROM catalogue_import_rows
  WHERE import_id = ${importId} AND facts->>'family' IS NOT NULL GROUP BY 1`;

/** A row that others name as their parent by its SKU belongs to their family. */
export async function adoptParents(tx: Executor, importId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE catalogue_import_rows AS r SET facts = facts || jsonb_build_object('family', children.family)
    FROM (${familiesOf(importId)}) AS children
    WHERE r.import_id = ${importId} AND NOT r.facts ? 'family' AND lower(r.facts->>'sku') = children.key`);
}

/**
 * A parent that the file does not have, but the shop: where it has a family, that is its children's, else it joins theirs
 * by a row of its own. Answers how many rows were added.
 */
export async function adoptKnownParents(tx: Executor, importId: string, sellerId: string): Promise<number> {
  await tx.execute(sql`
    UPDATE catalogue_import_rows AS r SET facts = facts || jsonb_build_object('family', p.family)
    FROM products AS p
    WHERE r.import_id = ${importId} AND p.seller_id = ${sellerId} AND lower(p.sku) = lower(r.facts->>'family')
      AND p.deleted_at IS NULL AND p.family IS NOT NULL`);
  const { rowCount } = await tx.execute(sql`
    WITH named AS (${familiesOf(importId)}), last AS (SELECT max(row) AS row FROM catalogue_import_rows WHERE import_id = ${importId})
    INSERT INTO catalogue_import_rows (import_id, row, cells, facts)
    SELECT ${importId}, last.row + row_number() OVER (ORDER BY key), '[]',
      jsonb_build_object('sku', p.sku, 'family', named.family, '~parent', true)
    FROM last, named JOIN products AS p ON p.seller_id = ${sellerId} AND lower(p.sku) = key
    WHERE p.deleted_at IS NULL AND p.family IS NULL AND NOT EXISTS (
      SELECT FROM catalogue_import_rows AS r WHERE r.import_id = ${importId} AND lower(r.facts->>'sku') = key)`);
  return rowCount ?? 0;
}

/** Rows that no file has are made anew with every dry run. */
export async function forgetParents(tx: Executor, importId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM catalogue_import_rows WHERE import_id = ${importId} AND facts ? '~parent'`);
}

/** Finds the products that rows mean, by SKU, else by name and brand, and what would change. */
export async function planRows(
  tx: Executor,
  { id: importId, sellerId, takesProposals }: ImportRow,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx.execute(sql`
    WITH found AS (
      SELECT r.row, r.facts, coalesce(by_sku.id, by_name.id) AS product_id
      FROM catalogue_import_rows AS r
      LEFT JOIN LATERAL (
        SELECT p.id FROM products AS p WHERE p.seller_id = ${sellerId} AND lower(p.sku) = lower(r.facts->>'sku')
          AND p.deleted_at IS NULL LIMIT 1
      ) AS by_sku ON true
      LEFT JOIN LATERAL (
        SELECT p.id FROM products AS p
        WHERE by_sku.id IS NULL AND p.seller_id = ${sellerId} AND lower(p.name) = lower(r.facts->>'name')
          AND p.deleted_at IS NULL AND (r.facts->>'brand' IS NULL OR p.brand_id = brand_called(r.facts->>'brand'))
          AND (r.facts->>'sku' IS NULL OR p.sku IS NULL)
        ORDER BY p.created_at, p.id LIMIT 1
      ) AS by_name ON true
      WHERE r.import_id = ${importId} AND r.row BETWEEN ${from} AND ${to}
        AND r.applied_at IS NULL AND r.verdict IS DISTINCT FROM 'refused'
    ), compared AS (
      SELECT found.row, found.product_id, now.facts AS old, now.reserved,
        -- A price at or below that of the sale ends the sale, unless the row says something of it.
        found.facts - '~brand' - '~named' - '~parent' || CASE WHEN found.facts ? '~named' THEN jsonb_build_object('specifications',
          merge_specifications(now.facts->'specifications', found.facts->'specifications', found.facts->'~named')) ELSE '{}' END
          || CASE WHEN (now.facts->>'salePrice')::bigint >= (found.facts->>'price')::bigint
          AND NOT found.facts ? 'salePrice' THEN '{"salePrice": null, "discount": 0}'::jsonb ELSE '{}' END AS facts,
        coalesce(found.facts->>'brand', CASE WHEN ${takesProposals}::boolean THEN found.facts->>'~brand' END) AS brand,
        found.facts->>'~brand' AS guess
      FROM found LEFT JOIN LATERAL (
        SELECT ${currentFacts} AS facts, p.reserved
        FROM products AS p JOIN brands AS b ON b.id = p.brand_id JOIN categories AS c ON c.id = p.category_id
        WHERE p.id = found.product_id
      ) AS now ON true
    ), judged AS (
      SELECT row, product_id,
        (SELECT jsonb_object_agg(key, jsonb_build_array(old->key, value)) FROM jsonb_each(facts)
          WHERE product_id IS NOT NULL AND old->key IS DISTINCT FROM value
            AND NOT (key = 'sku' AND lower(old->>'sku') IS NOT DISTINCT FROM lower(facts->>'sku'))
            AND NOT (key = 'barcode' AND lpad(old->>'barcode', 14, '0') IS NOT DISTINCT FROM lpad(facts->>'barcode', 14, '0'))) AS changes,
        (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'column', name, 'value', coalesce(value, ''), 'reason', reason, 'proposal', proposal))), '[]')
          FROM (VALUES
            ('Name', facts->>'name', 'A new product needs a name; this SKU is not known.', NULL, product_id IS NULL AND NOT facts ? 'name'),
            ('Brand', '', 'A new product needs a brand.', guess, product_id IS NULL AND brand IS NULL),
            ('Category', '', 'A new product needs a category.', NULL, product_id IS NULL AND NOT facts ? 'category'),
            ('Price', '', 'A new product needs a price.', NULL, product_id IS NULL AND NOT facts ? 'price'),
            ('Stock', facts->>'stock', format('%s reserved for orders.', reserved), reserved::text,
              (facts->>'stock')::integer < reserved),
            ('Barcode', facts->>'barcode', 'Another product of this shop has this barcode.', NULL, EXISTS (
              SELECT FROM products AS other WHERE other.seller_id = ${sellerId} AND other.deleted_at IS NULL
                AND lpad(other.barcode, 14, '0') = lpad(facts->>'barcode', 14, '0')
                AND other.id IS DISTINCT FROM compared.product_id)),
            ('Sale price', facts->>'salePrice', 'What it costs now is above what it cost before.', NULL,
              (facts->>'salePrice')::bigint >= coalesce(facts->>'price', old->>'price')::bigint)
          ) AS rule (name, value, reason, proposal, is_broken) WHERE is_broken) AS faults
      FROM compared
    )
    UPDATE catalogue_import_rows AS r SET product_id = judged.product_id, changes = judged.changes, faults = judged.faults,
      verdict = CASE WHEN judged.faults <> '[]' THEN 'refused' WHEN judged.product_id IS NULL THEN 'new'
        WHEN judged.changes IS NULL THEN 'same' ELSE 'changed' END
    FROM judged WHERE r.import_id = ${importId} AND r.row = judged.row`);
}
