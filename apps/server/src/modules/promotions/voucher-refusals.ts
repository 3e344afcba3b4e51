import { formatRwf } from '@urumuri/money';
import { AppError } from '../../app-error.ts';
import { formatKigaliDate } from '../../kigali-date.ts';
import type { VoucherRefusal } from './vouchers.rules.ts';

export function refuseUnknownVoucher(): AppError {
  return new AppError('voucher_unknown', 'We do not know this voucher code. Please check how it is written.');
}

/** Another order has had the last use meanwhile. */
export const refuseUsedUp = () => refuseVoucher({ reason: 'used_up' }, null);

/** Why a voucher does not apply, in words for the shopper. */
export function refuseVoucher(refusal: VoucherRefusal, shopName: string | null): AppError {
  switch (refusal.reason) {
    case 'unknown':
      return refuseUnknownVoucher();
    case 'not_yet':
      return new AppError(
        'voucher_not_applicable',
        `This voucher is valid from ${formatKigaliDate(refusal.startsAt)}.`,
      );
    case 'expired':
      return new AppError('voucher_expired', `This voucher expired on ${formatKigaliDate(refusal.endsAt)}.`);
    case 'used_by_customer':
      return new AppError('voucher_used', 'You have already used this voucher.');
    case 'used_up':
      return new AppError('voucher_used', 'This voucher has been used up.');
    case 'other_shop':
      return new AppError(
        'voucher_not_applicable',
        `This voucher is only for products of ${shopName ?? 'another shop'}.`,
      );
    case 'nothing_to_take_off':
      return new AppError('voucher_not_applicable', 'There is nothing in the cart that this voucher can be used for.');
    case 'minimum': {
      const { minimumRwf, missingRwf } = refusal;
      const where = shopName === null ? '' : ` from ${shopName}`;
      return new AppError(
        'voucher_minimum',
        `This voucher needs products${where} for at least ${formatRwf(minimumRwf)}; ${formatRwf(missingRwf)} to go.`,
        { minimum: minimumRwf, missing: missingRwf },
      );
    }
  }
}
