/** What must be true of the books at every moment; each query finds the rows of which it is not. `fillOrders` enters no earnings. */
const bookChecks: Record<string, string> = {
  'reserved is the sum of what is held, within the stock': `
    select p.id from products p
    left join (select product_id, sum(quantity) as held from reservations where state = 'held' group by 1) h on h.product_id = p.id
    where p.reserved <> coalesce(h.held, 0) or p.reserved < 0 or p.reserved > p.stock`,
  'the stock is what its movements come to': `
    select p.id from products p left join (select product_id, sum(units) as units from stock_movements group by 1) m on m.product_id = p.id
    where p.stock <> coalesce(m.units, 0)`,
  'an order costs what its parts cost that are not cancelled': `
    select o.id from orders o left join order_parts p on p.order_id = o.id and p.status <> 'cancelled' group by o.id
    having o.items_rwf <> coalesce(sum(p.items_rwf), 0) or o.voucher_rwf <> coalesce(sum(p.voucher_rwf), 0)
      or o.shipping_fee_rwf <> coalesce(sum(p.shipping_fee_rwf), 0)
      or o.total_rwf <> coalesce(sum(p.items_rwf - p.voucher_rwf + p.shipping_fee_rwf), 0)`,
  'an order has parts':
    'select o.id from orders o where not exists (select 1 from order_parts p where p.order_id = o.id)',
  'a part costs what its lines cost': `
    select p.id from order_parts p left join order_lines l on l.part_id = p.id group by p.id
    having p.items_rwf <> coalesce(sum(l.quantity * l.unit_price_rwf), -1)`,
  'every line has its reservation': `
    select l.id from order_lines l left join reservations r
      on r.order_line_id = l.id and r.product_id = l.product_id and r.quantity = l.quantity
    where r.order_line_id is null`,
  'a reservation stands where its part stands': `
    select r.order_line_id from reservations r join order_lines l on l.id = r.order_line_id join order_parts p on p.id = l.part_id
    where r.state <> case p.status when 'pending' then 'held' when 'cancelled' then 'released' else 'deducted' end`,
  'an order is as far as its slowest part': `
    select o.id from orders o join order_parts p on p.order_id = o.id group by o.id
    having o.delivery_status <> case when bool_or(p.status = 'pending') then 'pending' when bool_or(p.status = 'processing') then 'processing'
      when bool_or(p.status = 'warehouse') then 'warehouse' when bool_or(p.status = 'placed') then 'placed' else 'cancelled' end`,
  'an order is paid by what was agreed': `
    select o.id from orders o cross join lateral (
      select coalesce(sum(amount_rwf), 0) as paid, coalesce(bool_or(amount_rwf >= 0), false) as came, coalesce(bool_or(amount_rwf < 0), false) as went,
        coalesce(-sum(amount_rwf) filter (where refund_for = 'goodwill'), 0) as goodwill,
        coalesce(-sum(amount_rwf) filter (where refund_for = 'other'), 0) as other
      from payments where order_id = o.id and state = 'agreed') m
    cross join lateral (
      select o.total_rwf - coalesce(sum(goods - discount_share(voucher_rwf, discounted, id) - retained), 0) as owed from order_parts
      cross join lateral (select coalesce(sum(r.quantity * l.unit_price_rwf), 0)::bigint as goods,
          coalesce(sum(r.quantity * l.unit_price_rwf) filter (where is_discounted), 0)::bigint as discounted from returns
        join return_lines r on r.return_id = returns.id join order_lines l on l.id = r.order_line_id
        where returns.part_id = order_parts.id and returns.status in ('received', 'closed')) as came_back
      cross join lateral (select coalesce(sum(retained_rwf), 0) as retained from returns where part_id = order_parts.id) as kept
      where order_id = o.id and items_rwf > 0) due
    cross join lateral (select greatest(paid, least(owed,
      paid + goodwill + case when o.delivery_status in ('placed', 'cancelled') then other else 0 end)) as counts) c
    where o.payment_status <> case when went and paid <= 0 and (counts >= owed or other > 0) then 'refunded'
      when came and counts >= owed then 'paid' else 'unpaid' end`,
  'what is kept for lists adds up': `
    select o.id from orders o join order_parts p on p.order_id = o.id group by o.id
    having o.open_rwf <> sum(p.open_rwf) or o.open_rwf < 0 or o.back_rwf < 0 or (o.open_rwf > 0 and o.back_rwf > 0)
      or o.paid_rwf <> (select coalesce(sum(amount_rwf), 0) from payments where order_id = o.id and state = 'agreed')`,
  'the last word about an order is true': `
    select o.id from orders o left join (
      select distinct on (order_id) order_id, payload from outbox, lateral (select payload ->> 'orderId' as order_id) named
      where type = 'order.changed' order by order_id, id desc) e on e.order_id = o.id::text
    where e.payload is null or (e.payload ->> 'revision')::int <> o.revision
      or e.payload ->> 'deliveryStatus' <> o.delivery_status or e.payload ->> 'paymentStatus' <> o.payment_status`,
  'the last word about a product that was ordered is true': `
    select p.id from products p join (
      select distinct on (product_id) product_id, told
      from outbox, jsonb_array_elements(payload -> 'products') told, lateral (select told ->> 'productId' as product_id) named
      where type = 'stock.changed' order by product_id, outbox.id desc) e on e.product_id = p.id::text
    where (e.told ->> 'available')::int <> p.stock - p.reserved or (e.told ->> 'revision')::int <> p.stock_revision`,
  'the history of a part ends where the part is': `
    select p.id from order_parts p join lateral (
      select to_status from order_events where order_id = p.order_id and kind = 'delivery' and (part_id = p.id or part_id is null)
      order by id desc limit 1) e on true
    where e.to_status <> p.status`,
  'a voucher counts the orders that use it': `
    select v.id from vouchers v where v.used <> (select count(*) from voucher_uses u where u.voucher_id = v.id)
      or v.used > coalesce(v.uses_allowed, v.used)`,
  'no unit is in two returns': `
    select l.id from order_lines l join return_lines r on r.order_line_id = l.id
      join returns on returns.id = r.return_id and returns.status not in ('refused', 'withdrawn')
    group by l.id having sum(r.quantity) > l.quantity`,
  'only what was received is sold again': `
    select r.return_id from return_lines r join returns on returns.id = r.return_id
    where r.restocked > 0 and returns.status not in ('received', 'closed')`,
  'every unit that came back is known, and has no open claim': `
    select l.id from order_lines l where exists (select from warranties w where w.line_id = l.id)
      and ((select count(*) from warranties w where w.line_id = l.id and w.returned_at is not null)
        <> (select coalesce(sum(r.quantity), 0) from return_lines r join returns on returns.id = r.return_id
          where r.order_line_id = l.id and returns.status in ('received', 'closed'))
      or exists (select from warranties w join warranty_claims c on c.warranty_id = w.id
        where w.line_id = l.id and w.returned_at is not null and c.state in ('open', 'repair', 'exchange')))`,
  'no more is given back than was paid for the goods': `
    select p.id from order_parts p join returns on returns.part_id = p.id group by p.id
    having coalesce(sum(coalesce(refund_rwf, taken_off_rwf) + retained_rwf), 0) > p.items_rwf - p.voucher_rwf`,
  'what a voucher takes off, it is used for': `
    select o.id from orders o where o.voucher_rwf > 0 and not exists (select from voucher_uses u where u.order_id = o.id and u.voucher_id = o.voucher_id)`,
  'no more money goes back for a return than it came to': `
    select p.id from payments p join returns r on r.id = p.return_id where -p.amount_rwf > coalesce(r.refund_rwf, 0)`,
  'no more money went back than came in': `
    select order_id from payments where state = 'agreed' group by order_id having sum(amount_rwf) < 0`,
  'every order and every part of one can be found': `
    select id from (select id, null::uuid as seller_id from orders union all select id, seller_id from order_parts) as known
    where not exists (select from order_texts t where t.id = known.id and t.seller_id is not distinct from known.seller_id)`,
  'shops have earned what they delivered, less what came back': `
    select p.id from order_parts p join orders o on o.id = p.order_id join sellers s on s.id = p.seller_id and s.role = 'seller'
    left join vouchers v on v.id = o.voucher_id
    cross join lateral (select count(*) filter (where kind = 'sale') as sales, coalesce(sum(sales_rwf - voucher_rwf + fee_rwf), 0) as earned,
      coalesce(sum(sales_rwf - voucher_rwf), 0) as goods, coalesce(sum(commission_rwf), 0) as commission
      from payout_entries where part_id = p.id) e
    cross join lateral (select coalesce(sum(g.goods), 0)::bigint as goods, coalesce(sum(g.discounted), 0)::bigint as discounted,
      coalesce(sum(retained_rwf), 0) as kept from returns
      cross join lateral (select sum(r.quantity * l.unit_price_rwf) as goods,
        sum(r.quantity * l.unit_price_rwf) filter (where is_discounted) as discounted from return_lines r
        join order_lines l on l.id = r.order_line_id where r.return_id = returns.id) g
      where returns.part_id = p.id and returns.status = 'closed') b
    cross join lateral (select b.goods - discount_share(p.voucher_rwf, b.discounted, p.id) - b.kept as back) r
    cross join lateral (select p.items_rwf - case when v.seller_id is null then 0 else p.voucher_rwf end + p.shipping_fee_rwf - r.back as due) d
    where o.fingerprint <> 'filled' and case when p.status <> 'placed' then e.sales > 0 else e.sales <> 1 or e.commission not between 0 and e.goods
      or case when v.seller_id is null and p.voucher_rwf > 0 then e.earned > d.due else e.earned <> d.due end end`,
  'what shops received themselves is set against their balance': `
    select o.id from orders o cross join lateral (select coalesce(sum(amount_rwf), 0) as got from payments
        join sellers s on s.id = staff_id left join sellers shop on shop.id = s.employer_id
        where order_id = o.id and actor = 'seller' and state = 'agreed' and coalesce(shop.role, s.role) = 'seller'
          and (refund_for is null or refund_for in ('return', 'too_much'))) m
    where o.fingerprint <> 'filled'
      and -m.got <> (select coalesce(sum(other_rwf), 0) from payout_entries where order_id = o.id and kind = 'received')`,
  'what stands invoiced of a part is what is to be paid for it': `
    select p.id from order_parts p join (select part_id, sum(gross_rwf) as gross from invoices group by 1) i on i.part_id = p.id
    cross join lateral (select coalesce(sum(g.goods), 0)::bigint as goods, coalesce(sum(g.discounted), 0)::bigint as discounted,
      coalesce(sum(retained_rwf), 0) as kept from returns
      cross join lateral (select sum(r.quantity * l.unit_price_rwf) as goods,
        sum(r.quantity * l.unit_price_rwf) filter (where is_discounted) as discounted from return_lines r
        join order_lines l on l.id = r.order_line_id where r.return_id = returns.id) g
      where returns.part_id = p.id and returns.status = 'closed') b
    where i.gross not in (0, case when p.status = 'cancelled' then 0 else p.items_rwf - p.voucher_rwf + p.shipping_fee_rwf
      - (b.goods - discount_share(p.voucher_rwf, b.discounted, p.id) - b.kept) end)`,
  'papers of a shop are numbered without a gap, and add up': `
    select i.seller_id::text as id from invoices i join invoice_counters c on c.seller_id = i.seller_id group by i.seller_id, c.last
    having max(number) <> c.last or count(*) <> max(number) - min(number) + 1
    union all select i.id::text from invoices i cross join lateral (
      select sum((r ->> 'grossRwf')::bigint) as gross, sum((r ->> 'vatRwf')::bigint) as vat, sum((r ->> 'netRwf')::bigint) as net
      from jsonb_array_elements(content -> 'rates') r) s
    where s.gross <> i.gross_rwf or s.vat <> i.vat_rwf or s.net + s.vat <> s.gross
      or s.gross <> (select sum((l ->> 'amountRwf')::bigint) from jsonb_array_elements(content -> 'lines') l)`,
  'a cancelled order uses no voucher': `
    select u.order_id from voucher_uses u join orders o on o.id = u.order_id where o.delivery_status = 'cancelled'`,
};

type Queries = { query(sql: string): Promise<{ rows: unknown[] }> };

/** The rules the database breaks at this moment; none, if the shop does its sums. */
export async function findFaults(database: Queries): Promise<string[]> {
  const faults: string[] = [];
  for (const [rule, query] of Object.entries(bookChecks)) {
    const { rows } = await database.query(query);
    if (rows.length > 0) faults.push(`${rule}: not for ${rows.length}, e.g. ${JSON.stringify(rows[0])}`);
  }
  return faults;
}

export async function assertBooksBalance(database: Queries): Promise<void> {
  const faults = await findFaults(database);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
