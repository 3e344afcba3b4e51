import type { InvoiceLine, VatRate } from '@urumuri/money/vat';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, refersTo, rwf } from './columns.ts';
import { orders, partOfOrder } from './orders.ts';
import { sellers } from './sellers.ts';

export const invoiceKinds = ['invoice', 'credit_note'] as const;

/** All that stands on the paper, as it was when it was issued. */
export type InvoiceContent = {
  issuer: { name: string; tin: string; address: string; phone: string };
  customer: { name: string; company: string; tin: string; phone: string; address: string };
  orderNumber: number;
  /** Of a credit note: which invoice it takes back, or some of it, and why. */
  credits?: { number: number; reason: string };
  /** The VAT in the delivery fee. */
  feePercent: number;
  lines: InvoiceLine[];
  rates: VatRate[];
};

/** The number a shop has given last, for both kinds together: locked until what has it is stored, so that none is missing. */
export const invoiceCounters = pgTable('invoice_counters', {
  sellerId: refersTo(() => sellers.id).primaryKey(),
  last: integer().notNull(),
});

/** Rows are only added: what was wrong is taken back by a credit note. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    /** Who sells, and whose numbers they are. */
    sellerId: refersTo(() => sellers.id),
    number: integer().notNull(),
    kind: text().$type<(typeof invoiceKinds)[number]>().notNull(),
    orderId: uuid().notNull(),
    partId: uuid().notNull(),
    /** The invoice that a credit note takes back, or some of it. */
    creditsId: uuid(),
    /** With VAT; of a credit note below zero. */
    grossRwf: rwf().notNull(),
    vatRwf: rwf().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    /** Who of the staff issued it; null: the delivery did, or what came back. */
    staffId: uuid().references(() => sellers.id),
    issuedAt: createdAt(),
  },
  (table) => [
    partOfOrder('invoices_part_of_order', table),
    unique('invoices_id_part').on(table.id, table.partId),
    foreignKey({
      name: 'invoices_credits_its_part',
      columns: [table.creditsId, table.partId],
      foreignColumns: [table.id as AnyPgColumn, table.partId as AnyPgColumn],
    }),
    uniqueIndex('invoices_number_of_shop').on(table.sellerId, table.number),
    index('invoices_of_order').on(table.orderId),
    index('invoices_by_day').on(table.issuedAt, table.sellerId),
    index('invoices_of_shop_by_day').on(table.sellerId, table.issuedAt),
    check('invoices_kind', oneOf(table.kind, invoiceKinds)),
    check('invoices_number', sql`${table.number} > 0`),
    check('invoices_credits', sql`(${table.kind} = 'credit_note') = (${table.creditsId} is not null)`),
    check(
      'invoices_amounts',
      sql`case ${table.kind} when 'invoice' then ${table.vatRwf} between 0 and ${table.grossRwf} else ${table.vatRwf} between ${table.grossRwf} and 0 end`,
    ),
  ],
);

/** Whom the invoices of an order are for, where that is a company. */
export const invoiceRecipients = pgTable('invoice_recipients', {
  orderId: refersTo(() => orders.id).primaryKey(),
  company: text().notNull(),
  tin: text().notNull(),
});
