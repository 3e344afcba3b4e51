import type { ImportState, ImportVerdict } from '@urumuri/contract';
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { brandAliases, brands, catalogueImportRows, catalogueImports, sellers } from '../../db/schema/index.ts';

/** So many imports of a shop are kept, with what undoing them takes. */
export const keptImports = 10;

export type ImportRow = typeof catalogueImports.$inferSelect;
export type StagedRow = typeof catalogueImportRows.$inferSelect;
export type Change = Partial<Omit<ImportRow, 'id' | 'sellerId'>>;

/** The trail is `Electronics > Phones`, the path its id and those of the categories it lies in. */
export type CategoryPlace = { name: string; trail: string; path: string[] };

export async function listCategories(db: Executor): Promise<CategoryPlace[]> {
  const { rows } = await db.execute<CategoryPlace>(sql`
    SELECT name, category_trail(id) AS trail, to_json(category_path(id)) AS path FROM categories ORDER BY position`);
  return rows;
}

/** With the names they had before, those of today last. */
export async function listBrandNames(db: Executor): Promise<{ called: string; name: string }[]> {
  const former = db
    .select({ called: brandAliases.name, name: brands.name })
    .from(brandAliases)
    .innerJoin(brands, eq(brands.id, brandAliases.brandId));
  return [...(await former), ...(await db.select({ called: brands.name, name: brands.name }).from(brands))];
}

export async function listImports(db: Executor, sellerId: string, limit: number): Promise<ImportRow[]> {
  const query = db.select().from(catalogueImports).where(eq(catalogueImports.sellerId, sellerId));
  return query.orderBy(desc(catalogueImports.createdAt), asc(catalogueImports.id)).limit(limit);
}

export async function findImport(db: Executor, sellerId: string, importId: string): Promise<ImportRow | undefined> {
  const isOwn = and(eq(catalogueImports.id, importId), eq(catalogueImports.sellerId, sellerId));
  return (await db.select().from(catalogueImports).where(isOwn))[0];
}

/** Two who work on one import take turns. */
export async function lockImport(tx: Executor, importId: string): Promise<ImportRow | undefined> {
  const rows = await tx.select().from(catalogueImports).where(eq(catalogueImports.id, importId)).for('no key update');
  return rows[0];
}

export async function insertImport(tx: Executor, values: typeof catalogueImports.$inferInsert): Promise<string> {
  const [row] = await tx.insert(catalogueImports).values(values).returning({ id: catalogueImports.id });
  if (row === undefined) throw new Error('The import was not stored.');
  return row.id;
}

export async function updateImport(tx: Executor, importId: string, change: Change): Promise<void> {
  await tx.update(catalogueImports).set(change).where(eq(catalogueImports.id, importId));
}

/** Takes up work in one of these states; nothing when it is in none of them. */
export async function startWork(
  tx: Executor,
  importId: string,
  { from, to, change }: { from: readonly ImportState[]; to: ImportState; change?: Change },
): Promise<boolean> {
  const isFrom = inArray(catalogueImports.state, [...from]);
  const rows = await tx
    .update(catalogueImports)
    .set({ startedAt: sql`now()`, done: 0, failure: '', ...change, state: to })
    .where(and(eq(catalogueImports.id, importId), isFrom))
    .returning({ id: catalogueImports.id });
  return rows.length === 1;
}

export async function forgetImport(db: Executor, importId: string): Promise<void> {
  await db.delete(catalogueImports).where(eq(catalogueImports.id, importId));
}

/** Older imports can no longer be undone, and their rows need not be kept. */
export async function forgetOldImports(tx: Executor, sellerId: string, kept: number): Promise<void> {
  await tx.execute(sql`
    DELETE FROM catalogue_imports WHERE id IN (
      SELECT id FROM catalogue_imports WHERE seller_id = ${sellerId} ORDER BY created_at DESC OFFSET ${kept})`);
}

export async function hasLaterImport(db: Executor, { id, sellerId, appliedAt }: ImportRow): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT FROM catalogue_imports WHERE seller_id = ${sellerId} AND id <> ${id}
      AND (state = 'applying' OR state = 'applied' AND applied_at > ${appliedAt ?? new Date(0)}) LIMIT 1`);
  return rowCount === 1;
}

export async function stageRows(
  tx: Executor,
  importId: string,
  rows: { row: number; cells: string[] }[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO catalogue_import_rows (import_id, row, cells)
    SELECT ${importId}, row, cells FROM jsonb_to_recordset(${JSON.stringify(rows)}) AS given (row integer, cells jsonb)`);
}

export async function forgetRows(tx: Executor, importId: string): Promise<void> {
  await tx.delete(catalogueImportRows).where(eq(catalogueImportRows.importId, importId));
}

export async function listStaged(db: Executor, importId: string, after: number, limit: number) {
  const { row, cells } = catalogueImportRows;
  const query = db.select({ row, cells }).from(catalogueImportRows);
  return query
    .where(and(eq(catalogueImportRows.importId, importId), gt(row, after)))
    .orderBy(asc(row))
    .limit(limit);
}

/** What the rows say, and what is wrong with them; what was planned before is forgotten. */
export async function writeReadings(
  tx: Executor,
  importId: string,
  readings: { row: number; facts: object; faults: object[] }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE catalogue_import_rows AS r SET facts = given.facts, faults = given.faults, product_id = NULL, changes = NULL,
      verdict = CASE WHEN given.faults = '[]' THEN NULL ELSE 'refused' END
    FROM jsonb_to_recordset(${JSON.stringify(readings)}) AS given (row integer, facts jsonb, faults jsonb)
    WHERE r.import_id = ${importId} AND r.row = given.row`);
}

export async function countVerdicts(db: Executor, importId: string): Promise<Record<ImportVerdict, number>> {
  const { rows } = await db.execute<{ verdict: ImportVerdict; count: number }>(sql`
    SELECT verdict, count(*)::integer AS count FROM catalogue_import_rows
    WHERE import_id = ${importId} AND verdict IS NOT NULL GROUP BY verdict`);
  const counted = Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count]));
  return { new: 0, changed: 0, same: 0, refused: 0, ...counted };
}

export async function listRows(
  db: Executor,
  importId: string,
  verdict: ImportVerdict | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<StagedRow[]> {
  const ofImport = eq(catalogueImportRows.importId, importId);
  return db
    .select()
    .from(catalogueImportRows)
    .where(and(ofImport, verdict && eq(catalogueImportRows.verdict, verdict)))
    .orderBy(asc(catalogueImportRows.row))
    .limit(limit)
    .offset(offset);
}

/** A shop by its e-mail, name or address. */
export async function findShop(db: Executor, given: string): Promise<{ id: string } | undefined> {
  const hasName = eq(sql`lower(${sellers.shopName})`, sql`lower(${given})`);
  const isMeant = or(eq(sellers.slug, given), eq(sellers.email, given), hasName);
  return (await db.select({ id: sellers.id }).from(sellers).where(isMeant))[0];
}
