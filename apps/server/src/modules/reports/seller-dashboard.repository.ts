import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';

type SalesDayRow = { day: string; orders: number; sales: number };

/** Days as Kigali has them, also those without a sale. Sold is what was confirmed on the phone or paid for. */
export async function listSalesByDay(db: Executor, sellerId: string, days: number): Promise<SalesDayRow[]> {
  const { rows } = await db.execute<SalesDayRow>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, count(parts.id)::int as orders,
      coalesce(sum(parts.items_rwf - parts.voucher_rwf + parts.shipping_fee_rwf), 0)::float8 as sales
    from generate_series(
      date_trunc('day', now() at time zone 'Africa/Kigali') - make_interval(days => ${days - 1}),
      date_trunc('day', now() at time zone 'Africa/Kigali'), '1 day') as days (day)
    left join (order_parts parts join orders on orders.id = parts.order_id
        and parts.status <> 'cancelled' and orders.payment_status <> 'refunded'
        and (parts.status <> 'pending' or parts.agreed_at is not null or orders.payment_status = 'paid'))
      on parts.seller_id = ${sellerId} and parts.created_at >= now() - make_interval(days => ${days})
      and parts.created_at >= (days.day at time zone 'Africa/Kigali')
      and parts.created_at < ((days.day + interval '1 day') at time zone 'Africa/Kigali')
    group by days.day order by days.day
  `);
  return rows;
}

const available = sql<number>`${products.stock} - ${products.reserved}`;
const onSale = (sellerId: string) => and(eq(products.sellerId, sellerId), isNotNull(products.publishedAt));

export async function listLowStock(
  db: Executor,
  sellerId: string,
  { atMost, limit }: { atMost: number; limit: number },
) {
  return db
    .select({ _id: products.id, name: products.name, available })
    .from(products)
    .where(and(onSale(sellerId), sql`${available} <= ${atMost}`))
    .orderBy(asc(available), asc(products.name))
    .limit(limit);
}

export const countOnSale = async (db: Executor, sellerId: string) => db.$count(products, onSale(sellerId));
