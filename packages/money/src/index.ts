const NO_BREAK_SPACE = '\u00a0';

/** What one unit costs after its discount; the only place where a discount is applied. */
export function unitPriceRwf(priceRwf: number, discountPercent: number): number {
  const discountRwf = Number((BigInt(priceRwf) * BigInt(discountPercent)) / 100n);
  return priceRwf - discountRwf;
}

/** `RWF 1,250,000`, with a space that never breaks across lines. */
export function formatRwf(amountRwf: number): string {
  const digits = String(Math.trunc(Math.abs(amountRwf))).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const sign = amountRwf <= -1 ? '-' : '';
  return `RWF${NO_BREAK_SPACE}${sign}${digits}`;
}
