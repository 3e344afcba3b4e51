import { asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { type DeliveryStatus, orderEvents, orders, sellers, staffName } from '../../../db/schema/index.ts';
import { orderColumns, partExpiresAt } from '../order-rows.repository.ts';

export type AnyOrderRow = Awaited<ReturnType<typeof listOrders>>[number];

const columns = {
  ...orderColumns,
  units: sql<number>`(
    select coalesce(sum(quantity), 0) from order_lines join order_parts on order_parts.id = part_id
    where order_lines.order_id = orders.id and status <> 'cancelled')`.mapWith(Number),
  shopNames: sql<string[]>`array(
    select shop_name from order_parts join sellers on sellers.id = order_parts.seller_id
    where order_parts.order_id = orders.id order by shop_name)`,
  expiresAt: sql`(select max(${partExpiresAt}) from order_parts where order_id = orders.id)`.mapWith(
    orders.expiresAt,
  ) as SQL<Date | null>,
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
    .where(status && eq(orders.deliveryStatus, status))
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
  return db.select({ status: orders.deliveryStatus, count: count() }).from(orders).groupBy(orders.deliveryStatus);
}

export async function findOrder(db: Executor, orderId: string) {
  const [head] = await db.select(columns).from(orders).where(eq(orders.id, orderId));
  return head;
}

export async function listEvents(db: Executor, orderId: string) {
  return db
    .select({ ...getTableColumns(orderEvents), staffName })
    .from(orderEvents)
    .leftJoin(sellers, eq(sellers.id, orderEvents.staffId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}
