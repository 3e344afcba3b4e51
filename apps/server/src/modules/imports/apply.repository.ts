import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { insertProducts, type StockChange, writeProducts } from '../catalogue/index.ts';

export type PendingRow = {
  row: number;
  verdict: 'new' | 'changed';
  name: string;
  brand: string;
  productId: string | null;
};

/** Rows that are still to be applied, or of an undo that still are, the next first. */
export async function listPending(tx: Executor, importId: string, isUndo: boolean, limit: number) {
  const pending = isUndo ? sql`applied_at IS NOT NULL` : sql`applied_at IS NULL`;
  const { rows } = await tx.execute<PendingRow>(sql`
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

/** Of these addresses those that a product has, or had before. */
export async function listTakenSlugs(tx: Executor, slugs: readonly string[]): Promise<Set<string>> {
  const wanted = toArray(slugs);
  const { rows } = await tx.execute<{ slug: string }>(sql`
    SELECT slug FROM products WHERE slug = ANY (${wanted}::text[])
    UNION SELECT slug FROM product_slugs WHERE slug = ANY (${wanted}::text[])`);
  return new Set(rows.map(({ slug }) => slug));
}

/** Makes products of rows; a row whose category is gone makes none and stays as it is. */
export async function insertRows(
  tx: Executor,
  { importId, sellerId }: { importId: string; sellerId: string },
  given: readonly { row: number; id: string; slug: string }[],
): Promise<void> {
  const rows = sql`SELECT given.row AS place, given.id, given.slug, r.facts
    FROM jsonb_to_recordset(${JSON.stringify(given)}) AS given (row integer, id uuid, slug text)
    JOIN catalogue_import_rows AS r ON r.import_id = ${importId} AND r.row = given.row`;
  const made = new Set(await insertProducts(tx, sellerId, rows));
  const applied = given.filter(({ id }) => made.has(id));
  await tx.execute(sql`
    UPDATE catalogue_import_rows AS r SET product_id = given.id, applied_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(applied)}) AS given (row integer, id uuid)
    WHERE r.import_id = ${importId} AND r.row = given.row`);
}

/** Writes what rows change, or writes it back. */
export async function writeChanges(
  tx: Executor,
  importId: string,
  rows: readonly number[],
  side: 'new' | 'old',
): Promise<StockChange[]> {
  const place = side === 'new' ? sql`1` : sql`0`;
  if (side === 'new') {
    await tx.execute(sql`
      UPDATE catalogue_import_rows AS r SET changes = changes || jsonb_build_object('publishedAt', jsonb_build_array(p.published_at,
        CASE WHEN (changes->'isPublished'->>1)::boolean THEN now() END))
      FROM products AS p WHERE r.import_id = ${importId} AND r.row = ANY (${toArray(rows)}::integer[])
        AND r.verdict = 'changed' AND r.changes ? 'isPublished' AND p.id = r.product_id`);
  }
  const chosen = sql`SELECT product_id, changes, (SELECT jsonb_object_agg(key, value->${place}) FROM jsonb_each(changes)) AS v
    FROM catalogue_import_rows WHERE import_id = ${importId} AND row = ANY (${toArray(rows)}::integer[]) AND verdict = 'changed'`;
  return writeProducts(tx, chosen, side);
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
