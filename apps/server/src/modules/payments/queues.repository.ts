import { type Executor, runStatement } from '../../db/client.ts';
import type { ToCollectRow } from './queues.rules.ts';

/** Null stands for the office, which sees every order; a shop sees those that are its own alone. */
const isTheirs = `($1::uuid IS NULL OR EXISTS (SELECT FROM order_parts WHERE order_id = orders.id AND seller_id = $1)
  AND NOT EXISTS (SELECT FROM order_parts WHERE order_id = orders.id AND seller_id <> $1))`;

export type OrderToGiveBackRow = {
  id: string;
  number: number;
  customerName: string;
  phone: string;
  shopNames: string[];
  createdAt: Date;
  revision: number;
  backRwf: number;
  paidBy: { method: string; amountRwf: number; reference: string | null }[];
  /** The first that waits to be closed, with its goods at their prices. */
  waitingReturn: { id: string; partId: string; goodsRwf: number; discountedRwf: number } | null;
};

const toGiveBack = {
  name: 'orders_to_give_back',
  text: `SELECT orders.id, number, shipping_name AS "customerName", shipping_phone AS phone, created_at AS "createdAt",
      revision, back_rwf AS "backRwf",
      (SELECT array_agg(shop_name ORDER BY shop_name) FROM order_parts JOIN sellers ON sellers.id = seller_id
        WHERE order_id = orders.id) AS "shopNames",
      (SELECT coalesce(json_agg(json_build_object('method', method, 'amountRwf', amount_rwf, 'reference', reference)
        ORDER BY created_at, id), '[]') FROM payments
        WHERE order_id = orders.id AND state = 'agreed' AND amount_rwf > 0) AS "paidBy",
      (SELECT json_build_object('id', waiting.id, 'partId', waiting.part_id, 'goodsRwf', goods.at_price, 'discountedRwf', goods.discounted)
        FROM returns AS waiting CROSS JOIN LATERAL (
          SELECT sum(of_line.quantity * unit_price_rwf) AS at_price,
            coalesce(sum(of_line.quantity * unit_price_rwf) FILTER (WHERE is_discounted), 0) AS discounted
          FROM return_lines AS of_line JOIN order_lines AS line ON line.id = order_line_id WHERE return_id = waiting.id) AS goods
        WHERE order_id = orders.id AND status = 'received'
        ORDER BY created_at, id LIMIT 1) AS "waitingReturn"
    FROM orders WHERE back_rwf > 0 AND ${isTheirs} ORDER BY created_at, id LIMIT $2 OFFSET $3`,
};

export const listToGiveBack = (db: Executor, sellerId: string | null, slice: { limit: number; offset: number }) =>
  runStatement<OrderToGiveBackRow>(db, toGiveBack, [sellerId, slice.limit, slice.offset]);

const sumOfToGiveBack = {
  name: 'sum_to_give_back',
  text: `SELECT count(*) AS total, coalesce(sum(back_rwf), 0)::bigint AS "sumRwf" FROM orders
    WHERE back_rwf > 0 AND ${isTheirs}`,
};

export async function sumToGiveBack(db: Executor, sellerId: string | null) {
  const [found] = await runStatement<{ total: number; sumRwf: number }>(db, sumOfToGiveBack, [sellerId]);
  return found ?? { total: 0, sumRwf: 0 };
}

const toCollect = {
  name: 'parts_to_collect',
  text: `SELECT part.status, rider.id AS "riderId", coalesce(nullif(rider.owner_name, ''), rider.email::text) AS "riderName",
      shop.id AS "sellerId", shop.shop_name AS "shopName", count(*) AS count, sum(open_rwf)::bigint AS "openRwf"
    FROM order_parts AS part JOIN sellers AS shop ON shop.id = part.seller_id LEFT JOIN sellers AS rider ON rider.id = rider_id
    WHERE open_rwf > 0 AND part.status IN ('warehouse', 'placed') AND ($1::uuid IS NULL OR part.seller_id = $1)
    GROUP BY part.status, rider.id, shop.id`,
};

export const listToCollect = (db: Executor, sellerId: string | null) =>
  runStatement<ToCollectRow>(db, toCollect, [sellerId]);
