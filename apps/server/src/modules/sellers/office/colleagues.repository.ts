import type { SellerStatus, StaffRole } from '@urumuri/contract';
import { asc, eq, max, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { sellers, sellerSecondSteps, sellerSessions, staffName } from '../../../db/schema/index.ts';

const mostListed = 500;

/** The people of a shop with the account it belongs to, or, without one, of the office. */
export type Team = { shopId: string | undefined };

export type ColleagueRow = Awaited<ReturnType<typeof listColleagues>>[number];

const name = sql<string>`${staffName}`;

const isOf = ({ shopId }: Team) =>
  (shopId === undefined
    ? eq(sellers.role, 'admin')
    : or(eq(sellers.id, shopId), eq(sellers.employerId, shopId))) as SQL;

/** Everybody, those who are switched off last. */
export async function listColleagues(db: Executor, team: Team) {
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
      staffRole: sellers.staffRole,
      status: sellers.status,
      createdAt: sellers.createdAt,
      lastSignInAt: signedIn.lastSignInAt,
      hasSecondStep: sql<boolean>`${sellerSecondSteps.confirmedAt} is not null`,
    })
    .from(sellers)
    .leftJoin(sellerSecondSteps, eq(sellerSecondSteps.sellerId, sellers.id))
    .leftJoin(signedIn, eq(signedIn.sellerId, sellers.id))
    .where(isOf(team))
    .orderBy(asc(sql`${sellers.status} = 'suspended'`), asc(sql`lower(${name})`), sellers.id)
    .limit(mostListed);
}

/** Of the account that asks. */
export async function readSecondStepRoles(db: Executor, accountId: string): Promise<StaffRole[]> {
  const roles = db.select({ roles: sellers.secondStepRoles }).from(sellers).where(eq(sellers.id, accountId));
  return (await roles)[0]?.roles ?? [];
}

export async function saveSecondStepRoles(tx: Executor, team: Team, secondStepRoles: StaffRole[]): Promise<void> {
  await tx.update(sellers).set({ secondStepRoles }).where(isOf(team));
}

type NewColleague = Pick<
  typeof sellers.$inferInsert,
  'slug' | 'shopName' | 'ownerName' | 'email' | 'staffRole' | 'role' | 'secondStepRoles'
> & { nameKey?: string; employerId?: string };

/** Without a password, and waiting until its owner has chosen one. Nothing when another account has the e-mail. */
export async function insertColleague(tx: Executor, values: NewColleague): Promise<string | undefined> {
  const rows = await tx
    .insert(sellers)
    .values({ ...values, status: 'pending' })
    .onConflictDoNothing({ target: sellers.email })
    .returning({ id: sellers.id });
  return rows[0]?.id;
}

/** Locks all accounts of a team, so that of two who switch each other off one stays. */
export async function lockTeam(
  tx: Executor,
  team: Team,
): Promise<{ id: string; name: string; status: SellerStatus; staffRole: StaffRole }[]> {
  return tx
    .select({ id: sellers.id, name, status: sellers.status, staffRole: sellers.staffRole })
    .from(sellers)
    .where(isOf(team))
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

export async function updateColleague(
  tx: Executor,
  colleagueId: string,
  change: { ownerName: string; staffRole: StaffRole },
): Promise<void> {
  await tx.update(sellers).set(change).where(eq(sellers.id, colleagueId));
}
