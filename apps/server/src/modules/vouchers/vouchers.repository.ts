import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { cartVouchers, sellers, vouchers, voucherUses } from '../../db/schema/index.ts';

export type VoucherRow = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

/** A voucher by its code, in whatever case it was typed; it is not deleted before the transaction ends. */
export async function findVoucher(tx: Executor, code: string) {
  const rows = await tx
    .select({
      id: vouchers.id,
      code: vouchers.code,
      sellerId: vouchers.sellerId,
      shopName: sellers.shopName,
      percentOff: vouchers.percentOff,
      amountOffRwf: vouchers.amountOffRwf,
      minimumRwf: vouchers.minimumRwf,
      usesAllowed: vouchers.usesAllowed,
      usesPerCustomer: vouchers.usesPerCustomer,
      used: vouchers.used,
      startsAt: vouchers.startsAt,
      endsAt: vouchers.endsAt,
      active: vouchers.active,
    })
    .from(vouchers)
    .leftJoin(sellers, eq(sellers.id, vouchers.sellerId))
    .where(eq(sql`upper(${vouchers.code})`, sql`upper(${code})`))
    .for('key share', { of: vouchers });
  return rows[0];
}

export async function countUsesByCustomer(tx: Executor, voucherId: string, customerId: string): Promise<number> {
  const rows = await tx
    .select({ uses: count() })
    .from(voucherUses)
    .where(and(eq(voucherUses.voucherId, voucherId), eq(voucherUses.customerId, customerId)));
  return rows[0]?.uses ?? 0;
}

/** A customer has one voucher on the cart at a time; the newest stays. */
export async function saveCartVoucher(tx: Executor, customerId: string, voucherId: string): Promise<void> {
  await tx
    .insert(cartVouchers)
    .values({ customerId, voucherId })
    .onConflictDoUpdate({ target: cartVouchers.customerId, set: { voucherId, createdAt: sql`now()` } });
}

export async function forgetVoucher(tx: Executor, customerId: string): Promise<void> {
  await tx.delete(cartVouchers).where(eq(cartVouchers.customerId, customerId));
}

/** Counts one more use; false when another order has had the last one meanwhile. */
export async function countUse(tx: Executor, voucherId: string): Promise<boolean> {
  const rows = await tx
    .update(vouchers)
    .set({ used: sql`${vouchers.used} + 1` })
    .where(and(eq(vouchers.id, voucherId), or(isNull(vouchers.usesAllowed), lt(vouchers.used, vouchers.usesAllowed))))
    .returning({ id: vouchers.id });
  return rows.length === 1;
}

export type VoucherUse = { voucherId: string; orderId: string; customerId: string };

export async function insertUse(tx: Executor, use: VoucherUse): Promise<void> {
  await tx.insert(voucherUses).values(use);
}

/** Takes back the use of an order, if it had one and still has it. */
export async function deleteUse(tx: Executor, orderId: string): Promise<void> {
  const uses = await tx
    .delete(voucherUses)
    .where(eq(voucherUses.orderId, orderId))
    .returning({ voucherId: voucherUses.voucherId });
  for (const { voucherId } of uses) {
    await tx
      .update(vouchers)
      .set({ used: sql`greatest(${vouchers.used} - 1, 0)` })
      .where(eq(vouchers.id, voucherId));
  }
}
