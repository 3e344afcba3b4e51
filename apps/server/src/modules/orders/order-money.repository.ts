import { type MoneyPart, type MoneyRow, settle } from '@urumuri/money/standing';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { payments, sellers } from '../../db/schema/index.ts';

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number];

/** What was written down for an order, the oldest first. */
export async function listPayments(executor: Executor, orderId: string) {
  return executor
    .select({ ...getTableColumns(payments), staffName: sellers.ownerName })
    .from(payments)
    .leftJoin(sellers, eq(sellers.id, payments.staffId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

const money = {
  name: 'order_money',
  text: `SELECT orders.id, (
      SELECT json_agg(json_build_object('id', part.id, 'status', part.status, 'itemsRwf', part.items_rwf,
        'voucherRwf', part.voucher_rwf, 'discountedRwf', (
          SELECT coalesce(sum(quantity * unit_price_rwf), 0) FROM order_lines WHERE part_id = part.id AND is_discounted),
        'shippingFeeRwf', part.shipping_fee_rwf, 'retainedRwf', (
          SELECT coalesce(sum(retained_rwf), 0) FROM returns WHERE part_id = part.id),
        'cameBackRwf', goods.came_back, 'cameBackDiscountedRwf', goods.discounted_back,
        'notClosedRwf', goods.not_closed, 'notClosedDiscountedRwf', goods.discounted_not_closed) ORDER BY part.created_at, part.id)
      FROM order_parts AS part CROSS JOIN LATERAL (
        SELECT coalesce(sum(of_line.quantity * line.unit_price_rwf), 0) AS came_back,
          coalesce(sum(of_line.quantity * line.unit_price_rwf) FILTER (WHERE is_discounted), 0) AS discounted_back,
          coalesce(sum(of_line.quantity * line.unit_price_rwf) FILTER (WHERE returns.status = 'received'), 0) AS not_closed,
          coalesce(sum(of_line.quantity * line.unit_price_rwf) FILTER (WHERE returns.status = 'received' AND is_discounted), 0)
            AS discounted_not_closed
        FROM returns JOIN return_lines AS of_line ON of_line.return_id = returns.id
        JOIN order_lines AS line ON line.id = order_line_id
        WHERE returns.part_id = part.id AND returns.status IN ('received', 'closed')) AS goods
      WHERE part.order_id = orders.id) AS parts, (
      SELECT coalesce(json_agg(json_build_object('id', id, 'amountRwf', amount_rwf, 'state', state, 'partId', part_id,
        'refundFor', refund_for)), '[]') FROM payments WHERE order_id = orders.id) AS rows
    FROM orders WHERE id = ANY ($1::uuid[])`,
};

type StoredMoney = { parts: MoneyPart[]; rows: (MoneyRow & { id: string })[] };

/** What `settle` needs to know of orders, by their ids. */
export async function listMoney(executor: Executor, orderIds: readonly string[]): Promise<Map<string, StoredMoney>> {
  type Row = StoredMoney & { id: string };
  const found = orderIds.length === 0 ? [] : await runStatement<Row>(executor, money, [orderIds]);
  return new Map(found.map(({ id, ...ofOrder }) => [id, ofOrder]));
}

export async function readMoney(executor: Executor, orderId: string): Promise<StoredMoney> {
  const found = (await listMoney(executor, [orderId])).get(orderId);
  if (found === undefined) throw new Error('An order whose money is read is gone.');
  return found;
}

/** How the money of an order stands, with every row as it is shown. */
export async function readPayments(executor: Executor, orderId: string) {
  // One after the other: in a transaction there is one connection.
  const standing = settle(await readMoney(executor, orderId));
  return { standing, rows: await listPayments(executor, orderId) };
}
