export { nameDiscount } from './name-discount.ts';
export { shippingFeeRwf } from './shipping-fee.ts';

const NO_BREAK_SPACE = '\u00a0';
const PERCENT = 100;

/** What one unit costs after its discount; the only place where a discount is applied. */
export function unitPriceRwf(priceRwf: number, discountPercent: number): number {
  const hundredths = priceRwf * discountPercent;
  // Taking off the remainder first keeps the division exact: money never passes through a fraction.
  return priceRwf - (hundredths - (hundredths % PERCENT)) / PERCENT;
}

/** `−25%`: a fraction is not worth reading, and a reduction never nothing. */
export function writePercent(discountPercent: number): string {
  return `−${Math.max(1, Math.trunc(discountPercent))}%`;
}

/** `RWF 1,250,000`, with a space that never breaks across lines. */
export function formatRwf(amountRwf: number): string {
  const digits = String(Math.trunc(Math.abs(amountRwf))).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const sign = amountRwf <= -1 ? '-' : '';
  return `RWF${NO_BREAK_SPACE}${sign}${digits}`;
}
