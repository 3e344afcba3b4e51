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
const isOf = (seller: SQL, { scope }: ReportAsked) => (scope === null ? sql`true` : sql`${seller} = ${scope}`);

async function read(db: Executor, query: SQL): Promise<ReportRow[]> {
  const { rows } = await db.execute<ReportRow>(query);
  return rows;
}

/** Parts that were delivered in the time asked for. Joined before the last step of each is taken: how many there are can be foreseen only then. */
const delivered = (asked: ReportAsked) => sql`(
    select part_id, created_at as at from order_events
    where kind = 'delivery' and to_status = 'placed' and part_id is not null and ${within(sql`created_at`, asked)}
    union all
    select part.id, event.created_at from order_events event join order_parts part on part.order_id = event.order_id
    where kind = 'delivery' and to_status = 'placed' and part_id is null and ${within(sql`event.created_at`, asked)}) as happened
  join order_parts part on part.id = part_id and status = 'placed'`;

/** Orders that were paid in full on a day are of the day their last payment was agreed to. */
const paid = (asked: ReportAsked) => sql`(
    select payments.order_id, max(answered_at) as at from payments
    where state = 'agreed' and amount_rwf > 0 and ${within(sql`answered_at`, asked)} and not exists (
      select from payments later where later.order_id = payments.order_id and later.state = 'agreed' and later.amount_rwf > 0
        and later.answered_at >= ${startOf(asked.to)} + interval '1 day')
    group by 1) as happened
  join orders on orders.id = happened.order_id and payment_status = 'paid'
  join order_parts part on part.order_id = orders.id and status <> 'cancelled'`;

/** Only what a report is by is read beside. `label` and `written` make words of a key. */
type Group = { key: SQL; beside?: SQL; label?: SQL; written?: SQL; isOfGoods?: true };

const byDay: Group = { key: sql`sold.day`, written: sql`to_char(key, 'YYYY-MM-DD')` };
const groups: Partial<Record<ReportBy, Group>> = {
  shop: { key: sql`sold.seller_id`, label: sql`(select shop_name from sellers where id = key)` },
  category: {
    key: sql`product.category_id`,
    beside: sql`join products product on product.id = sold.product_id`,
    label: sql`(select name from categories where id = key)`,
    isOfGoods: true,
  },
  product: { key: sql`sold.product_id`, label: sql`name`, isOfGoods: true },
  channel: { key: sql`orders.channel`, beside: sql`join orders on orders.id = sold.order_id` },
};

/** Sums over lines, by the names they get. */
type Sums = { of: Record<string, SQL>; beside?: SQL; withOrders?: true };

/**
 * Sums over the lines that were sold, less what came back since; sales are less their share of the voucher. Orders are
 * counted apart: with the sums, all lines of a year would have to be sorted for it.
 */
