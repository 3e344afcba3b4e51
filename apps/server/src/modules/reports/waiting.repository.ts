import type { Waiting } from '@urumuri/contract';
import { type Executor, runStatement } from '../../db/client.ts';
import { getRow } from '../../db/rows.ts';
import { fewLeft } from '../catalogue/index.ts';

const underWay = `count(*) FILTER (WHERE status = 'pending')::int AS pending,
  count(*) FILTER (WHERE status = 'processing')::int AS processing,
  count(*) FILTER (WHERE status = 'warehouse')::int AS warehouse`;

const isUnread = `created_at > coalesce(seller_read_at, '-infinity')`;

/** As the page of it lists them: packed or handed over. */
const toCollect = `coalesce(sum(open_rwf), 0)::float8 AS "toCollectRwf" FROM order_parts
  WHERE open_rwf > 0 AND status IN ('warehouse', 'placed')`;

/** What a shop sees of itself alone, and the office of its own shop. */
const own = `
  (SELECT count(*)::int FROM order_parts WHERE seller_id = $1 AND status = 'pending' AND agreed_at IS NULL) AS "toCall",
  (SELECT count(*)::int FROM products
    WHERE seller_id = $1 AND published_at IS NOT NULL AND stock - reserved <= ${fewLeft}) AS "lowStock",
  (SELECT count(*)::int FROM chat_threads
    WHERE seller_id = $1 AND last_message_at > coalesce(seller_read_at, '-infinity') AND EXISTS (
      SELECT FROM chat_messages WHERE thread_id = chat_threads.id AND sender = 'customer' AND ${isUnread})) AS chats`;

const returnsWaiting = `count(*) FILTER (WHERE returns.status = 'asked')::int AS "returnsAsked",
  count(*) FILTER (WHERE returns.status = 'received')::int AS "returnsReceived"`;

const ofShop = {
  name: 'waiting_of_shop',
  text: `SELECT parts.*, open.*, back.*, ${own},
      (SELECT count(*)::int FROM warranty_claims
        WHERE seller_id = $1 AND state IN ('open', 'repair', 'exchange')) AS claims,
      (SELECT coalesce(sum(back_rwf), 0)::float8 FROM orders JOIN order_parts AS part ON part.order_id = orders.id
        WHERE back_rwf > 0 AND seller_id = $1 AND NOT EXISTS (
          SELECT FROM order_parts WHERE order_id = orders.id AND seller_id <> $1)) AS "toGiveBackRwf"
    FROM (SELECT ${underWay} FROM order_parts
        WHERE seller_id = $1 AND status IN ('pending', 'processing', 'warehouse')) AS parts,
      (SELECT ${toCollect} AND seller_id = $1) AS open,
      (SELECT ${returnsWaiting} FROM returns JOIN order_parts AS part ON part.id = returns.part_id
        WHERE part.seller_id = $1 AND returns.status IN ('asked', 'received')) AS back`,
};

const ofAll = {
  name: 'waiting_of_all',
  text: `SELECT all_orders.*, open.*, back.*, ${own},
      (SELECT count(*)::int FROM warranty_claims WHERE state IN ('open', 'repair', 'exchange')) AS claims,
      (SELECT coalesce(sum(back_rwf), 0)::float8 FROM orders WHERE back_rwf > 0) AS "toGiveBackRwf",
      (SELECT count(*)::int FROM payments WHERE state = 'claimed') AS payments,
      (SELECT count(*)::int FROM messages
        WHERE status = 'refused' AND created_at > now() - interval '7 days') AS "failedMessages",
      (SELECT count(*)::int FROM sellers
        WHERE role = 'seller' AND status = 'pending' AND employer_id IS NULL) AS shops,
      (SELECT count(DISTINCT review_id)::int FROM review_reports WHERE settled_at IS NULL) AS "reportedReviews",
      (SELECT count(*)::int FROM products WHERE check_state = 'waiting' AND deleted_at IS NULL) AS "productsToCheck"
    FROM (SELECT ${underWay} FROM (SELECT delivery_status AS status FROM orders
        WHERE delivery_status IN ('pending', 'processing', 'warehouse')) AS moving) AS all_orders,
      (SELECT ${toCollect}) AS open,
      (SELECT ${returnsWaiting} FROM returns WHERE status IN ('asked', 'received')) AS back`,
};

export const readWaiting = async (executor: Executor, sellerId: string, isOffice: boolean): Promise<Waiting> =>
  getRow(await runStatement<Waiting>(executor, isOffice ? ofAll : ofShop, [sellerId]));
