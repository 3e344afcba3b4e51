import { prorate, takeWithin } from '@urumuri/money/prorate';
import { shareDiscount, shareOfDiscount, sumGoods } from '@urumuri/money/standing';

/** A percent that the office has set: for a shop, a category, both, or, with neither, for every sale. */
export type Rate = { sellerId: string | null; categoryId: string | null; percent: number | null };

/**
 * The percent of a product in a shop: the shop's own for the category, then the shop's, then the category's, then that
 * of every sale. Of categories the nearest above the product counts; what was set to null is passed over.
 */
export function findPercent(rates: readonly Rate[], sellerId: string, nearestCategories: readonly string[]): number {
  const set = (shop: string | null, category: string | null) =>
    rates.find((rate) => rate.sellerId === shop && rate.categoryId === category)?.percent ?? undefined;
  const nearest = (shop: string | null) =>
    nearestCategories.map((category) => set(shop, category)).find((percent) => percent !== undefined);
  return nearest(sellerId) ?? set(sellerId, null) ?? nearest(null) ?? set(null, null) ?? 0;
}

/** Half a franc and more is a whole one. Percents have two places; BigInt, for the product passes what a number holds. */
export const commissionOf = (amountRwf: number, percent: number) =>
  Number((BigInt(amountRwf) * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n);

export type SoldLine = { id: string; quantity: number; unitPriceRwf: number; isDiscounted: boolean };
/** `retainedRwf`: what the shop keeps of what was paid for what came back. */
export type ClosedReturn = { retainedRwf: number; lines: readonly { id: string; quantity: number }[] };
export type EarnedLine = { id: string; percent: number; salesRwf: number; voucherRwf: number; commissionRwf: number };
export type Earned = { salesRwf: number; voucherRwf: number; feeRwf: number; commissionRwf: number };

export type DeliveredPart = {
  voucherRwf: number;
  feeRwf: number;
  lines: readonly SoldLine[];
  returns: readonly ClosedReturn[];
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const goodsOf = ({ quantity, unitPriceRwf }: Pick<SoldLine, 'quantity' | 'unitPriceRwf'>) => quantity * unitPriceRwf;

/** What each line earns at delivery. A voucher of the shop lowers it; one of the whole market is the market's to bear. */
export function earnLines(
  { voucherRwf, lines }: DeliveredPart,
  { bearsVoucher, percents }: { bearsVoucher: boolean; percents: readonly number[] },
): EarnedLine[] {
  const priced = priceLines({ voucherRwf: bearsVoucher ? voucherRwf : 0, lines });
  return lines.map(({ id }, at) => {
    const { goodsRwf: salesRwf = 0, shareRwf: ofVoucherRwf = 0 } = priced[at] ?? {};
    const percent = percents[at] ?? 0;
    return {
      id,
      percent,
      salesRwf,
      voucherRwf: ofVoucherRwf,
      commissionRwf: commissionOf(salesRwf - ofVoucherRwf, percent),
    };
  });
}

/** What was to be paid for each line: those that the discount is for share it. */
function priceLines({ voucherRwf, lines }: Pick<DeliveredPart, 'voucherRwf' | 'lines'>) {
  const goods = lines.map(goodsOf);
  const shares = shareDiscount(voucherRwf, lines);
  return goods.map((goodsRwf, at) => ({ goodsRwf, shareRwf: shares[at] ?? 0, paidRwf: goodsRwf - (shares[at] ?? 0) }));
}

/**
 * What of the lines' earnings goes back with the closed returns: what is not to be paid for them any more, and where the
 * market bore a voucher the same share of what it had added, so that what came back whole leaves nothing earned.
 */
function takenBack(lines: readonly EarnedLine[], part: DeliveredPart): number[] {
  const bases = lines.map(({ salesRwf, voucherRwf }) => salesRwf - voucherRwf);
  const priced = priceLines(part);
  const all = sumGoods(part.lines);
  const cameBack = part.lines.map((line) => ({ ...line, quantity: 0 }));
  const paidForBack = () => {
    const { goodsRwf, discountedRwf } = sumGoods(cameBack);
    return goodsRwf - shareOfDiscount(part.voucherRwf, discountedRwf, all.discountedRwf);
  };
  const shares = part.returns.map(({ retainedRwf, lines: back }) => {
    const before = paidForBack();
    const goods = cameBack.map((line) => {
      const quantity = sum(back.filter(({ id }) => id === line.id).map((one) => one.quantity));
      line.quantity += quantity;
      return quantity * line.unitPriceRwf;
    });
    const paid = priced.map(
      ({ goodsRwf, shareRwf }, at) => (goods[at] ?? 0) - shareOfDiscount(shareRwf, goods[at] ?? 0, goodsRwf),
    );
    return prorate(paidForBack() - before - retainedRwf, sum(paid) > 0 ? paid : goods);
  });
  const weights = part.lines.map((_line, at) => sum(shares.map((share) => share[at] ?? 0)));
  if (sum(weights) > 0 && sum(weights) === all.goodsRwf - part.voucherRwf) return bases;
  const backRwf = priced.map(({ goodsRwf, paidRwf }, at) => {
    const [base, weight] = [bases[at] ?? 0, weights[at] ?? 0];
    if (paidRwf > 0) return shareOfDiscount(base, weight, paidRwf);
    // Where a voucher paid for all of a line, its goods alone say what came back.
    return weight + shareOfDiscount(base, goodsOf(cameBack[at] ?? noUnits), goodsRwf);
  });
  return takeWithin(backRwf, bases);
}

const noUnits = { quantity: 0, unitPriceRwf: 0 };

/** What a part has earned with everything that came back; its commission is that of what stays sold. */
export function sumEarned(lines: readonly EarnedLine[], part: DeliveredPart): Earned {
  const back = takenBack(lines, part);
  return {
    salesRwf: sum(lines.map(({ salesRwf }) => salesRwf)) - sum(back),
    voucherRwf: sum(lines.map(({ voucherRwf }) => voucherRwf)),
    feeRwf: part.feeRwf,
    commissionRwf: sum(
      lines.map(({ salesRwf, voucherRwf, percent }, at) =>
        commissionOf(salesRwf - voucherRwf - (back[at] ?? 0), percent),
      ),
    ),
  };
}
