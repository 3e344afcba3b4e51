import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Priced = Record<'priceRwf' | 'unitPriceRwf' | 'discountPercent', PgColumn>;

/**
 * The percent as the wire tells it: whoever takes `floor(price × discount / 100)` off the price comes to what the
 * shopper pays. Of a price set in francs that is a fraction, drawn half a franc up so that no rounding reaches it.
 */
export function exactDiscount({ priceRwf, unitPriceRwf, discountPercent }: Priced): SQL<number> {
  return sql<number>`case when ${unitPriceRwf} = ${priceRwf} - ${priceRwf} * ${discountPercent} / 100
    then ${discountPercent}
    else round((${priceRwf} - ${unitPriceRwf} + 0.5) * 100 / ${priceRwf}, length(${priceRwf}::text)) end::float8`;
}
