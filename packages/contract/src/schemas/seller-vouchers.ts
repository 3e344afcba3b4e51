import { z } from 'zod';
import { limits } from '../limits.ts';
import { bodyInteger, count, isoDate, objectId, requiredText, rwf } from './fields.ts';

const codeShape = /^[A-Za-z0-9-]+$/;

/** Either `percentOff` or `amountOff`. */
export const createVoucherBody = z
  .object({
    code: requiredText('Code', limits.voucherCodeLength)
      .min(3, 'Code must be at least 3 characters')
      .regex(codeShape, 'Use letters, digits and hyphens'),
    percentOff: bodyInteger('Percent', 1, 100).optional(),
    amountOff: bodyInteger('Amount', 1, limits.priceRwf).optional(),
    minimum: bodyInteger('Minimum', 0, limits.priceRwf).default(0),
    usesAllowed: bodyInteger('Uses', 1, limits.voucherUses).optional(),
    usesPerCustomer: bodyInteger('Uses per customer', 1, limits.voucherUses).default(1),
    endsAt: z.iso.datetime({ offset: true, error: 'Last day is not a date' }).optional(),
  })
  .refine((voucher) => (voucher.percentOff === undefined) !== (voucher.amountOff === undefined), {
    path: ['percentOff'],
    error: 'Give a percentage or an amount, not both',
  });
export type CreateVoucherBody = z.infer<typeof createVoucherBody>;

const sellerVoucher = z.object({
  _id: z.string(),
  code: z.string(),
  percentOff: count.optional(),
  amountOff: rwf.optional(),
  minimum: rwf,
  usesAllowed: count.optional(),
  usesPerCustomer: count,
  used: count,
  startsAt: isoDate,
  endsAt: isoDate.optional(),
  active: z.boolean(),
});
export type SellerVoucher = z.infer<typeof sellerVoucher>;

export const sellerVouchersResponse = z.object({ vouchers: z.array(sellerVoucher) });
export const sellerVoucherParams = z.object({ voucherId: objectId('Voucher') });
export const switchVoucherBody = z.object({ active: z.boolean({ error: 'Say whether it is active' }) });
export const sellerVoucherChanged = z.object({ message: z.string(), voucher: sellerVoucher });
