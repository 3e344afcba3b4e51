import { type ReturnReason, type ReturnState, returnStates } from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, refersTo, rwf, textList } from './columns.ts';
import { orderLines, partOfOrder } from './orders.ts';
import { sellers } from './sellers.ts';

/** What a customer wants to give back of one shop's part of an order. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: uuid().notNull(),
    partId: uuid().notNull(),
    status: text().$type<ReturnState>().notNull().default('asked'),
    reason: text().$type<ReturnReason>().notNull(),
    text: text().notNull().default(''),
    pictures: textList(),
    /** The shop's: how it comes back, or why not. */
    answer: text().notNull().default(''),
    /** What was taken off and given back; noted when the return is closed. */
    refundRwf: rwf(),
    /** What was taken off what was still to be paid, when the goods were received. */
    takenOffRwf: rwf().notNull().default(0),
    /** What the shop keeps of what was paid for them; noted when the return is closed. */
    retainedRwf: rwf().notNull().default(0),
    /** Who of the staff opened it for the customer. */
    openedById: uuid().references(() => sellers.id),
    createdAt: createdAt(),
  },
  (table) => [
    partOfOrder('returns_part_of_order', table),
    unique('returns_id_order').on(table.id, table.orderId),
    index('returns_of_order').on(table.orderId),
    index('returns_of_part').on(table.partId),
    index('returns_waiting')
      .on(table.status, table.partId)
      .where(sql`${table.status} in ('asked', 'received')`),
    index('returns_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    check('returns_status', oneOf(table.status, returnStates)),
    check('returns_refund', sql`(${table.status} = 'closed') = (${table.refundRwf} is not null)`),
    check('returns_refund_not_negative', sql`${table.refundRwf} >= 0`),
    check('returns_sums_not_negative', sql`${table.takenOffRwf} >= 0 and ${table.retainedRwf} >= 0`),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: refersTo(() => returns.id),
    orderLineId: refersTo(() => orderLines.id),
    quantity: integer().notNull(),
    /** How many of them are sold again. */
    restocked: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderLineId] }),
    index('return_lines_of_line').on(table.orderLineId),
    check('return_lines_quantity', sql`${table.quantity} between 1 and 99`),
    check('return_lines_restocked', sql`${table.restocked} between 0 and ${table.quantity}`),
  ],
);
