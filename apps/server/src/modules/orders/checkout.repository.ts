import { randomInt, randomUUID } from 'node:crypto';
import type { Identity } from '@urumuri/identity';
import { type Executor, runStatement } from '../../db/client.ts';
import { insertNotices } from '../../db/notices.ts';
import { rememberShipping } from '../accounts/index.ts';
import { removeOrdered } from '../cart/index.ts';
import { reserveStock } from '../catalogue/index.ts';
import { type GrantedVoucher, selectVouchersToUse, spendVoucher, type VoucherRow } from '../promotions/index.ts';
import type { OrderRequest, PlacedOrder } from './checkout.rules.ts';
import type { WantedProduct } from './order-lines.rules.ts';
import type { OrderTotals, SellerShare } from './order-totals.rules.ts';
import type { TodaysProduct } from './quote.repository.ts';

export type PlacedOrderRow = Omit<PlacedOrder, 'orderId' | 'isReplay'> & { id: string; fingerprint: string };

/** A product as an order needs it, with what this customer has of it in pending orders. */
export type OrderedProduct = Pick<
  TodaysProduct,
  'productId' | 'sellerId' | 'name' | 'priceRwf' | 'discountPercent' | 'available' | 'stockRevision' | 'held'
> & {
  offersPickup: boolean;
};

/** Without a key, the same order again within this time is taken for a second press of the button. */
const twinSeconds = 30;

/** Who asks for which order. */
export type OrderClaim = { customerId: string; key: string | undefined; fingerprint: string };

const claimValues = ({ customerId, key, fingerprint }: OrderClaim) => [customerId, key, fingerprint];

const placedColumns = `id, fingerprint, total_rwf AS "totalRwf", shipping_fee_rwf AS "shippingFeeRwf",
  (SELECT sum(quantity) FROM order_lines WHERE order_id = orders.id) AS units`;

/** The order under this key; without one, its twin of moments ago: one cancelled since is meant anew. */
const placed = `
  (SELECT ${placedColumns} FROM orders WHERE customer_id = $1 AND idempotency_key = $2)
  UNION ALL
  (SELECT ${placedColumns} FROM orders
    WHERE $2 IS NULL AND customer_id = $1 AND fingerprint = $3 AND delivery_status <> 'cancelled'
      AND created_at > now() - make_interval(secs => ${twinSeconds}) LIMIT 1)`;

const findPlacedOrder = { name: 'find_placed_order', text: placed };

export async function findPlaced(executor: Executor, claim: OrderClaim): Promise<PlacedOrderRow | undefined> {
  return (await runStatement<PlacedOrderRow>(executor, findPlacedOrder, claimValues(claim)))[0];
}

const onSale = {
  name: 'products_on_sale',
  text: `SELECT id AS "productId", name, stock - reserved AS available FROM products
    WHERE id = ANY ($1::uuid[]) AND published_at IS NOT NULL`,
};

/** What is on sale among these, without locking it: a moment later it may be less. */
export async function listOnSale(executor: Executor, ids: string[]) {
  return runStatement<Pick<OrderedProduct, 'productId' | 'name' | 'available'>>(executor, onSale, [ids]);
}

/** All that an order is judged by. */
type OrderFacts = {
  placed: PlacedOrderRow | null;
  openUnpaid: number;
  cartLines: { id: string; productId: string }[];
  products: OrderedProduct[];
  vouchers: VoucherRow[];
};

/**
 * Locks products in the order of their ids, so that two orders never wait for each other. It must come after the
 * customer's lock, to see what the customer's other requests have done; an order placed before locks nothing.
 */
