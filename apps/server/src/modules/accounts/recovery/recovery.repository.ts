import { and, eq, sql } from 'drizzle-orm';
import { type Executor, isTaken } from '../../../db/client.ts';
import type { Reader } from '../../../db/notices.ts';
import { customers, sellers, staffName } from '../../../db/schema/index.ts';
import { customerWithPassword } from '../accounts.repository.ts';

const tables = { customer: customers, seller: sellers } as const;

export type ContactRow = { email: string; emailConfirmedAt: Date | null; phone: string | null };

export async function findContact(db: Executor, { reader, readerId }: Reader): Promise<ContactRow | undefined> {
  const table = tables[reader];
  const email = sql<string>`coalesce(${table.email}, '')`;
  const columns = { email, emailConfirmedAt: table.emailConfirmedAt, phone: table.phone };
  return (await db.select(columns).from(table).where(eq(table.id, readerId)))[0];
}

/** Who comes by a link that was sent to the e-mail has confirmed it with that; a new colleague is let in by it. */
export async function setPassword(
  tx: Executor,
  { reader, readerId }: Reader,
  { passwordHash, address }: { passwordHash: string; address: string },
): Promise<void> {
  const table = tables[reader];
  const emailConfirmedAt = sql`case when ${table.email} = ${address} then now() else ${table.emailConfirmedAt} end`;
  const change = { passwordHash, emailConfirmedAt };
  if (reader === 'customer') await tx.update(customers).set(change).where(eq(customers.id, readerId));
  else
    await tx
      .update(sellers)
      .set({
        ...change,
        mustChangePassword: false,
        status: sql`case when ${sellers.role} = 'admin' and ${sellers.status} = 'pending' then 'approved' else ${sellers.status} end`,
      })
      .where(eq(sellers.id, readerId));
}

/** Provided it is still the account's. */
export async function confirmEmail(tx: Executor, { reader, readerId }: Reader, email: string): Promise<boolean> {
  const table = tables[reader];
  const rows = await tx
    .update(table)
    .set({ emailConfirmedAt: sql`now()` })
    .where(and(eq(table.id, readerId), eq(table.email, email)))
    .returning({ id: table.id });
  return rows.length === 1;
}

/** Says whether it could be done: the e-mail may be another account's by now. */
export async function replaceEmail(
  tx: Executor,
  { reader, readerId }: Reader,
  email: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const table = tables[reader];
  try {
    await tx
      .update(table)
      .set({ email, emailConfirmedAt: isConfirmed ? sql`now()` : null })
      .where(eq(table.id, readerId));
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

export type PhoneHolder = { id: string; isOnlyPhone: boolean; isBlocked: boolean };

/** Locks the customer and whoever else has the number. */
export async function lockHolder(tx: Executor, customerId: string, phone: string): Promise<PhoneHolder | undefined> {
  const { rows } = await tx.execute<PhoneHolder>(
    sql`SELECT id, email IS NULL AS "isOnlyPhone", blocked_at IS NOT NULL AS "isBlocked"
      FROM customers WHERE id = ${customerId} OR phone = ${phone} ORDER BY id FOR UPDATE`,
  );
  return rows.find(({ id }) => id !== customerId);
}

export async function setPhone(tx: Executor, customerId: string, phone: string | null): Promise<void> {
  await tx.update(customers).set({ phone }).where(eq(customers.id, customerId));
}

export async function findByPhone(db: Executor, phone: string) {
  return (await db.select(customerWithPassword).from(customers).where(eq(customers.phone, phone)))[0];
}

/** Locks the customer, provided number and password are still those that were checked. */
export async function lockByPhone(tx: Executor, phone: string, passwordHash: string | null) {
  const isSame = sql`${customers.passwordHash} is not distinct from ${passwordHash}`;
  const rows = await tx
    .select(customerWithPassword)
    .from(customers)
    .where(and(eq(customers.phone, phone), isSame))
    .for('no key update');
  return rows[0];
}

export async function findName(db: Executor, { reader, readerId }: Reader): Promise<string | undefined> {
  if (reader === 'customer') {
    return (await db.select({ name: customers.name }).from(customers).where(eq(customers.id, readerId)))[0]?.name;
  }
  // The office knows shops by their name, and colleagues by their own.
  const name = sql<string>`case when ${sellers.role} = 'admin' then ${staffName} else ${sellers.shopName} end`;
  return (await db.select({ name }).from(sellers).where(eq(sellers.id, readerId)))[0]?.name;
}
