import { cashMethod, type CashHandIn } from '@urumuri/contract';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, min, type SQL, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import { cashHandIns, orders, payments, sellers, staffName } from '../../db/schema/index.ts';

/** Null stands for the office and its own people; a shop has those who work for it, and itself. */
const isTheirs = (shopId: string | null) =>
  shopId === null ? eq(sellers.role, 'admin') : sql`${shopId} in (${sellers.id}, ${sellers.employerId})`;

/** What somebody took in cash and has not handed in. */
const inHand = and(
  eq(payments.method, cashMethod),
  gt(payments.amountRwf, 0),
  isNull(payments.handInId),
  isNotNull(payments.openBeforeRwf),
) as SQL;

export const listPeople = (db: Executor, shopId: string | null) =>
  db
    .select({
      _id: sellers.id,
      name: sql<string>`${staffName}`,
      count: count(),
      sum: sum(payments.amountRwf).mapWith(Number),
      since: min(payments.createdAt),
    })
    .from(payments)
    .innerJoin(sellers, eq(sellers.id, payments.staffId))
    .where(and(inHand, isTheirs(shopId)))
    .groupBy(sellers.id)
    .orderBy(asc(min(payments.createdAt)));

export const findPerson = async (db: Executor, shopId: string | null, personId: string) =>
  (
    await db
      .select({ name: sql<string>`${staffName}` })
      .from(sellers)
      .where(and(isTheirs(shopId), eq(sellers.id, personId)))
  )[0];

/** In hand, or handed in together; the oldest first. */
export const listOfPerson = (db: Executor, personId: string, handInId: string | null, limit: number) =>
  db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      orderNumber: orders.number,
      customerName: orders.shippingName,
      openBeforeRwf: payments.openBeforeRwf,
      amountRwf: payments.amountRwf,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.staffId, personId), handInId === null ? inHand : eq(payments.handInId, handInId)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(limit);

const taker = alias(sellers, 'taker');

const selectHandIns = (db: Executor, shopId: string | null) =>
  db
    .select({
      _id: cashHandIns.id,
      personId: cashHandIns.personId,
      name: sql<string>`${staffName}`,
      recorded: cashHandIns.recordedRwf,
      counted: cashHandIns.countedRwf,
      note: cashHandIns.note,
      takenBy: sql<string>`coalesce(nullif(${taker.ownerName}, ''), ${taker.email})`,
      at: cashHandIns.createdAt,
    })
    .from(cashHandIns)
    .innerJoin(sellers, and(eq(sellers.id, cashHandIns.personId), isTheirs(shopId)))
    .innerJoin(taker, eq(taker.id, cashHandIns.takenById))
    .$dynamic();

const present = ({ at, ...row }: Awaited<ReturnType<typeof selectHandIns>>[number]): CashHandIn => ({
  ...row,
  at: at.toISOString(),
});

export const listHandIns = async (db: Executor, shopId: string | null, slice: { limit: number; offset: number }) =>
  (
    await selectHandIns(db, shopId)
      .orderBy(desc(cashHandIns.createdAt), asc(cashHandIns.id))
      .limit(slice.limit)
      .offset(slice.offset)
  ).map(present);

export async function findHandIn(db: Executor, shopId: string | null, personId: string, handInId: string) {
  const where = and(eq(cashHandIns.id, handInId), eq(cashHandIns.personId, personId));
  return (await selectHandIns(db, shopId).where(where)).map(present)[0];
}

export async function countHandIns(db: Executor, shopId: string | null): Promise<number> {
  const person = db.select({ id: sellers.id }).from(sellers).where(isTheirs(shopId));
  return db.$count(cashHandIns, inArray(cashHandIns.personId, person));
}

/** Locks what of these is still in hand, in a fixed order, so that two who take it at once wait for each other. */
export const lockInHand = (tx: Executor, personId: string, ids: string[]) =>
  tx
    .select({ id: payments.id, amountRwf: payments.amountRwf })
    .from(payments)
    .where(and(inHand, eq(payments.staffId, personId), inArray(payments.id, ids)))
    .orderBy(asc(payments.id))
    .for('update');

export async function insertHandIn(
  tx: Executor,
  handIn: typeof cashHandIns.$inferInsert,
  paymentIds: string[],
): Promise<string> {
  const [row] = await tx.insert(cashHandIns).values(handIn).returning({ id: cashHandIns.id });
  if (row === undefined) throw new Error('The cash was not handed in.');
  await tx.update(payments).set({ handInId: row.id }).where(inArray(payments.id, paymentIds));
  return row.id;
}
