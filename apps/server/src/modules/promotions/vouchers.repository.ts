import { eq, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { cartVouchers, vouchers, voucherUses } from '../../db/schema/index.ts';
import type { VoucherTerms } from './vouchers.rules.ts';

export type VoucherRow = VoucherTerms & { id: string; code: string; shopName: string | null; usesByCustomer: number };

/**
 * SQL for a voucher by its code, in whatever case it was typed, with how often the customer has used it; both are
 * given as SQL too. It is not deleted before the transaction ends.
 */
export const selectVoucher = (code: string, customerId: string) => `
  SELECT v.id, v.code, v.seller_id AS "sellerId", s.shop_name AS "shopName", v.percent_off AS "percentOff",
    v.amount_off_rwf AS "amountOffRwf", v.minimum_rwf AS "minimumRwf", v.uses_allowed AS "usesAllowed",
    v.uses_per_customer AS "usesPerCustomer", v.used, v.starts_at AS "startsAt", v.ends_at AS "endsAt", v.active,
    (SELECT count(*) FROM voucher_uses u WHERE u.voucher_id = v.id AND u.customer_id = ${customerId}) AS "usesByCustomer"
  FROM vouchers v LEFT JOIN sellers s ON s.id = v.seller_id
  WHERE upper(v.code) = upper(${code}) FOR KEY SHARE OF v`;

/** SQL that counts a use and takes the voucher from the cart, for the statement that stores the order; all given as SQL. */
export const spendVoucher = ({ voucher, order, customer }: Record<'voucher' | 'order' | 'customer', string>) => `
  spent AS (
    UPDATE vouchers SET used = used + 1
    WHERE id = ${voucher} AND (uses_allowed IS NULL OR used < uses_allowed) RETURNING id
  ), used AS (
    INSERT INTO voucher_uses (order_id, voucher_id, customer_id) SELECT ${order}, id, ${customer} FROM spent
  ), forgotten AS (
    DELETE FROM cart_vouchers WHERE customer_id = ${customer} AND ${voucher} IS NOT NULL
  )`;

const findByCode = { name: 'find_voucher', text: selectVoucher('$1', '$2') };

export async function findVoucher(
  executor: Executor,
  code: string,
  customerId: string,
): Promise<VoucherRow | undefined> {
  return (await runStatement<VoucherRow>(executor, findByCode, [code, customerId]))[0];
}

/** A customer has one voucher on the cart at a time; the newest stays. */
export async function saveCartVoucher(tx: Executor, customerId: string, voucherId: string): Promise<void> {
  await tx
    .insert(cartVouchers)
    .values({ customerId, voucherId })
    .onConflictDoUpdate({ target: cartVouchers.customerId, set: { voucherId, createdAt: sql`now()` } });
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

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(voucherUses).set({ customerId: to }).where(eq(voucherUses.customerId, from));
  await tx.execute(sql`UPDATE cart_vouchers AS moved SET customer_id = ${to} WHERE customer_id = ${from}
    AND NOT EXISTS (SELECT FROM cart_vouchers AS own WHERE own.customer_id = ${to})`);
}
