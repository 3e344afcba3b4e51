import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import { sellers, sellerSecondSteps, sellerSessions } from '../../db/schema/index.ts';
import { isAliveIn, seenAgainAfter } from '../accounts/index.ts';

const isAlive = isAliveIn(sellerSessions);

const employers = alias(sellers, 'employers');

/** What a person has of the shop they work for, where that is not their own. */
const ofShop = <Name extends keyof typeof sellers.$inferSelect>(name: Name) =>
  sql<
    (typeof sellers.$inferSelect)[Name]
  >`case when ${employers.id} is null then ${sellers[name]} else ${employers[name]} end`;

/** A live session of a person whose shop is let in; suspending either shuts the door at once. */
export async function findHeldSession(db: Executor, key: { sessionId: string; sellerId: string }) {
  const rows = await db
    .select({
      seller: {
        id: ofShop('id'),
        personId: sellers.id,
        shopName: ofShop('shopName'),
        ownerName: sellers.ownerName,
        email: sellers.email,
        phone: ofShop('phone'),
        whatsapp: ofShop('whatsapp'),
        district: ofShop('district'),
        address: ofShop('address'),
        image: ofShop('image'),
        tin: ofShop('tin'),
        withoutVat: ofShop('withoutVat'),
        counterDiscount: ofShop('counterDiscount'),
        pickupAddress: ofShop('pickupAddress'),
        pickupHours: ofShop('pickupHours'),
        role: sellers.role,
        staffRole: sellers.staffRole,
        bossName: sql<string>`coalesce(nullif(${employers.ownerName}, ''), 'an owner')`,
        wantedName: ofShop('wantedName'),
        mustChangePassword: sellers.mustChangePassword,
        mustSetUpSecondStep: sql<boolean>`${sellers.staffRole} = any (${ofShop('secondStepRoles')}) and not exists (
          select from ${sellerSecondSteps} where seller_id = ${sellers.id} and confirmed_at is not null)`,
      },
      expiresAt: sellerSessions.expiresAt,
      isStale: sql<boolean>`${sellerSessions.lastSeenAt} < ${seenAgainAfter}`,
    })
    .from(sellerSessions)
    .innerJoin(sellers, eq(sellers.id, sellerSessions.sellerId))
    .leftJoin(employers, eq(employers.id, sellers.employerId))
    .where(
      and(
        eq(sellerSessions.id, key.sessionId),
        eq(sellerSessions.sellerId, key.sellerId),
        eq(sellers.status, 'approved'),
        sql`coalesce(${employers.status}, 'approved') = 'approved'`,
        isAlive,
      ),
    );
  return rows[0];
}

export async function findShop(db: Executor, id: string) {
  const rows = await db
    .select({
      id: sellers.id,
      shopName: sellers.shopName,
      phone: sellers.phone,
      whatsapp: sellers.whatsapp,
      district: sellers.district,
      address: sellers.address,
      image: sellers.image,
      tin: sellers.tin,
      withoutVat: sellers.withoutVat,
      counterDiscount: sellers.counterDiscount,
      pickupAddress: sellers.pickupAddress,
      pickupHours: sellers.pickupHours,
      wantedName: sellers.wantedName,
      status: sellers.status,
      employerId: sellers.employerId,
    })
    .from(sellers)
    .where(eq(sellers.id, id));
  return rows[0];
}

export async function noteSeen(db: Executor, sessionId: string): Promise<void> {
  await db
    .update(sellerSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sellerSessions.id, sessionId), lt(sellerSessions.lastSeenAt, seenAgainAfter), isAlive));
}

export async function insertSession(tx: Executor, values: { sellerId: string; userAgent: string; expiresAt: Date }) {
  const [row] = await tx
    .insert(sellerSessions)
    .values(values)
    .returning({ id: sellerSessions.id, expiresAt: sellerSessions.expiresAt });
  if (row === undefined) throw new Error('The session was not stored.');
  return row;
}

/** Whether the seller was ever signed in but for this session. */
export async function hasOthers(tx: Executor, sellerId: string, sessionId: string): Promise<boolean> {
  const isOther = and(eq(sellerSessions.sellerId, sellerId), ne(sellerSessions.id, sessionId));
  return (await tx.select({ id: sellerSessions.id }).from(sellerSessions).where(isOther).limit(1)).length > 0;
}

/** Ends the oldest live sessions until the new one and `others` older ones are left, and sweeps dead ones. */
export async function revokeOldest(
  tx: Executor,
  { sellerId, sessionId, others }: { sellerId: string; sessionId: string; others: number },
): Promise<string[]> {
  await tx
    .delete(sellerSessions)
    .where(and(eq(sellerSessions.sellerId, sellerId), lt(sellerSessions.expiresAt, sql`now()`)));
  const surplus = tx
    .select({ id: sellerSessions.id })
    .from(sellerSessions)
    .where(and(eq(sellerSessions.sellerId, sellerId), ne(sellerSessions.id, sessionId), isAlive))
    .orderBy(desc(sellerSessions.createdAt), sellerSessions.id)
    .offset(others);
  const rows = await tx
    .update(sellerSessions)
    .set({ revokedAt: sql`now()` })
    .where(inArray(sellerSessions.id, surplus))
    .returning({ id: sellerSessions.id });
  return rows.map(({ id }) => id);
}

export async function listSessions(db: Executor, sellerIds: string[]) {
  return db
    .select({
      id: sellerSessions.id,
      sellerId: sellerSessions.sellerId,
      userAgent: sellerSessions.userAgent,
      createdAt: sellerSessions.createdAt,
      lastSeenAt: sellerSessions.lastSeenAt,
    })
    .from(sellerSessions)
    .where(and(inArray(sellerSessions.sellerId, sellerIds), isAlive))
    .orderBy(desc(sellerSessions.lastSeenAt), sellerSessions.id);
}

export type SessionScope = { sellerId: string; only?: string; except?: string };

export async function revokeSessions(tx: Executor, { sellerId, only, except }: SessionScope): Promise<string[]> {
  const rows = await tx
    .update(sellerSessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(sellerSessions.sellerId, sellerId),
        isNull(sellerSessions.revokedAt),
        only === undefined ? undefined : eq(sellerSessions.id, only),
        except === undefined ? undefined : ne(sellerSessions.id, except),
      ),
    )
    .returning({ id: sellerSessions.id });
  return rows.map(({ id }) => id);
}
