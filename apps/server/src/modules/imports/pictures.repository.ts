import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { catalogueImportPictures } from '../../db/schema/index.ts';

export type ImportPicture = { name: string; image: string | null; failure: string };
export type PictureCounts = { total: number; matched: number };
/** A picture that shows nothing yet, why, and the SKU that is most like its name. */
export type LeftPicture = { name: string; reason: string; nearest: string | null };

const ofImport = (importId: string) => eq(catalogueImportPictures.importId, importId);

/** One of a name that was there before is brought anew. */
export async function stagePictures(
  tx: Executor,
  importId: string,
  given: readonly { name: string; rank: string; failure: string }[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO catalogue_import_pictures (import_id, name, rank, failure)
    SELECT DISTINCT ON (name) ${importId}::uuid, name, rank, failure
    FROM jsonb_to_recordset(${JSON.stringify(given)}) AS given (name text, rank text, failure text)
    ON CONFLICT (import_id, name) DO UPDATE SET failure = excluded.failure, image = NULL`);
}

export async function notePicture(
  db: Executor,
  importId: string,
  { name, image, failure }: ImportPicture,
): Promise<void> {
  const isNamed = and(ofImport(importId), eq(catalogueImportPictures.name, name));
  await db.update(catalogueImportPictures).set({ image, failure }).where(isNamed);
}

/** Of an import, in the order in which people count. */
export async function listPictures(db: Executor, importId: string): Promise<ImportPicture[]> {
  const { name, image, failure, rank } = catalogueImportPictures;
  const query = db.select({ name, image, failure }).from(catalogueImportPictures).where(ofImport(importId));
  return query.orderBy(sql`${rank} COLLATE "C"`, asc(name));
}

/** Which row each picture is for; what the rows had before is forgotten. */
export async function writeMatches(
  tx: Executor,
  importId: string,
  matches: readonly { name: string; row: number | null; failure: string }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE catalogue_import_pictures AS p SET row = given.row,
      failure = CASE WHEN p.image IS NULL THEN p.failure ELSE coalesce(given.failure, '') END
    FROM catalogue_import_pictures AS one
    LEFT JOIN jsonb_to_recordset(${JSON.stringify(matches)}) AS given (name text, row integer, failure text)
      ON given.name = one.name
    WHERE p.import_id = ${importId} AND one.import_id = p.import_id AND one.name = p.name`);
}

/** Rows say of their pictures what came with the file. */
export async function writeImages(
  tx: Executor,
  importId: string,
  given: readonly { row: number; images: readonly string[] }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE catalogue_import_rows AS r SET facts = facts || jsonb_build_object('images', given.images)
    FROM jsonb_to_recordset(${JSON.stringify(given)}) AS given (row integer, images jsonb)
    WHERE r.import_id = ${importId} AND r.row = given.row`);
}

export async function countPictureFiles(db: Executor, importId: string): Promise<PictureCounts> {
  const { rows } = await db.execute<PictureCounts>(sql`
    SELECT count(*)::integer AS total, count(row)::integer AS matched
    FROM catalogue_import_pictures WHERE import_id = ${importId}`);
  return rows[0] ?? { total: 0, matched: 0 };
}

export async function listNames(db: Executor, importId: string, rows: readonly { row: number }[]) {
  const { name, row, rank } = catalogueImportPictures;
  const numbers = rows.map((one) => one.row);
  const query = db.select({ row, name }).from(catalogueImportPictures);
  return query.where(and(ofImport(importId), inArray(row, numbers))).orderBy(sql`${rank} COLLATE "C"`);
}

/** The first pictures that are for no row, and of those that are pictures the nearest SKU of the file or the shop. */
export async function listLeft(
  db: Executor,
  { importId, sellerId, most }: { importId: string; sellerId: string; most: number },
): Promise<LeftPicture[]> {
  const { rows } = await db.execute<LeftPicture>(sql`
    WITH left_over AS (
      SELECT name, failure AS reason, rank, regexp_replace(name, '\\.\\w+$', '') AS stem FROM catalogue_import_pictures
      WHERE import_id = ${importId} AND row IS NULL ORDER BY rank COLLATE "C" LIMIT ${most}
    ), skus AS MATERIALIZED (
      SELECT facts->>'sku' AS sku FROM catalogue_import_rows WHERE import_id = ${importId} AND facts->>'sku' IS NOT NULL
      UNION SELECT sku FROM products WHERE seller_id = ${sellerId} AND sku IS NOT NULL AND deleted_at IS NULL
    )
    SELECT name, reason, near.sku AS nearest FROM left_over LEFT JOIN LATERAL (
      SELECT sku FROM skus WHERE reason = '' AND similarity(sku, stem) > 0.3 ORDER BY similarity(sku, stem) DESC, sku LIMIT 1
    ) AS near ON true ORDER BY rank COLLATE "C"`);
  return rows;
}

/** SKUs of a shop, a piece at a time. */
export async function* listSkus(db: Executor, sellerId: string): AsyncGenerator<string> {
  const atOnce = 5000;
  for (let after = ''; ;) {
    const { rows } = await db.execute<{ sku: string }>(sql`
      SELECT sku FROM products WHERE seller_id = ${sellerId} AND lower(sku) > lower(${after}) AND deleted_at IS NULL
      ORDER BY lower(sku) LIMIT ${atOnce}`);
    for (const { sku } of rows) yield sku;
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return;
    after = last.sku;
  }
}
