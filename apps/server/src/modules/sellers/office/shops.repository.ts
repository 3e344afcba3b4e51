import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Executor, isTaken } from '../../../db/client.ts';
import { products, sellers, sellerSecondSteps } from '../../../db/schema/index.ts';

const mostListed = 500;

/** Neither the office nor somebody who works for a shop. */
const isShop = and(eq(sellers.role, 'seller'), isNull(sellers.employerId));

/** Every shop, those that wait for the office first. */
export async function listSellers(db: Executor) {
  const owned = db
    .select({ sellerId: products.sellerId, products: count().as('products') })
    .from(products)
    .groupBy(products.sellerId)
    .as('owned');
  return db
    .select({
      id: sellers.id,
      shopName: sellers.shopName,
      ownerName: sellers.ownerName,
      email: sellers.email,
      phone: sellers.phone,
      whatsapp: sellers.whatsapp,
      place: sql<string>`concat_ws(', ', nullif(${sellers.address}, ''), nullif(${sellers.district}, ''))`,
      status: sellers.status,
      products: sql<number>`coalesce(${owned.products}, 0)`.mapWith(Number),
      createdAt: sellers.createdAt,
      wantedName: sellers.wantedName,
      hasSecondStep: sql<boolean>`${sellerSecondSteps.confirmedAt} is not null`,
    })
    .from(sellers)
    .leftJoin(sellerSecondSteps, eq(sellerSecondSteps.sellerId, sellers.id))
    .leftJoin(owned, eq(owned.sellerId, sellers.id))
    .where(isShop)
    .orderBy(desc(sql`${sellers.status} = 'pending' or ${sellers.wantedName} is not null`), asc(sellers.shopName))
    .limit(mostListed);
}

/** Nothing when there is no such shop; the office's own account is none. */
export async function changeStatus(
  tx: Executor,
  sellerId: string,
  status: 'approved' | 'suspended',
): Promise<string | undefined> {
  const rows = await tx
    .update(sellers)
    .set({ status })
    .where(and(eq(sellers.id, sellerId), isShop))
    .returning({ shopName: sellers.shopName });
  return rows[0]?.shopName;
}

/** Nothing when the shop wants another name by now, or none. */
export async function takeWantedName(
  tx: Executor,
  { sellerId, name, nameKey }: { sellerId: string; name: string; nameKey: string },
): Promise<'renamed' | 'taken' | 'changed'> {
  try {
    const { rowCount } = await tx
      .update(sellers)
      .set({ shopName: name, nameKey, wantedName: null })
      .where(and(eq(sellers.id, sellerId), eq(sellers.wantedName, name)));
    return rowCount === 1 ? 'renamed' : 'changed';
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

export async function dropWantedName(tx: Executor, sellerId: string, name: string): Promise<boolean> {
  const isWanted = and(eq(sellers.id, sellerId), eq(sellers.wantedName, name));
  return (await tx.update(sellers).set({ wantedName: null }).where(isWanted)).rowCount === 1;
}

export async function findShopName(tx: Executor, sellerId: string): Promise<string | undefined> {
  const rows = await tx
    .select({ shopName: sellers.shopName })
    .from(sellers)
    .where(and(eq(sellers.id, sellerId), isShop));
  return rows[0]?.shopName;
}
