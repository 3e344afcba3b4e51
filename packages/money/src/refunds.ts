import type { MoneyPart, OrderMoney, Standing } from './standing.ts';

/** What was paid for goods of a part: the voucher's share is taken off, and all of them come to what the part did. */
const paidFor = (goodsRwf: number, { itemsRwf, voucherRwf }: MoneyPart) =>
  goodsRwf - (itemsRwf === 0 ? 0 : Math.floor((voucherRwf * goodsRwf) / itemsRwf));

export type ReturnRefund = {
  /** What was to be paid for the goods. */
  goodsRwf: number;
  /** The most that may be taken off or given back for them. */
  mostRwf: number;
  /** How much of it is taken off what is still open of the order, before money goes back. */
  openRwf: number;
};

/**
 * The most that a return which is closed now may give back. All returns of a part never come to more than was to be
 * paid for it, and what was given back in another way is not given again.
 */
export function refundOfReturn(
  { parts }: Pick<OrderMoney, 'parts'>,
  { totalRwf, paidRwf, openRwf }: Standing,
  { partId, goodsRwf: atPrice }: { partId: string; goodsRwf: number },
): ReturnRefund {
  const part = parts.find(({ id }) => id === partId);
  if (part === undefined) throw new Error('A return is of a part the order does not have.');
  const goodsRwf = paidFor(part.cameBackRwf + atPrice, part) - paidFor(part.cameBackRwf, part);
  const cameBackRwf = parts.reduce((total, one) => total + paidFor(one.cameBackRwf, one), 0);
  const keptRwf = totalRwf - cameBackRwf - goodsRwf;
  const moneyRwf = Math.max(0, Math.min(paidRwf - keptRwf, goodsRwf));
  const mostRwf = moneyRwf + Math.min(openRwf, goodsRwf - moneyRwf);
  return { goodsRwf, mostRwf, openRwf: Math.min(openRwf, mostRwf) };
}
