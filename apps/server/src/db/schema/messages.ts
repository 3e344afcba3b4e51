import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf } from './columns.ts';

/** Something people are to be told, written in the transaction that causes it; a job makes messages of it. */
export const notices = pgTable(
  'notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** The same kind for the same cause is told once, whoever tries again. */
    cause: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    dueAt: createdAt(),
    routedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('notices_once').on(table.kind, table.cause),
    index('notices_due')
      .on(table.dueAt)
      .where(sql`${table.routedAt} is null`),
    index('notices_by_date').on(table.createdAt),
  ],
);

/** A notice for one reader by one channel, and what has become of it. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    noticeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    template: text().notNull(),
    reader: text().$type<'customer' | 'seller'>().notNull(),
    readerId: uuid().notNull(),
    readerName: text().notNull(),
    language: text().notNull(),
    channel: text().$type<'email' | 'sms' | 'push'>().notNull(),
    address: text().notNull(),
    /** What this reader's message needs beyond its notice. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text().$type<'waiting' | 'sent' | 'refused'>().notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    /** While it is being sent: when another may take it for lost with its server. */
    nextTryAt: createdAt(),
    error: text().notNull().default(''),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('messages_once').on(table.noticeId, table.readerId, table.channel, table.address),
    index('messages_waiting')
      .on(table.channel, table.nextTryAt)
      .where(sql`${table.status} = 'waiting'`),
    index('messages_refused')
      .on(table.createdAt)
      .where(sql`${table.status} = 'refused'`),
    index('messages_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    check('messages_reader', oneOf(table.reader, ['customer', 'seller'])),
    check('messages_channel', oneOf(table.channel, ['email', 'sms', 'push'])),
    check('messages_status', oneOf(table.status, ['waiting', 'sent', 'refused'])),
  ],
);

/** What a link or a code in a message is good for, once. The secret itself follows from the id and is stored nowhere. */
export const messageCodes = pgTable(
  'message_codes',
  {
    id: id(),
    purpose: text().notNull(),
    reader: text().$type<'customer' | 'seller'>().notNull(),
    readerId: uuid().notNull(),
    /** The e-mail or phone it proves. */
    address: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_codes_of_reader').on(table.readerId, table.purpose, table.createdAt),
    check('message_codes_reader', oneOf(table.reader, ['customer', 'seller'])),
  ],
);

/** A browser that shows messages of the shop. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    reader: text().$type<'customer' | 'seller'>().notNull(),
    readerId: uuid().notNull(),
    endpoint: text().notNull(),
    keys: jsonb().$type<{ p256dh: string; auth: string }>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_of_reader').on(table.readerId),
    check('push_subscriptions_reader', oneOf(table.reader, ['customer', 'seller'])),
  ],
);
