import {
  type DeliveryStatus,
  deliveryStatuses,
  type OrderChannel,
  orderChannels,
  type PaymentStatus,
  paymentStatuses,
} from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { belongsTo, createdAt, id, moment, oneOf, refersTo, rwf } from './columns.ts';
import { customers } from './customers.ts';
import { sellers } from './sellers.ts';
import { vouchers } from './shopping.ts';

export type { DeliveryStatus, PaymentStatus };
type OrderEventKind = 'delivery' | 'payment' | 'call' | 'change' | 'note' | 'return' | 'warranty';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** What people read out on the phone; never used to find an order without its owner. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    customerId: refersTo(() => customers.id),
    /** One order per customer and key, for good: a retry finds the order it already made. */
    idempotencyKey: text().notNull(),
    fingerprint: text().notNull(),
    /** What will be delivered: a part that is cancelled takes its share along. */
    itemsRwf: rwf().notNull(),
    voucherRwf: rwf().notNull().default(0),
    shippingFeeRwf: rwf().notNull().default(0),
    totalRwf: rwf().notNull(),
    voucherId: uuid().references(() => vouchers.id),
    /** What `settle` of `packages/money` says of its payments, kept for lists: every change of an order renews it. */
    paidRwf: rwf().notNull().default(0),
    openRwf: rwf().notNull().default(0),
    backRwf: rwf().notNull().default(0),
    paymentStatus: text().$type<PaymentStatus>().notNull().default('unpaid'),
    deliveryStatus: text().$type<DeliveryStatus>().notNull().default('pending'),
    revision: bigint({ mode: 'number' }).notNull().default(0),
    shippingName: text().notNull(),
    shippingAddress: text().notNull(),
    shippingPhone: text().notNull(),
    shippingPost: text().notNull(),
    shippingProvince: text().notNull(),
    shippingCity: text().notNull(),
    shippingArea: text().notNull(),
    /** The days it was promised for, where its place has a zone. */
    deliverFrom: date({ mode: 'string' }),
    deliverUntil: date({ mode: 'string' }),
    /** How it was placed: by the customer, by staff for a caller, or at the counter of a shop. */
    channel: text().$type<OrderChannel>().notNull().default('web'),
    contactBy: text().$type<'phone' | 'whatsapp'>().notNull().default('phone'),
    /** When the shopper wants to be called; the call desk is ordered by it. */
    contactFrom: moment(),
    contactUntil: moment(),
    /** Who has the customer on the phone, and until when others leave them alone. */
    callerId: uuid().references(() => sellers.id),
    callerUntil: moment(),
    /** Until then the customer must have agreed to it in a call, or paid. */
    expiresAt: moment(),
    /** Clear All hides an order from its customer; the shop's record stays. */
    hiddenAt: moment(),
    /** Links in messages are signed with it: one more ends those that were sent. */
    linkVersion: smallint().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('orders_number_key').on(table.number),
    uniqueIndex('orders_one_per_key').on(table.customerId, table.idempotencyKey),
    index('orders_of_customer').on(table.customerId, table.createdAt.desc().nullsFirst()),
    index('orders_by_date').on(table.createdAt.desc().nullsFirst(), table.number.desc().nullsFirst()),
    index('orders_to_expire')
      .on(table.expiresAt)
      .where(sql`${table.deliveryStatus} = 'pending' and ${table.paymentStatus} = 'unpaid'`),
    index('orders_to_give_back')
      .on(table.createdAt)
      .where(sql`${table.backRwf} > 0`),
    index('orders_to_collect')
      .on(table.createdAt, table.openRwf)
      .where(sql`${table.openRwf} > 0`),
    // What is listed is counted by status and sorted by its sums.
    index('orders_counted').on(
      table.deliveryStatus,
      table.channel,
      table.shippingCity,
      table.openRwf,
      table.paidRwf,
      table.id,
    ),
    index('orders_of_district').on(
      sql`lower(${table.shippingCity})`,
      table.deliveryStatus,
      table.shippingCity,
      table.id,
    ),
    index('orders_by_total').on(
      table.totalRwf.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    index('orders_by_open').on(
      table.openRwf.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    index('orders_under_way')
      .on(table.deliveryStatus)
      .where(sql`${table.deliveryStatus} in ('pending', 'processing', 'warehouse')`),
    check('orders_delivery_status', oneOf(table.deliveryStatus, deliveryStatuses)),
    check('orders_payment_status', oneOf(table.paymentStatus, paymentStatuses)),
    check('orders_channel', oneOf(table.channel, orderChannels)),
    check(
      'orders_total_adds_up',
      sql`${table.totalRwf} = ${table.itemsRwf} - ${table.voucherRwf} + ${table.shippingFeeRwf}`,
    ),
    check('orders_voucher_within_items', sql`${table.voucherRwf} between 0 and ${table.itemsRwf}`),
    check('orders_fee_not_negative', sql`${table.shippingFeeRwf} >= 0`),
  ],
);

