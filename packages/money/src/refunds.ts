import { dueFor, type OrderMoney, priceOfGoods, type Standing } from './standing.ts';

export type ReturnRefund = {
  /** What was to be paid for the goods. */
  goodsRwf: number;
  /** The most that may be given back for them. */
  mostRwf: number;
};

/** Goods of one return, at their prices, and whether the shop has them back. */
type Returned = { partId: string; goodsRwf: number; isBack: boolean };

/**
 * The most that may be given back for a return when it is closed: what was paid beyond what is to be paid without its
 * goods. All returns of a part never come to more than its price, and what went back in another way does not go twice.
 */
export function refundOfReturn(
  { parts }: Pick<OrderMoney, 'parts'>,
  { paidRwf }: Pick<Standing, 'paidRwf'>,
  { partId, goodsRwf: atPrice, isBack }: Returned,
): ReturnRefund {
  const part = parts.find(({ id }) => id === partId);
  if (part === undefined) throw new Error('A return is of a part the order does not have.');
  const closedRwf = part.cameBackRwf - part.notClosedRwf;
  const goodsRwf = priceOfGoods(closedRwf + atPrice, part) - priceOfGoods(closedRwf, part);
  const without = isBack ? part : { ...part, cameBackRwf: part.cameBackRwf + atPrice };
  const dueRwf = parts.reduce((sum, one) => sum + dueFor(one === part ? without : one), 0);
  return { goodsRwf, mostRwf: Math.max(0, Math.min(paidRwf - dueRwf, goodsRwf)) };
}
