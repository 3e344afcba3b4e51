import { sql } from 'drizzle-orm';
import type { ChangeProductsBody, ProductValues } from '@urumuri/contract';
import type { Executor } from '../../../db/client.ts';
import type { HeldProduct } from './change-products.rules.ts';
import type { StockChange } from './import-products.repository.ts';

type LockedProduct = HeldProduct & { id: string; name: string };

/** In the order of their ids, as checkouts lock them. */
export async function lockProducts(tx: Executor, sellerId: string, ids: readonly string[]): Promise<LockedProduct[]> {
  const { rows } = await tx.execute<Omit<LockedProduct, 'salePrice'> & { salePrice: number | null }>(sql`
    SELECT id, name, price_rwf::float8 AS price, CASE WHEN sale_price_rwf IS NULL THEN discount_percent ELSE 0 END AS discount,
      sale_price_rwf::float8 AS "salePrice", stock, reserved, published_at IS NOT NULL AS "isPublished",
      is_held_back AS "isHeldBack", deleted_at IS NOT NULL AS "isDeleted"
    FROM products WHERE seller_id = ${sellerId} AND id = ANY (${sql.param(ids)}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`);
  return rows.map((row) => ({ ...row, salePrice: row.salePrice ?? undefined }));
}

/** What was sold since stays sold: the products are locked, and the stock is what it was a moment ago. */
export async function writeValues(tx: Executor, values: readonly (ProductValues & { id: string })[]) {
  const { rows } = await tx.execute<StockChange>(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(values)})
        AS given (id uuid, price bigint, discount smallint, "salePrice" bigint, stock integer)
    ), old AS (SELECT id, stock FROM products WHERE id IN (SELECT id FROM given))
    UPDATE products AS p SET price_rwf = given.price, discount_percent = given.discount, sale_price_rwf = "salePrice",
      stock = given.stock, stock_revision = stock_revision + (p.stock <> given.stock)::integer, updated_at = now()
    FROM given JOIN old USING (id) WHERE p.id = given.id
    RETURNING p.id AS "productId", p.stock - p.reserved AS available, p.stock_revision::float8 AS revision,
      old.stock - p.stock AS "fellBy"`);
  return rows.filter(({ fellBy }) => fellBy !== 0);
}

const standings = {
  publish: sql`published_at = coalesce(published_at, now())`,
  hide: sql`published_at = NULL`,
  delete: sql`deleted_at = now(), was_published_at = coalesce(published_at, was_published_at), published_at = NULL`,
  restore: sql`deleted_at = NULL, published_at = was_published_at, was_published_at = NULL`,
};

/** Which of the products this changes where they stand, and how. */
export function standingAfter({ kind, isPublished }: ChangeProductsBody): keyof typeof standings | undefined {
  if (kind === 'visibility') return isPublished ? 'publish' : 'hide';
  return kind === 'delete' || kind === 'restore' ? kind : undefined;
}

export async function writeStanding(tx: Executor, standing: keyof typeof standings, ids: readonly string[]) {
  await tx.execute(
    sql`UPDATE products SET ${standings[standing]}, updated_at = now() WHERE id = ANY (${sql.param(ids)}::uuid[])`,
  );
}
