import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { messageCodes } from '../../../db/schema/index.ts';
import type { Purpose } from './secrets.ts';

export type CodeRow = typeof messageCodes.$inferSelect;
export type NewCode = Pick<CodeRow, 'reader' | 'readerId' | 'address'> & { purpose: Purpose; lifeMinutes: number };

const isGood = and(isNull(messageCodes.usedAt), gt(messageCodes.expiresAt, sql`now()`));

export async function insertCode(tx: Executor, { lifeMinutes, ...code }: NewCode): Promise<string> {
  const [row] = await tx
    .insert(messageCodes)
    .values({ ...code, expiresAt: sql`now() + make_interval(mins => ${lifeMinutes})` })
    .returning({ id: messageCodes.id });
  if (row === undefined) throw new Error('The code was not stored.');
  return row.id;
}

/** Uses a code up; nothing when it was used before or its time is over. */
export async function takeCode(tx: Executor, id: string, purpose: Purpose): Promise<CodeRow | undefined> {
  const rows = await tx
    .update(messageCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(messageCodes.id, id), eq(messageCodes.purpose, purpose), isGood))
    .returning();
  return rows[0];
}

/** Counts a try at the newest code somebody was sent; nothing when there is none that may still be tried. */
export async function tryNewest(
  db: Executor,
  { readerId, purpose, mostTries }: { readerId: string; purpose: Purpose; mostTries: number },
): Promise<string | undefined> {
  const newest = db
    .select({ id: messageCodes.id })
    .from(messageCodes)
    .where(and(eq(messageCodes.readerId, readerId), eq(messageCodes.purpose, purpose)))
    .orderBy(desc(messageCodes.createdAt))
    .limit(1);
  const rows = await db
    .update(messageCodes)
    .set({ tries: sql`${messageCodes.tries} + 1` })
    .where(and(eq(messageCodes.id, sql`(${newest})`), isGood, lt(messageCodes.tries, mostTries)))
    .returning({ id: messageCodes.id });
  return rows[0]?.id;
}

/** Whatever else was sent for the same purpose opens nothing any more. */
export async function endCodes(tx: Executor, readerId: string, purpose: Purpose): Promise<void> {
  await tx
    .update(messageCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(messageCodes.readerId, readerId), eq(messageCodes.purpose, purpose), isNull(messageCodes.usedAt)));
}

export async function deleteExpired(db: Executor): Promise<void> {
  await db.delete(messageCodes).where(lt(messageCodes.expiresAt, sql`now() - interval '1 day'`));
}
