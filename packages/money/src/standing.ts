import { formatRwf } from './index.ts';
import { prorate } from './prorate.ts';

/** Why money went back: for goods that came back, or for what else. */
export type RefundFor = 'return' | 'too_much' | 'goodwill' | 'other';

/** What was written down for an order, amounts below zero being what went back. */
export type MoneyRow = {
  amountRwf: number;
  state: 'claimed' | 'agreed' | 'refused';
  refundFor?: RefundFor | null | undefined;
  /** One shop's part, where the money was paid for that alone. */
  partId?: string | null;
};

/** One shop's part of an order, and what of it came back. */
export type MoneyPart = {
  id: string;
  status: string;
  itemsRwf: number;
  voucherRwf: number;
  /** What of its goods the discount is for; absent: all. */
  discountedRwf?: number | undefined;
  shippingFeeRwf: number;
  /** Goods that came back, at their prices. */
  cameBackRwf: number;
  /** Those among them that the discount is for; absent: all. */
  cameBackDiscountedRwf?: number | undefined;
  /** Those among them whose return is not closed yet. */
  notClosedRwf: number;
  notClosedDiscountedRwf?: number | undefined;
  /** What the shop keeps of what was paid for them, as was decided when their return was closed. */
  retainedRwf: number;
};

/** The parts in a fixed order, those that were added later last. */
export type OrderMoney = { parts: readonly MoneyPart[]; rows: readonly MoneyRow[] };

type Amounts = {
  /** What it comes to, whatever came back. */
  totalRwf: number;
  /** What is to be paid in all: goods that came back are not, nor what goodwill took off. */
  owedRwf: number;
  /** What came in less what went back. */
  paidRwf: number;
  /** What is still to be collected. */
  openRwf: number;
  /** What was paid too much. */
  backRwf: number;
  toVerifyRwf: number;
  refundedRwf: number;
};

