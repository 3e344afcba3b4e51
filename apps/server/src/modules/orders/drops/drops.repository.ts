import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { orderEvents, orderLines, orderParts, orders, payments, sellers } from '../../../db/schema/index.ts';

const mostListed = 200;

/** Every query here begins with the rider: what others take is never read. */
const isRiddenBy = (riderId: string) => eq(orderParts.riderId, riderId);

export type DropRow = Awaited<ReturnType<typeof listDrops>>[number];
export type DoneRow = Awaited<ReturnType<typeof listDone>>[number];

const items = sql<{ name: string; quantity: number }[]>`(select json_agg(json_build_object('name', ${orderLines.name},
    'quantity', ${orderLines.quantity}) order by ${orderLines.name}, ${orderLines.id})
  from ${orderLines} where ${orderLines.partId} = ${orderParts.id})`;

/** What is packed and not at its customer's yet, in an order one can ride. */
export const listDrops = (db: Executor, riderId: string) =>
  db
    .select({
      id: orderParts.id,
      orderNumber: orders.number,
      shopName: sellers.shopName,
      customerName: orders.shippingName,
      phone: orders.shippingPhone,
      district: orders.shippingCity,
      sector: orders.shippingArea,
      address: orders.shippingAddress,
      items,
      openRwf: orderParts.openRwf,
    })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .innerJoin(sellers, eq(sellers.id, orderParts.sellerId))
    .where(and(isRiddenBy(riderId), eq(orderParts.status, 'warehouse')))
    .orderBy(asc(orders.shippingCity), asc(orders.shippingArea), asc(orders.number), asc(orderParts.id))
    .limit(mostListed);

const collectedBy = (riderId: string) => sql<number>`(select coalesce(sum(${payments.amountRwf}), 0) from ${payments}
  where ${payments.partId} = ${orderParts.id} and ${payments.staffId} = ${riderId} and ${payments.amountRwf} > 0)`;

/** What the rider has brought to an end since then, the last first. */
export const listDone = (db: Executor, riderId: string, since: Date) =>
  db
    .select({
      id: orderParts.id,
      orderNumber: orders.number,
      customerName: orders.shippingName,
      status: orderEvents.toStatus,
      collectedRwf: collectedBy(riderId).mapWith(Number),
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .innerJoin(orderParts, eq(orderParts.id, orderEvents.partId))
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(
      and(
        isRiddenBy(riderId),
        eq(orderEvents.staffId, riderId),
        eq(orderEvents.kind, 'delivery'),
        inArray(orderEvents.toStatus, ['placed', 'cancelled']),
        gte(orderEvents.createdAt, since),
      ),
    )
    .orderBy(desc(orderEvents.createdAt), asc(orderParts.id))
    .limit(mostListed);

export async function findDrop(db: Executor, riderId: string, partId: string) {
  const { orderId, status, openRwf } = orderParts;
  const rows = await db
    .select({ orderId, status, openRwf, revision: orders.revision })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(and(isRiddenBy(riderId), eq(orderParts.id, partId)));
  return rows[0];
}

export const listUnits = (db: Executor, partId: string) =>
  db
    .select({ productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.partId, partId));

export const hasCollected = async (db: Executor, riderId: string, partId: string): Promise<boolean> =>
  (await db.$count(payments, and(eq(payments.partId, partId), eq(payments.staffId, riderId)))) > 0;
