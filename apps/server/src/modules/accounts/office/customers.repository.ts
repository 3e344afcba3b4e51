import { count, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { customerEmail, customers, orders } from '../../../db/schema/index.ts';

const mostListed = 50;

export type CustomerAccountRow = Awaited<ReturnType<typeof listCustomers>>[number];

const phone = sql<string>`coalesce(${customers.phone}, ${customers.savedShipping} ->> 'phone', '')`;

/** Customers whose e-mail, name or phone has these letters or digits in it; those who are blocked, without. */
export async function listCustomers(db: Executor, search: { text: string; digits: string } | undefined) {
  const placed = db
    .select({ customerId: orders.customerId, orders: count().as('orders') })
    .from(orders)
    .groupBy(orders.customerId)
    .as('placed');
  return db
    .select({
      id: customers.id,
      name: customers.name,
      email: customerEmail,
      phone,
      orders: sql<number>`coalesce(${placed.orders}, 0)`.mapWith(Number),
      createdAt: customers.createdAt,
      blockedAt: customers.blockedAt,
      blockedReason: customers.blockedReason,
    })
    .from(customers)
    .leftJoin(placed, eq(placed.customerId, customers.id))
    .where(search === undefined ? isNotNull(customers.blockedAt) : matches(search))
    .orderBy(desc(isNotNull(customers.blockedAt)), customers.email)
    .limit(mostListed);
}

function matches({ text, digits }: { text: string; digits: string }) {
  const has = (value: unknown, part: string) => sql`position(lower(${part}) in lower(${value}::text)) > 0`;
  return or(
    has(customers.email, text),
    has(customers.name, text),
    digits === '' ? undefined : sql`position(${digits} in regexp_replace(${phone}, '\\D', '', 'g')) > 0`,
  );
}

/** Nothing when there is no such customer. */
export async function setBlocked(
  tx: Executor,
  customerId: string,
  reason: string | undefined,
): Promise<string | undefined> {
  const [row] = await tx
    .update(customers)
    .set({ blockedAt: reason === undefined ? null : sql`now()`, blockedReason: reason ?? '' })
    .where(eq(customers.id, customerId))
    .returning({ name: customers.name });
  return row?.name;
}