/** The share of one seller in an order, with a status of its own. */
export const orderParts = pgTable(
  'order_parts',
  {
    id: id(),
    orderId: refersTo(() => orders.id),
    sellerId: refersTo(() => sellers.id),
    status: text().$type<DeliveryStatus>().notNull().default('pending'),
    itemsRwf: rwf().notNull(),
    voucherRwf: rwf().notNull().default(0),
    shippingFeeRwf: rwf().notNull().default(0),
    /** What is still to be collected for it; kept as the order's. */
    openRwf: rwf().notNull().default(0),
    /** When the customer agreed to it in a call: from then on it waits for none, and does not expire. */
    agreedAt: moment(),
    /** Who takes it to the customer. */
    riderId: uuid().references(() => sellers.id),
    /** What the customer shows who picks it up; null: it is delivered. */
    pickupCode: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('order_parts_one_per_seller').on(table.orderId, table.sellerId),
    unique('order_parts_id_order').on(table.id, table.orderId),
    index('order_parts_of_seller').on(table.sellerId, table.createdAt.desc().nullsFirst()),
    index('order_parts_counted').on(table.sellerId, table.status, table.openRwf),
    index('order_parts_to_call')
      .on(table.sellerId)
      .where(sql`${table.status} = 'pending' and ${table.agreedAt} is null`),
    index('order_parts_to_collect')
      .on(table.sellerId, table.status)
      .where(sql`${table.openRwf} > 0`),
    index('order_parts_open_of_seller')
      .on(table.sellerId, table.createdAt, table.openRwf)
      .where(sql`${table.openRwf} > 0`),
    index('order_parts_under_way')
      .on(table.sellerId, table.status)
      .where(sql`${table.status} in ('pending', 'processing', 'warehouse')`),
    index('order_parts_of_rider')
      .on(table.riderId, table.status)
      .where(sql`${table.riderId} is not null`),
    index('order_parts_without_rider')
      .on(table.orderId)
      .where(sql`${table.riderId} is null and ${table.status} in ('pending', 'processing', 'warehouse')`),
    uniqueIndex('order_parts_pickup_code_key')
      .on(table.orderId, table.pickupCode)
      .where(sql`${table.pickupCode} is not null`),
    check('order_parts_status', oneOf(table.status, deliveryStatuses)),
    check('order_parts_pickup_code', sql`${table.pickupCode} ~ '^[0-9]{6}$'`),
    check('order_parts_pickup_is_free', sql`${table.pickupCode} is null or ${table.shippingFeeRwf} = 0`),
  ],
);

/** A part and an order that are named together belong together. */
export const partOfOrder = (name: string, { partId, orderId }: Record<'partId' | 'orderId', AnyPgColumn>) =>
  foreignKey({ name, columns: [partId, orderId], foreignColumns: [orderParts.id, orderParts.orderId] });

