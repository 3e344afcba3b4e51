import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orders, payments, type PaymentState } from '../../db/schema/index.ts';

export type ProofRow = Awaited<ReturnType<typeof selectProofs>>[number];
export type Known = { id: string; orderId: string; orderNumber: number; amountRwf: number; state: PaymentState };

function selectProofs(db: Executor) {
  return db
    .select({ ...getTableColumns(payments), orderNumber: orders.number, customerName: orders.shippingName })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .$dynamic();
}

/** What customers have sent, and not what staff wrote down. */
const sent = (state: PaymentState) => sql`${eq(payments.state, state)} and ${eq(payments.actor, 'customer')}`;

/** Who waits longest is first; of what is answered, the newest. */
export async function listProofs(
  db: Executor,
  { state, limit, offset = 0 }: { state: PaymentState; limit: number; offset?: number },
): Promise<ProofRow[]> {
  const by = state === 'claimed' ? asc : desc;
  return selectProofs(db)
    .where(sent(state))
    .orderBy(by(payments.createdAt), by(payments.id))
    .limit(limit)
    .offset(offset);
}

/** Those that wait and have none of these references. */
export async function listMissing(db: Executor, keys: readonly string[], limit: number): Promise<ProofRow[]> {
  return selectProofs(db)
    .where(and(sent('claimed'), sql`${payments.referenceKey} <> all(${sql.param([...keys])}::text[])`))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(limit);
}

export const countProofs = (db: Executor, state: PaymentState) => db.$count(payments, sent(state));

export async function findOrderOfPayment(db: Executor, paymentId: string): Promise<string | undefined> {
  const rows = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, paymentId));
  return rows[0]?.orderId;
}

/** Answers what nobody has answered; the message has done its work then. Nothing when somebody was faster. */
export async function answerPayment(
  tx: Executor,
  paymentId: string,
  answer: { state: 'agreed' | 'refused'; staffId: string; note: string },
) {
  const rows = await tx
    .update(payments)
    .set({ ...answer, message: null, answeredAt: sql`now()` })
    .where(and(eq(payments.id, paymentId), eq(payments.state, 'claimed')))
    .returning();
  return rows[0];
}

/** What the shop knows of references; one that was refused only where no other counts. */
export async function listKnown(db: Executor, keys: readonly string[]): Promise<Map<string, Known>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      key: sql<string>`${payments.referenceKey}`,
      id: payments.id,
      orderId: payments.orderId,
      orderNumber: orders.number,
      amountRwf: payments.amountRwf,
      state: payments.state,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.referenceKey, [...keys]))
    .orderBy(sql`${payments.state} <> 'refused'`, asc(payments.createdAt));
  return new Map(rows.map(({ key, ...known }) => [key, known]));
}

/** The order must be locked. Nothing when its reference counts already, for whatever order. */
export async function insertPayment(tx: Executor, payment: typeof payments.$inferInsert): Promise<string | undefined> {
  const rows = await tx.insert(payments).values(payment).onConflictDoNothing().returning({ id: payments.id });
  return rows[0]?.id;
}