const readOrder = {
  name: 'read_order',
  text: `WITH placed AS (${placed}),
    named AS (SELECT id, product_id FROM cart_lines WHERE customer_id = $1 AND id = ANY ($5::uuid[])),
    saleable AS (
      SELECT id AS "productId", seller_id AS "sellerId", name, price_rwf AS "priceRwf",
        exact_discount(price_rwf, unit_price_rwf, discount_percent) AS "discountPercent",
        stock - reserved AS available, stock_revision AS "stockRevision",
        (SELECT pickup_address <> '' FROM sellers WHERE id = seller_id) AS "offersPickup",
        (SELECT coalesce(sum(quantity), 0) FROM reservations
          WHERE product_id = products.id AND customer_id = $1 AND state = 'held') AS held
      FROM products
      WHERE id IN (SELECT unnest($4::uuid[]) UNION SELECT product_id FROM named) AND published_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM placed)
      ORDER BY id FOR NO KEY UPDATE OF products
    ),
    offered AS (${selectVouchersToUse({
      code: '$6',
      customer: '$1',
      products: `ARRAY (SELECT "productId" FROM saleable)`,
    })})
  SELECT (SELECT to_json(placed) FROM placed) AS placed,
    (SELECT count(*) FROM orders WHERE customer_id = $1 AND payment_status = 'unpaid'
      AND delivery_status IN ('pending', 'processing', 'warehouse')) AS "openUnpaid",
    (SELECT coalesce(json_agg(json_build_object('id', id, 'productId', product_id)), '[]') FROM named) AS "cartLines",
    (SELECT coalesce(json_agg(saleable), '[]') FROM saleable) AS products,
    (SELECT coalesce(json_agg(offered), '[]') FROM offered) AS vouchers`,
};

export async function readFacts(
  tx: Executor,
  claim: OrderClaim,
  goods: { productIds: string[]; cartLineIds: string[]; voucherCode: string | undefined },
): Promise<OrderFacts> {
  const values = [...claimValues(claim), goods.productIds, goods.cartLineIds, goods.voucherCode];
  const [facts] = await runStatement<OrderFacts>(tx, readOrder, values);
  if (facts === undefined) throw new Error('The database answered nothing about an order.');
  const vouchers = facts.vouchers.map((voucher) => {
    const { startsAt, endsAt } = voucher;
    return { ...voucher, startsAt: new Date(startsAt), endsAt: endsAt && new Date(endsAt) };
  });
  return { ...facts, vouchers };
}

type NewOrder = {
  id: string;
  request: OrderRequest;
  fingerprint: string;
  shares: readonly SellerShare[];
  totals: OrderTotals;
  voucher: GrantedVoucher | undefined;
  /** Between which days it arrives, if that is known. */
  promised: { from: string; until: string } | undefined;
  expirySeconds: number;
  /** What the settings say of VAT. */
  tax: Identity['tax'];
  wanted: readonly WantedProduct[];
  /** Products whose lines leave the cart. */
  fromCart: readonly string[];
  /** It waits for no call and does not expire. */
  isConfirmed: boolean;
  /** As the outbox writes them. */
  events: string;
  /** As they are written for such a statement. */
  notices: string;
};

/**
 * Stores an order with all that belongs to it, in one statement. Lines keep what the locked products are at this
 * moment: name, price and picture come from their rows. Foreign keys are checked when all of it is written.
 */
