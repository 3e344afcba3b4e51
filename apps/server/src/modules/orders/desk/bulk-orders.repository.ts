import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { orderParts, orders, sellers, staffName } from '../../../db/schema/index.ts';

export type BulkPart = Awaited<ReturnType<typeof listParts>>[number];

/** The parts of these orders, of one shop or for the office of all, as the orders were numbered. */
export async function listParts(db: Executor, orderIds: string[], sellerId: string | undefined) {
  return db
    .select({
      id: orderParts.id,
      orderId: orderParts.orderId,
      orderNumber: orders.number,
      sellerId: orderParts.sellerId,
      status: orderParts.status,
      isPickup: sql<boolean>`${orderParts.pickupCode} is not null`,
    })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(
      and(
        inArray(orderParts.orderId, orderIds),
        sellerId === undefined ? undefined : eq(orderParts.sellerId, sellerId),
      ),
    )
    .orderBy(asc(orders.number), asc(orderParts.id));
}

/** A person who can be sent with orders. */
export async function findRider(db: Executor, riderId: string) {
  const [rider] = await db
    .select({ id: sellers.id, name: staffName, employerId: sellers.employerId })
    .from(sellers)
    .where(and(eq(sellers.id, riderId), eq(sellers.staffRole, 'rider'), eq(sellers.status, 'approved')));
  return rider;
}

export async function setRider(tx: Executor, partId: string, riderId: string | null): Promise<void> {
  await tx.update(orderParts).set({ riderId }).where(eq(orderParts.id, partId));
}
