import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { brands, categories, products } from './catalogue.ts';
import { belongsTo, createdAt, id, moment, rwf } from './columns.ts';
import { customers } from './customers.ts';
import { sellers } from './sellers.ts';

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    customerId: belongsTo(() => customers.id),
    productId: belongsTo(() => products.id),
    quantity: integer().notNull(),
    /** The unit price when the line was last touched, so that the cart can say what changed. */
    seenUnitPriceRwf: rwf().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('cart_lines_one_per_product').on(table.customerId, table.productId),
    index('cart_lines_product').on(table.productId),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: id(),
    customerId: belongsTo(() => customers.id),
    productId: belongsTo(() => products.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('wishlist_items_one_per_product').on(table.customerId, table.productId),
    index('wishlist_items_product').on(table.productId),
  ],
);

export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    /** What customers type, or the name of a discount that applies by itself. */
    code: text().notNull(),
    isAutomatic: boolean().notNull().default(false),
    /** Null: the whole marketplace. */
    sellerId: uuid().references(() => sellers.id, { onDelete: 'cascade' }),
    /** Only for products in it or below it. */
    categoryId: uuid().references(() => categories.id),
    brandId: uuid().references(() => brands.id),
    firstOrderOnly: boolean().notNull().default(false),
    percentOff: integer(),
    amountOffRwf: rwf(),
    minimumRwf: rwf().notNull().default(0),
    usesAllowed: integer(),
    usesPerCustomer: integer().notNull().default(1),
    used: integer().notNull().default(0),
    startsAt: createdAt(),
    endsAt: moment(),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('vouchers_code_key').on(sql`upper(${table.code})`),
    index('vouchers_automatic')
      .on(table.sellerId)
      .where(sql`${table.isAutomatic} and ${table.active}`),
    check(
      'vouchers_percent_or_amount',
      sql`(${table.percentOff} between 1 and 100 and ${table.amountOffRwf} is null) or (${table.amountOffRwf} > 0 and ${table.percentOff} is null)`,
    ),
    check('vouchers_use_limit', sql`${table.usesAllowed} is null or ${table.used} <= ${table.usesAllowed}`),
  ],
);

/** The voucher a customer has put on the cart, waiting for checkout. */
export const cartVouchers = pgTable(
  'cart_vouchers',
  {
    customerId: belongsTo(() => customers.id),
    voucherId: belongsTo(() => vouchers.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.customerId] })],
);
