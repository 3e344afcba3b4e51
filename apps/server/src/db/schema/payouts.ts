import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { categories } from './catalogue.ts';
import { createdAt, oneOf, refersTo, rwf } from './columns.ts';
import { orderLines, orderParts, orders } from './orders.ts';
import { payments } from './payments.ts';
import { sellers } from './sellers.ts';

export const payoutEntryKinds = ['sale', 'return', 'received', 'correction', 'payout'] as const;
export type PayoutEntryKind = (typeof payoutEntryKinds)[number];

const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' });

/** What the market keeps of a sale, by shop and category; neither: of every sale. Rows are only added. */
export const commissions = pgTable(
  'commissions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sellerId: uuid().references(() => sellers.id),
    categoryId: uuid().references(() => categories.id, { onDelete: 'cascade' }),
    /** Null: from then on the next wider one counts. */
    percent: percent(),
    since: createdAt(),
    staffId: refersTo(() => sellers.id),
  },
  (table) => [
    index('commissions_of').on(table.sellerId, table.categoryId, table.since.desc()),
    check('commissions_percent', sql`${table.percent} between 0 and 100`),
  ],
);

/** What a line has earned when it was delivered, and the percent that was fixed then. */
export const earnedLines = pgTable(
  'earned_lines',
  {
    orderLineId: refersTo(() => orderLines.id).primaryKey(),
    percent: percent().notNull(),
    salesRwf: rwf().notNull(),
    /** The share of a voucher that the shop bears. */
    voucherRwf: rwf().notNull(),
    commissionRwf: rwf().notNull(),
  },
  (table) => [
    check('earned_lines_voucher', sql`${table.voucherRwf} between 0 and ${table.salesRwf}`),
    check('earned_lines_commission', sql`${table.commissionRwf} between 0 and ${table.salesRwf} - ${table.voucherRwf}`),
  ],
);

/** Up to the end of which day the shops were settled with. */
export const payoutClosings = pgTable(
  'payout_closings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    until: date({ mode: 'string' }).notNull(),
    staffId: refersTo(() => sellers.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('payout_closings_until_key').on(table.until)],
);

/** A shop's sums of a closed period, and what it is paid for it. */
export const payouts = pgTable(
  'payouts',
  {
    sellerId: refersTo(() => sellers.id),
    closingId: integer()
      .notNull()
      .references(() => payoutClosings.id),
    openingRwf: rwf().notNull(),
    salesRwf: rwf().notNull(),
    voucherRwf: rwf().notNull(),
    feeRwf: rwf().notNull(),
    commissionRwf: rwf().notNull(),
    receivedRwf: rwf().notNull(),
    correctionRwf: rwf().notNull(),
    paidOutRwf: rwf().notNull(),
    closingRwf: rwf().notNull(),
    amountRwf: rwf().notNull(),
    /** Where it is paid to, as the shop had it then. */
    account: text().notNull(),
    paidOn: date({ mode: 'string' }),
    reference: text(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.closingId] }),
    index('payouts_of_closing').on(table.closingId),
    check('payouts_amount', sql`${table.amountRwf} >= 0`),
    check('payouts_paid', sql`(${table.paidOn} is null) = (${table.reference} is null)`),
    check(
      'payouts_add_up',
      sql`${table.closingRwf} = ${table.openingRwf} + ${table.salesRwf} - ${table.voucherRwf} + ${table.feeRwf} - ${table.commissionRwf} - ${table.receivedRwf} + ${table.correctionRwf} - ${table.paidOutRwf}`,
    ),
  ],
);

/** What the market owes a shop, entry by entry; below zero the shop owes it. Rows are only added, and then closed. */
export const payoutEntries = pgTable(
  'payout_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sellerId: refersTo(() => sellers.id),
    kind: text().$type<PayoutEntryKind>().notNull(),
    orderId: uuid().references(() => orders.id),
    partId: uuid().references(() => orderParts.id),
    /** What the shop has received itself, or given back. */
    paymentId: uuid().references(() => payments.id),
    happenedAt: createdAt(),
    salesRwf: rwf().notNull().default(0),
    voucherRwf: rwf().notNull().default(0),
    feeRwf: rwf().notNull().default(0),
    commissionRwf: rwf().notNull().default(0),
    /** Money that went over, or a correction. */
    otherRwf: rwf().notNull().default(0),
    amountRwf: rwf()
      .notNull()
      .generatedAlwaysAs(sql`sales_rwf - voucher_rwf + fee_rwf - commission_rwf + other_rwf`),
    /** Of a correction the reason, of a payout its reference. */
    note: text().notNull().default(''),
    staffId: uuid().references(() => sellers.id),
    /** The closing whose payout it is. */
    paysClosingId: integer(),
    /** The closing it belongs to; null: the period is still open. */
    closingId: integer().references(() => payoutClosings.id),
  },
  (table) => [
    index('payout_entries_of_seller').on(table.sellerId, table.closingId, table.happenedAt, table.id),
    index('payout_entries_open')
      .on(table.sellerId)
      .where(sql`${table.closingId} is null`),
    index('payout_entries_of_closing').on(table.closingId),
    index('payout_entries_of_order').on(table.orderId),
    uniqueIndex('payout_entries_one_sale')
      .on(table.partId)
      .where(sql`${table.kind} = 'sale'`),
    uniqueIndex('payout_entries_received_once').on(table.paymentId),
    uniqueIndex('payout_entries_paid_once').on(table.sellerId, table.paysClosingId),
    foreignKey({
      name: 'payout_entries_pays',
      columns: [table.sellerId, table.paysClosingId],
      foreignColumns: [payouts.sellerId, payouts.closingId],
    }),
    check('payout_entries_kind', oneOf(table.kind, payoutEntryKinds)),
    check(
      'payout_entries_of_what',
      sql`case when ${table.kind} in ('sale', 'return') then ${table.partId} is not null and ${table.orderId} is not null and ${table.otherRwf} = 0 else ${table.salesRwf} = 0 and ${table.voucherRwf} = 0 and ${table.feeRwf} = 0 and ${table.commissionRwf} = 0 end`,
    ),
    check('payout_entries_received', sql`(${table.kind} = 'received') = (${table.paymentId} is not null)`),
    check('payout_entries_pays_what', sql`(${table.kind} = 'payout') = (${table.paysClosingId} is not null)`),
    check('payout_entries_correction', sql`${table.kind} <> 'correction' or ${table.note} <> ''`),
  ],
);

/** Where a shop is paid to; the shop and the office read it. */
export const payoutAccounts = pgTable('payout_accounts', {
  sellerId: refersTo(() => sellers.id).primaryKey(),
  account: text().notNull(),
});