function sumSold(
  db: Executor,
  asked: ReportAsked,
  { of, beside: besideSums = sql``, withOrders }: Sums,
): Promise<TotalledRow[]> {
  const { key, beside = sql``, written = sql`key::text`, label = written, isOfGoods } = groups[asked.by] ?? byDay;
  const names = Object.keys(of).map((name) => sql.raw(name));
  const sums = Object.entries(of).map(([name, sum]) => sql`coalesce(${sum}, 0) as ${sql.raw(name)}`);
  const orders = withOrders
    ? {
        all: [sql`(select count(*) from (select distinct order_id from counted) as once)`],
        each: [sql`orders`],
        join: sql`join (select key, count(*) as orders from (select distinct ${key} as key, sold.order_id
          from ${isOfGoods ? sql`(select counted.order_id, product_id from counted join order_lines on part_id = counted.id)` : sql`counted`} as sold
          ${beside}) as ordered group by 1) as ordered using (key)`,
      }
    : { all: [], each: [], join: sql`` };
  const list = (values: SQL[]) => sql`array[${sql.join(values, sql`, `)}]::float8[]`;
  return read(
    db,
    sql`
    with counted as materialized (
      select part.id, part.order_id, seller_id, part.voucher_rwf, (max(at) at time zone 'Africa/Kigali')::date as day
      from ${asked.counted === 'paid' ? paid(asked) : delivered(asked)} where ${isOf(sql`seller_id`, asked)} group by part.id),
    back as (select order_line_id, sum(quantity)::int as units from returns join return_lines on return_id = returns.id
      where status = 'closed' group by 1),
    sold as (select counted.*, product_id, name, kept.units, goods - case
          when is_discounted and voucher_rwf > 0 then discount_among(voucher_rwf, goods, (
            select sum(quantity * unit_price_rwf)::bigint from order_lines where part_id = counted.id and is_discounted))
          else 0 end as sales
      from counted join order_lines line on line.part_id = counted.id left join back on order_line_id = line.id
      cross join lateral (select quantity - coalesce(back.units, 0) as units) as kept
      cross join lateral (select kept.units * unit_price_rwf as goods) as priced),
    summed as (select ${key} as key, ${asked.by === 'product' ? sql`max(sold.name) as name,` : sql``} ${sql.join(sums, sql`, `)}
      from sold ${beside} ${besideSums} group by 1)
    select ${written} as key, ${label} as label, false as "isTotal", ${list([...orders.each, ...names])} as values from summed ${orders.join}
    union all
    select '', '', true, ${list([...orders.all, ...names.map((name) => sql`coalesce(sum(${name}), 0)`)])} from summed`,
  );
}

export const listSales = (db: Executor, asked: ReportAsked): Promise<TotalledRow[]> =>
  sumSold(db, asked, { of: { units: sql`sum(units)`, sales: sql`sum(sales)` }, withOrders: true });

/** At the cost that was entered last, where there is one. */
export const listMargins = (db: Executor, asked: ReportAsked): Promise<TotalledRow[]> =>
  sumSold(db, asked, {
    of: {
      sales: sql`sum(sales)`,
      known: sql`sum(sales) filter (where bought.cost_rwf is not null)`,
      cost: sql`sum(units * bought.cost_rwf)`,
      margin: sql`sum(sales - units * bought.cost_rwf)`,
    },
    beside: sql`join (select id, cost_rwf from products) as bought on bought.id = sold.product_id`,
  });

/** What became of what was ordered: parts by where they are, and where they were cancelled, why. */
export const listOutcomes = (db: Executor, asked: ReportAsked): Promise<ReportRow[]> =>
  read(
    db,
    sql`
    select outcome as key, outcome as label, array[sum(parts), sum(value)]::float8[] as values from (
      select part.status, agreed_at is not null as is_agreed, why, count(*) as parts,
        sum(items_rwf - voucher_rwf + shipping_fee_rwf) as value
      from order_parts part left join lateral (
        select case when note <> '' then left(note, 80) else case actor when 'customer' then 'the customer'
          when 'shop' then 'not confirmed in time' else 'no reason given' end end as why
        from order_events where part.status = 'cancelled' and order_id = part.order_id and coalesce(part_id, part.id) = part.id
          and kind = 'delivery' and to_status = 'cancelled' order by id desc limit 1) as event on true
      where ${within(sql`part.created_at`, asked)} and ${isOf(sql`part.seller_id`, asked)} group by 1, 2, 3) as counted
    cross join lateral (select case when status = 'cancelled' then 'Cancelled: ' || coalesce(why, 'no reason given')
      when status = 'placed' then 'Delivered' when status <> 'pending' or is_agreed then 'Confirmed'
      else 'Not confirmed yet' end as outcome) as named group by outcome`,
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
    select seller_id as key, shop_name as label, array[count(*), round(avg(extract(epoch from at - counted.created_at)) / 3600),
      round(max(extract(epoch from at - counted.created_at)) / 3600)]::float8[] as values
    from (select seller_id, part.created_at, max(at) as at from ${delivered(asked)} where ${isOf(sql`seller_id`, asked)} group by part.id) as counted
    join sellers on sellers.id = seller_id group by 1, 2`,
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
