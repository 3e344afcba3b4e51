import { and, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { audit, type AuditKind, products, sellers, vouchers } from '../../db/schema/index.ts';

export type AuditRow = Awaited<ReturnType<typeof listChanges>>[number];

export async function listChanges(executor: Executor, kind: AuditKind, subjectId: string, most: number) {
  return executor
    .select({ ...getTableColumns(audit), role: sellers.role })
    .from(audit)
    .leftJoin(sellers, eq(sellers.id, audit.actorId))
    .where(and(eq(audit.subjectId, subjectId), eq(audit.kind, kind)))
    .orderBy(desc(audit.id))
    .limit(most);
}

/** Whether it is a shop's own. */
export async function isOwn(executor: Executor, kind: AuditKind, subjectId: string, sellerId: string) {
  if (kind === 'shop') {
    const isTheirs = or(eq(sellers.id, sellerId), eq(sellers.employerId, sellerId));
    return (await executor.$count(sellers, and(eq(sellers.id, subjectId), isTheirs))) > 0;
  }
  if (kind !== 'product' && kind !== 'voucher') return false;
  const table = kind === 'product' ? products : vouchers;
  return (await executor.$count(table, and(eq(table.id, subjectId), eq(table.sellerId, sellerId)))) > 0;
}

/** What ids of columns are called today. */
export async function nameIds(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = sql`ANY (${sql.param(ids)}::uuid[])`;
  const { rows } = await executor.execute<{ id: string; name: string }>(sql`
    SELECT id, name FROM categories WHERE id = ${wanted}
    UNION ALL SELECT id, name FROM brands WHERE id = ${wanted}
    UNION ALL SELECT id, shop_name FROM sellers WHERE id = ${wanted}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function sweep(executor: Executor, days: number): Promise<void> {
  await executor.execute(sql`SELECT sweep_audit(${days})`);
}