export type Standing = Amounts & {
  status: 'unpaid' | 'paid' | 'refunded';
  isCancelled: boolean;
  isDouble: boolean;
  /** The same for each part; every amount adds up to the whole. */
  parts: (MoneyPart & Amounts)[];
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const sumRows = (rows: readonly MoneyRow[]) => sum(rows.map(({ amountRwf }) => amountRwf));

const priceOf = ({ itemsRwf, voucherRwf, shippingFeeRwf }: MoneyPart) => itemsRwf - voucherRwf + shippingFeeRwf;
const comesTo = (part: MoneyPart) => (part.status === 'cancelled' ? 0 : priceOf(part));

/** Goods at their prices, and those among them that the discount is for. */
export type Goods = { goodsRwf: number; discountedRwf?: number | undefined };

/** The share of goods in what is taken off all that a discount is for. BigInt, for the product passes what a number holds. */
export const shareOfDiscount = (voucherRwf: number, discountedRwf: number, allDiscountedRwf: number) =>
  allDiscountedRwf === 0 ? 0 : Number((BigInt(voucherRwf) * BigInt(discountedRwf)) / BigInt(allDiscountedRwf));

/** What was to be paid for goods of a part: their share of the discount is taken off, and all of them come to what the part did. */
export const priceOfGoods = (
  { goodsRwf, discountedRwf = goodsRwf }: Goods,
  { itemsRwf, voucherRwf, discountedRwf: all = itemsRwf }: MoneyPart,
) => goodsRwf - shareOfDiscount(voucherRwf, discountedRwf, all);

type SoldUnits = { quantity: number; unitPriceRwf: number; isDiscounted: boolean };

export const sumGoods = (lines: readonly SoldUnits[]) => {
  const at = (counted: readonly SoldUnits[]) =>
    sum(counted.map(({ quantity, unitPriceRwf }) => quantity * unitPriceRwf));
  return { goodsRwf: at(lines), discountedRwf: at(lines.filter(({ isDiscounted }) => isDiscounted)) };
};

/** What a discount takes off each line: those that it is for share it by their goods. */
export const shareDiscount = (discountRwf: number, lines: readonly SoldUnits[]) =>
  prorate(
    discountRwf,
    lines.map((line) => sumGoods([line]).discountedRwf),
  );

/** What of a part came back. */
export const cameBack = ({ cameBackRwf, cameBackDiscountedRwf }: MoneyPart): Goods => ({
  goodsRwf: cameBackRwf,
  discountedRwf: cameBackDiscountedRwf,
});

/** What is to be paid for a part: goods that came back are not, but for what the shop keeps of their price. */
export const dueFor = (part: MoneyPart) =>
  Math.max(0, comesTo(part) - priceOfGoods(cameBack(part), part) + part.retainedRwf);

/** Spreads an amount over places in their order, each up to what it holds; what none holds is the first one's. */
function fill(amountRwf: number, holds: readonly number[]): number[] {
  let left = amountRwf;
  const shares = holds.map((hold) => {
    const share = Math.max(0, Math.min(left, hold));
    left -= share;
    return share;
  });
  return shares.map((share, place) => (place === 0 ? share + left : share));
}

const add = (one: readonly number[], other: readonly number[]) => one.map((value, at) => value + (other[at] ?? 0));
const subtract = (one: readonly number[], other: readonly number[]) => one.map((value, at) => value - (other[at] ?? 0));

/**
 * How the money of an order stands, as a whole and for each part: what came in against what is to be paid. The one
 * place that says what is still to be collected.
 */
export function settle({ parts, rows }: OrderMoney): Standing {
  const agreed = rows.filter(({ state }) => state === 'agreed');
  const incoming = agreed.filter(({ amountRwf }) => amountRwf >= 0);
  const outFor = (why: RefundFor) =>
    -sumRows(agreed.filter(({ amountRwf, refundFor }) => amountRwf < 0 && (refundFor ?? 'other') === why));
  const hasEnded = parts.every(({ status }) => status === 'placed' || status === 'cancelled');

  const dues = parts.map(dueFor);
  const dueRwf = sum(dues);
  const paidRwf = sumRows(agreed);
  const refundedRwf = sumRows(incoming) - paidRwf;
  // Goodwill is not asked for again; nor, once the order has ended, is what was given back for another reason.
  const forgivableRwf = outFor('goodwill') + (hasEnded ? outFor('other') : 0);
  const coveredRwf = Math.max(paidRwf, Math.min(paidRwf + forgivableRwf, dueRwf));
  const isRefunded = refundedRwf > 0 && paidRwf <= 0 && (coveredRwf >= dueRwf || outFor('other') > 0);
  const countedRwf = isRefunded ? Math.max(coveredRwf, dueRwf) : coveredRwf;
  const openRwf = Math.max(0, dueRwf - countedRwf);
  const totalRwf = sum(parts.map(comesTo));

  const whole: Amounts = {
    totalRwf,
    owedRwf: dueRwf - (countedRwf - paidRwf),
    paidRwf,
    openRwf,
    backRwf: Math.max(0, countedRwf - dueRwf),
    toVerifyRwf: sumRows(rows.filter(({ state }) => state === 'claimed')),
    refundedRwf,
  };
  return {
    ...whole,
    status: isRefunded ? 'refunded' : incoming.length > 0 && openRwf === 0 ? 'paid' : 'unpaid',
    isCancelled: parts.every(({ status }) => status === 'cancelled'),
    isDouble: totalRwf > 0 && incoming.filter(({ amountRwf }) => amountRwf >= totalRwf).length > 1,
    parts: spread({ parts, rows: agreed }, whole, dues),
  };
}

/**
 * The whole order's money over its parts: what was paid for a part covers that part first, everything else fills them
 * one after the other, so that a change touches the fewest slips (docs/decisions/0039).
 */
function spread({ parts, rows }: OrderMoney, whole: Amounts, dues: readonly number[]): Standing['parts'] {
  const coveredRwf = sum(dues) - whole.openRwf;
  const paidFor = parts.map(({ id }) => sumRows(rows.filter(({ partId }) => partId === id)));
  const own = paidFor.map((paidRwf, at) => Math.max(0, Math.min(paidRwf, dues[at] ?? 0)));
  const ownRwf = Math.min(sum(own), coveredRwf);
  const first = fill(ownRwf, own);
  const covered = add(first, fill(coveredRwf - ownRwf, subtract(dues, first)));

  // What is too much was most likely paid for what is cancelled or came back.
  const back = fill(whole.backRwf, subtract(parts.map(priceOf), dues));
  const forgiven = fill(coveredRwf + whole.backRwf - whole.paidRwf, covered);
  const paid = subtract(add(covered, back), forgiven);
  const returned = parts.map(
    ({ id }) => -sumRows(rows.filter(({ refundFor, partId }) => refundFor === 'return' && partId === id)),
  );
  const refunded = add(returned, fill(whole.refundedRwf - sum(returned), parts.map(priceOf)));
  const open = subtract(dues, covered);
  const toVerify = fill(whole.toVerifyRwf, open);
  return parts.map((part, at) => ({
    ...part,
    totalRwf: comesTo(part),
    owedRwf: (dues[at] ?? 0) - (forgiven[at] ?? 0),
    paidRwf: paid[at] ?? 0,
    openRwf: open[at] ?? 0,
    backRwf: back[at] ?? 0,
    toVerifyRwf: toVerify[at] ?? 0,
    refundedRwf: refunded[at] ?? 0,
  }));
}

/** The same in plain sentences, to the customer or about them. */
export function describeStanding(standing: Standing, reader: 'customer' | 'staff'): string[] {
  const { owedRwf, paidRwf, openRwf, backRwf, toVerifyRwf, refundedRwf, isCancelled, isDouble } = standing;
  const isTheirs = reader === 'customer';
  const who = isTheirs ? 'You' : 'The customer';
  const comesBack = `${formatRwf(backRwf)} ${isTheirs ? 'come back to you' : 'are to be refunded'}.`;
  const says: string[] = [];
  if (toVerifyRwf > 0) {
    const claim = isTheirs ? 'Paid – to verify: we are checking' : 'Paid – to verify: the customer sent';
    says.push(`${claim} ${formatRwf(toVerifyRwf)}.`);
  }
  if (paidRwf > 0 && openRwf > 0) says.push(`${who} paid ${formatRwf(paidRwf)}; ${formatRwf(openRwf)} is still open.`);
  if (backRwf > 0 && isCancelled) says.push(`The order is cancelled: ${comesBack}`);
  else if (backRwf > 0 && isDouble) says.push(`${who} paid twice: ${comesBack}`);
  else if (backRwf > 0) {
    says.push(`${who} paid ${formatRwf(paidRwf)}, and the order comes to ${formatRwf(owedRwf)}: ${comesBack}`);
  }
  if (refundedRwf > 0) says.push(`${formatRwf(refundedRwf)} ${isTheirs ? 'was refunded to you' : 'was refunded'}.`);
  return says;
}
