import { type StockReason, stockReasons } from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { belongsTo, createdAt, oneOf } from './columns.ts';
import { orders } from './orders.ts';
import { sellers } from './sellers.ts';

/** Every change of a product's stock with its reason, written by a trigger: together they are the stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: belongsTo(() => products.id),
    units: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    note: text().notNull().default(''),
    orderId: uuid().references(() => orders.id),
    /** Who of the staff did it, where that is known. */
    staffId: uuid().references(() => sellers.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_movements_of_product').on(table.productId, table.id.desc()),
    check('stock_movements_reason', oneOf(table.reason, stockReasons)),
    check('stock_movements_units', sql`${table.units} <> 0`),
  ],
);
