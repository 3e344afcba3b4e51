import { desc, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { customerEmail, customers, customerWords } from '../../db/schema/index.ts';
import { has } from '../orders/index.ts';

/** The newest customers with these words in their name, phone or e-mail. */
export async function findCustomers(db: Executor, words: readonly string[], limit: number) {
  return db
    .select({
      id: customers.id,
      name: customers.name,
      phone: sql<string>`coalesce(${customers.phone}, ${customers.savedShipping} ->> 'phone', '')`,
      email: customerEmail,
    })
    .from(customers)
    .where(has(customerWords(customers), words))
    .orderBy(desc(customers.createdAt), customers.id)
    .limit(limit);
}

/** The first line of what an order is found by. */
const addressee = sql`split_part(words, E'\\n', 1)`;

/** A common name is on thousands of orders: whoever ordered last is meant. */
const newestLookedAt = 200;

/** Who has ordered from the shop, as they wrote it on their last order there; nothing else of their account. */
export async function findBuyers(db: Executor, sellerId: string, words: readonly string[], limit: number) {
  const { rows } = await db.execute<{ id: string; name: string; phone: string }>(sql`
    select id, name, phone from (
      select distinct on (customer_id) customer_id as id, shipping_name as name, shipping_phone as phone, orders.created_at as "lastAt"
      from (
        select order_id from order_texts join order_parts using (id)
        where order_texts.seller_id = ${sellerId} and ${has(sql`words`, words)} and ${has(addressee, words)}
        order by created_at desc limit ${newestLookedAt}) as newest
      join orders on orders.id = order_id
      order by customer_id, orders.created_at desc) as buyers
    order by "lastAt" desc, id limit ${limit}`);
  return rows;
}
