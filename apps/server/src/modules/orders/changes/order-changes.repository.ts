import type { Identity } from '@urumuri/identity';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../../db/client.ts';
import { orderChanges, orderLines, orderParts, orders, reservations } from '../../../db/schema/index.ts';
import { selectProductIds } from '../../promotions/index.ts';
import { orderColumns } from '../order-rows.repository.ts';
import type { OrderedPart, OrderVoucher } from './order-change.rules.ts';

export async function findOrder(executor: Executor, orderId: string) {
  const rows = await executor.select(orderColumns).from(orders).where(eq(orders.id, orderId));
  return rows[0];
}

const voucher = {
  name: 'voucher_of_order',
  text: `SELECT code, seller_id AS "sellerId", percent_off AS "percentOff", amount_off_rwf AS "amountOffRwf",
      minimum_rwf AS "minimumRwf", ${selectProductIds('vouchers', '$2::uuid[]')} AS "productIds"
    FROM vouchers WHERE id = $1`,
};

/** With those of these products that it is for. */
export async function findVoucher(
  executor: Executor,
  id: string,
  productIds: readonly string[],
): Promise<OrderVoucher | undefined> {
  return (await runStatement<OrderVoucher>(executor, voucher, [id, productIds]))[0];
}

export async function findChange(executor: Executor, change: { orderId: string; staffId: string; key: string }) {
  const rows = await executor
    .select({ fingerprint: orderChanges.fingerprint })
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.orderId, change.orderId),
        eq(orderChanges.staffId, change.staffId),
        eq(orderChanges.key, change.key),
      ),
    );
  return rows[0];
}

export async function insertChange(tx: Executor, change: typeof orderChanges.$inferInsert): Promise<void> {
  await tx.insert(orderChanges).values(change);
}

/** Staff add it because the customer wants it, so it waits for no call and does not expire. */
export async function insertPart(tx: Executor, part: typeof orderParts.$inferInsert): Promise<string> {
  const [row] = await tx
    .insert(orderParts)
    .values({ ...part, agreedAt: sql`now()` })
    .returning({ id: orderParts.id });
  if (row === undefined) throw new Error('The part was not stored.');
  return row.id;
}

export async function confirmParts(tx: Executor, orderId: string): Promise<void> {
  await tx
    .update(orderParts)
    .set({ agreedAt: sql`coalesce(${orderParts.agreedAt}, now())` })
    .where(and(eq(orderParts.orderId, orderId), eq(orderParts.status, 'pending')));
}

type Amounts = Pick<OrderedPart, 'itemsRwf' | 'voucherRwf' | 'shippingFeeRwf'>;

export async function updatePart(tx: Executor, partId: string, amounts: Amounts): Promise<void> {
  await tx.update(orderParts).set(amounts).where(eq(orderParts.id, partId));
}

export async function deleteLines(tx: Executor, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(reservations).where(inArray(reservations.orderLineId, ids));
  await tx.delete(orderLines).where(inArray(orderLines.id, ids));
}

export type StoredLine = { partId: string; productId: string; quantity: number; isDeducted: boolean };

/** A line that is there has another quantity then; a new one is stored as by a checkout, as its locked product is. */
const store = {
  name: 'store_order_lines',
  text: `WITH wanted AS (
      SELECT * FROM unnest($3::uuid[], $4::uuid[], $5::integer[], $6::boolean[]) AS line (part_id, product_id, quantity, is_deducted)
    ), lines AS (
      INSERT INTO order_lines (order_id, part_id, product_id, quantity, name, slug, brand, images, price_rwf,
        discount_percent, unit_price_rwf, vat_percent, is_discounted)
      SELECT $1::uuid, part_id, product.id, quantity, product.name, product.slug, brands.name, images, price_rwf,
        discount_percent, unit_price_rwf, line_vat(category_id, seller_id, $7, $8), $9::uuid[] IS NULL OR product.id = ANY ($9)
      FROM wanted JOIN products AS product ON product.id = product_id JOIN brands ON brands.id = brand_id
      ON CONFLICT (order_id, product_id) DO UPDATE SET quantity = excluded.quantity
      RETURNING id, product_id, quantity
    )
    INSERT INTO reservations (order_line_id, product_id, customer_id, quantity, state, settled_at)
    SELECT lines.id, lines.product_id, $2::uuid, lines.quantity,
      CASE WHEN is_deducted THEN 'deducted' ELSE 'held' END, CASE WHEN is_deducted THEN now() END
    FROM lines JOIN wanted USING (product_id)
    ON CONFLICT (order_line_id) DO UPDATE SET quantity = excluded.quantity`,
};

export async function storeLines(
  tx: Executor,
  { id, customerId }: { id: string; customerId: string },
  lines: readonly StoredLine[],
  { tax, discountedIds }: { tax: Identity['tax']; discountedIds: readonly string[] | null },
): Promise<void> {
  if (lines.length === 0) return;
  await runStatement(tx, store, [
    id,
    customerId,
    lines.map(({ partId }) => partId),
    lines.map(({ productId }) => productId),
    lines.map(({ quantity }) => quantity),
    lines.map(({ isDeducted }) => isDeducted),
    tax.vatPercent,
    tax.tin !== '',
    discountedIds,
  ]);
}
