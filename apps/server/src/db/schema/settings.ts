import { bigint, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { sellers } from './sellers.ts';

/** What the shop remembers about itself, by name. What the office changes has a version that rises with each change. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(1),
});

/** Who changed what of it, from what to what. Rows are only added. */
export const settingsChanges = pgTable(
  'settings_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    version: integer().notNull(),
    sellerId: uuid().references(() => sellers.id, { onDelete: 'set null' }),
    /** As they were called then. */
    changedBy: text().notNull(),
    changedAt: moment().notNull().defaultNow(),
    before: jsonb().$type<object>().notNull(),
    after: jsonb().$type<object>().notNull(),
  },
  (table) => [unique().on(table.name, table.version)],
);
