import { asc, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';
import type { WantedProduct } from './order-lines.rules.ts';
import type { StockEffect } from './order-states.rules.ts';

/** How many units of a product came back and cannot be sold any more. */
export type DamagedUnits = ReadonlyMap<string, number>;
type MovedUnits = WantedProduct & { damaged: number };

export type StockLevel = { productId: string; available: number; revision: number; fellBy: number };

const settlements = {
  deduct: {
    from: 'held',
    to: 'deducted',
    change: sql`stock = stock - moved.quantity, reserved = reserved - moved.quantity, sold = sold + moved.quantity`,
    falls: 0,
  },
  release: {
    from: 'held',
    to: 'released',
    change: sql`reserved = reserved - moved.quantity, stock_revision = stock_revision + 1`,
    falls: -1,
  },
  return: {
    from: 'deducted',
    to: 'released',
    change: sql`stock = stock + moved.quantity - moved.damaged, sold = sold - moved.quantity, stock_revision = stock_revision + 1`,
    falls: -1,
  },
} as const;

/**
 * Settles what parts hold of the stock. Each reservation moves once, whoever asks, and the products
 * are locked in the order of their ids as a checkout locks them.
 */
export async function settleStock(
  tx: Executor,
  effect: Exclude<StockEffect, 'keep'>,
  partIds: string[],
  damaged: DamagedUnits = new Map(),
): Promise<StockLevel[]> {
  const { from, to, ...movement } = settlements[effect];
  const { rows } = await tx.execute<WantedProduct>(sql`
    update reservations set state = ${to}, settled_at = now()
    from order_lines
    where order_lines.id = reservations.order_line_id and reservations.state = ${from}
      and order_lines.part_id = any(${sql.param(partIds)}::uuid[])
    returning reservations.product_id as "productId", reservations.quantity
  `);
  if (rows.length === 0) return [];
  const moved = rows.map((row) => ({ ...row, damaged: damaged.get(row.productId) ?? 0 }));
  await lockProducts(tx, moved);
  return updateProducts(tx, moved, movement);
}

/** Units that were sold and came back are sold again. */
export async function restock(tx: Executor, moved: readonly WantedProduct[]): Promise<StockLevel[]> {
  await lockProducts(tx, moved);
  const sound = moved.map((units) => ({ ...units, damaged: 0 }));
  return updateProducts(tx, sound, settlements.return);
}

async function lockProducts(tx: Executor, moved: readonly WantedProduct[]): Promise<void> {
  const ids = moved.map(({ productId }) => productId);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
}

type Sql = ReturnType<typeof sql>;

/** `falls`: whether a moved unit joins what can be bought (-1), or not. */
type Movement = { change: Sql; falls: 0 | -1 };

async function updateProducts(
  tx: Executor,
  moved: readonly MovedUnits[],
  { change, falls }: Movement,
): Promise<StockLevel[]> {
  const ids = sql.param(moved.map(({ productId }) => productId));
  const quantities = sql.param(moved.map(({ quantity }) => quantity));
  const damaged = sql.param(moved.map((units) => units.damaged));
  const { rows } = await tx.execute<{ productId: string; available: number; revision: string; moved: number }>(sql`
    update products set ${change}
    from unnest(${ids}::uuid[], ${quantities}::int[], ${damaged}::int[]) as moved (id, quantity, damaged)
    where products.id = moved.id
    returning products.id as "productId", stock - reserved as "available", stock_revision as "revision",
      moved.quantity - moved.damaged as "moved"
  `);
  return rows.map(({ productId, available, revision, moved: units }) => ({
    productId,
    available,
    revision: Number(revision),
    fellBy: falls * units,
  }));
}
