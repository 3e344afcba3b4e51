import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import {
  chatThreads,
  orderLines,
  orderParts,
  orders,
  payments,
  products,
  reviews,
  sellers,
  warranties,
  warrantyClaims,
} from '../../db/schema/index.ts';

export type OrderFacts = {
  id: string;
  number: number;
  linkVersion: number;
  deliveryStatus: string;
  itemsRwf: number;
  voucherCode: string | null;
  voucherRwf: number;
  shippingFeeRwf: number;
  totalRwf: number;
  shippingName: string;
  shippingPhone: string;
  place: string;
  contactBy: 'phone' | 'whatsapp';
  contactFrom: string | null;
  contactUntil: string | null;
  deliverFrom: string | null;
  deliverUntil: string | null;
  lines: {
    partId: string;
    sellerId: string;
    shopName: string;
    status: string;
    name: string;
    quantity: number;
    unitPriceRwf: number;
    isPickup?: boolean;
  }[];
  parts: { sellerId: string; itemsRwf: number; voucherRwf: number; shippingFeeRwf: number }[];
};

const order = {
  name: 'order_for_message',
  text: `SELECT id, number, link_version AS "linkVersion", delivery_status AS "deliveryStatus", items_rwf AS "itemsRwf",
      (SELECT code FROM vouchers WHERE id = voucher_id) AS "voucherCode", voucher_rwf AS "voucherRwf",
      shipping_fee_rwf AS "shippingFeeRwf", total_rwf AS "totalRwf",
      shipping_name AS "shippingName", shipping_phone AS "shippingPhone", concat_ws(', ', shipping_area, shipping_city) AS place,
      contact_by AS "contactBy", to_json(contact_from) AS "contactFrom", to_json(contact_until) AS "contactUntil",
      deliver_from::text AS "deliverFrom", deliver_until::text AS "deliverUntil",
      (SELECT json_agg(json_build_object('partId', part_id, 'sellerId', seller_id, 'shopName', shop_name, 'status', part.status,
          'name', line.name, 'quantity', quantity, 'unitPriceRwf', unit_price_rwf,
          'isPickup', part.pickup_code IS NOT NULL) ORDER BY shop_name, line.name, line.id)
        FROM order_lines AS line JOIN order_parts AS part ON part.id = part_id JOIN sellers ON sellers.id = seller_id
        WHERE line.order_id = orders.id) AS lines,
      (SELECT json_agg(json_build_object('sellerId', seller_id, 'itemsRwf', items_rwf, 'voucherRwf', voucher_rwf,
          'shippingFeeRwf', shipping_fee_rwf)) FROM order_parts WHERE order_id = orders.id) AS parts
    FROM orders WHERE id = $1`,
};

export async function findOrder(db: Executor, orderId: string): Promise<OrderFacts | undefined> {
  return (await runStatement<OrderFacts>(db, order, [orderId]))[0];
}

/** Where one of these parts is picked up, and with which code. */
export async function findPickup(db: Executor, partIds: readonly string[]) {
  const rows = await db
    .select({
      address: sql<string>`coalesce(nullif(${sellers.pickupAddress}, ''), ${sellers.address})`,
      hours: sellers.pickupHours,
      code: sql<string>`${orderParts.pickupCode}`,
    })
    .from(orderParts)
    .innerJoin(sellers, eq(sellers.id, orderParts.sellerId))
    .where(and(inArray(orderParts.id, [...partIds]), isNotNull(orderParts.pickupCode)));
  return rows[0];
}

export async function findNewestOrder(db: Executor): Promise<OrderFacts | undefined> {
  const [newest] = await db.select({ id: orders.id }).from(orders).orderBy(desc(orders.createdAt)).limit(1);
  return newest && findOrder(db, newest.id);
}

export async function findPayment(db: Executor, paymentId: string) {
  const { amountRwf, reference, note } = payments;
  const rows = await db.select({ amountRwf, reference, note }).from(payments).where(eq(payments.id, paymentId));
  return rows[0];
}

export async function findClaim(db: Executor, claimId: string) {
  const rows = await db
    .select({
      orderId: orders.id,
      number: orders.number,
      linkVersion: orders.linkVersion,
      customerName: orders.shippingName,
      productName: orderLines.name,
      shopName: sellers.shopName,
      problem: warrantyClaims.problem,
      answer: warrantyClaims.answer,
    })
    .from(warrantyClaims)
    .innerJoin(warranties, eq(warranties.id, warrantyClaims.warrantyId))
    .innerJoin(orderLines, eq(orderLines.id, warranties.lineId))
    .innerJoin(sellers, eq(sellers.id, warrantyClaims.sellerId))
    .innerJoin(orders, eq(orders.id, warrantyClaims.orderId))
    .where(eq(warrantyClaims.id, claimId));
  return rows[0];
}

export async function findProduct(db: Executor, id: string) {
  const rows = await db.select({ name: products.name }).from(products).where(eq(products.id, id));
  return rows[0];
}

export async function listProductNames(db: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.name);
  return rows.map(({ name }) => name);
}

export async function findShop(db: Executor, id: string) {
  const { shopName, ownerName, phone, role, employerId } = sellers;
  const isColleague = sql<boolean>`${role} = 'admin' or ${employerId} is not null`;
  const columns = { shopName, ownerName, phone, isColleague };
  const rows = await db.select(columns).from(sellers).where(eq(sellers.id, id));
  return rows[0];
}

export async function findShopOfThread(db: Executor, threadId: string) {
  const rows = await db
    .select({ sellerId: sellers.id, shopName: sellers.shopName })
    .from(chatThreads)
    .innerJoin(sellers, eq(sellers.id, chatThreads.sellerId))
    .where(eq(chatThreads.id, threadId));
  return rows[0];
}

export type ReturnFacts = {
  orderId: string;
  number: number;
  linkVersion: number;
  customerName: string;
  shopName: string;
  answer: string;
  refundRwf: number | null;
  givenBackRwf: number;
  lines: { name: string; quantity: number }[];
};

const returned = {
  name: 'return_for_message',
  text: `SELECT orders.id AS "orderId", number, link_version AS "linkVersion", shipping_name AS "customerName",
      shop_name AS "shopName", answer, refund_rwf AS "refundRwf",
      (SELECT coalesce(-sum(amount_rwf), 0)::bigint FROM payments WHERE return_id = returns.id) AS "givenBackRwf",
      (SELECT json_agg(json_build_object('name', line.name, 'quantity', of_line.quantity) ORDER BY line.name, line.id)
        FROM return_lines AS of_line JOIN order_lines AS line ON line.id = order_line_id WHERE return_id = returns.id) AS lines
    FROM returns JOIN orders ON orders.id = order_id JOIN order_parts AS part ON part.id = part_id
    JOIN sellers ON sellers.id = seller_id WHERE returns.id = $1`,
};

export async function findReturn(db: Executor, returnId: string): Promise<ReturnFacts | undefined> {
  return (await runStatement<ReturnFacts>(db, returned, [returnId]))[0];
}

export async function findReview(db: Executor, reviewId: string) {
  const rows = await db
    .select({
      answer: reviews.answer,
      hiddenReason: reviews.hiddenReason,
      productName: products.name,
      slug: products.slug,
      shopName: sellers.shopName,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(eq(reviews.id, reviewId));
  return rows[0];
}
