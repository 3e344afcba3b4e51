import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orderEvents } from '../../db/schema/index.ts';
import type { OrderEvent } from './order-history.rules.ts';

/** What the customer may know: a note for the house is neither read here nor told of. */
export async function listEvents(executor: Executor, orderId: string): Promise<OrderEvent[]> {
  const rows = await executor
    .select({
      partId: orderEvents.partId,
      kind: orderEvents.kind,
      status: orderEvents.toStatus,
      note: orderEvents.note,
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), sql`(${orderEvents.kind} <> 'note' or ${orderEvents.note} <> '')`))
    .orderBy(asc(orderEvents.id));
  return rows as OrderEvent[];
}
