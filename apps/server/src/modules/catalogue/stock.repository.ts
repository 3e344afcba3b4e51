import { asc, inArray } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';

type MovedUnits = { productId: string; quantity: number; damaged: number };

export type StockLevel = { productId: string; available: number; revision: number; fellBy: number };

/** SQL that reserves units of products on sale, for a statement that stores their order; all or fewer than asked for. */
export const reserveStock = (ids: string, quantities: string) => `
  UPDATE products SET reserved = reserved + wanted.quantity, stock_revision = stock_revision + 1
  FROM unnest(${ids}::uuid[], ${quantities}::integer[]) AS wanted (id, quantity)
  WHERE products.id = wanted.id AND stock - reserved >= wanted.quantity
  RETURNING products.id, seller_id, brand_id, category_id, name, slug, images, price_rwf, discount_percent, unit_price_rwf, quantity`;

/** Movements of the stock name the order that they are for. */
const ofOrder = (id: string) => `set_config('urumuri.order', ${id}, true)`;

/** `falls`: whether a moved unit joins what can be bought (-1), or not. */
const settlements = {
  deduct: { change: 'stock = stock - quantity, reserved = reserved - quantity, sold = sold + quantity', falls: 0 },
  release: { change: 'reserved = reserved - quantity, stock_revision = stock_revision + 1', falls: -1 },
  return: {
    change: 'stock = stock + quantity - damaged, sold = sold - quantity, stock_revision = stock_revision + 1',
    falls: -1,
  },
};

/** Deducts or releases what orders hold, or takes units back; products are locked in the order of their ids. */
export async function settleUnits(
  tx: Executor,
  effect: keyof typeof settlements,
  moved: readonly MovedUnits[],
  orderId: string,
): Promise<StockLevel[]> {
  const ids = moved.map(({ productId }) => productId);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  const { change, falls } = settlements[effect];
  const text = `UPDATE products SET ${change}
    FROM unnest($1::uuid[], $2::integer[], $3::integer[]) AS moved (id, quantity, damaged), ${ofOrder('$4')}
    WHERE products.id = moved.id
    RETURNING products.id AS "productId", stock - reserved AS available, stock_revision AS revision,
      ${falls} * (quantity - damaged) AS "fellBy"`;
  const [quantities, damaged] = [moved.map(({ quantity }) => quantity), moved.map((units) => units.damaged)];
  return runStatement<StockLevel>(tx, { text }, [ids, quantities, damaged, orderId]);
}

/**
 * Units more, or with a minus fewer, that an order holds of a product, or that it has deducted. What is damaged of those
 * that come back is not sold again.
 */
export type StockMove = { productId: string; units: number; isDeducted: boolean; damaged: number };

const move = {
  name: 'move_stock_of_change',
  text: `UPDATE products SET stock_revision = stock_revision + 1,
      reserved = reserved + CASE WHEN is_deducted THEN 0 ELSE units END,
      stock = stock - CASE WHEN is_deducted THEN units + damaged ELSE 0 END,
      sold = sold + CASE WHEN is_deducted THEN units ELSE 0 END
    FROM unnest($1::uuid[], $2::integer[], $3::boolean[], $4::integer[]) AS moved (id, units, is_deducted, damaged), ${ofOrder('$5')}
    WHERE products.id = moved.id AND stock - reserved >= units
    RETURNING products.id AS "productId", stock - reserved AS available, stock_revision AS revision,
      units + damaged AS "fellBy"`,
};

export async function moveStock(tx: Executor, moves: readonly StockMove[], orderId: string): Promise<StockLevel[]> {
  if (moves.length === 0) return [];
  const moved = await runStatement<StockLevel>(tx, move, [
    moves.map(({ productId }) => productId),
    moves.map(({ units }) => units),
    moves.map(({ isDeducted }) => isDeducted),
    moves.map(({ damaged }) => damaged),
    orderId,
  ]);
  if (moved.length !== moves.length) throw new Error('Stock changed while its rows were locked.');
  return moved;
}
