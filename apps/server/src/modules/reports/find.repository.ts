import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { customerEmail, customers, customerWords, orders } from '../../db/schema/index.ts';
import { hasWords, partsOf } from '../orders/index.ts';

const has = (text: SQL, words: readonly string[]) =>
  and(...words.map((word) => sql`${text} like '%' || search_text(${word}) || '%'`));

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

const addressee = sql`search_text(${orders.shippingName} || ' ' || regexp_replace(${orders.shippingPhone}, '\\D', '', 'g'))`;

/** A common name is on thousands of orders: whoever ordered last is meant. */
const newestLookedAt = 200;

/** Who has ordered from the shop, as they wrote it on their last order there; nothing else of their account. */
export async function findBuyers(db: Executor, sellerId: string, words: readonly string[], limit: number) {
  const own = partsOf(sellerId);
  const { rows } = await db.execute<{ id: string; name: string; phone: string }>(sql`
    select id, name, phone from (
      select distinct on (id) * from (
        select ${orders.customerId} as id, ${orders.shippingName} as name, ${orders.shippingPhone} as phone, ${orders.createdAt} as "lastAt"
        from ${own.from} where ${and(own.whose, hasWords(own, words), has(addressee, words))}
        order by ${own.createdAt} desc limit ${newestLookedAt}) as newest
      order by id, "lastAt" desc) as buyers
    order by "lastAt" desc, id limit ${limit}`);
  return rows;
}
