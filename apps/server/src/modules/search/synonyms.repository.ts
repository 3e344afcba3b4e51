import type { SynonymBody } from '@urumuri/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { searchSynonyms } from '../../db/schema/index.ts';
import type { StoredSynonym } from './synonyms.rules.ts';

export async function listStored(executor: Executor): Promise<StoredSynonym[]> {
  return executor.select().from(searchSynonyms).orderBy(asc(searchSynonyms.term), asc(searchSynonyms.meaning));
}

/** The pair as it stands in the unique index. */
const isPair = ({ term, meaning }: SynonymBody) =>
  and(
    eq(sql`lower(${searchSynonyms.term})`, sql`lower(${term})`),
    eq(sql`lower(${searchSynonyms.meaning})`, sql`lower(${meaning})`),
  );

/** Nothing when it is there already. */
export async function insertSynonym(tx: Executor, values: SynonymBody & { isOff: boolean }): Promise<boolean> {
  const rows = await tx
    .insert(searchSynonyms)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: searchSynonyms.id });
  return rows.length === 1;
}

export async function switchPair(tx: Executor, pair: SynonymBody, isOff: boolean): Promise<boolean> {
  const rows = await tx.update(searchSynonyms).set({ isOff }).where(isPair(pair)).returning({ id: searchSynonyms.id });
  return rows.length === 1;
}

export async function deletePair(tx: Executor, pair: SynonymBody): Promise<void> {
  await tx.delete(searchSynonyms).where(isPair(pair));
}

export async function deleteSynonym(tx: Executor, synonymId: string): Promise<SynonymBody | undefined> {
  const rows = await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, synonymId)).returning();
  return rows[0];
}
