import { cameBack, dueFor, type Goods, type OrderMoney, priceOfGoods, type Standing } from './standing.ts';

export type ReturnRefund = {
  /** What was to be paid for the goods. */
  goodsRwf: number;
  /** The most that may be given back for them. */
  mostRwf: number;
};

/** Goods of one return, at their prices, and whether the shop has them back. */
type Returned = Goods & { partId: string; isBack: boolean };

/**
 * The most that may be given back for a return when it is closed: what was paid beyond what is to be paid without its
 * goods. All returns of a part never come to more than its price, and what went back in another way does not go twice.
 */
export function refundOfReturn(
  { parts }: Pick<OrderMoney, 'parts'>,
  { paidRwf }: Pick<Standing, 'paidRwf'>,
  { partId, goodsRwf: atPrice, discountedRwf = atPrice, isBack }: Returned,
): ReturnRefund {
  const part = parts.find(({ id }) => id === partId);
  if (part === undefined) throw new Error('A return is of a part the order does not have.');
  const { goodsRwf: backRwf, discountedRwf: backDiscountedRwf = backRwf } = cameBack(part);
  const { notClosedRwf, notClosedDiscountedRwf = notClosedRwf } = part;
  const closed = { goodsRwf: backRwf - notClosedRwf, discountedRwf: backDiscountedRwf - notClosedDiscountedRwf };
  const withIt = { goodsRwf: closed.goodsRwf + atPrice, discountedRwf: closed.discountedRwf + discountedRwf };
  const goodsRwf = priceOfGoods(withIt, part) - priceOfGoods(closed, part);
  const back = { cameBackRwf: backRwf + atPrice, cameBackDiscountedRwf: backDiscountedRwf + discountedRwf };
  const without = isBack ? part : { ...part, ...back };
  const dueRwf = parts.reduce((sum, one) => sum + dueFor(one === part ? without : one), 0);
  return { goodsRwf, mostRwf: Math.max(0, Math.min(paidRwf - dueRwf, goodsRwf)) };
}
