import { claimAnswers, type ClaimState, claimStates } from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, id, moment, oneOf, refersTo, textList } from './columns.ts';
import { orderLines, orders } from './orders.ts';
import { sellers } from './sellers.ts';

/** One unit that was handed over, with the warranty its product had at that moment. */
export const warranties = pgTable(
  'warranties',
  {
    id: id(),
    /** Stands in the code on paper, where an id would be too long to type. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderId: refersTo(() => orders.id),
    lineId: refersTo(() => orderLines.id),
    productId: refersTo(() => products.id),
    sellerId: refersTo(() => sellers.id),
    unit: smallint().notNull(),
    handedOverAt: moment().notNull(),
    /** Null: the shop gives none. */
    months: smallint(),
    /** The last day, in Kigali. */
    endsOn: date(),
    /** The serial number or IMEI. */
    serial: text(),
    /** What was noted before it was corrected, the oldest first. */
    formerSerials: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When it came back to the shop: from then on nobody answers for it, and it may be sold again. */
    returnedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('warranties_number_key').on(table.number),
    uniqueIndex('warranties_one_per_unit').on(table.lineId, table.unit),
    uniqueIndex('warranties_serial_out_once')
      .on(table.sellerId, table.productId, table.serial)
      .where(sql`${table.serial} is not null and ${table.returnedAt} is null`),
    index('warranties_of_order').on(table.orderId),
    check('warranties_end', sql`(${table.months} is null) = (${table.endsOn} is null)`),
  ],
);

export const warrantyClaims = pgTable(
  'warranty_claims',
  {
    id: id(),
    warrantyId: refersTo(() => warranties.id),
    orderId: refersTo(() => orders.id),
    sellerId: refersTo(() => sellers.id),
    problem: text().notNull(),
    pictures: textList(),
    state: text().$type<ClaimState>().notNull().default('open'),
    answer: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('warranty_claims_one_open')
      .on(table.warrantyId)
      .where(sql`${table.state} in ('open', 'repair', 'exchange')`),
    index('warranty_claims_of_warranty').on(table.warrantyId, table.createdAt),
    index('warranty_claims_of_seller').on(table.sellerId, table.createdAt),
    check('warranty_claims_state', oneOf(table.state, claimStates)),
  ],
);

/** What was answered to a claim, step by step; the latest stands at the claim, too. */
export const warrantyAnswers = pgTable(
  'warranty_answers',
  {
    id: id(),
    claimId: refersTo(() => warrantyClaims.id),
    state: text().$type<ClaimState>().notNull(),
    answer: text().notNull().default(''),
    actor: text().$type<'seller' | 'admin'>().notNull(),
    /** Null: of before this was kept. */
    staffId: uuid().references(() => sellers.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('warranty_answers_of_claim').on(table.claimId, table.createdAt),
    check('warranty_answers_state', oneOf(table.state, claimAnswers)),
    check('warranty_answers_actor', oneOf(table.actor, ['seller', 'admin'])),
  ],
);
