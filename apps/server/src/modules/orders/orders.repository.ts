import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import {
  customerEmail,
  customers,
  type DeliveryStatus,
  orderEvents,
  orders,
  reservations,
} from '../../db/schema/index.ts';
import type { OrderEvent } from './order-history.rules.ts';
import { type LineRow, listLines, listParts, orderColumns, type PartRow } from './order-rows.repository.ts';

type OrderHead = Awaited<ReturnType<typeof selectOrders>>[number];
export type OrderRow = OrderHead & { parts: (PartRow & { lines: LineRow[] })[] };

function selectOrders(executor: Executor) {
  return executor
    .select({ ...orderColumns, email: customerEmail })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .$dynamic();
}

async function withParts(executor: Executor, heads: OrderHead[]): Promise<OrderRow[]> {
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const [parts, lines] = await Promise.all([listParts(executor, ids), listLines(executor, ids)]);
  const whole = parts.map((part) => ({ ...part, lines: lines.filter(({ partId }) => partId === part.id) }));
  return heads.map((head) => ({ ...head, parts: whole.filter(({ orderId }) => orderId === head.id) }));
}

const listed = (customerId: string, status?: DeliveryStatus) =>
  and(eq(orders.customerId, customerId), isNull(orders.hiddenAt), status && eq(orders.deliveryStatus, status));

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

export const countListed = (executor: Executor, customerId: string, status?: DeliveryStatus) =>
  executor.$count(orders, listed(customerId, status));

async function findWhere(executor: Executor, orderId: string, whose: SQL): Promise<OrderRow | undefined> {
  const heads = await selectOrders(executor).where(and(eq(orders.id, orderId), whose));
  return (await withParts(executor, heads))[0];
}

export const findOrder = (executor: Executor, orderId: string, customerId: string) =>
  findWhere(executor, orderId, eq(orders.customerId, customerId));

export const findLinkedOrder = (executor: Executor, { orderId, version }: { orderId: string; version: number }) =>
  findWhere(executor, orderId, eq(orders.linkVersion, version));

export async function raiseLinkVersion(executor: Executor, orderId: string, customerId: string): Promise<boolean> {
  const rows = await executor
    .update(orders)
    .set({ linkVersion: sql`${orders.linkVersion} + 1` })
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .returning({ id: orders.id });
  return rows.length === 1;
}

/** What the customer may know of an order's history: a note for the house is neither read here nor told of. */
export async function listEvents(executor: Executor, orderId: string): Promise<OrderEvent[]> {
  const { partId, kind, toStatus: status, note, createdAt: at } = orderEvents;
  const rows = await executor
    .select({ partId, kind, status, note, at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), sql`(${kind} <> 'note' or ${note} <> '')`))
    .orderBy(orderEvents.id);
  return rows as OrderEvent[];
}

export async function countOrders(executor: Executor, customerId: string) {
  const countOf = (status: DeliveryStatus) =>
    sql<number>`count(*) filter (where ${orders.deliveryStatus} = ${status})`.mapWith(Number);
  const rows = await executor
    .select({ totalOrder: count(), pendingOrder: countOf('pending'), cancelledOrder: countOf('cancelled') })
    .from(orders)
    .where(listed(customerId));
  return rows[0] ?? { totalOrder: 0, pendingOrder: 0, cancelledOrder: 0 };
}

/** Open orders stay: they hold stock, and count against the customer. */
export async function hideEnded(tx: Executor, customerId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ hiddenAt: sql`now()` })
    .where(and(listed(customerId), inArray(orders.deliveryStatus, ['placed', 'cancelled'])));
}

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(orders).set({ customerId: to }).where(eq(orders.customerId, from));
  await tx.update(reservations).set({ customerId: to }).where(eq(reservations.customerId, from));
}
