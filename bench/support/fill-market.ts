import pg from 'pg';
import { openEmbeddedDatabase } from '../../apps/server/src/db/embedded/index.ts';
import { fillOrders } from '../../apps/server/src/testing/fill-orders.ts';

const customerCount = 20_000;

const insertCustomers = `
  insert into customers (name, email, phone, saved_shipping)
  select 'Customer ' || n, 'market.customer.' || n || '@example.com', '+25072' || lpad(n::text, 7, '0'),
    jsonb_build_object('phone', '+250788' || lpad(n::text, 6, '0'))
  from generate_series(1, $1::int) as n`;

/** What has become of the orders: each an everyday event of a shop, written as the shop would have left it. */
const events: Record<string, string> = {
  'deliveries until today, for reports of the last days': `
    with gap as (
      select now() - interval '6 hours' - max(created_at) as days from orders where delivery_status = 'placed'
    ), moved as (
      update orders set created_at = created_at + days, expires_at = expires_at + days from gap
      where delivery_status = 'placed' returning id
    ), moved_parts as (
      update order_parts set created_at = created_at + days from gap where order_id in (select id from moved)
    ), moved_steps as (
      update order_events set created_at = created_at + days from gap where order_id in (select id from moved)
    )
    update payments set created_at = created_at + days, answered_at = answered_at + days from gap
    where order_id in (select id from moved)`,
  'a rider for each shop': `
    insert into sellers (slug, shop_name, owner_name, email, role, status, employer_id, staff_role)
    select slug || '-rider', shop_name || ' (rider)', 'Rider of ' || shop_name, slug || '.rider@example.com', 'seller', 'approved', id, 'rider'
    from sellers where role = 'seller' and employer_id is null`,
  'goods that riders took along': `
    update order_parts set rider_id = rider.id from sellers rider
    where rider.employer_id = order_parts.seller_id and order_parts.status in ('warehouse', 'placed')`,
  'every twentieth order has a voucher that takes off its delivery': `
    with given as (
      update orders set voucher_id = (select id from vouchers order by code limit 1), voucher_rwf = 1000, shipping_fee_rwf = 1000
      where number % 20 = 0 and items_rwf > 1000 and (select count(*) from order_parts where order_id = orders.id) = 1 returning id)
    update order_parts set voucher_rwf = 1000, shipping_fee_rwf = 1000 from given where order_id = given.id`,
  'every fortieth cancelled order was paid': `
    with paid as (
      update orders set paid_rwf = 5000, back_rwf = 5000 where delivery_status = 'cancelled' and number % 40 = 0 returning id, created_at)
    insert into payments (order_id, method, amount_rwf, state, actor, staff_id, created_at, answered_at)
    select paid.id, 'Mobile Money', 5000, 'agreed', 'admin', office.id, created_at, created_at
    from paid, (select id from sellers where role = 'admin' limit 1) as office`,
  'reasons of cancellations': `
    update order_events set note = (array['Too expensive', 'Found it elsewhere', 'Not reached', ''])[1 + id % 4]
    where kind = 'delivery' and to_status = 'cancelled'`,
  warranties: `
    insert into warranties (order_id, line_id, product_id, seller_id, unit, handed_over_at, months, ends_on)
    select line.order_id, line.id, line.product_id, part.seller_id, 1, part.created_at, 12, (part.created_at + interval '1 year')::date
    from order_lines line join order_parts part on part.id = line.part_id where part.status = 'placed'`,
  'serials of every tenth': `update warranties set serial = 'SN' || lpad(number::text, 8, '0') where number % 10 = 0`,
  claims: `
    insert into warranty_claims (warranty_id, order_id, seller_id, problem, state, created_at)
    select id, order_id, seller_id, 'It does not switch on', case when handed_over_at > now() - interval '3 months' then 'open' else 'done' end,
      handed_over_at + interval '9 days'
    from warranties where number % 500 = 0`,
  'every fortieth delivery comes back': `
    with part as (
      select part.id, order_id, part.seller_id, part.created_at, line.id as line_id, line.unit_price_rwf as price,
        case when part.created_at > now() - interval '2 months' then (array['asked', 'received', 'accepted'])[1 + number % 3] else 'closed' end as status
      from order_parts part join orders on orders.id = order_id and number % 40 = 7
      cross join lateral (select id, unit_price_rwf from order_lines where part_id = part.id order by id limit 1) as line
      where part.status = 'placed'
    ), opened as (
      insert into returns (order_id, part_id, status, reason, refund_rwf, created_at)
      select order_id, id, status, 'faulty', case when status = 'closed' then price end, created_at + interval '4 days' from part
      returning id, part_id, order_id, status, created_at
    ), came as (
      insert into return_lines (return_id, order_line_id, quantity, restocked)
      select opened.id, line_id, 1, 1 from opened join part on part.id = part_id
    )
    insert into payments (order_id, part_id, method, amount_rwf, state, actor, staff_id, refund_for, return_id, created_at, answered_at)
    select opened.order_id, part_id, 'Cash', -price, 'agreed', 'seller', seller_id, 'return', opened.id, opened.created_at, opened.created_at
    from opened join part on part.id = part_id where opened.status = 'closed' and price > 0`,
  'cash handed in each month': `
    with taken as (
      select staff_id, date_trunc('month', created_at) as month, array_agg(id) as ids, sum(amount_rwf) as total from payments
      where method = 'Cash' and amount_rwf > 0 and created_at < now() - interval '2 days' group by 1, 2
    ), handed as (
      insert into cash_hand_ins (person_id, taken_by_id, recorded_rwf, counted_rwf, created_at)
      select staff_id, staff_id, total, total, month from taken returning id, person_id, created_at)
    update payments set hand_in_id = handed.id from handed join taken on staff_id = person_id and month = created_at where payments.id = any (ids)`,
  'what shops have earned': `
    with earned as (
      insert into earned_lines (order_line_id, percent, sales_rwf, voucher_rwf, commission_rwf)
      select line.id, 0, line.unit_price_rwf, 0, 0 from order_lines line join order_parts part on part.id = part_id where part.status = 'placed')
    insert into payout_entries (seller_id, kind, order_id, part_id, happened_at, sales_rwf, fee_rwf)
    select seller_id, 'sale', order_id, id, created_at, items_rwf, shipping_fee_rwf from order_parts where status = 'placed'`,
  'what shops have received': `
    insert into payout_entries (seller_id, kind, order_id, payment_id, happened_at, other_rwf)
    select payments.staff_id, 'received', order_id, payments.id, answered_at, -amount_rwf from payments where actor = 'seller'`,
  invoices: `
    insert into invoices (seller_id, number, kind, order_id, part_id, gross_rwf, vat_rwf, issued_at, content)
    select seller_id, row_number() over (partition by seller_id order by part.created_at, part.id), 'invoice', order_id, part.id, gross, vat, part.created_at,
      jsonb_build_object('issuer', jsonb_build_object('name', shop_name, 'tin', '100000001', 'address', '', 'phone', ''),
        'customer', jsonb_build_object('name', 'A customer', 'company', '', 'tin', '', 'phone', '', 'address', ''), 'orderNumber', 1, 'feePercent', 18,
        'lines', jsonb_build_array(jsonb_build_object('id', null, 'name', 'Goods', 'quantity', 1, 'amountRwf', gross, 'percent', 18)),
        'rates', jsonb_build_array(jsonb_build_object('percent', 18, 'netRwf', gross - vat, 'vatRwf', vat, 'grossRwf', gross)))
    from order_parts part join sellers on sellers.id = seller_id
    cross join lateral (select items_rwf - voucher_rwf + shipping_fee_rwf as gross) as total cross join lateral (select gross * 18 / 118 as vat) as tax
    where part.status = 'placed'`,
  'the number of each series': `insert into invoice_counters (seller_id, last) select seller_id, max(number) from invoices group by 1`,
};

