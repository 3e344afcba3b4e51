import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import type { OrderStood } from '../../db/notices.ts';
import { type DeliveryStatus, orderEvents, orderParts, orders } from '../../db/schema/index.ts';
import { type LockedOrder, orderColumns } from './order-rows.repository.ts';

export type Actor = (typeof orderEvents.$inferInsert)['actor'];
/** A word about a step: `note` for the customer, `internalNote` for staff alone. */
export type Notes = { note?: string | undefined; internalNote?: string | undefined; staffId?: string | undefined };

/** One order whose time is up, with a part nobody has agreed to, and which no other node is looking at. */
export async function lockExpired(tx: Executor): Promise<LockedOrder | undefined> {
  const rows = await tx
    .select(orderColumns)
    .from(orders)
    .where(
      and(
        eq(orders.deliveryStatus, 'pending'),
        eq(orders.paymentStatus, 'unpaid'),
        sql`${orders.expiresAt} <= now()`,
        sql`exists (select 1 from order_parts where order_id = ${orders.id} and status = 'pending' and agreed_at is null)`,
        // Who says to have paid, or has paid a part, is waited for.
        sql`not exists (select 1 from payments where order_id = ${orders.id} and state <> 'refused')`,
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return rows[0];
}

export async function findOrderOfPart(tx: Executor, partId: string, sellerId: string): Promise<string | undefined> {
  const rows = await tx
    .select({ orderId: orderParts.orderId })
    .from(orderParts)
    .where(and(eq(orderParts.id, partId), eq(orderParts.sellerId, sellerId)));
  return rows[0]?.orderId;
}

/** Takes parts from one status to the next, and says so in the order's history. */
export async function moveParts(
  tx: Executor,
  move: Notes & { orderId: string; partIds: string[]; from: DeliveryStatus; to: DeliveryStatus; actor: Actor },
): Promise<boolean> {
  const { partIds, from, to, ...event } = move;
  const moved = await tx
    .update(orderParts)
    .set({ status: to })
    .where(and(inArray(orderParts.id, partIds), eq(orderParts.status, from)))
    .returning({ id: orderParts.id });
  if (moved.length !== partIds.length) return false;
  await insertEvents(
    tx,
    partIds.map((partId) => ({ ...event, partId, kind: 'delivery', fromStatus: from, toStatus: to })),
  );
  return true;
}

export type NewEvent = typeof orderEvents.$inferInsert;

/** Answers their ids. */
export async function insertEvents(tx: Executor, events: NewEvent[]): Promise<number[]> {
  if (events.length === 0) return [];
  const rows = await tx.insert(orderEvents).values(events).returning({ id: orderEvents.id });
  return rows.map(({ id }) => id);
}

/** A change brings a hidden order back to its customer's lists. */
export async function changeOrder(tx: Executor, orderId: string, change: Partial<typeof orders.$inferInsert>) {
  const [row] = await tx
    .update(orders)
    .set({ ...change, revision: sql`${orders.revision} + 1`, hiddenAt: null })
    .where(eq(orders.id, orderId))
    .returning({
      deliveryStatus: orders.deliveryStatus,
      paymentStatus: orders.paymentStatus,
      revision: orders.revision,
    });
  if (row === undefined) throw new Error('A locked order is gone.');
  return row;
}

/** What is still to be collected for each of these parts. */
export async function storeOpenSums(tx: Executor, parts: readonly { id: string; openRwf: number }[]): Promise<void> {
  await tx.execute(sql`
    UPDATE ${orderParts} SET open_rwf = given."openRwf"
    FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS given (id uuid, "openRwf" bigint)
    WHERE order_parts.id = given.id AND order_parts.open_rwf <> given."openRwf"`);
}

const stood = {
  name: 'order_stood',
  text: `SELECT delivery_status AS "deliveryStatus", voucher_rwf AS "voucherRwf", shipping_fee_rwf AS "shippingFeeRwf",
      total_rwf AS "totalRwf", (SELECT coalesce(json_agg(json_build_object('partId', part_id, 'sellerId', seller_id,
          'shopName', shop_name, 'status', part.status, 'name', line.name, 'quantity', quantity,
          'unitPriceRwf', unit_price_rwf, 'isPickup', part.pickup_code IS NOT NULL) ORDER BY shop_name, line.name, line.id), '[]')
        FROM order_lines AS line JOIN order_parts AS part ON part.id = part_id JOIN sellers ON sellers.id = seller_id
        WHERE line.order_id = orders.id) AS lines
    FROM orders WHERE id = $1`,
};

/** How an order stands, for a message that is put into words later. */
export async function readStood(tx: Executor, orderId: string): Promise<OrderStood> {
  const [row] = await runStatement<OrderStood>(tx, stood, [orderId]);
  if (row === undefined) throw new Error('A locked order is gone.');
  return row;
}

/** From then on they wait for no call, and do not expire. */
export async function agreeToParts(tx: Executor, partIds: string[]): Promise<void> {
  await tx
    .update(orderParts)
    .set({ agreedAt: sql`now()` })
    .where(inArray(orderParts.id, partIds));
}
