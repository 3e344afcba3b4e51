import { prorate, takeWithin } from '@urumuri/money/prorate';

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

export type SoldLine = { id: string; quantity: number; unitPriceRwf: number };
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
const goodsOf = ({ quantity, unitPriceRwf }: Omit<SoldLine, 'id'>) => quantity * unitPriceRwf;

/** What each line earns at delivery. A voucher of the shop lowers it; one of the whole market is the market's to bear. */
export function earnLines(
  { voucherRwf, lines }: DeliveredPart,
  { bearsVoucher, percents }: { bearsVoucher: boolean; percents: readonly number[] },
): EarnedLine[] {
  const goods = lines.map(goodsOf);
  const vouchers = prorate(bearsVoucher ? voucherRwf : 0, goods);
  return lines.map(({ id }, at) => {
    const [salesRwf, ofVoucherRwf, percent] = [goods[at] ?? 0, vouchers[at] ?? 0, percents[at] ?? 0];
    return {
      id,
      percent,
      salesRwf,
      voucherRwf: ofVoucherRwf,
      commissionRwf: commissionOf(salesRwf - ofVoucherRwf, percent),
    };
  });
}

/** What was to be paid for goods, the voucher's share taken off, as returns count it. */
const paidFor = (amountRwf: number, { goodsRwf, voucherRwf }: { goodsRwf: number; voucherRwf: number }) =>
  amountRwf - (goodsRwf === 0 ? 0 : Number((BigInt(voucherRwf) * BigInt(amountRwf)) / BigInt(goodsRwf)));

/**
 * What of the lines' earnings goes back with the closed returns: what is not to be paid for them any more, and where the
 * market bore a voucher the same share of what it had added, so that what came back whole leaves nothing earned.
 */
function takenBack(lines: readonly EarnedLine[], part: DeliveredPart): number[] {
  const bases = lines.map(({ salesRwf, voucherRwf }) => salesRwf - voucherRwf);
  const goodsRwf = sum(part.lines.map(goodsOf));
  const paidRwf = goodsRwf - part.voucherRwf;
  const isFree = paidRwf === 0;
  let cameBackRwf = 0;
  const shares = part.returns.map(({ retainedRwf, lines: back }) => {
    const goods = part.lines.map(({ id, unitPriceRwf }) =>
      sum(back.filter((line) => line.id === id).map(({ quantity }) => quantity * unitPriceRwf)),
    );
    const before = paidFor(cameBackRwf, { goodsRwf, voucherRwf: part.voucherRwf });
    cameBackRwf += sum(goods);
    const notPaidRwf = paidFor(cameBackRwf, { goodsRwf, voucherRwf: part.voucherRwf }) - before - retainedRwf;
    // Where a voucher paid for everything, the goods alone say what came back.
    return isFree ? goods : prorate(notPaidRwf, goods);
  });
  const weights = part.lines.map((_line, at) => sum(shares.map((share) => share[at] ?? 0)));
  const whole = BigInt(isFree ? goodsRwf : paidRwf);
  const backRwf = whole === 0n ? 0 : Number((BigInt(sum(bases)) * BigInt(sum(weights))) / whole);
  return takeWithin(prorate(backRwf, weights), bases);
}

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
