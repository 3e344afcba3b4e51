import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orderEvents, payments, sellers } from '../../db/schema/index.ts';

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number];
type NewPayment = typeof payments.$inferInsert;

/** What was written down for an order, the oldest first. */
export async function listPayments(executor: Executor, orderId: string) {
  return executor
    .select({
      id: payments.id,
      method: payments.method,
      amountRwf: payments.amountRwf,
      reference: payments.reference,
      referenceKey: payments.referenceKey,
      state: payments.state,
      actor: payments.actor,
      staffName: sellers.ownerName,
      note: payments.note,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .leftJoin(sellers, eq(sellers.id, payments.staffId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** The order must be locked. Nothing when its reference counts already, for whatever order. */
export async function insertPayment(tx: Executor, payment: NewPayment): Promise<string | undefined> {
  const rows = await tx.insert(payments).values(payment).onConflictDoNothing().returning({ id: payments.id });
  return rows[0]?.id;
}

/** What happened to an order's money: a step of its payment, or its status. */
export async function notePayment(
  tx: Executor,
  { from, to, ...step }: Omit<typeof orderEvents.$inferInsert, 'kind' | 'toStatus'> & { from?: string; to: string },
): Promise<void> {
  await tx.insert(orderEvents).values({ ...step, kind: 'payment', fromStatus: from ?? null, toStatus: to });
}
