import { and, eq, sql } from 'drizzle-orm';
import { type Executor, unlessTaken } from '../../db/client.ts';
import { sellers, staffName } from '../../db/schema/index.ts';

/** What recovery asks of the accounts of sellers and the office, as it does of customers' itself. */
export async function findContact(db: Executor, id: string): Promise<{ email: string } | undefined> {
  return (await db.select({ email: sellers.email }).from(sellers).where(eq(sellers.id, id)))[0];
}

/** Who comes by a link that was sent to the e-mail has confirmed it with that; somebody new of a shop or the office is let in by it. */
export async function setPassword(
  tx: Executor,
  id: string,
  { passwordHash, address }: { passwordHash: string; address: string },
): Promise<void> {
  const emailConfirmedAt = sql`case when ${sellers.email} = ${address} then now() else ${sellers.emailConfirmedAt} end`;
  const status = sql`case when (${sellers.role} = 'admin' or ${sellers.employerId} is not null) and ${sellers.status} = 'pending' then 'approved' else ${sellers.status} end`;
  const change = { passwordHash, emailConfirmedAt, mustChangePassword: false, status };
  await tx.update(sellers).set(change).where(eq(sellers.id, id));
}

/** Provided it is still the account's. */
export async function confirmEmail(tx: Executor, id: string, email: string): Promise<boolean> {
  const isTheirs = and(eq(sellers.id, id), eq(sellers.email, email));
  return (
    (
      await tx
        .update(sellers)
        .set({ emailConfirmedAt: sql`now()` })
        .where(isTheirs)
    ).rowCount === 1
  );
}

/** Says whether it could be done: the e-mail may be another account's by now. */
export async function replaceEmail(tx: Executor, id: string, email: string, isConfirmed: boolean): Promise<boolean> {
  const emailConfirmedAt = isConfirmed ? sql`now()` : null;
  return unlessTaken(tx.update(sellers).set({ email, emailConfirmedAt }).where(eq(sellers.id, id)));
}

/** The office knows shops by their name, and colleagues by their own. */
export async function findName(db: Executor, id: string): Promise<string | undefined> {
  const name = sql<string>`case when ${sellers.role} = 'admin' or ${sellers.employerId} is not null then ${staffName} else ${sellers.shopName} end`;
  return (await db.select({ name }).from(sellers).where(eq(sellers.id, id)))[0]?.name;
}
