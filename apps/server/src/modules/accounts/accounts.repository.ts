import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { customerEmail, customers } from '../../db/schema/index.ts';

const holderColumns = {
  id: customers.id,
  name: customers.name,
  email: customerEmail,
  image: customers.image,
  blockedAt: customers.blockedAt,
};

export const customerWithPassword = { ...holderColumns, passwordHash: customers.passwordHash };

export async function findByEmail(db: Executor, email: string) {
  const [row] = await db.select(customerWithPassword).from(customers).where(eq(customers.email, email));
  return row;
}

export async function findById(db: Executor, id: string) {
  const [row] = await db.select(customerWithPassword).from(customers).where(eq(customers.id, id));
  return row;
}

/** Nothing when the e-mail or the identity belongs to somebody already. */
export async function insertCustomer(
  tx: Executor,
  values: Pick<
    typeof customers.$inferInsert,
    'name' | 'email' | 'image' | 'passwordHash' | 'oidcIssuer' | 'oidcSubject'
  >,
) {
  const [row] = await tx.insert(customers).values(values).onConflictDoNothing().returning(holderColumns);
  return row;
}

/** Locks the customer, provided the password is still the one that was checked. */
export async function lockWithPassword(tx: Executor, { id, passwordHash }: { id: string; passwordHash: string }) {
  const [row] = await tx
    .select(holderColumns)
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.passwordHash, passwordHash)))
    .for('no key update');
  return row;
}

export async function replacePassword(
  tx: Executor,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  const isSame = and(eq(customers.id, id), eq(customers.passwordHash, from));
  return (await tx.update(customers).set({ passwordHash: to }).where(isSame)).rowCount === 1;
}

const linkedColumns = { ...holderColumns, oidcIssuer: customers.oidcIssuer, oidcSubject: customers.oidcSubject };

export async function lockByIdentity(tx: Executor, { issuer, subject }: { issuer: string; subject: string }) {
  const [row] = await tx
    .select(holderColumns)
    .from(customers)
    .where(and(eq(customers.oidcIssuer, issuer), eq(customers.oidcSubject, subject)))
    .for('no key update');
  return row;
}

export async function lockByEmail(tx: Executor, email: string) {
  const [row] = await tx.select(linkedColumns).from(customers).where(eq(customers.email, email)).for('no key update');
  return row;
}

/** Ties the account to an identity. A password set by whoever typed the e-mail here goes. */
export async function linkIdentity(
  tx: Executor,
  { id, issuer, subject }: { id: string; issuer: string; subject: string },
): Promise<void> {
  await tx
    .update(customers)
    .set({ oidcIssuer: issuer, oidcSubject: subject, passwordHash: null })
    .where(eq(customers.id, id));
}

/** Which messages somebody does not want, and the language of the others. */
export async function saveCustomerWishes(
  db: Executor,
  id: string,
  wishes: { mutedMessages: string[]; language?: string },
): Promise<void> {
  await db.update(customers).set(wishes).where(eq(customers.id, id));
}
