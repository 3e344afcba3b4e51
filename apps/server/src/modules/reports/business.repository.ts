import type { ReportBy, ReportCounted } from '@urumuri/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

export type ReportAsked = {
  /** A shop's own, or for the office everybody's. */
  scope: string | null;
  /** Days in Kigali, both within. */
  from: string;
  to: string;
  by: ReportBy;
  counted: ReportCounted;
};
/** `key`: what the row is of; `values` in the order of the report's columns. */
export type ReportRow = { key: string; label: string; values: number[] };
/** With the row of all of them, whose orders are not the sum of the others': one may be in several rows. */
export type TotalledRow = ReportRow & { isTotal?: boolean };

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Africa/Kigali'`;
const within = (moment: SQL, { from, to }: ReportAsked) =>
  sql`${moment} >= ${startOf(from)} and ${moment} < ${startOf(to)} + interval '1 day'`;
const kigaliDay = (moment: SQL) => sql`to_char(${moment} at time zone 'Africa/Kigali', 'YYYY-MM-DD')`;
const isOf = (seller: SQL, { scope }: ReportAsked) => (scope === null ? sql`true` : sql`${seller} = ${scope}`);

async function read(db: Executor, query: SQL): Promise<ReportRow[]> {
  const { rows } = await db.execute<ReportRow>(query);
  return rows;
}

/** Orders that were paid in full on a day are of the day their last payment was agreed to. */
const counted = (asked: ReportAsked) =>
  asked.counted === 'paid'
    ? sql`select part.id, max(answered_at) as at from payments join orders on orders.id = payments.order_id and payment_status = 'paid'
        join order_parts part on part.order_id = orders.id and part.status <> 'cancelled'
        where state = 'agreed' and amount_rwf > 0 and answered_at >= ${startOf(asked.from)} and ${isOf(sql`part.seller_id`, asked)}
        group by part.id having ${within(sql`max(answered_at)`, asked)}`
    : sql`select part.id, max(delivered.at) as at from (
          select part_id as id, created_at as at from order_events
          where kind = 'delivery' and to_status = 'placed' and part_id is not null and ${within(sql`created_at`, asked)}
          union all
          select part.id, event.created_at from order_events event join order_parts part on part.order_id = event.order_id
          where kind = 'delivery' and to_status = 'placed' and part_id is null and ${within(sql`event.created_at`, asked)}) as delivered
        join order_parts part on part.id = delivered.id and part.status = 'placed' and ${isOf(sql`part.seller_id`, asked)}
        group by part.id`;

/** Only what a report is by is read beside the goods. */
type Group = { key: SQL; label: SQL; beside?: SQL };

const byDay: Group = { key: kigaliDay(sql`sold.at`), label: kigaliDay(sql`sold.at`) };
const groups: Partial<Record<ReportBy, Group>> = {
  shop: {
    key: sql`sold.seller_id::text`,
    label: sql`shop_name`,
    beside: sql`join sellers on sellers.id = sold.seller_id`,
  },
  category: {
    key: sql`product.category_id::text`,
    label: sql`category.name`,
    beside: sql`join products product on product.id = sold.product_id left join categories category on category.id = product.category_id`,
  },
  product: { key: sql`sold.product_id::text`, label: sql`max(sold.name)` },
  channel: {
    key: sql`orders.channel`,
    label: sql`orders.channel`,
    beside: sql`join orders on orders.id = sold.order_id`,
  },
};

/** Sums over the lines that were sold, less what came back since; sales are less their share of the voucher. */
function sumSold(db: Executor, asked: ReportAsked, sums: SQL, besideSums = sql``): Promise<TotalledRow[]> {
  const { key, label, beside = sql`` } = groups[asked.by] ?? byDay;
  return read(
    db,
    sql`
    with counted as materialized (${counted(asked)}),
    back as (select order_line_id, sum(quantity) as units from returns join return_lines on return_id = returns.id
      where status = 'closed' and part_id in (select id from counted) group by 1),
    sold as (select counted.at, part.order_id, part.seller_id, line.product_id, line.name, kept.units,
        kept.goods - case when is_discounted and voucher_rwf > 0 then discount_share(voucher_rwf, kept.goods, part.id) else 0 end as sales
      from counted join order_parts part on part.id = counted.id join order_lines line on line.part_id = part.id
      left join back on back.order_line_id = line.id
      cross join lateral (select line.quantity - coalesce(back.units, 0) as units,
        ((line.quantity - coalesce(back.units, 0)) * line.unit_price_rwf)::bigint as goods) as kept)
    select ${key} as key, ${label} as label, grouping(${key}) = 1 as "isTotal", array[${sums}]::float8[] as values
    from sold ${beside} ${besideSums}
    group by grouping sets ((${key}${asked.by === 'product' ? sql`` : sql`, ${label}`}), ())`,
  );
}

export const listSales = (db: Executor, asked: ReportAsked): Promise<TotalledRow[]> =>
  sumSold(db, asked, sql`count(distinct sold.order_id), coalesce(sum(units), 0), coalesce(sum(sales), 0)`);

