import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, oneOf } from './columns.ts';

export type AuditKind = 'product' | 'order' | 'voucher' | 'category' | 'brand' | 'shop';
type AuditAction = 'created' | 'changed' | 'deleted';

/** Who changed what, written by triggers (`functions/audit.sql`). No foreign key: what it tells of may be gone. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    /** Empty when it was nobody in the console: a customer, a job of the shop, or somebody at the database itself. */
    actorId: uuid(),
    /** As they were called then. */
    actor: text().notNull().default(''),
    kind: text().$type<AuditKind>().notNull(),
    subjectId: uuid().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** By column what it was and what it is. */
    changes: jsonb().$type<Record<string, readonly [unknown, unknown]>>().notNull().default({}),
  },
  (table) => [
    index('audit_of_subject').on(table.subjectId, table.id.desc().nullsFirst()),
    index('audit_by_age').on(table.at),
    check('audit_action', oneOf(table.action, ['created', 'changed', 'deleted'])),
  ],
);
