import { z } from 'zod';
import { limits } from '../limits.ts';
import { claimedId, requiredText, rwf } from './fields.ts';

export const voucherCode = requiredText('Voucher code', limits.voucherCodeLength);

export const applyVoucherBody = z.object({ userId: claimedId.optional(), code: voucherCode });

/** What the cart would cost with the voucher; nothing is used up until the order is placed. */
export const applyVoucherResponse = z.object({
  message: z.string(),
  code: z.string(),
  price: rwf,
  shipping_fee: rwf,
  voucher_discount: rwf,
  total: rwf,
});
export type AppliedVoucher = z.infer<typeof applyVoucherResponse>;
