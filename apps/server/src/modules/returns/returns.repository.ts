import type { PaymentStatus, ReturnState } from '@urumuri/contract';
import type { ReturnRefund } from '@urumuri/money/refunds';
import { and, eq } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { returnLines, returns } from '../../db/schema/index.ts';

/** A line that was delivered, with the terms of its category and how much of it is in a return. */
type DeliveredLine = {
  id: string;
  partId: string;
  sellerId: string;
  orderNumber: number;
  name: string;
  image: string;
  quantity: number;
  deliveredAt: Date;
  /** Null: no category on its path says anything. */
  returnDays: number | null;
  returnNote: string | null;
  inReturns: number;
};

/** With its terms in force and the units that may still be asked for. */
export type ReturnableLine = DeliveredLine & {
  terms: { days: number; note: string };
  until: Date | undefined;
  units: number;
};

const deliveredLines = {
  name: 'delivered_lines',
  text: `SELECT line.id, part.id AS "partId", part.seller_id AS "sellerId", orders.number AS "orderNumber", line.name, coalesce(line.images[1], '') AS image, line.quantity,
      coalesce(delivered.at, part.created_at) AS "deliveredAt", terms.return_days AS "returnDays",
      terms.return_note AS "returnNote", coalesce(taken.units, 0)::int AS "inReturns"
    FROM order_lines AS line JOIN order_parts AS part ON part.id = line.part_id AND part.status = 'placed'
    JOIN products ON products.id = line.product_id JOIN orders ON orders.id = line.order_id
    CROSS JOIN LATERAL (SELECT max(created_at) AS at FROM order_events WHERE order_id = line.order_id
      AND kind = 'delivery' AND to_status = 'placed' AND (part_id = part.id OR part_id IS NULL)) AS delivered
    CROSS JOIN LATERAL (SELECT sum(of_line.quantity) AS units FROM return_lines AS of_line
      JOIN returns ON returns.id = of_line.return_id AND returns.status NOT IN ('refused', 'withdrawn') WHERE order_line_id = line.id) AS taken
    LEFT JOIN LATERAL (SELECT return_days, return_note
      FROM unnest(category_path(products.category_id)) WITH ORDINALITY AS path (id, place) JOIN categories USING (id)
      WHERE return_days IS NOT NULL ORDER BY place LIMIT 1) AS terms ON true
    WHERE line.order_id = $1 ORDER BY line.name, line.id`,
};

export const listDelivered = (executor: Executor, orderId: string) =>
  runStatement<DeliveredLine>(executor, deliveredLines, [orderId]);

type NewReturn = Pick<
  typeof returns.$inferInsert,
  'orderId' | 'partId' | 'reason' | 'text' | 'pictures' | 'openedById'
>;

export async function insertReturn(
  tx: Executor,
  values: NewReturn,
  lines: readonly { orderLineId: string; quantity: number }[],
): Promise<string> {
  const [row] = await tx.insert(returns).values(values).returning({ id: returns.id });
  if (row === undefined) throw new Error('The return was not stored.');
  await tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: row.id })));
  return row.id;
}

export type ReturnRow = Omit<typeof returns.$inferSelect, 'openedById'> & {
  sellerId: string;
  shopName: string;
  orderNumber: number;
  customerName: string;
  phone: string;
  paymentStatus: PaymentStatus;
  /** Of the staff, where the customer did not ask in the shop. */
  openedBy: { name: string; role: 'seller' | 'admin' } | null;
  lines: {
    id: string;
    productId: string;
    name: string;
    image: string;
    quantity: number;
    restocked: number;
    unitPriceRwf: number;
    isDiscounted: boolean;
    /** Those the customer still has. */
    units: { id: string; serial: string | null }[];
  }[];
  /** What of its refund went back as money. */
  givenBackRwf: number;
};

/** With what it may come to, and what was given back for its order so far. */
export type ReturnAtDesk = ReturnRow & {
  refund: ReturnRefund;
  /** What is still to be collected for its order. */
  openRwf: number;
  refundedRwf: number;
  methods: string[];
};

