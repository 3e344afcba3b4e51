import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

export type Cell = string | number | boolean | null;

/** A row of a file; its key is what the next piece comes after. */
export type ExportedRow = { key: string; [column: string]: Cell };

export type Slice = { after: string | undefined; limit: number };
type Asked = { from?: string | undefined; to?: string | undefined; order?: readonly string[] | undefined };

/** Days and minutes as Kigali has them, in a form every spreadsheet sorts. */
const kigaliMinute = (column: SQL) => sql`to_char(${column} at time zone 'Africa/Kigali', 'YYYY-MM-DD HH24:MI')`;
const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Africa/Kigali'`;

const isChosen = (id: SQL, orderIds: readonly string[] | undefined) =>
  orderIds === undefined ? sql`` : sql`and ${id}::text = any (${sql.param([...orderIds])}::text[])`;

export const orderHeaders = {
  number: 'Order',
  orderedAt: 'Ordered',
  customer: 'Customer',
  phone: 'Phone',
  address: 'Address',
  area: 'Area',
  city: 'City',
  province: 'Province',
  products: 'Products',
  units: 'Units',
  items: 'Items RWF',
  voucher: 'Voucher RWF',
  delivery: 'Delivery RWF',
  total: 'Total RWF',
  status: 'Delivery status',
  payment: 'Payment',
  open: 'Open RWF',
  paid: 'Paid RWF',
  back: 'To give back RWF',
  refunded: 'Refunded RWF',
  methods: 'Paid by',
  references: 'References',
  recordedBy: 'Recorded by',
};

/** How the order was paid, where the reader may know it. */
const money = (isTheirs: SQL) => sql`
  left join lateral (
    select o.paid_rwf as paid, o.back_rwf as back, coalesce(-sum(amount_rwf) filter (where amount_rwf < 0), 0)::bigint as refunded,
      string_agg(distinct method, '; ') as methods, string_agg(distinct reference, '; ') as "references",
      string_agg(distinct coalesce(nullif(owner_name, ''), email::text), '; ') as "recordedBy"
    from payments left join sellers on sellers.id = staff_id
    where order_id = o.id and state = 'agreed') as money on ${isTheirs}`;

/** The shop's parts of orders in the order they came, after the one given. */
export async function listOrders(db: Executor, sellerId: string, { after, limit, from, to, order }: Slice & Asked) {
  const { rows } = await db.execute<ExportedRow>(sql`
    with page as (
      select id, order_id, created_at, status, items_rwf, voucher_rwf, shipping_fee_rwf, open_rwf from order_parts
      where seller_id = ${sellerId}
        ${from === undefined ? sql`` : sql`and created_at >= ${startOf(from)}`}
        ${to === undefined ? sql`` : sql`and created_at < ${startOf(to)} + interval '1 day'`}
        ${isChosen(sql`order_id`, order)}
        ${
          after === undefined
            ? sql``
            : sql`and (created_at, id) > (select created_at, id from order_parts where id = ${after} and seller_id = ${sellerId})`
        }
      order by created_at, id limit ${limit})
    select page.id as key, o.number, ${kigaliMinute(sql`page.created_at`)} as "orderedAt", o.shipping_name as customer,
      o.shipping_phone as phone, o.shipping_address as address, o.shipping_area as area, o.shipping_city as city,
      o.shipping_province as province, lines.products, lines.units, page.items_rwf as items,
      page.voucher_rwf as voucher, page.shipping_fee_rwf as delivery,
      page.items_rwf - page.voucher_rwf + page.shipping_fee_rwf as total, page.status,
      o.payment_status as payment, page.open_rwf as open, money.*
    from page join orders o on o.id = page.order_id
    ${money(sql`not exists (select 1 from order_parts other where other.order_id = o.id and other.id <> page.id)`)}
    cross join lateral (
      select string_agg(quantity || ' x ' || name, '; ' order by name, id) as products, sum(quantity)::int as units
      from order_lines where part_id = page.id) as lines
    order by page.created_at, page.id`);
  return rows;
}

export const allOrderHeaders = { ...orderHeaders, shops: 'Shops' };

/** Whole orders of every shop in the order they came, after the one given: what of them will be delivered. */
export async function listAllOrders(db: Executor, { after, limit, from, to, order }: Slice & Asked) {
  const { rows } = await db.execute<ExportedRow>(sql`
    select o.id as key, o.number, ${kigaliMinute(sql`o.created_at`)} as "orderedAt", o.shipping_name as customer,
      o.shipping_phone as phone, o.shipping_address as address, o.shipping_area as area, o.shipping_city as city,
      o.shipping_province as province, lines.products, lines.units, o.items_rwf as items, o.voucher_rwf as voucher,
      o.shipping_fee_rwf as delivery, o.total_rwf as total, o.delivery_status as status, o.payment_status as payment,
      o.open_rwf as open, money.*, lines.shops
    from orders o
    ${money(sql`true`)}
    cross join lateral (
      select string_agg(quantity || ' x ' || name, '; ' order by name, line.id) as products,
        coalesce(sum(quantity), 0)::int as units, string_agg(distinct shop_name, '; ') as shops
      from order_lines line join order_parts part on part.id = line.part_id join sellers on sellers.id = part.seller_id
      where line.order_id = o.id and part.status <> 'cancelled') as lines
    where true
      ${from === undefined ? sql`` : sql`and o.created_at >= ${startOf(from)}`}
      ${to === undefined ? sql`` : sql`and o.created_at < ${startOf(to)} + interval '1 day'`}
      ${isChosen(sql`o.id`, order)}
      ${after === undefined ? sql`` : sql`and (o.created_at, o.number) > (select created_at, number from orders where id = ${after})`}
    order by o.created_at, o.number limit ${limit}`);
  return rows;
}

