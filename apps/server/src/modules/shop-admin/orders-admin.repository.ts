import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { type DeliveryStatus, orderEvents, orderLines, orderParts, orders, sellers } from '../../db/schema/index.ts';

export type AnyOrderRow = Awaited<ReturnType<typeof listOrders>>[number];

const columns = {
  id: orders.id,
  number: orders.number,
  customerName: orders.shippingName,
  phone: orders.shippingPhone,
  address: sql<string>`concat_ws(', ', ${orders.shippingAddress}, ${orders.shippingArea}, ${orders.shippingCity}, ${orders.shippingProvince})`,
  itemsRwf: orders.itemsRwf,
  voucherRwf: orders.voucherRwf,
  shippingFeeRwf: orders.shippingFeeRwf,
  totalRwf: orders.totalRwf,
  units: sql<number>`(select sum(quantity) from order_lines where order_id = orders.id)`.mapWith(Number),
  shopNames: sql<string[]>`array(
    select shop_name from order_parts join sellers on sellers.id = order_parts.seller_id
    where order_parts.order_id = orders.id order by shop_name)`,
  status: orders.deliveryStatus,
  paymentStatus: orders.paymentStatus,
  createdAt: orders.createdAt,
};

export async function listOrders(
  db: Executor,
  { status, limit, offset }: { status?: DeliveryStatus | undefined; limit: number; offset: number },
) {
  return db
    .select(columns)
    .from(orders)
    .where(status === undefined ? undefined : eq(orders.deliveryStatus, status))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)
    .offset(offset);
}

export async function countByStatus(db: Executor) {
  return db.select({ status: orders.deliveryStatus, parts: count() }).from(orders).groupBy(orders.deliveryStatus);
}

export async function findOrder(db: Executor, orderId: string) {
  const [head] = await db.select(columns).from(orders).where(eq(orders.id, orderId));
  if (head === undefined) return undefined;
  const [parts, lines, events] = await Promise.all([
    db
      .select({ part: orderParts, shopName: sellers.shopName })
      .from(orderParts)
      .innerJoin(sellers, eq(sellers.id, orderParts.sellerId))
      .where(eq(orderParts.orderId, orderId))
      .orderBy(asc(sellers.shopName)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.name)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id)),
  ]);
  return { head, parts, lines, events };
}
