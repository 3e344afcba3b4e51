import { sql } from 'drizzle-orm';
import { bigint, customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid().primaryKey().defaultRandom();

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
