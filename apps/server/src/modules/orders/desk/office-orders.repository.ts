import { asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { partExpiresAt } from '../order-columns.repository.ts';
import {
  type DeliveryStatus,
  orderEvents,
  orderLines,
  orderParts,
  orders,
  sellers,
  staffName,
} from '../../../db/schema/index.ts';

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
  units: sql<number>`(
    select coalesce(sum(quantity), 0) from order_lines join order_parts on order_parts.id = part_id
    where order_lines.order_id = orders.id and status <> 'cancelled')`.mapWith(Number),
  shopNames: sql<string[]>`array(
    select shop_name from order_parts join sellers on sellers.id = order_parts.seller_id
    where order_parts.order_id = orders.id order by shop_name)`,
  status: orders.deliveryStatus,
  paymentStatus: orders.paymentStatus,
  expiresAt: sql`(select max(${partExpiresAt}) from order_parts where order_id = orders.id)`.mapWith(
    orders.expiresAt,
  ) as SQL<Date | null>,
  createdAt: orders.createdAt,
  revision: orders.revision,
};

/** The page is chosen by the index alone; only what is on it is read. */
export async function listOrders(
  db: Executor,
  { status, limit, offset }: { status?: DeliveryStatus | undefined; limit: number; offset: number },
) {
  const newest = [desc(orders.createdAt), desc(orders.number)];
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(status === undefined ? undefined : eq(orders.deliveryStatus, status))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  return db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, page))
    .orderBy(...newest);
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
    db
      .select({ ...getTableColumns(orderEvents), staffName })
      .from(orderEvents)
      .leftJoin(sellers, eq(sellers.id, orderEvents.staffId))
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id)),
  ]);
  return { head, parts, lines, events };
}

export type AnyOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
