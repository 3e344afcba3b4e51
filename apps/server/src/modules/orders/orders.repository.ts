import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import {
  customerEmail,
  customers,
  type DeliveryStatus,
  orderLines,
  orderParts,
  orders,
  reservations,
  sellers,
  vouchers,
} from '../../db/schema/index.ts';
import { lineColumns, partExpiresAt, shippingColumns } from './order-columns.repository.ts';

type OrderHead = Awaited<ReturnType<typeof selectOrders>>[number];
type PartRow = Awaited<ReturnType<typeof listParts>>[number];
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

export type OrderRow = OrderHead & { parts: (PartRow & { lines: LineRow[] })[] };
export type OrderCounts = { total: number; pending: number; cancelled: number };

const visible = isNull(orders.hiddenAt);

function selectOrders(executor: Executor) {
  return executor
    .select({
      id: orders.id,
      number: orders.number,
      customerId: orders.customerId,
      email: customerEmail,
      totalRwf: orders.totalRwf,
      shippingFeeRwf: orders.shippingFeeRwf,
      voucherRwf: orders.voucherRwf,
      voucherCode: vouchers.code,
      paymentStatus: orders.paymentStatus,
      deliveryStatus: orders.deliveryStatus,
      revision: orders.revision,
      shipping: shippingColumns,
      contactBy: orders.contactBy,
      contactFrom: orders.contactFrom,
      contactUntil: orders.contactUntil,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(vouchers, eq(vouchers.id, orders.voucherId))
    .$dynamic();
}

export function listParts(executor: Executor, orderIds: string[]) {
  return executor
    .select({
      id: orderParts.id,
      orderId: orderParts.orderId,
      sellerId: orderParts.sellerId,
      shopName: sellers.shopName,
      status: orderParts.status,
      itemsRwf: orderParts.itemsRwf,
      voucherRwf: orderParts.voucherRwf,
      shippingFeeRwf: orderParts.shippingFeeRwf,
      expiresAt: partExpiresAt,
    })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .innerJoin(sellers, eq(sellers.id, orderParts.sellerId))
    .where(inArray(orderParts.orderId, orderIds))
    .orderBy(asc(sellers.shopName), asc(orderParts.id));
}

function listLines(executor: Executor, orderIds: string[]) {
  return executor
    .select(lineColumns)
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.name), asc(orderLines.id));
}

async function withParts(executor: Executor, heads: OrderHead[]): Promise<OrderRow[]> {
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const [parts, lines] = await Promise.all([listParts(executor, ids), listLines(executor, ids)]);
  const partsById = new Map(parts.map((part) => [part.id, { ...part, lines: [] as LineRow[] }]));
  for (const line of lines) partsById.get(line.partId)?.lines.push(line);
  const ordersById = new Map(heads.map((head) => [head.id, { ...head, parts: [] as OrderRow['parts'] }]));
  for (const part of partsById.values()) ordersById.get(part.orderId)?.parts.push(part);
  return [...ordersById.values()];
}

const listed = (customerId: string, status?: DeliveryStatus) =>
  and(eq(orders.customerId, customerId), visible, status && eq(orders.deliveryStatus, status));

/** A customer's orders, the newest first; those the customer has cleared away are left out. */
export async function listOrders(
  executor: Executor,
  customerId: string,
  { status, limit, offset = 0 }: { status?: DeliveryStatus | undefined; limit: number; offset?: number },
): Promise<OrderRow[]> {
  const heads = await selectOrders(executor)
    .where(listed(customerId, status))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)
    .offset(offset);
  return withParts(executor, heads);
}

export async function countListed(executor: Executor, customerId: string, status?: DeliveryStatus): Promise<number> {
  return executor.$count(orders, listed(customerId, status));
}

export async function findOrder(
  executor: Executor,
  orderId: string,
  customerId: string,
): Promise<OrderRow | undefined> {
  const heads = await selectOrders(executor).where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  return (await withParts(executor, heads))[0];
}

export async function findLinkedOrder(
  executor: Executor,
  { orderId, version }: { orderId: string; version: number },
): Promise<OrderRow | undefined> {
  const heads = await selectOrders(executor).where(and(eq(orders.id, orderId), eq(orders.linkVersion, version)));
  return (await withParts(executor, heads))[0];
}

export async function raiseLinkVersion(executor: Executor, orderId: string, customerId: string): Promise<boolean> {
  const rows = await executor
    .update(orders)
    .set({ linkVersion: sql`${orders.linkVersion} + 1` })
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .returning({ id: orders.id });
  return rows.length === 1;
}

/** How far an order is and what was ordered, for who follows it. */
export type OrderStatusRow = Pick<OrderHead, 'id' | 'deliveryStatus' | 'paymentStatus' | 'revision'> & {
  lines: (Omit<LineRow, 'partId'> & { sellerId: string; shopName: string })[];
};

const orderStatus = {
  name: 'order_status',
  text: `SELECT id, delivery_status AS "deliveryStatus", payment_status AS "paymentStatus", revision,
      (SELECT json_agg(json_build_object('id', line.id, 'productId', product_id, 'quantity', quantity, 'name', line.name,
          'slug', line.slug, 'brand', brand, 'images', images, 'priceRwf', price_rwf,
          'discountPercent', exact_discount(price_rwf, unit_price_rwf, discount_percent), 'sellerId', seller_id, 'shopName', shop_name) ORDER BY shop_name, part_id, line.name, line.id)
        FROM order_lines AS line JOIN order_parts AS part ON part.id = part_id JOIN sellers ON sellers.id = seller_id
        WHERE line.order_id = orders.id) AS lines
    FROM orders WHERE id = $1 AND customer_id = $2`,
};

export async function findStatus(
  executor: Executor,
  orderId: string,
  customerId: string,
): Promise<OrderStatusRow | undefined> {
  return (await runStatement<OrderStatusRow>(executor, orderStatus, [orderId, customerId]))[0];
}

export async function countOrders(executor: Executor, customerId: string): Promise<OrderCounts> {
  const countOf = (status: DeliveryStatus) =>
    sql<number>`count(*) filter (where ${orders.deliveryStatus} = ${status})`.mapWith(Number);
  const rows = await executor
    .select({ total: count(), pending: countOf('pending'), cancelled: countOf('cancelled') })
    .from(orders)
    .where(listed(customerId));
  return rows[0] ?? { total: 0, pending: 0, cancelled: 0 };
}

/** Open orders stay: they hold stock, and count against the customer. */
export async function hideEnded(tx: Executor, customerId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ hiddenAt: sql`now()` })
    .where(and(listed(customerId), inArray(orders.deliveryStatus, ['placed', 'cancelled'])));
}

export async function isOwnOrder(executor: Executor, orderId: string, customerId: string): Promise<boolean> {
  const statement = { name: 'own_order', text: 'SELECT FROM orders WHERE id = $1 AND customer_id = $2' };
  return (await runStatement(executor, statement, [orderId, customerId])).length === 1;
}

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(orders).set({ customerId: to }).where(eq(orders.customerId, from));
  await tx.update(reservations).set({ customerId: to }).where(eq(reservations.customerId, from));
}
