import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** Domain events, written in the transaction that caused them and published after it commits. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: createdAt(),
    publishedAt: moment(),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.id)
      .where(sql`${table.publishedAt} is null`),
    index('outbox_published').on(table.publishedAt),
  ],
);
