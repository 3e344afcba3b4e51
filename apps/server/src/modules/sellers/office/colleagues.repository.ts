import type { SellerStatus } from '@urumuri/contract';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { sellers, sellerSecondSteps, sellerSessions, staffName } from '../../../db/schema/index.ts';

const mostListed = 500;

export type ColleagueRow = Awaited<ReturnType<typeof listColleagues>>[number];

const name = sql<string>`${staffName}`;

/** Everybody of the office, those who are switched off last. */
export async function listColleagues(db: Executor) {
  const signedIn = db
    .select({ sellerId: sellerSessions.sellerId, lastSignInAt: max(sellerSessions.createdAt).as('last_sign_in_at') })
    .from(sellerSessions)
    .groupBy(sellerSessions.sellerId)
    .as('signed_in');
  return db
    .select({
      id: sellers.id,
      name,
      email: sellers.email,
      status: sellers.status,
      createdAt: sellers.createdAt,
      lastSignInAt: signedIn.lastSignInAt,
      hasSecondStep: sql<boolean>`${sellerSecondSteps.confirmedAt} is not null`,
    })
    .from(sellers)
    .leftJoin(sellerSecondSteps, eq(sellerSecondSteps.sellerId, sellers.id))
    .leftJoin(signedIn, eq(signedIn.sellerId, sellers.id))
    .where(eq(sellers.role, 'admin'))
    .orderBy(asc(sql`${sellers.status} = 'suspended'`), asc(sql`lower(${name})`), sellers.id)
    .limit(mostListed);
}

type NewColleague = Pick<typeof sellers.$inferInsert, 'slug' | 'shopName' | 'nameKey' | 'ownerName' | 'email'>;

/** Without a password, and waiting until its owner has chosen one. Nothing when another account has the e-mail. */
export async function insertColleague(tx: Executor, values: NewColleague): Promise<string | undefined> {
  const rows = await tx
    .insert(sellers)
    .values({ ...values, role: 'admin', status: 'pending' })
    .onConflictDoNothing({ target: sellers.email })
    .returning({ id: sellers.id });
  return rows[0]?.id;
}

/** Locks all accounts of the office, so that of two who switch each other off one stays. */
export async function lockOffice(tx: Executor): Promise<{ id: string; name: string; status: SellerStatus }[]> {
  return tx
    .select({ id: sellers.id, name, status: sellers.status })
    .from(sellers)
    .where(eq(sellers.role, 'admin'))
    .orderBy(sellers.id)
    .for('no key update');
}

/** Who has no password yet waits for one as before. */
export async function switchColleague(tx: Executor, colleagueId: string, active: boolean): Promise<void> {
  const status = active
    ? sql`case when ${sellers.passwordHash} is null then 'pending' else 'approved' end`
    : 'suspended';
  await tx.update(sellers).set({ status }).where(eq(sellers.id, colleagueId));
}

/** Says whether there is such a colleague. */
export async function renameColleague(tx: Executor, colleagueId: string, ownerName: string): Promise<boolean> {
  const isColleague = and(eq(sellers.id, colleagueId), eq(sellers.role, 'admin'));
  return (await tx.update(sellers).set({ ownerName }).where(isColleague)).rowCount === 1;
}
