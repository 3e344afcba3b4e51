import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { vouchers } from '../../db/schema/index.ts';

const mostListed = 200;

export type OwnVoucherRow = typeof vouchers.$inferSelect;

export async function listOwn(db: Executor, sellerId: string): Promise<OwnVoucherRow[]> {
  const ofShop = eq(vouchers.sellerId, sellerId);
  return db.select().from(vouchers).where(ofShop).orderBy(desc(vouchers.createdAt)).limit(mostListed);
}

/** Nothing when the code is in use, here or in another shop. */
export const insertVoucher = async (tx: Executor, values: typeof vouchers.$inferInsert & { sellerId: string }) =>
  (await tx.insert(vouchers).values(values).onConflictDoNothing().returning())[0];

export async function switchOwn(tx: Executor, sellerId: string, voucherId: string, active: boolean) {
  const rows = await tx
    .update(vouchers)
    .set({ active })
    .where(and(eq(vouchers.sellerId, sellerId), eq(vouchers.id, voucherId)))
    .returning();
  return rows[0];
}
