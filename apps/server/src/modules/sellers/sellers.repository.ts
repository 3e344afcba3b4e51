import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { sellers } from '../../db/schema/index.ts';

const holderColumns = {
  id: sellers.id,
  shopName: sellers.shopName,
  email: sellers.email,
  image: sellers.image,
  status: sellers.status,
  passwordHash: sellers.passwordHash,
};

export type SellerRow = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

export async function findByEmail(db: Executor, email: string) {
  const rows = await db.select(holderColumns).from(sellers).where(eq(sellers.email, email));
  return rows[0];
}

/** Locks the seller, provided the password is still the one that was checked. */
export async function lockWithPassword(
  tx: Executor,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<SellerRow | undefined> {
  const rows = await tx
    .select(holderColumns)
    .from(sellers)
    .where(and(eq(sellers.id, id), eq(sellers.passwordHash, passwordHash)))
    .for('no key update');
  return rows[0];
}

export async function isShopNameTaken(tx: Executor, shopName: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sql`lower(${sellers.shopName})`, sql`lower(${shopName})`));
  return rows.length > 0;
}

/** Nothing when the e-mail, the name or the slug belongs to another shop. */
export async function insertSeller(
  tx: Executor,
  values: Pick<
    typeof sellers.$inferInsert,
    'slug' | 'shopName' | 'ownerName' | 'email' | 'phone' | 'passwordHash' | 'status'
  >,
): Promise<string | undefined> {
  const rows = await tx.insert(sellers).values(values).onConflictDoNothing().returning({ id: sellers.id });
  return rows[0]?.id;
}
