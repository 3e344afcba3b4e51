import { desc, eq, sql } from 'drizzle-orm';
import type { RecordStockBody } from '@urumuri/contract';
import { type Executor } from '../../../db/client.ts';
import { orders, products, sellers, staffName, stockMovements } from '../../../db/schema/index.ts';
import type { StockLevel } from '../stock.repository.ts';

const mostListed = 50;

export async function listMovements(db: Executor, productId: string) {
  return db
    .select({
      id: stockMovements.id,
      units: stockMovements.units,
      reason: stockMovements.reason,
      note: stockMovements.note,
      staff: sql<string>`coalesce(${staffName}, '')`,
      orderId: stockMovements.orderId,
      orderNumber: orders.number,
      createdAt: stockMovements.createdAt,
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(sellers, eq(sellers.id, stockMovements.staffId))
    .where(eq(stockMovements.productId, productId))
    .orderBy(desc(stockMovements.id))
    .limit(mostListed);
}

/** Of a product that is locked; the trigger writes the movement with this reason. */
export async function setStock(
  tx: Executor,
  productId: string,
  stock: number,
  { reason, note, cost }: RecordStockBody,
): Promise<StockLevel[]> {
  await tx.execute(sql`
    select set_config('urumuri.stock_reason', ${reason}, true), set_config('urumuri.stock_note', ${note}, true)`);
  const { rows } = await tx.execute<StockLevel>(sql`
    with old as (select stock from products where id = ${productId})
    update ${products} set stock = ${stock}, cost_rwf = coalesce(${cost ?? null}::bigint, cost_rwf), updated_at = now(),
      stock_revision = stock_revision + (products.stock <> ${stock})::int
    from old where id = ${productId}
    returning id as "productId", products.stock - reserved as available, stock_revision::float8 as revision,
      old.stock - products.stock as "fellBy"`);
  return rows.filter(({ fellBy }) => fellBy !== 0);
}
