import type { AppliedVoucher } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { VoucherQuote } from './vouchers.rules.ts';

export function presentQuote({ code, itemsRwf, shippingFeeRwf, discountRwf, totalRwf }: VoucherQuote): AppliedVoucher {
  return {
    message: `Voucher ${code} takes ${formatRwf(discountRwf)} off.`,
    code,
    price: itemsRwf,
    shipping_fee: shippingFeeRwf,
    voucher_discount: discountRwf,
    total: totalRwf,
  };
}
