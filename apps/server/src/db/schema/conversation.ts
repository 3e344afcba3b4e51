import type { ReportReason } from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { belongsTo, createdAt, id, moment, oneOf } from './columns.ts';
import { customers } from './customers.ts';
import { sellers } from './sellers.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: belongsTo(() => products.id),
    customerId: belongsTo(() => customers.id),
    /** 0: written without stars; listed, but not part of the average. */
    rating: smallint().notNull(),
    body: text().notNull(),
    /** What the shop says to it, for all to read; empty: nothing. */
    answer: text().notNull().default(''),
    answeredAt: moment(),
    /** Since when only who wrote it sees it, and why. */
    hiddenAt: moment(),
    hiddenReason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('reviews_one_per_customer').on(table.productId, table.customerId),
    index('reviews_newest').on(table.productId, table.createdAt.desc().nullsFirst(), table.id),
    index('reviews_of_customer').on(table.customerId),
    check('reviews_rating', sql`${table.rating} between 0 and 5`),
    check('reviews_body_length', sql`char_length(${table.body}) between 1 and 2000`),
    check('reviews_answered', sql`(${table.answer} = '') = (${table.answeredAt} is null)`),
    check('reviews_hidden_with_reason', sql`(${table.hiddenReason} = '') = (${table.hiddenAt} is null)`),
  ],
);

/** What customers say is wrong with a review, once each; settled when the office has looked at it. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: belongsTo(() => reviews.id),
    customerId: belongsTo(() => customers.id),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull().default(''),
    settledAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.customerId] }),
    index('review_reports_of_customer').on(table.customerId),
    index('review_reports_open')
      .on(table.reviewId)
      .where(sql`${table.settledAt} is null`),
  ],
);

export const chatThreads = pgTable(
  'chat_threads',
  {
    id: id(),
    customerId: belongsTo(() => customers.id),
    sellerId: belongsTo(() => sellers.id),
    lastMessageAt: createdAt(),
    customerReadAt: moment(),
    sellerReadAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('chat_threads_one_per_pair').on(table.customerId, table.sellerId),
    index('chat_threads_of_customer').on(table.customerId, table.lastMessageAt.desc().nullsFirst()),
    index('chat_threads_of_seller').on(table.sellerId, table.lastMessageAt.desc().nullsFirst()),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    /** The order of a conversation is the order of this number, never of a clock. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    threadId: belongsTo(() => chatThreads.id),
    sender: text().$type<'customer' | 'seller'>().notNull(),
    body: text().notNull(),
    /** Made by the sender's page; a resent message is recognised by it. */
    clientKey: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_messages_of_thread').on(table.threadId, table.sequence.desc().nullsFirst()),
    uniqueIndex('chat_messages_once').on(table.threadId, table.sender, table.clientKey),
    check('chat_messages_sender', oneOf(table.sender, ['customer', 'seller'])),
    check('chat_messages_body_length', sql`char_length(${table.body}) between 1 and 1000`),
  ],
);
