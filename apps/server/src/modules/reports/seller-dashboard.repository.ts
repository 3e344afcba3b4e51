import type { SalesDay, SellerDashboard } from '@urumuri/contract';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { getRow } from '../../db/rows.ts';
import { products } from '../../db/schema/index.ts';

/** A shop's own, or for the office everybody's. */
type Scope = string | null;

const midnight = sql`date_trunc('day', now() at time zone 'Africa/Kigali')`;

/** Days as Kigali has them, also those without a sale. Sold is what was confirmed on the phone or paid for. */
export async function listSalesByDay(db: Executor, scope: Scope, days: number): Promise<SalesDay[]> {
  const firstDay = sql`${midnight} - make_interval(days => ${days - 1})`;
  const start = sql`(${firstDay}) at time zone 'Africa/Kigali'`;
  const { rows } = await db.execute<SalesDay>(sql`
    with sold as (
      select date_trunc('day', part.created_at at time zone 'Africa/Kigali') as day,
        count(distinct part.order_id)::int as orders,
        sum(part.items_rwf - part.voucher_rwf + part.shipping_fee_rwf)::float8 as sales
      from order_parts part join orders on orders.id = part.order_id
      where ${scope === null ? sql`orders.created_at >= ${start}` : sql`part.seller_id = ${scope}`}
        and part.created_at >= ${start}
        and part.status <> 'cancelled' and orders.payment_status <> 'refunded'
        and (part.status <> 'pending' or part.agreed_at is not null or orders.payment_status = 'paid')
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(orders, 0) as orders, coalesce(sales, 0) as sales
    from generate_series(${firstDay}, ${midnight}, '1 day') as days (day) left join sold on sold.day = days.day
    order by days.day
  `);
  return rows;
}

/** Paid for an order that no other shop has a part in; of what is shared see `listSharedPayments`. */
const isOwnMoney = (sellerId: string) => sql`
  exists (select from order_parts where order_parts.order_id = payments.order_id and seller_id = ${sellerId})
  and not exists (select from order_parts where order_parts.order_id = payments.order_id and seller_id <> ${sellerId})`;

const midnightInKigali = sql`${midnight} at time zone 'Africa/Kigali'`;
const isToday = (moment: string) => sql`${sql.raw(moment)} >= ${midnightInKigali}`;
const isLastWeek = (moment: string) => sql`
  ${sql.raw(moment)} >= ${midnightInKigali} - interval '7 days' and ${sql.raw(moment)} < now() - interval '7 days'`;
const isNear = (moment: string) => sql`${sql.raw(moment)} >= ${midnightInKigali} - interval '7 days'`;
const cameIn = sql`state = 'agreed' and amount_rwf > 0`;

type Today = Pick<SellerDashboard, 'today' | 'lastWeek' | 'hasProducts'>;
type TodayRow = Record<'orders' | 'ordersBefore' | 'moneyIn' | 'moneyInBefore', number> & { hasProducts: boolean };

/** What came on this day until now, and what had come at this time a week ago. */
export async function readToday(db: Executor, scope: Scope): Promise<Today> {
  const { rows } = await db.execute<TodayRow>(sql`
    select placed.*, came.*, exists (select from products
      where published_at is not null and ${scope === null ? sql`true` : sql`seller_id = ${scope}`}) as "hasProducts"
    from (
      select count(*) filter (where ${isToday('created_at')})::int as orders,
        count(*) filter (where ${isLastWeek('created_at')})::int as "ordersBefore"
      from ${scope === null ? sql`orders where true` : sql`order_parts where seller_id = ${scope}`}
        and ${isNear('created_at')}
    ) as placed, (
      select coalesce(sum(amount_rwf) filter (where ${isToday('answered_at')}), 0)::float8 as "moneyIn",
        coalesce(sum(amount_rwf) filter (where ${isLastWeek('answered_at')}), 0)::float8 as "moneyInBefore"
      from payments
      where ${cameIn} and ${isNear('answered_at')}
        and ${scope === null ? sql`true` : isOwnMoney(scope)}
    ) as came`);
  const { orders, ordersBefore, moneyIn, moneyInBefore, hasProducts } = getRow(rows);
  return { today: { orders, moneyIn }, lastWeek: { orders: ordersBefore, moneyIn: moneyInBefore }, hasProducts };
}

/** Ids of payments by when they came. */
export type SharedPayments = { orderId: string; partId: string } & Record<
  'earlier' | 'lastWeek' | 'between' | 'today',
  string[]
>;

/** Of orders in which other shops have a part, too, and that were paid for today or this day a week ago. */
export async function listSharedPayments(db: Executor, sellerId: string): Promise<SharedPayments[]> {
  const ids = (when: SQL) => sql`coalesce(json_agg(payments.id) filter (where ${when}), '[]')`;
  const { rows } = await db.execute<SharedPayments>(sql`
    select part.order_id as "orderId", part.id as "partId",
      ${ids(sql`not ${isNear('answered_at')}`)} as earlier, ${ids(isLastWeek('answered_at'))} as "lastWeek",
      ${ids(sql`answered_at >= now() - interval '7 days' and not ${isToday('answered_at')}`)} as between,
      ${ids(isToday('answered_at'))} as today
    from order_parts part join payments on payments.order_id = part.order_id and ${cameIn}
    where part.seller_id = ${sellerId}
      and part.order_id in (select order_id from payments
        where ${cameIn} and ${isNear('answered_at')} and (${isToday('answered_at')} or ${isLastWeek('answered_at')}))
      and exists (select from order_parts other where other.order_id = part.order_id and other.seller_id <> ${sellerId})
    group by part.id`);
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
