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

/** Takes each amount from what its place holds; what one place cannot give is taken from the others. */
export function takeWithin(amounts: readonly number[], holds: readonly number[]): number[] {
  const taken = amounts.map((amount, at) => Math.min(amount, holds[at] ?? 0));
  let left = sum(amounts) - sum(taken);
  return taken.map((amount, at) => {
    const more = Math.min(left, (holds[at] ?? 0) - amount);
    left -= more;
    return amount + more;
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