/** At the cost that was entered last, where there is one. */
export const listMargins = (db: Executor, asked: ReportAsked): Promise<TotalledRow[]> =>
  sumSold(
    db,
    asked,
    sql`coalesce(sum(sales), 0), coalesce(sum(sales) filter (where bought.cost_rwf is not null), 0), coalesce(sum(units * bought.cost_rwf), 0),
      coalesce(sum(sales - units * bought.cost_rwf), 0)`,
    sql`join (select id, cost_rwf from products) as bought on bought.id = sold.product_id`,
  );

/** What became of what was ordered: parts by where they are, and where they were cancelled, why. */
export const listOutcomes = (db: Executor, asked: ReportAsked): Promise<ReportRow[]> =>
  read(
    db,
    sql`
    select outcome as key, outcome as label, array[count(*), sum(items_rwf - voucher_rwf + shipping_fee_rwf)]::float8[] as values
    from order_parts part left join lateral (
      select case when note <> '' then left(note, 80) else case actor when 'customer' then 'the customer'
        when 'shop' then 'not confirmed in time' else 'no reason given' end end as why
      from order_events where order_id = part.order_id and coalesce(part_id, part.id) = part.id and kind = 'delivery'
        and to_status = 'cancelled' order by id desc limit 1) as event on part.status = 'cancelled'
    cross join lateral (select case when part.status = 'cancelled' then 'Cancelled: ' || coalesce(why, 'no reason given')
      when part.status = 'placed' then 'Delivered' when part.status <> 'pending' or agreed_at is not null then 'Confirmed'
      else 'Not confirmed yet' end as outcome) as named
    where ${within(sql`part.created_at`, asked)} and ${isOf(sql`part.seller_id`, asked)} group by outcome`,
  );

const callWords = sql`case to_status when 'confirmed' then 'Confirmed' when 'no_answer' then 'No answer'
  when 'changed' then 'Order changed' when 'cancelled' then 'Cancelled' else to_status end`;

export const listCalls = (db: Executor, asked: ReportAsked): Promise<ReportRow[]> =>
  read(
    db,
    sql`
    select to_status as key, ${callWords} as label, array[count(*)]::float8[] as values
    from order_events event left join order_parts part on part.id = event.part_id
    where kind = 'call' and ${within(sql`event.created_at`, asked)} and ${isOf(sql`part.seller_id`, asked)} group by to_status`,
  );

/** From the order to the delivery. */
export const listDeliveryTimes = (db: Executor, asked: ReportAsked): Promise<ReportRow[]> =>
  read(
    db,
    sql`
    with counted as materialized (${counted({ ...asked, counted: 'delivered' })})
    select part.seller_id as key, shop_name as label, array[count(*), round(avg(extract(epoch from counted.at - part.created_at)) / 3600),
      round(max(extract(epoch from counted.at - part.created_at)) / 3600)]::float8[] as values
    from counted join order_parts part on part.id = counted.id join sellers on sellers.id = part.seller_id group by 1, 2`,
  );

export const listReturned = (db: Executor, asked: ReportAsked): Promise<ReportRow[]> =>
  read(
    db,
    sql`
    select line.product_id as key, max(line.name) as label, array[count(distinct returns.id), sum(came.quantity),
      sum(came.quantity * line.unit_price_rwf)]::float8[] as values
    from returns join order_parts part on part.id = returns.part_id join return_lines came on came.return_id = returns.id
    join order_lines line on line.id = came.order_line_id
    where returns.status in ('received', 'closed') and ${within(sql`returns.created_at`, asked)} and ${isOf(sql`part.seller_id`, asked)}
    group by 1`,
  );

export const listDiscounts = (db: Executor, asked: ReportAsked): Promise<ReportRow[]> =>
  read(
    db,
    sql`
    select voucher.id as key, voucher.code as label, array[count(distinct part.order_id), sum(part.voucher_rwf),
      sum(part.items_rwf)]::float8[] as values
    from order_parts part join orders on orders.id = part.order_id join vouchers voucher on voucher.id = orders.voucher_id
    where part.voucher_rwf > 0 and part.status <> 'cancelled' and ${within(sql`part.created_at`, asked)}
      and ${isOf(sql`part.seller_id`, asked)} group by 1, 2`,
  );

/** As it is now, at today's prices: by category, or what runs low, or what nobody bought in the period. */
export const listStock = (db: Executor, asked: ReportAsked): Promise<ReportRow[]> =>
  read(
    db,
    sql`
    select ${asked.by === 'category' ? sql`category.id` : sql`product.id`}::text as key,
      ${asked.by === 'category' ? sql`category.name` : sql`product.name`} as label,
      array[sum(stock), sum(stock * unit_price_rwf)]::float8[] as values
    from products product join categories category on category.id = product.category_id
    where deleted_at is null and ${isOf(sql`product.seller_id`, asked)} and ${
      asked.by === 'category'
        ? sql`stock > 0`
        : asked.by === 'low'
          ? sql`published_at is not null and stock - reserved <= 3`
          : sql`stock > 0 and product.created_at < ${startOf(asked.from)} and product.id not in (
              select line.product_id from order_parts part join order_lines line on line.part_id = part.id
              where part.status <> 'cancelled' and ${within(sql`part.created_at`, asked)} and ${isOf(sql`part.seller_id`, asked)})`
    } group by 1, 2`,
  );
