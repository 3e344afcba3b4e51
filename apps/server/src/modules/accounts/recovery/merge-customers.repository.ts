import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { customers, messageCodes, messages, pushSubscriptions } from '../../../db/schema/index.ts';

/** Everything that hangs on a customer by `customer_id`, and what there may be only one of for each customer. */
const moved: Record<string, readonly string[] | 'all'> = {
  orders: 'all',
  reservations: 'all',
  voucher_uses: 'all',
  wishlist_items: ['product_id'],
  cart_lines: ['product_id'],
  cart_vouchers: [],
  reviews: ['product_id'],
  review_reports: ['review_id'],
  chat_threads: ['seller_id'],
};

/** These end with the account: who has its number signs in to the other one from now on. */
const ended = ['customer_sessions'];

export const tablesOfCustomers = [...Object.keys(moved), ...ended];

/**
 * Makes one account part of another: whatever both have, such as a wish for the same product, stays as the other has
 * it. Conversations with the same shop become one.
 */
export async function absorb(tx: Executor, from: string, to: string): Promise<void> {
  await joinConversations(tx, from, to);
  for (const [table, once] of Object.entries(moved)) {
    const isDouble = once === 'all' ? sql`false` : hasOwn(table, once, to);
    await tx.execute(
      sql`UPDATE ${sql.identifier(table)} AS moved SET customer_id = ${to} WHERE customer_id = ${from} AND NOT ${isDouble}`,
    );
  }
  await dropSecondReviews(tx, from);
  const isCustomers = (table: typeof messages | typeof pushSubscriptions) =>
    and(eq(table.reader, 'customer'), eq(table.readerId, from));
  await tx.update(pushSubscriptions).set({ readerId: to }).where(isCustomers(pushSubscriptions));
  await tx.update(messages).set({ readerId: to }).where(isCustomers(messages));
  // What would have opened the account that is gone.
  await tx.delete(messageCodes).where(eq(messageCodes.readerId, from));
  await tx.execute(sql`UPDATE customers AS own SET saved_shipping = coalesce(own.saved_shipping, gone.saved_shipping)
    FROM customers AS gone WHERE own.id = ${to} AND gone.id = ${from}`);
  await tx.delete(customers).where(eq(customers.id, from));
}

function hasOwn(table: string, once: readonly string[], to: string): SQL {
  const isSame = once.map((column) => sql`AND own.${sql.identifier(column)} = moved.${sql.identifier(column)}`);
  return sql`EXISTS (SELECT FROM ${sql.identifier(table)} AS own
    WHERE own.customer_id = ${to} ${sql.join(isSame, sql` `)})`;
}

async function joinConversations(tx: Executor, from: string, to: string): Promise<void> {
  await tx.execute(sql`WITH pairs AS (
      SELECT gone.id AS gone_id, own.id AS own_id, gone.last_message_at FROM chat_threads AS gone
      JOIN chat_threads AS own ON own.seller_id = gone.seller_id AND own.customer_id = ${to}
      WHERE gone.customer_id = ${from}),
    said AS (UPDATE chat_messages SET thread_id = own_id FROM pairs WHERE thread_id = gone_id)
    UPDATE chat_threads SET last_message_at = greatest(chat_threads.last_message_at, pairs.last_message_at)
    FROM pairs WHERE id = own_id`);
}

/** One person has one opinion of a product: the second no longer counts. */
async function dropSecondReviews(tx: Executor, from: string): Promise<void> {
  await tx.execute(sql`WITH dropped AS (
      DELETE FROM reviews WHERE customer_id = ${from} RETURNING product_id, rating, hidden_at)
    UPDATE products SET rating_sum = rating_sum - dropped.rating, rating_count = rating_count - (dropped.rating > 0)::int,
      review_count = review_count - 1
    FROM dropped WHERE products.id = product_id AND hidden_at IS NULL`);
}
