import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf, refersTo, rwf } from './columns.ts';
import { orders, partOfOrder } from './orders.ts';
import { returns } from './returns.ts';
import { sellers } from './sellers.ts';

export type RefundFor = 'return' | 'too_much' | 'goodwill' | 'other';
export type PaymentState = 'claimed' | 'agreed' | 'refused';

/** Cash that somebody of the staff has handed in: what they had recorded, what was counted, and why that differs. */
export const cashHandIns = pgTable(
  'cash_hand_ins',
  {
    id: id(),
    personId: refersTo(() => sellers.id),
    takenById: refersTo(() => sellers.id),
    recordedRwf: rwf().notNull(),
    countedRwf: rwf().notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('cash_hand_ins_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    check('cash_hand_ins_counted', sql`${table.countedRwf} >= 0`),
    check('cash_hand_ins_explained', sql`${table.countedRwf} = ${table.recordedRwf} or ${table.note} <> ''`),
  ],
);

/** Money that came in for an order, is said to have come, or, below zero, went back. Rows are only added and answered. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: refersTo(() => orders.id),
    /** As the way to pay was called then. */
    method: text().notNull(),
    amountRwf: rwf().notNull(),
    /** One shop's part, where it was paid for that alone. */
    partId: uuid(),
    /** Why it went back, and which return it belongs to. */
    refundFor: text().$type<RefundFor>(),
    returnId: uuid(),
    reference: text(),
    /** The reference without what people write differently. */
    referenceKey: text(),
    state: text().$type<PaymentState>().notNull(),
    actor: text().$type<'customer' | 'seller' | 'admin' | 'shop'>().notNull(),
    /** Who of the staff wrote it down or answered it. */
    staffId: uuid().references(() => sellers.id),
    /** For the office; of one that was refused the reason, which its customer reads. */
    note: text().notNull().default(''),
    /** The message the customer pasted. It names people, numbers and a balance, and goes when somebody has answered. */
    message: text(),
    /** When it was paid, as the message says. */
    paidAt: moment(),
    /** What was to be collected when staff recorded it; unknown for what customers sent, and before this was kept. */
    openBeforeRwf: rwf(),
    /** With which cash it was handed in by who took it. */
    handInId: uuid().references(() => cashHandIns.id),
    createdAt: createdAt(),
    answeredAt: moment(),
  },
  (table) => [
    partOfOrder('payments_part_of_order', table),
    foreignKey({
      name: 'payments_return_of_order',
      columns: [table.returnId, table.orderId],
      foreignColumns: [returns.id, returns.orderId],
    }),
    // What was refused did not count, and its rightful owner may still bring it.
    uniqueIndex('payments_reference_once')
      .on(table.referenceKey)
      .where(sql`${table.state} <> 'refused'`),
    uniqueIndex('payments_one_per_return').on(table.returnId),
    index('payments_of_order').on(table.orderId),
    index('payments_of_hand_in').on(table.handInId),
    index('payments_cash_in_hand')
      .on(table.staffId)
      .where(sql`${table.method} = 'Cash' and ${table.handInId} is null and ${table.openBeforeRwf} is not null`),
    index('payments_by_state').on(table.state, table.createdAt),
    index('payments_agreed')
      .on(table.answeredAt)
      .where(sql`${table.state} = 'agreed'`),
    check('payments_state', oneOf(table.state, ['claimed', 'agreed', 'refused'])),
    check('payments_actor', oneOf(table.actor, ['customer', 'seller', 'admin', 'shop'])),
    check('payments_refund_agreed', sql`${table.amountRwf} >= 0 or ${table.state} = 'agreed'`),
    check('payments_answered', sql`(${table.state} = 'claimed') = (${table.answeredAt} is null)`),
    check('payments_message_goes', sql`${table.message} is null or ${table.state} = 'claimed'`),
    check('payments_refund_says_why', sql`(${table.amountRwf} < 0) = (${table.refundFor} is not null)`),
    check('payments_refund_for', oneOf(table.refundFor, ['return', 'too_much', 'goodwill', 'other'])),
    check(
      'payments_refund_of_return',
      sql`(coalesce(${table.refundFor}, '') = 'return') = (${table.returnId} is not null)`,
    ),
    check(
      'payments_by_whom',
      sql`${table.staffId} is not null or (${table.actor} = 'customer' and ${table.state} = 'claimed')`,
    ),
    check('payments_reference_keyed', sql`(${table.reference} is null) = (${table.referenceKey} is null)`),
  ],
);
