import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Priced = Record<'priceRwf' | 'unitPriceRwf' | 'discountPercent', PgColumn>;

/** The percent as the wire tells it, of a product or a line of an order. */
export function exactDiscount({ priceRwf, unitPriceRwf, discountPercent }: Priced): SQL<number> {
  return sql<number>`exact_discount(${priceRwf}, ${unitPriceRwf}, ${discountPercent})`;
}