/** What triggers would write order by order. */
const storeTexts = 'select store_order_texts(array (select id from orders))';
const indexesOfTexts = `
  select indexname as name, indexdef as made from pg_indexes where tablename = 'order_texts' and indexdef like '%gin_trgm_ops%'`;

/** Orders of two years in the market of a data directory, with all that happened to them. */
export async function fillMarket(dataDir: string, orders: number): Promise<void> {
  const embedded = await openEmbeddedDatabase({ dataDir, as: 'command' });
  // Without triggers and foreign keys: they would be asked millions of times.
  const pool = new pg.Pool({ connectionString: embedded.url, options: '-c session_replication_role=replica', max: 1 });
  const idsOf = async (text: string) => (await pool.query<{ id: string }>(text)).rows.map(({ id }) => id);
  try {
    const { rows: indexes } = await pool.query<{ name: string; made: string }>(indexesOfTexts);
    for (const { name } of indexes) await pool.query(`drop index ${name}`);
    await pool.query(insertCustomers, [customerCount]);
    const sellerIds = await idsOf('select distinct seller_id as id from products where published_at is not null');
    const customerIds = await idsOf('select id from customers');
    await fillOrders(pool, { orders, sellerIds, customerIds, lines: 2 });
    const made = indexes.map((index) => index.made);
    for (const text of [...Object.values(events), storeTexts, ...made, 'vacuum analyze']) await pool.query(text);
  } finally {
    await pool.end();
    await embedded.close();
  }
}