const selectReturns = `SELECT asked.id, asked.order_id AS "orderId", part.id AS "partId", sellers.id AS "sellerId",
    sellers.shop_name AS "shopName", orders.number AS "orderNumber", orders.shipping_name AS "customerName",
    orders.shipping_phone AS phone, orders.payment_status AS "paymentStatus", asked.status, asked.reason, asked.text,
    asked.pictures, asked.answer, asked.refund_rwf AS "refundRwf", asked.taken_off_rwf AS "takenOffRwf",
    asked.retained_rwf AS "retainedRwf", asked.created_at AS "createdAt",
    (SELECT coalesce(-sum(amount_rwf), 0)::bigint FROM payments WHERE return_id = asked.id) AS "givenBackRwf",
    (SELECT json_build_object('name', coalesce(nullif(owner_name, ''), email::text), 'role', role)
      FROM sellers AS opener WHERE opener.id = asked.opened_by_id) AS "openedBy",
    (SELECT json_agg(json_build_object('id', line.id, 'productId', line.product_id, 'name', line.name,
        'image', coalesce(line.images[1], ''), 'quantity', of_line.quantity, 'restocked', of_line.restocked,
        'unitPriceRwf', line.unit_price_rwf, 'isDiscounted', line.is_discounted, 'units', (SELECT coalesce(json_agg(json_build_object('id', id, 'serial', serial)
          ORDER BY unit), '[]') FROM warranties WHERE line_id = line.id AND returned_at IS NULL)) ORDER BY line.name, line.id)
      FROM return_lines AS of_line JOIN order_lines AS line ON line.id = of_line.order_line_id
      WHERE of_line.return_id = asked.id) AS lines
  FROM returns AS asked JOIN order_parts AS part ON part.id = asked.part_id JOIN orders ON orders.id = asked.order_id
  JOIN sellers ON sellers.id = part.seller_id`;

const ofOrder = {
  name: 'returns_of_order',
  text: `${selectReturns} WHERE asked.order_id = $1 ORDER BY asked.created_at DESC, asked.id`,
};

export const listOfOrder = (executor: Executor, orderId: string) =>
  runStatement<ReturnRow>(executor, ofOrder, [orderId]);

const own = {
  name: 'own_return',
  text: `${selectReturns} WHERE orders.customer_id = $1 AND asked.id = $2`,
};

export async function findOwnReturn(executor: Executor, customerId: string, returnId: string) {
  return (await runStatement<ReturnRow>(executor, own, [customerId, returnId]))[0];
}

/** Null stands for the office, which sees everybody's. */
const isTheirs = '($1::uuid IS NULL OR part.seller_id = $1)';

const byId = { name: 'return_by_id', text: `${selectReturns} WHERE ${isTheirs} AND asked.id = $2` };

export async function findReturn(executor: Executor, sellerId: string | null, returnId: string) {
  return (await runStatement<ReturnRow>(executor, byId, [sellerId, returnId]))[0];
}

const newest = {
  name: 'returns_newest',
  text: `${selectReturns} WHERE ${isTheirs} AND ($2::text IS NULL OR asked.status = $2)
    ORDER BY asked.created_at DESC, asked.id LIMIT $3 OFFSET $4`,
};

export const listReturns = (
  executor: Executor,
  sellerId: string | null,
  { status, limit, offset }: { status: ReturnState | undefined; limit: number; offset: number },
) => runStatement<ReturnRow>(executor, newest, [sellerId, status, limit, offset]);

const counted = {
  name: 'returns_counted',
  text: `SELECT asked.status, count(*) AS count FROM returns AS asked JOIN order_parts AS part ON part.id = asked.part_id
    WHERE ${isTheirs} GROUP BY asked.status`,
};

export const countReturns = (executor: Executor, sellerId: string | null) =>
  runStatement<{ status: ReturnState; count: number }>(executor, counted, [sellerId]);

/** Takes a return of a locked order one step on. */
export async function moveReturn(
  tx: Executor,
  { id, status }: Pick<ReturnRow, 'id' | 'status'>,
  change: Partial<Pick<typeof returns.$inferInsert, 'status' | 'answer' | 'refundRwf' | 'takenOffRwf' | 'retainedRwf'>>,
): Promise<void> {
  const moved = await tx
    .update(returns)
    .set(change)
    .where(and(eq(returns.id, id), eq(returns.status, status)))
    .returning({ id: returns.id });
  if (moved.length !== 1) throw new Error('A return moved while its order was locked.');
}

export async function noteRestocked(
  tx: Executor,
  returnId: string,
  orderLineId: string,
  restocked: number,
): Promise<void> {
  await tx
    .update(returnLines)
    .set({ restocked })
    .where(and(eq(returnLines.returnId, returnId), eq(returnLines.orderLineId, orderLineId)));
}
