import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { settings, settingsChanges } from '../../db/schema/index.ts';

export type StoredDocument = { name: string; value: unknown; version: number };
export type Change = {
  name: string;
  version: number;
  changedBy: string;
  changedAt: Date;
  before: unknown;
  after: unknown;
};

/** Those of these names, and those whose names begin like this. */
export async function listDocuments(
  executor: Executor,
  names: readonly string[],
  prefix?: string,
): Promise<StoredDocument[]> {
  return executor
    .select()
    .from(settings)
    .where(or(inArray(settings.name, [...names]), prefix ? like(settings.name, `${prefix}%`) : undefined))
    .orderBy(settings.name);
}

/** Writes what follows the version that was seen; 0 is what was never written. False when that is not the last one. */
export async function writeDocument(tx: Executor, { name, value, version }: StoredDocument): Promise<boolean> {
  const written =
    version === 0
      ? await tx.insert(settings).values({ name, value }).onConflictDoNothing().returning({ name: settings.name })
      : await tx
          .update(settings)
          .set({ value, version: sql`${settings.version} + 1` })
          .where(and(eq(settings.name, name), eq(settings.version, version)))
          .returning({ name: settings.name });
  return written.length === 1;
}

export async function noteChange(tx: Executor, change: typeof settingsChanges.$inferInsert): Promise<void> {
  await tx.insert(settingsChanges).values(change);
}

/** Those of these names, and those whose names begin like this; the last first. */
export async function listChanges(
  executor: Executor,
  names: readonly string[],
  prefix: string,
  most: number,
): Promise<Change[]> {
  return executor
    .select()
    .from(settingsChanges)
    .where(or(inArray(settingsChanges.name, [...names]), like(settingsChanges.name, `${prefix}%`)))
    .orderBy(desc(settingsChanges.id))
    .limit(most);
}

/** The last change of each. */
export async function listLastChanges(
  executor: Executor,
  names: readonly string[],
): Promise<{ name: string; changedBy: string; changedAt: Date }[]> {
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
export async function keepFirst<Value>(db: Executor, name: string, make: () => Value): Promise<Value> {
  await db.insert(settings).values({ name, value: make() }).onConflictDoNothing();
  const [kept] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return kept?.value as Value;
}
