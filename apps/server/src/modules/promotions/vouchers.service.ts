import type { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import { refuseUnknownVoucher, refuseVoucher } from './voucher-refusals.ts';
import * as repository from './vouchers.repository.ts';
import { chooseBest, judgeVoucher, type SellerPart, type VoucherDiscount } from './vouchers.rules.ts';

export type GrantedVoucher = {
  voucherId: string;
  code: string;
  isTyped: boolean;
  discount: VoucherDiscount;
  /** Of the products at hand those it is for; null: all. */
  productIds: readonly string[] | null;
};

/** What is taken off, and why not by the voucher that was typed. */
export type Grant = { voucher: GrantedVoucher | undefined; refusal: AppError | undefined };

export type VouchersService = ReturnType<typeof createVouchersService>;

export function createVouchersService({ now }: { now(): Date }) {
  /** The best of the voucher that was typed and of those that apply by themselves: one at a time. */
  function grantBest(
    vouchers: readonly repository.VoucherRow[],
    code: string | undefined,
    parts: readonly SellerPart[],
  ): Grant {
    const granted: GrantedVoucher[] = [];
    let refusal = code !== undefined && !vouchers.some(({ isTyped }) => isTyped) ? refuseUnknownVoucher() : undefined;
    for (const voucher of vouchers) {
      const verdict = judgeVoucher(voucher, { ...voucher, parts, now: now() });
      const { id: voucherId, code: name, isTyped, productIds } = voucher;
      if (verdict.ok) granted.push({ voucherId, code: name, isTyped, discount: verdict.discount, productIds });
      else if (isTyped) refusal = refuseVoucher(verdict, voucher);
    }
    return { voucher: chooseBest(granted), refusal };
  }

  return {
    listVouchers: repository.listVouchers,

    grantBest,

    saveCartVoucher: repository.saveCartVoucher,

    /** An order that is cancelled gives its voucher back; a second time changes nothing. */
    returnVoucher: (tx: Executor, orderId: string): Promise<void> => repository.deleteUse(tx, orderId),
  };
}
