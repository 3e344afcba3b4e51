import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A bit for each of thirty groups into which visitors fall by chance: tells a few apart, and names nobody. */
const visitors = () => integer().notNull();

/** How often something was searched for on a day. Nothing tells by whom. */
export const searchLog = pgTable(
  'search_log',
  {
    /** Of the words, made with the shop's secret: what nobody else has searched for cannot be read from it. */
    key: text().notNull(),
    day: date().notNull(),
    /** Null until several visitors have searched for them: what only one types may be a name or a number. */
    words: text(),
    visitors: visitors(),
    searches: integer().notNull(),
    /** Of those, how many found nothing that matches. */
    missed: integer().notNull(),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.day] }), index('search_log_days').on(table.day)],
);

/** Searches that found nothing, and what the same visitor searched for next and clicked on. */
export const searchTurns = pgTable(
  'search_turns',
  {
    missedKey: text().notNull(),
    foundKey: text().notNull(),
    turns: integer().notNull(),
    visitors: visitors(),
    lastDay: date().notNull(),
    dismissedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.missedKey, table.foundKey] })],
);
