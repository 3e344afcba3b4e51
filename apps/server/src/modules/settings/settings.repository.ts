import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { getRow } from '../../db/rows.ts';
import { settings, settingsChanges } from '../../db/schema/index.ts';

export type StoredDocument = { name: string; value: unknown; version: number };
export type Change = typeof settingsChanges.$inferSelect;

/** Those of these names, and those whose names begin like this. */
export async function listDocuments(executor: Executor, names: readonly string[], prefix?: string) {
  return executor
    .select()
    .from(settings)
    .where(or(inArray(settings.name, [...names]), prefix ? like(settings.name, `${prefix}%`) : undefined))
    .orderBy(settings.name);
}

/** Writes what follows the version that was seen; 0 is what was never written. False when that is not the last one. */
export async function writeDocument(tx: Executor, { name, value, version }: StoredDocument): Promise<boolean> {
  const { rowCount } =
    version === 0
      ? await tx.insert(settings).values({ name, value }).onConflictDoNothing()
      : await tx
          .update(settings)
          .set({ value, version: sql`${settings.version} + 1` })
          .where(and(eq(settings.name, name), eq(settings.version, version)));
  return rowCount === 1;
}

export async function noteChange(tx: Executor, change: typeof settingsChanges.$inferInsert): Promise<void> {
  await tx.insert(settingsChanges).values(change);
}

/** Those of these names, and those whose names begin like this; the last first. */
export async function listChanges(executor: Executor, names: readonly string[], prefix: string, most: number) {
  return executor
    .select()
    .from(settingsChanges)
    .where(or(inArray(settingsChanges.name, [...names]), like(settingsChanges.name, `${prefix}%`)))
    .orderBy(desc(settingsChanges.id))
    .limit(most);
}

/** The last change of each. */
export async function listLastChanges(executor: Executor, names: readonly string[]) {
  const { name, version, changedBy, changedAt } = settingsChanges;
  return executor
    .selectDistinctOn([name], { name, changedBy, changedAt })
    .from(settingsChanges)
    .where(inArray(name, [...names]))
    .orderBy(name, desc(version));
}

/** Of what the program itself keeps: no person has changed it, so nobody stands in its history. */
export async function saveValue(db: Executor, name: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** The value that is kept, or else the one given, which is kept from now on. */
export async function keepFirst(db: Executor, name: string, make: () => unknown): Promise<unknown> {
  await db.insert(settings).values({ name, value: make() }).onConflictDoNothing();
  return getRow(await listDocuments(db, [name])).value;
}
