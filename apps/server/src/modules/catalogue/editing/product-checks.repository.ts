import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CheckAnswer, CheckState } from '@urumuri/contract';
import type { Executor } from '../../../db/client.ts';
import { getRow } from '../../../db/rows.ts';
import { products } from '../../../db/schema/index.ts';
import { selectOwn } from './products.repository.ts';

type Answered = { id: string; name: string; sellerId: string };

/** Of all shops, what waits longest first. */
export const listToCheck = async (db: Executor, state: CheckState, slice: { limit: number; offset: number }) =>
  selectOwn(db)
    .where(and(eq(products.checkState, state), isNull(products.deletedAt)))
    .orderBy(asc(products.checkAt), asc(products.id))
    .limit(slice.limit)
    .offset(slice.offset);

export async function countToCheck(db: Executor): Promise<Record<CheckState, number>> {
  const { rows } = await db.execute<Record<CheckState, number>>(sql`
    SELECT count(*) FILTER (WHERE check_state = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE check_state = 'changes')::int AS changes
    FROM products WHERE check_state IS NOT NULL AND deleted_at IS NULL`);
  return getRow(rows);
}

const release = sql`is_held_back = false, was_published_at = NULL,
  published_at = CASE WHEN is_held_back THEN was_published_at ELSE published_at END`;

const answers: Record<CheckAnswer, (note: string) => ReturnType<typeof sql>> = {
  approve: () => sql`${release}, check_state = NULL, check_note = '', check_at = NULL`,
  ask: (note) => sql`${release}, check_state = 'changes', check_note = ${note}, check_at = now()`,
  hold: (note) => sql`is_held_back = true, was_published_at = coalesce(published_at, was_published_at),
    published_at = NULL, check_state = 'changes', check_note = ${note}, check_at = now()`,
};

/** Answers which of them this was about: what nothing is wanted of cannot be approved. */
export async function writeAnswer(
  tx: Executor,
  ids: readonly string[],
  answer: CheckAnswer,
  note: string,
): Promise<Answered[]> {
  const given = sql`id = ANY (${sql.param(ids)}::uuid[]) AND deleted_at IS NULL`;
  // In the order of their ids, as checkouts lock them.
  await tx.execute(sql`SELECT id FROM products WHERE ${given} ORDER BY id FOR NO KEY UPDATE`);
  const { rows } = await tx.execute<Answered>(sql`
    UPDATE products SET ${answers[answer](note)}, updated_at = now()
    WHERE ${given} ${answer === 'approve' ? sql`AND check_state IS NOT NULL` : sql``}
    RETURNING id, name, seller_id AS "sellerId"`);
  return rows;
}

/** False where the office wants nothing changed. */
export async function writeSent(tx: Executor, sellerId: string, productId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(products)
    .set({ checkState: 'waiting', checkAt: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        eq(products.sellerId, sellerId),
        eq(products.id, productId),
        eq(products.checkState, 'changes'),
        isNull(products.deletedAt),
      ),
    );
  return rowCount === 1;
}
