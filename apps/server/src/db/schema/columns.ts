import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid().primaryKey().defaultRandom();

/** The id of what cannot go while this row is there. */
export const refersTo = (column: () => AnyPgColumn) => uuid().notNull().references(column);

/** The id of what takes this row along when it goes. */
export const belongsTo = (column: () => AnyPgColumn) => uuid().notNull().references(column, { onDelete: 'cascade' });

/** Whole francs. bigint in SQL, a plain number in TypeScript: 2⁵³ francs is more than there are. */
export const rwf = () => bigint({ mode: 'number' });

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () =>
  moment()
    .notNull()
    .default(sql`now()`);

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** The language somebody is written to in. */
export const language = () => text().notNull().default('en');

/** Which messages somebody does not want. */
export const mutedMessages = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

export const textList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** For a check: the column holds one of these words. */
export const oneOf = (column: AnyPgColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