/** A line keeps the name, price and picture of the moment of ordering. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid().notNull(),
    partId: uuid().notNull(),
    productId: refersTo(() => products.id),
    quantity: integer().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    brand: text().notNull(),
    images: text().array().notNull(),
    priceRwf: rwf().notNull(),
    discountPercent: smallint().notNull(),
    unitPriceRwf: rwf().notNull(),
    /** The order's discount is for it, too: its amount is shared among such lines of a part. */
    isDiscounted: boolean().notNull().default(true),
    /** What of the price is VAT, as it was when it was ordered; null where that was not kept yet. */
    vatPercent: smallint(),
  },
  (table) => [
    partOfOrder('order_lines_part_of_order', table),
    uniqueIndex('order_lines_one_per_product').on(table.orderId, table.productId),
    index('order_lines_part').on(table.partId),
    index('order_lines_product').on(table.productId),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 99`),
    check('order_lines_vat', sql`${table.vatPercent} between 0 and 100`),
    check('order_lines_paid_price', sql`${table.unitPriceRwf} between 0 and ${table.priceRwf}`),
  ],
);

/** What an order line holds of a product's stock: held, then deducted or released, never both. */
export const reservations = pgTable(
  'reservations',
  {
    orderLineId: refersTo(() => orderLines.id).primaryKey(),
    productId: refersTo(() => products.id),
    customerId: refersTo(() => customers.id),
    quantity: integer().notNull(),
    state: text().$type<'held' | 'deducted' | 'released'>().notNull().default('held'),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [
    index('reservations_held')
      .on(table.productId, table.customerId)
      .where(sql`${table.state} = 'held'`),
    check('reservations_state', oneOf(table.state, ['held', 'deducted', 'released'])),
    check('reservations_quantity', sql`${table.quantity} between 1 and 99`),
    check('reservations_settled', sql`(${table.state} = 'held') = (${table.settledAt} is null)`),
  ],
);

// Hundreds of new ones are put in their places together: one by one they would cost an order four times as much.
const indexOfTexts = (name: string, words: ExtraConfigColumn) =>
  index(name).using('gin', words.op('gin_trgm_ops')).with({ gin_pending_list_limit: 512 });

/** What an order is found by, under its id for the office and under each part's for its shop; written by triggers. */
export const orderTexts = pgTable(
  'order_texts',
  {
    id: uuid().primaryKey(),
    /** The shop of a part; null: the order as a whole. */
    sellerId: uuid(),
    /** As `search_text` writes them: a line of whom it is sent to, and one of all else. */
    words: text().notNull(),
  },
  (table) => [
    indexOfTexts('order_texts_of_orders', table.words).where(sql`${table.sellerId} is null`),
    indexOfTexts('order_texts_of_parts', table.words).where(sql`${table.sellerId} is not null`),
  ],
);

/** Filters of a list of orders that somebody has given a name. */
export const orderViews = pgTable(
  'order_views',
  {
    id: id(),
    personId: belongsTo(() => sellers.id),
    name: text().notNull(),
    /** Of the office's list of whole orders, and not of a shop's parts. */
    isWhole: boolean().notNull(),
    /** As the address of the list has them. */
    filters: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('order_views_one_per_name').on(table.personId, table.isWhole, table.name)],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: refersTo(() => orders.id),
    /** Null: the order as a whole. */
    partId: uuid().references(() => orderParts.id),
    kind: text().$type<OrderEventKind>().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    actor: text().$type<'customer' | 'seller' | 'admin' | 'shop'>().notNull(),
    /** The customer reads it. */
    note: text().notNull().default(''),
    /** Nobody but staff does: no customer's answer, link or message is made from it. */
    internalNote: text('house_note').notNull().default(''),
    /** Who of the staff did it, where that is known. */
    staffId: uuid().references(() => sellers.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_events_of_order').on(table.orderId, table.id),
    index('order_events_delivered')
      .on(table.createdAt, table.orderId, table.partId)
      .where(sql`${table.kind} = 'delivery' and ${table.toStatus} = 'placed'`),
    index('order_events_calls')
      .on(table.partId, table.createdAt)
      .where(sql`${table.kind} = 'call'`),
    check(
      'order_events_kind',
      oneOf(table.kind, ['delivery', 'payment', 'call', 'change', 'note', 'return', 'warranty']),
    ),
    check('order_events_actor', oneOf(table.actor, ['customer', 'seller', 'admin', 'shop'])),
  ],
);

/** Changes of orders by the key each was sent with: pressed twice, it is made once. */
export const orderChanges = pgTable(
  'order_changes',
  {
    orderId: refersTo(() => orders.id),
    staffId: refersTo(() => sellers.id),
    key: text().notNull(),
    fingerprint: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.staffId, table.key] })],
);

export const voucherUses = pgTable(
  'voucher_uses',
  {
    orderId: refersTo(() => orders.id).primaryKey(),
    voucherId: refersTo(() => vouchers.id),
    customerId: refersTo(() => customers.id),
    createdAt: createdAt(),
  },
  (table) => [index('voucher_uses_of_customer').on(table.voucherId, table.customerId)],
);
