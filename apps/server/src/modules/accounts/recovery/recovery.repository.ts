import { and, eq, sql } from 'drizzle-orm';
import { type Executor, unlessTaken } from '../../../db/client.ts';
import { customerEmail, customers, messageCodes } from '../../../db/schema/index.ts';
import { customerWithPassword } from '../accounts.repository.ts';

export async function findContact(db: Executor, id: string) {
  const columns = { email: customerEmail, emailConfirmedAt: customers.emailConfirmedAt, phone: customers.phone };
  return (await db.select(columns).from(customers).where(eq(customers.id, id)))[0];
}

/** Who comes by a link that was sent to the e-mail has confirmed it with that. */
export async function setPassword(
  tx: Executor,
  id: string,
  { passwordHash, address }: { passwordHash: string; address: string },
): Promise<void> {
  const emailConfirmedAt = sql`case when ${customers.email} = ${address} then now() else ${customers.emailConfirmedAt} end`;
  await tx.update(customers).set({ passwordHash, emailConfirmedAt }).where(eq(customers.id, id));
}

/** Provided it is still the account's. */
export async function confirmEmail(tx: Executor, id: string, email: string): Promise<boolean> {
  const isTheirs = and(eq(customers.id, id), eq(customers.email, email));
  return (
    (
      await tx
        .update(customers)
        .set({ emailConfirmedAt: sql`now()` })
        .where(isTheirs)
    ).rowCount === 1
  );
}

/** Says whether it could be done: the e-mail may be another account's by now. */
export async function replaceEmail(tx: Executor, id: string, email: string, isConfirmed: boolean): Promise<boolean> {
  const emailConfirmedAt = isConfirmed ? sql`now()` : null;
  return unlessTaken(tx.update(customers).set({ email, emailConfirmedAt }).where(eq(customers.id, id)));
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

export async function findName(db: Executor, id: string): Promise<string | undefined> {
  return (await db.select({ name: customers.name }).from(customers).where(eq(customers.id, id)))[0]?.name;
}

/** What is left of a customer whose things have gone to another: where to send, and the sessions end. */
export async function endCustomer(tx: Executor, from: string, to: string): Promise<void> {
  // What would have opened the account that is gone.
  await tx.delete(messageCodes).where(eq(messageCodes.readerId, from));
  await tx.execute(sql`UPDATE customers AS own SET saved_shipping = coalesce(own.saved_shipping, gone.saved_shipping)
    FROM customers AS gone WHERE own.id = ${to} AND gone.id = ${from}`);
  await tx.delete(customers).where(eq(customers.id, from));
}
