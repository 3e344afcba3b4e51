import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { orderEvents, orderLines, orderParts, orders } from '../../../db/schema/index.ts';

const mostListed = 200;

/** Every query here begins with the shop: what waits at another is never read. */
const waitsAt = (sellerId: string) =>
  and(eq(orderParts.sellerId, sellerId), eq(orderParts.status, 'warehouse'), sql`${orderParts.pickupCode} is not null`);

const items = sql<{ name: string; quantity: number }[]>`(select json_agg(json_build_object('name', ${orderLines.name},
    'quantity', ${orderLines.quantity}) order by ${orderLines.name}, ${orderLines.id})
  from ${orderLines} where ${orderLines.partId} = ${orderParts.id})`;

/** When it was packed the last time. */
const readyAt = sql<Date>`(select max(${orderEvents.createdAt}) from ${orderEvents}
  where ${orderEvents.partId} = ${orderParts.id} and ${orderEvents.kind} = 'delivery'
    and ${orderEvents.toStatus} = 'warehouse')`.mapWith(orderEvents.createdAt);

export type PickupRow = Awaited<ReturnType<typeof listPickups>>[number];

export const listPickups = (db: Executor, sellerId: string, asked?: SQL) =>
  db
    .select({
      id: orderParts.id,
      orderId: orders.id,
      orderNumber: orders.number,
      customerName: orders.shippingName,
      phone: orders.shippingPhone,
      items,
      readyAt,
      openRwf: orderParts.openRwf,
    })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(and(waitsAt(sellerId), asked))
    .orderBy(asc(readyAt), asc(orders.number))
    .limit(mostListed);

export const hasNumber = (number: number) => eq(orders.number, number);
export const hasCode = (code: string) => eq(orderParts.pickupCode, code);

export async function findPickup(db: Executor, sellerId: string, partId: string) {
  const { orderId, status, openRwf, pickupCode } = orderParts;
  const rows = await db
    .select({ orderId, status, openRwf, pickupCode })
    .from(orderParts)
    .where(and(eq(orderParts.sellerId, sellerId), eq(orderParts.id, partId), sql`${pickupCode} is not null`));
  return rows[0];
}
