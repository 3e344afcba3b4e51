import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { vouchers } from '../../db/schema/index.ts';

const mostListed = 200;

export type OwnVoucherRow = typeof vouchers.$inferSelect;

export async function listOwn(db: Executor, sellerId: string): Promise<OwnVoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(eq(vouchers.sellerId, sellerId))
    .orderBy(desc(vouchers.createdAt))
    .limit(mostListed);
}

/** Nothing when the code is in use, here or in another shop. */
export async function insertVoucher(
  tx: Executor,
  values: typeof vouchers.$inferInsert & { sellerId: string },
): Promise<OwnVoucherRow | undefined> {
  const rows = await tx.insert(vouchers).values(values).onConflictDoNothing().returning();
  return rows[0];
}

export async function switchOwn(
  tx: Executor,
  sellerId: string,
  voucherId: string,
  active: boolean,
): Promise<OwnVoucherRow | undefined> {
  const rows = await tx
    .update(vouchers)
    .set({ active })
    .where(and(eq(vouchers.sellerId, sellerId), eq(vouchers.id, voucherId)))
    .returning();
  return rows[0];
}
