import type { SellerStatus, UpdateSellerProfileBody } from '@urumuri/contract';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type Executor, isTaken, unlessTaken } from '../../db/client.ts';
import { products, sellers } from '../../db/schema/index.ts';

const holderColumns = {
  id: sellers.id,
  shopName: sellers.shopName,
  email: sellers.email,
  image: sellers.image,
  /** Somebody who works for a shop comes in where the shop does, too. */
  status: sql<SellerStatus>`coalesce((select boss.status from sellers as boss
    where boss.id = sellers.employer_id and boss.status <> 'approved'), sellers.status)`,
  passwordHash: sellers.passwordHash,
};

export async function findByEmail(db: Executor, email: string) {
  const rows = await db.select(holderColumns).from(sellers).where(eq(sellers.email, email));
  return rows[0];
}

export async function findById(db: Executor, id: string) {
  const rows = await db.select(holderColumns).from(sellers).where(eq(sellers.id, id));
  return rows[0];
}

export async function replacePassword(
  tx: Executor,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(sellers)
    .set({ passwordHash: to, mustChangePassword: false })
    .where(and(eq(sellers.id, id), eq(sellers.passwordHash, from)));
  return rowCount === 1;
}

/** Locks the seller, provided e-mail and password are still those that were checked. */
export async function lockWithPassword(
  tx: Executor,
  { id, email, passwordHash }: Record<'id' | 'email' | 'passwordHash', string>,
) {
  const rows = await tx
    .select(holderColumns)
    .from(sellers)
    .where(and(eq(sellers.id, id), eq(sellers.email, email), eq(sellers.passwordHash, passwordHash)))
    .for('no key update');
  return rows[0];
}

/** Shops other than this one that may look like it: those with its key, and older ones that have none. */
export async function listAlike(tx: Executor, nameKey: string, exceptId?: string) {
  return tx
    .select({ shopName: sellers.shopName, nameKey: sellers.nameKey })
    .from(sellers)
    .where(
      and(
        or(eq(sellers.nameKey, nameKey), isNull(sellers.nameKey)),
        exceptId === undefined ? undefined : ne(sellers.id, exceptId),
      ),
    );
}

/** Until the transaction ends nobody else looks for the name of a new office account. */
export async function lockOfficeNames(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sellers'), hashtext('office shop name'))`);
}

/** Nothing when the e-mail, the name or the slug belongs to another shop. */
export async function insertSeller(
  tx: Executor,
  values: Pick<
    typeof sellers.$inferInsert,
    'slug' | 'shopName' | 'nameKey' | 'ownerName' | 'email' | 'phone' | 'passwordHash' | 'status'
  >,
): Promise<string | undefined> {
  const rows = await tx.insert(sellers).values(values).onConflictDoNothing().returning({ id: sellers.id });
  return rows[0]?.id;
}

/** Provided the password is still the one that was checked, and the e-mail no other shop's. */
export async function replaceEmail(
  tx: Executor,
  { id, email, passwordHash }: Record<'id' | 'email' | 'passwordHash', string>,
): Promise<'replaced' | 'taken' | 'password changed'> {
  try {
    const isSame = and(eq(sellers.id, id), eq(sellers.passwordHash, passwordHash));
    const { rowCount } = await tx.update(sellers).set({ email }).where(isSame);
    return rowCount === 1 ? 'replaced' : 'password changed';
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** Says whether it could be done; the only thing that two shops cannot share is the name. */
export async function updateProfile(
  tx: Executor,
  id: string,
  profile: Omit<UpdateSellerProfileBody, 'ownerName'> & { nameKey: string; wantedName: string | null },
): Promise<boolean> {
  return unlessTaken(tx.update(sellers).set(profile).where(eq(sellers.id, id)));
}

/** A shop is run by several: each has a name of their own. */
export async function renamePerson(tx: Executor, id: string, ownerName: string): Promise<void> {
  await tx.update(sellers).set({ ownerName }).where(eq(sellers.id, id));
}

/** What of the shop stands on shoppers' pages. */
export async function listOnSale(tx: Executor, sellerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), isNotNull(products.publishedAt)));
  return rows.map(({ id }) => id);
}

/** Which messages somebody does not want, and the language of the others. */
export async function saveSellerWishes(
  db: Executor,
  id: string,
  wishes: { mutedMessages: string[]; language?: string },
): Promise<void> {
  await db.update(sellers).set(wishes).where(eq(sellers.id, id));
}
