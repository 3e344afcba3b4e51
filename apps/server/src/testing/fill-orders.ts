import type pg from 'pg';

type Filling = {
  orders: number;
  /** The sellers, customers and their products must be there; the orders are shared out among them. */
  sellerIds: string[];
  customerIds: string[];
  /** How many products each part has, where the shop has so many. */
  lines?: number;
};

/**
 * A shop that has been open for long: one order every ten minutes up to now, every fourth of two shops. The
 * newest five in a hundred are pending, a third of them agreed on the phone and a third tried in vain; of
 * the older ones most are delivered.
 */
const insertOrders = `
  with planned as materialized (
    select n, gen_random_uuid() as id, ($3::uuid[])[1 + n % cardinality($3::uuid[])] as customer_id,
      now() - ($1::int - n) * interval '10 minutes' as created_at, least(1 + (n % 4 = 0)::int, cardinality($2::uuid[])) as shops,
      case when n > $1 * 0.95 then 'pending' when n > $1 * 0.93 then 'processing' when n > $1 * 0.92 then 'warehouse'
        when n % 15 = 0 then 'cancelled' else 'placed' end as status
    from generate_series($4::int, $5::int) as n
  ), of_shop as materialized (
    select seller_id, array_agg(id order by id) as goods from products where deleted_at is null group by seller_id
  ), wanted as materialized (
    select gen_random_uuid() as id, planned.id as order_id, n, customer_id, planned.created_at, status,
      status <> 'pending' or n % 3 = 0 as is_agreed, shop.seller_id, goods
    from planned cross join generate_series(1, shops) as place
    cross join lateral (select ($2::uuid[])[1 + (n + place) % cardinality($2::uuid[])] as seller_id) shop
    join of_shop on of_shop.seller_id = shop.seller_id
  ), line as materialized (
    select gen_random_uuid() as id, wanted.id as part_id, order_id, n, customer_id, status, product.id as product_id,
      product.name, product.slug, product.price_rwf as price
    from wanted cross join generate_series(1, least($6::int, cardinality(goods))) as place
    join products product on product.id = goods[1 + (n + place - 1) % cardinality(goods)]
  ), part as materialized (
    select wanted.*, price from wanted join (select part_id, sum(price) as price from line group by 1) as goods on part_id = wanted.id
  ), stored_orders as (
    insert into orders (id, customer_id, idempotency_key, fingerprint, items_rwf, total_rwf, open_rwf, paid_rwf,
      delivery_status, payment_status, channel, shipping_name, shipping_address, shipping_phone, shipping_post, shipping_province, shipping_city, shipping_area,
      expires_at, created_at)
    select planned.id, planned.customer_id, planned.id, 'filled', sum(due), sum(due),
      case planned.status when 'placed' then 0 else sum(due) end, case planned.status when 'placed' then sum(due) else 0 end,
      planned.status, case planned.status when 'placed' then 'paid' else 'unpaid' end,
      case planned.n % 10 when 0 then 'phone' when 1 then 'counter' else 'web' end,
      (array['Aline', 'Jean Bosco', 'Claudine', 'Eric', 'Diane', 'Patrick', 'Solange'])[1 + planned.n / 10 % 7] || ' '
        || (array['Uwase', 'Habimana', 'Mukamana', 'Niyonzima', 'Ingabire'])[1 + planned.n % 5] || ' ' || planned.n,
      'KG 11 Ave 5', '+250788' || lpad((planned.n * 7919::bigint % 1000000)::text, 6, '0'), 'N/A', 'Kigali',
      (array['Gasabo', 'Kicukiro', 'Nyarugenge'])[1 + planned.n % 3], 'Remera',
      planned.created_at + interval '72 hours', planned.created_at
    from planned join part on part.order_id = planned.id
    cross join lateral (select case part.status when 'cancelled' then 0 else price end as due) asked
    group by planned.id, planned.customer_id, planned.status, planned.n, planned.created_at
  ), stored_parts as (
    insert into order_parts (id, order_id, seller_id, status, items_rwf, open_rwf, agreed_at, created_at)
    select id, order_id, seller_id, status, price, case when status in ('placed', 'cancelled') then 0 else price end, case when is_agreed then created_at end, created_at from part
  ), stored_lines as (
    insert into order_lines (id, order_id, part_id, product_id, quantity, name, slug, brand, images, price_rwf,
      discount_percent, unit_price_rwf)
    select id, order_id, part_id, product_id, 1, name, slug, 'Brand', '{}', price, 0, price from line
  ), stored_steps as (
    insert into order_events (order_id, part_id, kind, to_status, actor, created_at)
    select id, null, 'delivery', 'pending', 'customer', created_at from planned
    union all
    select order_id, id, 'delivery', step, 'seller', created_at + place * interval '1 hour'
    from part, unnest(array['processing', 'warehouse', 'placed', 'cancelled']) with ordinality as steps (step, place)
    where place <= array_position(array['processing', 'warehouse', 'placed'], status) or step = status and status = 'cancelled'
    union all
    select order_id, id, 'call', case when is_agreed then 'confirmed' else 'no_answer' end, 'seller',
      created_at + interval '30 minutes'
    from part where is_agreed or n % 3 = 1
    union all
    select id, null, 'payment', 'paid', 'seller', created_at + interval '5 hours' from planned where status = 'placed'
  ), stored_payments as (
    insert into payments (order_id, method, amount_rwf, state, actor, staff_id, reference, reference_key, open_before_rwf, created_at, answered_at)
    select planned.id, case when planned.n % 3 = 0 then 'Cash' else 'Mobile Money' end, sum(price), 'agreed', 'seller', min(seller_id::text)::uuid,
      case when planned.n % 3 > 0 then 'MP' || planned.n end, case when planned.n % 3 > 0 then 'MP' || planned.n end, sum(price), paid_at, paid_at
    from planned join part on part.order_id = planned.id
    cross join lateral (select least(now(), planned.created_at + interval '5 hours') as paid_at) as paying
    where planned.status = 'placed' group by planned.id, planned.n, paid_at
  ), told as (
    insert into outbox (type, payload, published_at)
    select 'order.changed', jsonb_build_object('orderId', id, 'customerId', customer_id, 'deliveryStatus', status,
      'paymentStatus', case status when 'placed' then 'paid' else 'unpaid' end, 'revision', 0), now() from planned
  )
  insert into reservations (order_line_id, product_id, customer_id, quantity, state, settled_at)
  select id, product_id, customer_id, 1, state, case when state <> 'held' then now() end
  from line, lateral (select case status when 'pending' then 'held' when 'cancelled' then 'released' else 'deducted' end) as kept (state)
`;

const countHeld = `
  update products set stock = greatest(stock, held.units::int), reserved = held.units
  from (select product_id, sum(quantity) as units from reservations where state = 'held' group by product_id) as held
  where products.id = held.product_id
`;

/** The first at once, and then as many as there are: what is planned for few rows does not suit a hundred thousand. */
const firstAtOnce = 2000;
const filled = 'orders, order_parts, order_lines, order_events, payments, order_texts, reservations';

/** Fills the books by the thousand, as no test could by ordering. */
export async function fillOrders(pool: pg.Pool, { orders, sellerIds, customerIds, lines = 1 }: Filling): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // How many rows a part of such a statement has is not known to the planner.
    await client.query('set enable_nestloop = off');
    for (let done = 0; done < orders;) {
      const last = Math.min(orders, Math.max(firstAtOnce, 2 * done));
      await client.query(insertOrders, [orders, sellerIds, customerIds, done + 1, last, lines]);
      await client.query(`analyze ${filled}`);
      done = last;
    }
    await client.query('reset enable_nestloop');
    await client.query(countHeld);
    await client.query('analyze');
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}
