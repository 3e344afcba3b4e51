import { sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { earnedLines, payoutEntries } from '../../db/schema/index.ts';
import type { ClosedReturn, Earned, EarnedLine, Rate, SoldLine } from './earnings.rules.ts';

type StoredPart = {
  id: string;
  sellerId: string;
  voucherRwf: number;
  feeRwf: number;
  bearsVoucher: boolean;
  deliveredAt: Date;
  returnedAt: Date | null;
  lines: (SoldLine & { nearestCategories: string[] })[];
  returns: ClosedReturn[];
  /** What was fixed at its delivery; null until then. */
  earned: EarnedLine[] | null;
  /** What the ledger says of it. */
  entered: Earned | null;
};

const delivered = {
  name: 'payouts_delivered_parts',
  text: `SELECT part.id, part.seller_id AS "sellerId", part.voucher_rwf::float8 AS "voucherRwf",
      part.shipping_fee_rwf::float8 AS "feeRwf", voucher.seller_id IS NOT NULL AS "bearsVoucher",
      (SELECT coalesce(max(created_at), part.created_at) FROM order_events WHERE order_id = part.order_id
        AND (part_id = part.id OR part_id IS NULL) AND kind = 'delivery' AND to_status = 'placed') AS "deliveredAt",
      (SELECT max(created_at) FROM order_events WHERE order_id = part.order_id AND part_id = part.id
        AND kind = 'return' AND to_status = 'closed') AS "returnedAt",
      (SELECT json_agg(json_build_object('id', line.id, 'quantity', line.quantity, 'unitPriceRwf', line.unit_price_rwf, 'isDiscounted', line.is_discounted,
          'nearestCategories', array_remove(ARRAY[kind.id, above.id, above.parent_id], NULL)) ORDER BY line.id)
        FROM order_lines AS line JOIN products ON products.id = line.product_id
        LEFT JOIN categories AS kind ON kind.id = products.category_id
        LEFT JOIN categories AS above ON above.id = kind.parent_id WHERE line.part_id = part.id) AS lines,
      (SELECT coalesce(json_agg(json_build_object('retainedRwf', retained_rwf, 'lines', (
          SELECT json_agg(json_build_object('id', order_line_id, 'quantity', quantity)) FROM return_lines
          WHERE return_id = returns.id)) ORDER BY id), '[]') FROM returns WHERE part_id = part.id AND status = 'closed') AS returns,
      (SELECT json_agg(json_build_object('id', line.id, 'percent', percent, 'salesRwf', sales_rwf, 'voucherRwf', earned.voucher_rwf,
          'commissionRwf', commission_rwf) ORDER BY line.id)
        FROM order_lines AS line JOIN earned_lines AS earned ON earned.order_line_id = line.id
        WHERE line.part_id = part.id) AS earned,
      (SELECT CASE WHEN count(*) > 0 THEN json_build_object('salesRwf', sum(sales_rwf), 'voucherRwf', sum(entry.voucher_rwf),
          'feeRwf', sum(fee_rwf), 'commissionRwf', sum(commission_rwf)) END
        FROM payout_entries AS entry WHERE entry.order_id = part.order_id AND entry.part_id = part.id) AS entered
    FROM order_parts AS part JOIN orders ON orders.id = part.order_id
    JOIN sellers ON sellers.id = part.seller_id AND sellers.role = 'seller'
    LEFT JOIN vouchers AS voucher ON voucher.id = orders.voucher_id
    WHERE part.order_id = $1 AND part.status = 'placed' ORDER BY part.id`,
};

/** The delivered parts of an order; what the office sells itself it settles with nobody. */
export const listDelivered = (tx: Executor, orderId: string) => runStatement<StoredPart>(tx, delivered, [orderId]);

/** What a shop gave back as goodwill is its own cost: it counts what went back for goods or as too much. */
const received = {
  name: 'payouts_received_by_shops',
  text: `SELECT payments.id AS "paymentId", shop.id AS "sellerId", amount_rwf::float8 AS "amountRwf",
      coalesce(answered_at, payments.created_at) AS at
    FROM payments JOIN sellers AS staff ON staff.id = payments.staff_id
    JOIN sellers AS shop ON shop.id = coalesce(staff.employer_id, staff.id) AND shop.role = 'seller'
    WHERE payments.order_id = $1 AND payments.actor = 'seller' AND payments.state = 'agreed'
      AND (refund_for IS NULL OR refund_for IN ('return', 'too_much'))
      AND NOT EXISTS (SELECT FROM payout_entries WHERE payment_id = payments.id)`,
};

/** What shops have received themselves for an order, or given back, and the ledger does not say yet. */
export const listReceived = (tx: Executor, orderId: string) =>
  runStatement<{ paymentId: string; sellerId: string; amountRwf: number; at: Date }>(tx, received, [orderId]);

const rates = {
  name: 'payouts_rates',
  text: `SELECT DISTINCT ON (seller_id, category_id) seller_id AS "sellerId", category_id AS "categoryId",
      percent::float8 AS percent FROM commissions WHERE (seller_id = $1 OR seller_id IS NULL) AND since <= $2
    ORDER BY seller_id, category_id, since DESC, id DESC`,
};

export const listRates = (tx: Executor, sellerId: string, at: Date) => runStatement<Rate>(tx, rates, [sellerId, at]);

export async function insertEarnedLines(tx: Executor, lines: readonly EarnedLine[]): Promise<void> {
  await tx.insert(earnedLines).values(lines.map(({ id: orderLineId, ...line }) => ({ orderLineId, ...line })));
}

export type NewEntry = typeof payoutEntries.$inferInsert;

export async function insertEntries(tx: Executor, entries: NewEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(payoutEntries).values(entries);
}

/** The next order after this number of which the ledger may lack something, locked; of a version before there may be. */
export async function lockMissing(tx: Executor, after: number): Promise<{ id: string; number: number } | undefined> {
  const { rows } = await tx.execute<{ id: string; number: number }>(sql`
    select id, number::float8 as number from orders where number > ${after} and (exists (
        select from order_parts part join sellers on sellers.id = seller_id and role = 'seller'
        where part.order_id = orders.id and part.status = 'placed'
          and not exists (select from payout_entries where part_id = part.id and kind = 'sale'))
      or exists (select from payments join sellers on sellers.id = staff_id and sellers.role = 'seller'
        where payments.order_id = orders.id and actor = 'seller' and state = 'agreed'
          and not exists (select from payout_entries where payment_id = payments.id)))
    order by number limit 1 for no key update skip locked`);
  return rows[0];
}
