import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { replaceImage } from '../catalogue/index.ts';

export type DuePicture = { productId: string; address: string; tries: number };
export type PictureCounts = { total: number; done: number; failed: number };

/** Pictures of these products that stand elsewhere are to be fetched; one that failed before is tried anew. */
export async function wantPictures(tx: Executor, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO remote_pictures (product_id, address)
    SELECT DISTINCT id, address FROM products CROSS JOIN unnest(images) AS address
    WHERE id = ANY (${`{${productIds.join(',')}}`}::uuid[]) AND address LIKE 'http%'
    ON CONFLICT (product_id, address) DO UPDATE SET tries = 0, failure = '', image = NULL, next_try_at = now()`);
}

/** Takes what is due for a while: who does not come back leaves it to the next. */
export async function claimDue(db: Executor, most: number, minutes: number): Promise<DuePicture[]> {
  const { rows } = await db.execute<DuePicture>(sql`
    UPDATE remote_pictures AS r SET tries = tries + 1, next_try_at = now() + make_interval(mins => ${minutes})
    FROM (
      SELECT product_id, address FROM remote_pictures WHERE next_try_at <= now()
      ORDER BY next_try_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) AS due
    WHERE r.product_id = due.product_id AND r.address = due.address
    RETURNING r.product_id AS "productId", r.address, r.tries`);
  return rows;
}

/** Where pictures are kept that were fetched from these addresses before. */
export async function mapKept(db: Executor, addresses: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ address: string; image: string }>(sql`
    SELECT DISTINCT address, image FROM remote_pictures
    WHERE image IS NOT NULL AND address IN (SELECT jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))`);
  return new Map(rows.map(({ address, image }) => [address, image]));
}

export async function keepPicture(tx: Executor, { productId, address }: DuePicture, image: string): Promise<void> {
  await replaceImage(tx, productId, address, image);
  await tx.execute(sql`
    UPDATE remote_pictures SET image = ${image}, next_try_at = NULL, failure = ''
    WHERE product_id = ${productId} AND address = ${address}`);
}

/** Given up without a time for the next try. */
export async function noteFailure(
  db: Executor,
  { productId, address }: DuePicture,
  failure: string,
  inMinutes: number | undefined,
): Promise<void> {
  const next = inMinutes === undefined ? sql`NULL` : sql`now() + make_interval(mins => ${inMinutes})`;
  await db.execute(sql`
    UPDATE remote_pictures SET failure = ${failure}, next_try_at = ${next}
    WHERE product_id = ${productId} AND address = ${address}`);
}

export async function countPictures(db: Executor, importId: string): Promise<PictureCounts> {
  const { rows } = await db.execute<PictureCounts>(sql`
    SELECT count(*)::integer AS total, count(p.image)::integer AS done,
      count(*) FILTER (WHERE p.image IS NULL AND p.next_try_at IS NULL)::integer AS failed
    FROM remote_pictures AS p JOIN catalogue_import_rows AS r ON r.product_id = p.product_id
    WHERE r.import_id = ${importId} AND r.applied_at IS NOT NULL`);
  return rows[0] ?? { total: 0, done: 0, failed: 0 };
}

export type PictureFault = { productId: string; address: string; reason: string; isGivenUp: boolean };

export async function listFaults(db: Executor, productIds: readonly string[]): Promise<PictureFault[]> {
  const { rows } = await db.execute<PictureFault>(sql`
    SELECT product_id AS "productId", address, failure AS reason, next_try_at IS NULL AS "isGivenUp" FROM remote_pictures
    WHERE product_id = ANY (${`{${productIds.join(',')}}`}::uuid[]) AND failure <> '' ORDER BY address`);
  return rows;
}
