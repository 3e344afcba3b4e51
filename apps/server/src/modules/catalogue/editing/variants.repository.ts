import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { barcodeKey, limits } from '@urumuri/contract';
import type { Executor } from '../../../db/client.ts';
import { products } from '../../../db/schema/index.ts';
import type { StockChange } from './import-products.repository.ts';
import { type OwnProductRow, selectOwn } from './products.repository.ts';
import type { HeldVariant } from './variants.rules.ts';

/** The products of one family, or the one that stands for itself. */
export const listVariants = async (db: Executor, { id, sellerId, family }: OwnProductRow): Promise<OwnProductRow[]> =>
  selectOwn(db)
    .where(
      and(
        eq(products.sellerId, sellerId),
        isNull(products.deletedAt),
        family === null ? eq(products.id, id) : sql`lower(${products.family}) = lower(${family})`,
      ),
    )
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(limits.variants);

/** In the order of their ids, as checkouts lock them. */
export async function lockVariants(tx: Executor, sellerId: string, ids: readonly string[]) {
  const { rows } = await tx.execute<Omit<HeldVariant, 'updatedAt'> & { id: string; updatedAt: Date }>(sql`
    SELECT id, stock, reserved, sale_price_rwf::float8 AS "salePrice", updated_at AS "updatedAt"
    FROM products WHERE seller_id = ${sellerId} AND id = ANY (${sql.param(ids)}::uuid[]) AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`);
  return new Map(
    rows.map(({ id, updatedAt, ...held }) => [id, { ...held, updatedAt: new Date(updatedAt).toISOString() }]),
  );
}

/** Of these SKUs and barcodes those that other products of the shop have. */
export async function listTaken(tx: Executor, sellerId: string, given: readonly Numbers[], ids: readonly string[]) {
  const skus = given.map(({ sku }) => sku.toLowerCase());
  const barcodes = given.flatMap(({ barcode }) => barcodeKey(barcode) ?? []);
  const { rows } = await tx.execute<{ sku: string | null; barcode: string | null }>(sql`
    SELECT lower(sku) AS sku, lpad(barcode, 14, '0') AS barcode FROM products
    WHERE seller_id = ${sellerId} AND deleted_at IS NULL AND id <> ALL (${sql.param(ids)}::uuid[])
      AND (lower(sku) = ANY (${sql.param(skus)}::text[]) OR lpad(barcode, 14, '0') = ANY (${sql.param(barcodes)}::text[]))`);
  return {
    skus: new Set(rows.flatMap(({ sku }) => sku ?? [])),
    barcodes: new Set(rows.flatMap(({ barcode }) => barcode ?? [])),
  };
}

type Numbers = { sku: string; barcode: string };

type Written = {
  id: string;
  family: string;
  sku: string | null;
  barcode: string | null;
  price: number;
  stock: number;
  cost: number | null;
};

/** Answers whose stock is another now. */
export async function writeVariants(
  tx: Executor,
  given: readonly (Written & { options: readonly (readonly [string, string])[] })[],
): Promise<StockChange[]> {
  const { rows } = await tx.execute<StockChange>(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)})
        AS given (id uuid, family text, sku text, barcode text, price bigint, stock integer, cost bigint, options jsonb)
    ), old AS (SELECT id, stock FROM products WHERE id IN (SELECT id FROM given))
    UPDATE products AS p SET family = given.family, options = given.options, sku = given.sku, barcode = given.barcode,
      price_rwf = given.price, cost_rwf = given.cost, stock = given.stock, stock_revision = stock_revision + (p.stock <> given.stock)::integer,
      updated_at = now()
    FROM given JOIN old USING (id) WHERE p.id = given.id
    RETURNING p.id AS "productId", p.stock - p.reserved AS available, p.stock_revision::float8 AS revision,
      old.stock - p.stock AS "fellBy"`);
  return rows.filter(({ fellBy }) => fellBy !== 0);
}
