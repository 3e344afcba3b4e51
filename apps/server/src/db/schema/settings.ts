import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the shop remembers about itself, by name. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
