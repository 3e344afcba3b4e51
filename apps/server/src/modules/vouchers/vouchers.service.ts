import type { Database, Executor } from '../../db/client.ts';
import type { CartService } from '../cart/index.ts';
import { refuseUnknownVoucher, refuseVoucher } from './voucher-refusals.ts';
import * as repository from './vouchers.repository.ts';
import { judgeVoucher, type SellerPart, type VoucherDiscount, type VoucherQuote } from './vouchers.rules.ts';

export type VouchersDeps = { database: Database; cart: CartService; now(): Date };

export type VoucherClaim = { customerId: string; code: string; parts: readonly SellerPart[] };

export type GrantedVoucher = { voucherId: string; code: string; discount: VoucherDiscount };

export type VouchersService = ReturnType<typeof createVouchersService>;

export function createVouchersService({ database, cart, now }: VouchersDeps) {
  /**
   * Judges a voucher on these parts and says what it takes off, or throws the refusal. For an order it
   * runs in the order's transaction and under its customer's lock, which makes the customer's uses exact.
   */
  async function claimVoucher(tx: Executor, { customerId, code, parts }: VoucherClaim): Promise<GrantedVoucher> {
    const voucher = await repository.findVoucher(tx, code);
    if (voucher === undefined) throw refuseUnknownVoucher();
    const usesByCustomer = await repository.countUsesByCustomer(tx, voucher.id, customerId);
    const verdict = judgeVoucher(voucher, { parts, usesByCustomer, now: now() });
    if (!verdict.ok) throw refuseVoucher(verdict, voucher.shopName);
    return { voucherId: voucher.id, code: voucher.code, discount: verdict.discount };
  }

  return {
    /** What the cart costs with a voucher, which is remembered. No use is counted before the order. */
    async applyVoucher(customerId: string, code: string): Promise<VoucherQuote> {
      return database.transaction(async (tx) => {
        const { groups, itemsRwf, shippingFeeRwf } = await cart.getCart(customerId, tx);
        const granted = await claimVoucher(tx, { customerId, code, parts: groups });
        await repository.saveCartVoucher(tx, customerId, granted.voucherId);
        const discountRwf = granted.discount.totalRwf;
        const totalRwf = itemsRwf - discountRwf + shippingFeeRwf;
        return { code: granted.code, itemsRwf, shippingFeeRwf, discountRwf, totalRwf };
      });
    },

    claimVoucher,

    /** Counts the use of a claimed voucher, once its order is stored. */
    async spendVoucher(tx: Executor, use: repository.VoucherUse): Promise<void> {
      if (!(await repository.countUse(tx, use.voucherId))) throw refuseVoucher({ reason: 'used_up' }, null);
      await repository.insertUse(tx, use);
      await repository.forgetVoucher(tx, use.customerId);
    },

    /** An order that is cancelled gives its voucher back; a second time changes nothing. */
    returnVoucher: (tx: Executor, orderId: string): Promise<void> => repository.deleteUse(tx, orderId),
  };
}
