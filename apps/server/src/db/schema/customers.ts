import { sql } from 'drizzle-orm';
import { check, index, jsonb, type PgColumn, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, citext, createdAt, id, language, moment, mutedMessages } from './columns.ts';
import { sellers } from './sellers.ts';

export type SavedShipping = {
  name: string;
  address: string;
  phone: string;
  post: string;
  province: string;
  city: string;
  area: string;
};

type Named = Record<'name' | 'email' | 'phone' | 'savedShipping', PgColumn>;

/** What the office finds a customer by. */
export const customerWords = ({ name, email, phone, savedShipping }: Named) =>
  sql`search_text(${name} || ' ' || coalesce(${email}::text, '') || ' ' || coalesce(${phone}, '') || ' ' ||
    regexp_replace(coalesce(${savedShipping} ->> 'phone', ''), '\\D', '', 'g'))`;

export const customers = pgTable(
  'customers',
  {
    id: id(),
    name: text().notNull(),
    /** Null when somebody at the counter wrote down a name and a number: what is sent to that number is the only way in. */
    email: citext(),
    /** Null when the customer only ever signed in through OpenID Connect. */
    passwordHash: text(),
    image: text().notNull().default(''),
    oidcIssuer: text(),
    oidcSubject: text(),
    /** What the customer last had delivered to, offered again at the next checkout. */
    savedShipping: jsonb().$type<SavedShipping>(),
    /** Since when the office lets this customer in no more, and why. */
    blockedAt: moment(),
    blockedReason: text().notNull().default(''),
    emailConfirmedAt: moment(),
    /** Beside an e-mail, the number a code was sent to and came back from; one signs in with it as with the e-mail. */
    phone: text(),
    language: language(),
    mutedMessages: mutedMessages(),
    /** Whoever buys at this shop's counter and gives no number: one customer for all of them. */
    walkInOf: uuid().references(() => sellers.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('customers_walk_in_key').on(table.walkInOf),
    uniqueIndex('customers_email_key').on(table.email),
    uniqueIndex('customers_phone_key').on(table.phone),
    index('customers_words')
      .using('gin', sql`${customerWords(table)} gin_trgm_ops`)
      .with({ fastupdate: false }),
    uniqueIndex('customers_oidc_key')
      .on(table.oidcIssuer, table.oidcSubject)
      .where(sql`${table.oidcSubject} is not null`),
    check(
      'customers_reachable',
      sql`${table.email} is not null or ${table.phone} is not null or ${table.walkInOf} is not null`,
    ),
    check('customers_name_length', sql`char_length(${table.name}) between 1 and 80`),
  ],
);

/** As it is shown and sent to: empty where there is none. */
export const customerEmail = sql<string>`coalesce(${customers.email}, '')`;

export const customerSessions = pgTable(
  'customer_sessions',
  {
    id: id(),
    customerId: belongsTo(() => customers.id),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    /** When the youngest token that was ever used had been issued; null until one was renewed and used. */
    newestTokenAt: moment(),
    newestTokenUsedAt: moment(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    index('customer_sessions_live')
      .on(table.customerId, table.createdAt)
      .where(sql`${table.revokedAt} is null`),
  ],
);
