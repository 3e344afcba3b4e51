import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orderEvents } from '../../db/schema/index.ts';
import type { OrderEvent } from './order-history.rules.ts';

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
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return rows as OrderEvent[];
}
