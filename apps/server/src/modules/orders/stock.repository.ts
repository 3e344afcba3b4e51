import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { settleUnits, type StockLevel } from '../catalogue/index.ts';
import type { WantedProduct } from './order-lines.rules.ts';
import type { StockEffect } from './order-states.rules.ts';

/** How many units of a product came back and cannot be sold any more. */
export type DamagedUnits = ReadonlyMap<string, number>;

/** What becomes of a reservation. */
const steps = {
  deduct: { from: 'held', to: 'deducted' },
  release: { from: 'held', to: 'released' },
  return: { from: 'deducted', to: 'released' },
} as const;

/**
 * Settles what parts hold of the stock. Each reservation moves once, whoever asks, and the products
 * are locked in the order of their ids as a checkout locks them.
 */
export async function settleStock(
  tx: Executor,
  effect: Exclude<StockEffect, 'keep'>,
  { orderId, partIds, damaged = new Map() }: { orderId: string; partIds: string[]; damaged?: DamagedUnits | undefined },
): Promise<StockLevel[]> {
  const { from, to } = steps[effect];
  const { rows } = await tx.execute<WantedProduct>(sql`
    update reservations set state = ${to}, settled_at = now()
    from order_lines
    where order_lines.id = reservations.order_line_id and reservations.state = ${from}
      and order_lines.part_id = any(${sql.param(partIds)}::uuid[])
    returning reservations.product_id as "productId", reservations.quantity
  `);
  if (rows.length === 0) return [];
  const moved = rows.map((row) => ({ ...row, damaged: damaged.get(row.productId) ?? 0 }));
  return settleUnits(tx, effect, moved, orderId);
}
