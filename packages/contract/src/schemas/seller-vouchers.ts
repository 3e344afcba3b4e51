import { z } from 'zod';
import { limits } from '../limits.ts';
import { bodyInteger, count, isoDate, nameText, objectId, requiredText, rwf } from './fields.ts';

const codeShape = /^[A-Za-z0-9-]+$/;
const dayOf = (label: string) => z.iso.datetime({ offset: true, error: `${label} is not a date` }).optional();

/** Either `percentOff` or `amountOff`. */
export const voucherBody = z
  .object({
    code: nameText('Code', limits.voucherCodeLength).min(3, 'Code must be at least 3 characters'),
    isAutomatic: z.boolean().default(false).meta({ description: 'It applies without a code, which is its name then' }),
    isMarketWide: z
      .boolean()
      .default(false)
      .meta({ description: 'For the products of all shops, which only the office decides; it stays so' }),
    percentOff: bodyInteger('Percent', 1, 100).optional(),
    amountOff: bodyInteger('Amount', 1, limits.priceRwf).optional(),
    categoryId: objectId('Category').optional().meta({ description: 'Only for products in it or below it' }),
    brand: requiredText('Brand', limits.brandLength).optional(),
    firstOrderOnly: z.boolean().default(false),
    minimum: bodyInteger('Minimum', 0, limits.priceRwf).default(0),
    usesAllowed: bodyInteger('Uses', 1, limits.voucherUses).optional(),
    usesPerCustomer: bodyInteger('Uses per customer', 1, limits.voucherUses).default(1),
    startsAt: dayOf('First day'),
    endsAt: dayOf('Last day'),
  })
  .refine(({ percentOff, amountOff }) => (percentOff === undefined) !== (amountOff === undefined), {
    path: ['percentOff'],
    error: 'Give a percentage or an amount, not both',
  })
  .refine(({ isAutomatic, code }) => isAutomatic || codeShape.test(code), {
    path: ['code'],
    error: 'Use letters, digits and hyphens',
  });
export type VoucherBody = z.output<typeof voucherBody>;

const sellerVoucher = z.object({
  _id: z.string(),
  code: z.string(),
  isAutomatic: z.boolean(),
  isMarketWide: z.boolean(),
  percentOff: count.optional(),
  amountOff: rwf.optional(),
  categoryId: z.string().optional(),
  category: z.string().optional(),
  brand: z.string().optional(),
  firstOrderOnly: z.boolean(),
  minimum: rwf,
  usesAllowed: count.optional(),
  usesPerCustomer: count,
  used: count,
  startsAt: isoDate,
  endsAt: isoDate.optional(),
  active: z.boolean(),
  report: z
    .object({ orders: count, sales: rwf, takenOff: rwf })
    .meta({ description: 'Of what is not cancelled: orders, what their goods came to after it, and what it took off' }),
});
export type SellerVoucher = z.infer<typeof sellerVoucher>;

export const sellerVouchersResponse = z.object({ vouchers: z.array(sellerVoucher) });
export const sellerVoucherParams = z.object({ voucherId: objectId('Voucher') });
export const switchVoucherBody = z.object({ active: z.boolean({ error: 'Say whether it is active' }) });
export const sellerVoucherChanged = z.object({ message: z.string(), voucher: sellerVoucher });
