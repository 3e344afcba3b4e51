import { formatRwf } from '@urumuri/money';
import { AppError } from '../../app-error.ts';
import { formatKigaliDate } from '../../kigali-date.ts';
import type { VoucherRow } from './vouchers.repository.ts';
import type { VoucherRefusal } from './vouchers.rules.ts';

type Meant = Pick<VoucherRow, 'shopName' | 'category' | 'brand'>;

/** "products of Sony in Cameras from Solar Hills" */
function nameGoods({ shopName, category, brand }: Meant, word: 'of' | 'from'): string {
  const shop =
    shopName === null ? '' : brand === null && category === null ? ` ${word} ${shopName}` : ` from ${shopName}`;
  return `products${brand === null ? '' : ` of ${brand}`}${category === null ? '' : ` in ${category}`}${shop}`;
}

export function refuseUnknownVoucher(): AppError {
  return new AppError('voucher_unknown', 'We do not know this voucher code. Please check how it is written.');
}

/** Another order has had the last use meanwhile. */
export const refuseUsedUp = () => refuseVoucher({ reason: 'used_up' }, { shopName: null, category: null, brand: null });

/** Only one is granted: what applies by itself is worth as much or more. */
export const refuseLesser = (name: string, discountRwf: number) =>
  new AppError('voucher_not_applicable', `${name} already takes ${formatRwf(discountRwf)} off, which is not less.`);

/** Why a voucher does not apply, in words for the shopper. */
export function refuseVoucher(refusal: VoucherRefusal, meant: Meant): AppError {
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
    case 'not_first':
      return new AppError('voucher_not_applicable', 'This voucher is only for a first order.');
    case 'other_goods':
      return new AppError('voucher_not_applicable', `This voucher is only for ${nameGoods(meant, 'of')}.`);
    case 'nothing_to_take_off':
      return new AppError('voucher_not_applicable', 'There is nothing in the cart that this voucher can be used for.');
    case 'minimum': {
      const { minimumRwf, missingRwf } = refusal;
      return new AppError(
        'voucher_minimum',
        `This voucher needs ${nameGoods(meant, 'from')} for at least ${formatRwf(minimumRwf)}; ${formatRwf(missingRwf)} to go.`,
        { minimum: minimumRwf, missing: missingRwf },
      );
    }
  }
}