export const invoiceHeaders = {
  date: 'Date',
  number: 'Number',
  kind: 'Kind',
  shop: 'Shop',
  order: 'Order',
  customer: 'Customer',
  tin: 'TIN',
  net: 'Net RWF',
  vat: 'VAT RWF',
  gross: 'Gross RWF',
  rate: 'VAT %',
  credits: 'For invoice number',
  methods: 'Way of payment',
  references: 'Reference',
};

/** For an accountant: a line for each rate on an invoice or credit note, and how money of its order came or went back. */
export async function listInvoices(
  db: Executor,
  sellerId: string | null,
  { after, limit, from, to }: Slice & Omit<Asked, 'order'>,
) {
  const { rows } = await db.execute<ExportedRow>(sql`
    with page as (
      select id, seller_id, number, kind, order_id, issued_at, content from invoices where true
        ${sellerId === null ? sql`` : sql`and seller_id = ${sellerId}`}
        ${from === undefined ? sql`` : sql`and issued_at >= ${startOf(from)}`}
        ${to === undefined ? sql`` : sql`and issued_at < ${startOf(to)} + interval '1 day'`}
        ${after === undefined ? sql`` : sql`and (issued_at, number, id) > (select issued_at, number, id from invoices where id = ${after})`}
      order by issued_at, number, id limit ${limit})
    select page.id as key, to_char(issued_at at time zone 'Africa/Kigali', 'YYYY-MM-DD') as date, number,
      case kind when 'invoice' then 'Invoice' else 'Credit note' end as kind, content -> 'issuer' ->> 'name' as shop,
      (content ->> 'orderNumber')::int as order, coalesce(nullif(content -> 'customer' ->> 'company', ''),
        content -> 'customer' ->> 'name') as customer, content -> 'customer' ->> 'tin' as tin,
      rate.net, rate.vat, rate.gross, rate.percent as rate, (content -> 'credits' ->> 'number')::int as credits,
      paid.methods, paid.references
    from page cross join lateral (
      select (one ->> 'percent')::int as percent, (one ->> 'netRwf')::float8 as net, (one ->> 'vatRwf')::float8 as vat,
        (one ->> 'grossRwf')::float8 as gross from jsonb_array_elements(content -> 'rates') as one) as rate
    left join lateral (
      select string_agg(distinct method, '; ') as methods, string_agg(distinct reference, '; ') as "references"
      from payments where order_id = page.order_id and state = 'agreed' and (amount_rwf < 0) = (kind = 'credit_note')) as paid on true
    order by issued_at, number, page.id, rate.percent desc`);
  return rows;
}

export const customerHeaders = {
  name: 'Name',
  phone: 'Phone',
  area: 'Area',
  city: 'City',
  orders: 'Orders',
  spent: 'Ordered for RWF',
  firstAt: 'First order',
  lastAt: 'Last order',
};

/** Who has ordered from the shop, as they wrote it on their last order there; nothing else of their account. */
export async function listCustomers(db: Executor, sellerId: string, { after, limit }: Slice) {
  const { rows } = await db.execute<ExportedRow>(sql`
    select o.customer_id as key, (array_agg(o.shipping_name order by p.created_at desc))[1] as name,
      (array_agg(o.shipping_phone order by p.created_at desc))[1] as phone,
      (array_agg(o.shipping_area order by p.created_at desc))[1] as area,
      (array_agg(o.shipping_city order by p.created_at desc))[1] as city,
      count(*)::int as orders,
      coalesce(sum(p.items_rwf - p.voucher_rwf + p.shipping_fee_rwf) filter (where p.status <> 'cancelled'), 0)::bigint as spent,
      ${kigaliMinute(sql`min(p.created_at)`)} as "firstAt", ${kigaliMinute(sql`max(p.created_at)`)} as "lastAt"
    from order_parts p join orders o on o.id = p.order_id
    where p.seller_id = ${sellerId} ${after === undefined ? sql`` : sql`and o.customer_id > ${after}`}
    group by o.customer_id order by o.customer_id limit ${limit}`);
  return rows;
}

export const voucherHeaders = {
  code: 'Code',
  percent: 'Percent off',
  amount: 'RWF off',
  minimum: 'From an order of RWF',
  usesAllowed: 'Uses in all',
  usesPerCustomer: 'Uses per customer',
  used: 'Used',
  startsAt: 'From',
  endsAt: 'Until',
  active: 'On',
};

export async function listVouchers(db: Executor, sellerId: string, { after, limit }: Slice) {
  const { rows } = await db.execute<ExportedRow>(sql`
    select id as key, code, percent_off as percent, amount_off_rwf as amount, minimum_rwf as minimum,
      uses_allowed as "usesAllowed", uses_per_customer as "usesPerCustomer", used,
      ${kigaliMinute(sql`starts_at`)} as "startsAt", ${kigaliMinute(sql`ends_at`)} as "endsAt", active
    from vouchers
    where seller_id = ${sellerId} ${after === undefined ? sql`` : sql`and id > ${after}`}
    order by id limit ${limit}`);
  return rows;
}