const store = {
  name: 'store_order',
  text: `WITH reserved AS (
      ${reserveStock('$19', '$20')}
    ), stored AS (
      INSERT INTO orders (id, customer_id, idempotency_key, fingerprint, items_rwf, voucher_rwf, shipping_fee_rwf,
        total_rwf, voucher_id, shipping_name, shipping_address, shipping_phone, shipping_post, shipping_province,
        shipping_city, shipping_area, contact_by, contact_from, contact_until, expires_at, channel, open_rwf, deliver_from, deliver_until)
      SELECT $1::uuid, $2::uuid, $3, $4, $5::bigint, $6::bigint, $7::bigint, $8::bigint, $9::uuid,
        name, address, phone, post, province, city, area,
        $11, $12::timestamptz, $13::timestamptz, now() + make_interval(secs => $14), $28, $8, $31::date, $32::date
      FROM jsonb_to_record($10::jsonb)
        AS shipping (name text, address text, phone text, post text, province text, city text, area text)
    ), parts AS (
      INSERT INTO order_parts (order_id, seller_id, items_rwf, voucher_rwf, shipping_fee_rwf, pickup_code, open_rwf, agreed_at)
      SELECT $1, part.*, items - voucher + fee, CASE WHEN $27::boolean THEN now() END
      FROM unnest($15::uuid[], $16::bigint[], $17::bigint[], $18::bigint[], $36::text[])
        AS part (seller, items, voucher, fee, code)
      RETURNING id, seller_id
    ), lines AS (
      INSERT INTO order_lines (order_id, part_id, product_id, quantity, name, slug, brand, images, price_rwf,
        discount_percent, unit_price_rwf, vat_percent, is_discounted)
      SELECT $1, parts.id, product.id, quantity, product.name, product.slug, brands.name, images, price_rwf,
        discount_percent, coalesce(sold_for, unit_price_rwf), line_vat(category_id, seller_id, $29, $30),
        $35::uuid[] IS NULL OR product.id = ANY ($35)
      FROM reserved AS product JOIN parts USING (seller_id) JOIN brands ON brands.id = brand_id
        LEFT JOIN unnest($33::uuid[], $34::bigint[]) AS sold (product_id, sold_for) ON sold.product_id = product.id
      RETURNING id, product_id, quantity
    ), held AS (
      INSERT INTO reservations (order_line_id, product_id, customer_id, quantity)
      SELECT id, product_id, $2, quantity FROM lines
    ), history AS (
      INSERT INTO order_events (order_id, kind, to_status, actor, staff_id, note)
      VALUES ($1, 'delivery', 'pending', coalesce($24, 'customer'), $25::uuid, coalesce($26, ''))
    ), ${spendVoucher({ voucher: '$9', order: '$1', customer: '$2' })}, ordered AS (
      ${removeOrdered('$2', '$21')}
    ), remembered AS (
      ${rememberShipping('$2', '$10')} AND $28 <> 'counter'
    ), noted AS (
      INSERT INTO outbox (type, payload)
      SELECT type, payload FROM jsonb_to_recordset($22::jsonb) AS event (type text, payload jsonb)
    ), noticed AS (
      ${insertNotices('$23')}
    )
    SELECT (SELECT count(*) FROM lines) AS lines, (SELECT count(*) FROM spent) AS vouchers`,
};

/** What is shown by who picks a part up: no two parts of an order have the same. */
function listPickupCodes(shares: readonly SellerShare[]): (string | null)[] {
  const codes = new Set<string>();
  while (codes.size < shares.length) codes.add(String(randomInt(1_000_000)).padStart(6, '0'));
  const rest = [...codes];
  return shares.map(({ isPickup }, place) => (isPickup ? (rest[place] ?? null) : null));
}

/** Answers how many lines were stored, and vouchers used: fewer than asked for, and all of it must be undone. */
export async function storeOrder(tx: Executor, order: NewOrder): Promise<{ lines: number; vouchers: number }> {
  const { request, shares, totals, voucher, wanted } = order;
  const { customerId, key = randomUUID(), shippingInfo, contact, phoneOrder } = request;
  const discountBySeller = new Map(voucher?.discount.parts.map((part) => [part.sellerId, part.discountRwf]));
  const [stored] = await runStatement<{ lines: number; vouchers: number }>(tx, store, [
    order.id,
    customerId,
    key,
    order.fingerprint,
    totals.itemsRwf,
    totals.voucherRwf,
    totals.shippingFeeRwf,
    totals.totalRwf,
    voucher?.voucherId,
    shippingInfo,
    contact.by,
    contact.from,
    contact.until,
    order.expirySeconds,
    shares.map(({ sellerId }) => sellerId),
    shares.map(({ itemsRwf }) => itemsRwf),
    shares.map(({ sellerId }) => discountBySeller.get(sellerId) ?? 0),
    shares.map(({ shippingFeeRwf }) => shippingFeeRwf),
    wanted.map(({ productId }) => productId),
    wanted.map(({ quantity }) => quantity),
    order.fromCart,
    order.events,
    order.notices,
    phoneOrder?.actor,
    phoneOrder?.staffId,
    phoneOrder?.note,
    order.isConfirmed,
    phoneOrder ? (phoneOrder.sale ? 'counter' : 'phone') : 'web',
    order.tax.vatPercent,
    order.tax.tin !== '',
    order.promised?.from,
    order.promised?.until,
    [...(phoneOrder?.sale?.prices.keys() ?? [])],
    [...(phoneOrder?.sale?.prices.values() ?? [])],
    voucher?.productIds,
    listPickupCodes(shares),
  ]);
  return stored ?? { lines: 0, vouchers: 0 };
}
