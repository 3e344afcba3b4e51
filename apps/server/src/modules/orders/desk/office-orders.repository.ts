import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { orderEvents, orders, sellers, staffName } from '../../../db/schema/index.ts';
import { orderColumns, partExpiresAt } from '../order-rows.repository.ts';
import { listedColumns, type OrderFilter, pageOf, sortOf, wholeOrders } from './order-list.repository.ts';
import { partShopName } from './seller-orders.repository.ts';

export type AnyOrderRow = Awaited<ReturnType<typeof listOrders>>[number];

const columns = {
  ...orderColumns,
  ...listedColumns(sql`order_lines.order_id = orders.id`, sql`ridden.order_id = orders.id`),
  units: sql<number>`(
    select coalesce(sum(quantity), 0) from order_lines join order_parts on order_parts.id = part_id
    where order_lines.order_id = orders.id and status <> 'cancelled')`.mapWith(Number),
  shopNames: sql<string[]>`array(
    select shop_name from order_parts join sellers on sellers.id = order_parts.seller_id
    where order_parts.order_id = orders.id order by shop_name)`,
  isAgreed: sql<boolean>`not exists (select from order_parts
    where order_id = orders.id and status = 'pending' and agreed_at is null)`,
  expiresAt: sql`(select max(${partExpiresAt}) from order_parts where order_id = orders.id)`.mapWith(
    orders.expiresAt,
  ) as SQL<Date | null>,
};

export async function listOrders(db: Executor, filter: OrderFilter, page: { limit: number; offset: number }) {
  return db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, pageOf(wholeOrders, filter, page)))
    .orderBy(...sortOf(wholeOrders, filter.sort));
}

export async function findOrder(db: Executor, orderId: string) {
  const [head] = await db.select(columns).from(orders).where(eq(orders.id, orderId));
  return head;
}

export async function listEvents(db: Executor, orderId: string) {
  return db
    .select({ ...getTableColumns(orderEvents), staffName, shopName: partShopName })
    .from(orderEvents)
    .leftJoin(sellers, eq(sellers.id, orderEvents.staffId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}
