import type { SaveOrderViewBody } from '@urumuri/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { orderViews } from '../../../db/schema/index.ts';

const own = (personId: string, viewId: string) => and(eq(orderViews.personId, personId), eq(orderViews.id, viewId));

export async function listViews(db: Executor, personId: string) {
  return db
    .select()
    .from(orderViews)
    .where(eq(orderViews.personId, personId))
    .orderBy(asc(sql`lower(${orderViews.name})`), orderViews.id);
}

/** Those of the same name have these filters from now on. */
export async function saveView(db: Executor, personId: string, view: SaveOrderViewBody): Promise<void> {
  await db
    .insert(orderViews)
    .values({ personId, ...view })
    .onConflictDoUpdate({
      target: [orderViews.personId, orderViews.isWhole, orderViews.name],
      set: { filters: view.filters },
    });
}

/** Says whether it is there and theirs. */
export async function renameView(db: Executor, personId: string, viewId: string, name: string): Promise<boolean> {
  return (await db.update(orderViews).set({ name }).where(own(personId, viewId))).rowCount === 1;
}

export async function deleteView(db: Executor, personId: string, viewId: string): Promise<boolean> {
  return (await db.delete(orderViews).where(own(personId, viewId))).rowCount === 1;
}
