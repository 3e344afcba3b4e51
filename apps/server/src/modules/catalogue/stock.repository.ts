import { asc, inArray, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';

type Units = { productId: string; quantity: number };
type MovedUnits = Units & { damaged: number };

export type StockLevel = { productId: string; available: number; revision: number; fellBy: number };

/** SQL that reserves units of products on sale, for a statement that stores their order; all or fewer than asked for. */
export const reserveStock = (ids: string, quantities: string) => `
  UPDATE products SET reserved = reserved + wanted.quantity, stock_revision = stock_revision + 1
  FROM unnest(${ids}::uuid[], ${quantities}::integer[]) AS wanted (id, quantity)
  WHERE products.id = wanted.id AND stock - reserved >= wanted.quantity
  RETURNING products.id, seller_id, brand_id, name, slug, images, price_rwf, discount_percent, unit_price_rwf, quantity`;

const settlements = {
  deduct: {
    change: sql`stock = stock - moved.quantity, reserved = reserved - moved.quantity, sold = sold + moved.quantity`,
    falls: 0,
  },
  release: { change: sql`reserved = reserved - moved.quantity, stock_revision = stock_revision + 1`, falls: -1 },
  return: {
    change: sql`stock = stock + moved.quantity - moved.damaged, sold = sold - moved.quantity, stock_revision = stock_revision + 1`,
    falls: -1,
  },
} as const;

/** Deducts or releases what orders hold, or takes units back; products are locked in the order of their ids. */
export async function settleUnits(
  tx: Executor,
  effect: keyof typeof settlements,
  moved: readonly MovedUnits[],
): Promise<StockLevel[]> {
  await lockProducts(tx, moved);
  return updateProducts(tx, moved, settlements[effect]);
}

async function lockProducts(tx: Executor, moved: readonly Units[]): Promise<void> {
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
    FROM unnest($1::uuid[], $2::integer[], $3::boolean[], $4::integer[]) AS moved (id, units, is_deducted, damaged)
    WHERE products.id = moved.id AND stock - reserved >= units
    RETURNING products.id AS "productId", stock - reserved AS available, stock_revision AS revision,
      units + damaged AS "fellBy"`,
};

export type MovedStock = { productId: string; available: number; revision: number; fellBy: number };

export async function moveStock(tx: Executor, moves: readonly StockMove[]): Promise<MovedStock[]> {
  if (moves.length === 0) return [];
  const moved = await runStatement<MovedStock>(tx, move, [
    moves.map(({ productId }) => productId),
    moves.map(({ units }) => units),
    moves.map(({ isDeducted }) => isDeducted),
    moves.map(({ damaged }) => damaged),
  ]);
  if (moved.length !== moves.length) throw new Error('Stock changed while its rows were locked.');
  return moved;
}
