import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../../db/client.ts';
import { orderChanges, orderLines, orderParts, orders, reservations, vouchers } from '../../../db/schema/index.ts';
import { shippingColumns } from '../order-columns.repository.ts';
import type { OrderedLine, OrderedPart, OrderVoucher, TodaysProduct } from './order-change.rules.ts';

export type OrderHead = NonNullable<Awaited<ReturnType<typeof findHead>>>;

export async function findHead(executor: Executor, orderId: string) {
  const rows = await executor
    .select({
      id: orders.id,
      customerId: orders.customerId,
      number: orders.number,
      revision: orders.revision,
      deliveryStatus: orders.deliveryStatus,
      paymentStatus: orders.paymentStatus,
      voucherId: orders.voucherId,
      shipping: shippingColumns,
      contactBy: orders.contactBy,
      contactFrom: orders.contactFrom,
      contactUntil: orders.contactUntil,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return rows[0];
}

export async function listLines(executor: Executor, orderId: string): Promise<OrderedLine[]> {
  return executor
    .select({
      id: orderLines.id,
      partId: orderLines.partId,
      productId: orderLines.productId,
      name: orderLines.name,
      image: sql<string>`coalesce(${orderLines.images}[1], '')`,
      quantity: orderLines.quantity,
      unitPriceRwf: orderLines.unitPriceRwf,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.name), asc(orderLines.id));
}

export async function findVoucher(executor: Executor, id: string): Promise<OrderVoucher | undefined> {
  const rows = await executor
    .select({
      code: vouchers.code,
      sellerId: vouchers.sellerId,
      percentOff: vouchers.percentOff,
      amountOffRwf: vouchers.amountOffRwf,
      minimumRwf: vouchers.minimumRwf,
    })
    .from(vouchers)
    .where(eq(vouchers.id, id));
  return rows[0];
}

const todaysProducts = (ending: string) => `
  SELECT products.id AS "productId", seller_id AS "sellerId", shop_name AS "shopName", name,
    coalesce(images[1], '') AS image, unit_price_rwf AS "unitPriceRwf", stock - reserved AS available,
    published_at IS NOT NULL AS "isOnSale",
    (SELECT coalesce(sum(quantity), 0)::int FROM reservations
      WHERE product_id = products.id AND customer_id = $2 AND state = 'held') AS held
  FROM products JOIN sellers ON sellers.id = seller_id
  WHERE products.id = ANY ($1::uuid[]) ORDER BY products.id ${ending}`;

const read = { name: 'products_to_change', text: todaysProducts('') };
/** In the order of their ids, as a checkout locks them, so that neither waits for the other. */
const lock = { name: 'lock_products_to_change', text: todaysProducts('FOR NO KEY UPDATE OF products') };

export async function listProducts(
  executor: Executor,
  ids: string[],
  customerId: string,
  isLocking: boolean,
): Promise<TodaysProduct[]> {
  if (ids.length === 0) return [];
  return runStatement<TodaysProduct>(executor, isLocking ? lock : read, [ids, customerId]);
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

export type PartAmounts = Pick<OrderedPart, 'id' | 'itemsRwf' | 'voucherRwf' | 'shippingFeeRwf'>;

export async function updateAmounts(tx: Executor, parts: readonly PartAmounts[]): Promise<void> {
  for (const { id, ...amounts } of parts) await tx.update(orderParts).set(amounts).where(eq(orderParts.id, id));
}

export async function deleteLines(tx: Executor, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(reservations).where(inArray(reservations.orderLineId, ids));
  await tx.delete(orderLines).where(inArray(orderLines.id, ids));
}

const resize = {
  name: 'resize_order_lines',
  text: `WITH wanted AS (SELECT * FROM unnest($1::uuid[], $2::integer[]) AS line (id, quantity)),
    resized AS (UPDATE order_lines SET quantity = wanted.quantity FROM wanted WHERE order_lines.id = wanted.id)
  UPDATE reservations SET quantity = wanted.quantity FROM wanted WHERE order_line_id = wanted.id`,
};

export async function resizeLines(tx: Executor, lines: readonly { id: string; quantity: number }[]): Promise<void> {
  if (lines.length === 0) return;
  await runStatement(tx, resize, [lines.map(({ id }) => id), lines.map(({ quantity }) => quantity)]);
}

export type AddedLine = { partId: string; productId: string; quantity: number; isDeducted: boolean };

/** As a checkout stores them: what the locked products are at this moment. */
const add = {
  name: 'add_order_lines',
  text: `WITH wanted AS (
      SELECT * FROM unnest($3::uuid[], $4::uuid[], $5::integer[], $6::boolean[]) AS line (part_id, product_id, quantity, is_deducted)
    ), lines AS (
      INSERT INTO order_lines (order_id, part_id, product_id, quantity, name, slug, brand, images, price_rwf,
        discount_percent, unit_price_rwf)
      SELECT $1::uuid, part_id, product.id, quantity, product.name, product.slug, brands.name, images, price_rwf,
        discount_percent, unit_price_rwf
      FROM wanted JOIN products AS product ON product.id = product_id JOIN brands ON brands.id = brand_id
      RETURNING id, product_id, quantity
    )
    INSERT INTO reservations (order_line_id, product_id, customer_id, quantity, state, settled_at)
    SELECT lines.id, lines.product_id, $2::uuid, lines.quantity,
      CASE WHEN is_deducted THEN 'deducted' ELSE 'held' END, CASE WHEN is_deducted THEN now() END
    FROM lines JOIN wanted USING (product_id)`,
};

export async function addLines(
  tx: Executor,
  { id, customerId }: Pick<OrderHead, 'id' | 'customerId'>,
  lines: readonly AddedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await runStatement(tx, add, [
    id,
    customerId,
    lines.map(({ partId }) => partId),
    lines.map(({ productId }) => productId),
    lines.map(({ quantity }) => quantity),
    lines.map(({ isDeducted }) => isDeducted),
  ]);
}
