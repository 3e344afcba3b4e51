import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { sellerSecondSteps as steps } from '../../db/schema/index.ts';

export type SecondStepRow = typeof steps.$inferSelect;

export async function findSecondStep(db: Executor, sellerId: string): Promise<SecondStepRow | undefined> {
  const [row] = await db.select().from(steps).where(eq(steps.sellerId, sellerId));
  return row;
}

/** In the place of one that was begun and not confirmed; one that is on stays. */
export async function beginSecondStep(db: Executor, sellerId: string, secret: string): Promise<boolean> {
  const { rowCount } = await db
    .insert(steps)
    .values({ sellerId, secret })
    .onConflictDoUpdate({
      target: steps.sellerId,
      set: { secret, createdAt: sql`now()` },
      setWhere: isNull(steps.confirmedAt),
    });
  return rowCount === 1;
}

export async function confirmSecondStep(
  db: Executor,
  { sellerId, secret, lastStep, recoveryHashes }: Omit<SecondStepRow, 'confirmedAt' | 'createdAt'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(steps)
    .set({ confirmedAt: sql`now()`, lastStep, recoveryHashes })
    .where(and(eq(steps.sellerId, sellerId), eq(steps.secret, secret), isNull(steps.confirmedAt)));
  return rowCount === 1;
}

/** Each half minute's code is taken once. */
export async function takeStep(db: Executor, sellerId: string, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(steps)
    .set({ lastStep: step })
    .where(and(eq(steps.sellerId, sellerId), isNotNull(steps.confirmedAt), lt(steps.lastStep, step)));
  return rowCount === 1;
}

export async function takeRecoveryCode(db: Executor, sellerId: string, hash: string): Promise<boolean> {
  const { rowCount } = await db
    .update(steps)
    .set({ recoveryHashes: sql`array_remove(${steps.recoveryHashes}, ${hash})` })
    .where(
      and(eq(steps.sellerId, sellerId), isNotNull(steps.confirmedAt), sql`${hash} = any(${steps.recoveryHashes})`),
    );
  return rowCount === 1;
}

export async function deleteSecondStep(db: Executor, sellerId: string): Promise<boolean> {
  return (await db.delete(steps).where(eq(steps.sellerId, sellerId))).rowCount === 1;
}
