import type { Database, Executor } from '../../db/client.ts';
import type { CartService } from '../cart/index.ts';
import { refuseUnknownVoucher, refuseVoucher } from './voucher-refusals.ts';
import * as repository from './vouchers.repository.ts';
import { judgeVoucher, type SellerPart, type VoucherDiscount } from './vouchers.rules.ts';

type VouchersDeps = { database: Database; cart: CartService; now(): Date };

export type GrantedVoucher = { voucherId: string; code: string; discount: VoucherDiscount };

export type VouchersService = ReturnType<typeof createVouchersService>;

export function createVouchersService({ database, cart, now }: VouchersDeps) {
  /** What a voucher takes off these parts, or its refusal. */
  function grantVoucher(voucher: repository.VoucherRow | undefined, parts: readonly SellerPart[]): GrantedVoucher {
    if (voucher === undefined) throw refuseUnknownVoucher();
    const verdict = judgeVoucher(voucher, { parts, usesByCustomer: voucher.usesByCustomer, now: now() });
    if (!verdict.ok) throw refuseVoucher(verdict, voucher.shopName);
    return { voucherId: voucher.id, code: voucher.code, discount: verdict.discount };
  }

  return {
    /** What the cart costs with a voucher, which is remembered. No use is counted before the order. */
    async applyVoucher(customerId: string, code: string) {
      return database.transaction(async (tx) => {
        const { groups, itemsRwf, shippingFeeRwf } = await cart.getCart(customerId, tx);
        const granted = grantVoucher(await repository.findVoucher(tx, code, customerId), groups);
        await repository.saveCartVoucher(tx, customerId, granted.voucherId);
        return { code: granted.code, itemsRwf, shippingFeeRwf, discountRwf: granted.discount.totalRwf };
      });
    },

    findVoucher: repository.findVoucher,

    grantVoucher,

    /** An order that is cancelled gives its voucher back; a second time changes nothing. */
    returnVoucher: (tx: Executor, orderId: string): Promise<void> => repository.deleteUse(tx, orderId),
  };
}
