/**
 * Splits a total in the proportion of the bases: everyone's whole francs first, then one franc each
 * where most was cut off. Products of two sums pass what a number holds exactly, hence BigInt.
 */
export function prorate(total: number, bases: readonly number[]): number[] {
  const whole = BigInt(sum(bases));
  if (whole === 0n) return bases.map(() => 0);
  const exact = bases.map((base) => BigInt(total) * BigInt(base));
  const shares = exact.map((product) => Number(product / whole));
  const byRemainder = exact
    .map((product, place) => ({ place, remainder: product % whole }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.place - b.place);
  const left = total - sum(shares);
  for (const { place } of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
