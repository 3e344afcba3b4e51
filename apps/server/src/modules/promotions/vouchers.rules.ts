import { prorate } from '@urumuri/money/prorate';

/** One seller's share of a cart or an order: its lines after product discounts, before shipping. */
export type SellerPart = {
  sellerId: string;
  itemsRwf: number;
  /** What it is made of; the amounts add up to it. */
  goods: readonly { productId: string; amountRwf: number }[];
};

export type VoucherOffer = {
  /** Null: the whole marketplace. */
  sellerId: string | null;
  /** Of the products at hand those of its category and brand; null: it is for all. */
  productIds: readonly string[] | null;
  /** Either this or the amount, never both. */
  percentOff: number | null;
  amountOffRwf: number | null;
};

export type VoucherTerms = VoucherOffer & {
  minimumRwf: number;
  usesAllowed: number | null;
  usesPerCustomer: number;
  firstOrderOnly: boolean;
  used: number;
  startsAt: Date;
  endsAt: Date | null;
  active: boolean;
};

export type VoucherDiscount = { totalRwf: number; parts: { sellerId: string; discountRwf: number }[] };

export type VoucherRefusal =
  | { reason: 'unknown' | 'used_up' | 'used_by_customer' | 'not_first' | 'nothing_to_take_off' | 'other_goods' }
  | { reason: 'not_yet'; startsAt: Date }
  | { reason: 'expired'; endsAt: Date }
  | { reason: 'minimum'; minimumRwf: number; missingRwf: number };

export type VoucherVerdict = { ok: true; discount: VoucherDiscount } | ({ ok: false } & VoucherRefusal);

const percent = 100n;

/**
 * What a voucher takes off each seller's part. The parts always add up to the total, none gets more
 * than it costs, and a part the voucher is not for gets nothing.
 */
export function voucherDiscountRwf(offer: VoucherOffer, parts: readonly SellerPart[]): VoucherDiscount {
  const bases = listBases(offer, parts);
  const totalRwf = takeOff(offer, sum(bases));
  const shares = prorate(totalRwf, bases);
  return { totalRwf, parts: parts.map(({ sellerId }, place) => ({ sellerId, discountRwf: shares[place] ?? 0 })) };
}

type JudgedBy = {
  parts: readonly SellerPart[];
  usesByCustomer: number;
  /** The customer has ordered before, and not cancelled it. */
  hasOrdered: boolean;
  now: Date;
};

/** Whether a voucher may be used on these parts now, and what it takes off, or exactly why not. */
export function judgeVoucher(
  voucher: VoucherTerms,
  { parts, usesByCustomer, hasOrdered, now }: JudgedBy,
): VoucherVerdict {
  if (!voucher.active) return { ok: false, reason: 'unknown' };
  if (now < voucher.startsAt) return { ok: false, reason: 'not_yet', startsAt: voucher.startsAt };
  if (voucher.endsAt && now >= voucher.endsAt) return { ok: false, reason: 'expired', endsAt: voucher.endsAt };
  if (usesByCustomer >= voucher.usesPerCustomer) return { ok: false, reason: 'used_by_customer' };
  if (voucher.firstOrderOnly && hasOrdered) return { ok: false, reason: 'not_first' };
  if (voucher.usesAllowed !== null && voucher.used >= voucher.usesAllowed) return { ok: false, reason: 'used_up' };

  if (parts.length > 0 && !parts.some((part) => isFor(voucher, part))) return { ok: false, reason: 'other_goods' };
  const missingRwf = voucher.minimumRwf - sum(listBases(voucher, parts));
  if (parts.length > 0 && missingRwf > 0) {
    return { ok: false, reason: 'minimum', minimumRwf: voucher.minimumRwf, missingRwf };
  }
  const discount = voucherDiscountRwf(voucher, parts);
  return discount.totalRwf === 0 ? { ok: false, reason: 'nothing_to_take_off' } : { ok: true, discount };
}

/** The one that takes off most; of those that take the same, the first. */
export function chooseBest<Granted extends { discount: VoucherDiscount }>(
  granted: readonly Granted[],
): Granted | undefined {
  return granted.reduce<Granted | undefined>(
    (best, one) => (best && best.discount.totalRwf >= one.discount.totalRwf ? best : one),
    undefined,
  );
}

/** A part of an order that is changed; one that is packed or cancelled keeps what it has of the voucher. */
export type ChangedPart = SellerPart & { voucherRwf: number; isOpen: boolean };

/** What each part has of an order's voucher after a change: the open ones share what the others leave. */
export function reshareVoucher(offer: VoucherOffer, parts: readonly ChangedPart[]): number[] {
  const bases = listBases(offer, parts);
  const openBases = parts.map(({ isOpen }, place) => (isOpen ? (bases[place] ?? 0) : 0));
  const kept = sum(parts.map(({ isOpen, voucherRwf }) => (isOpen ? 0 : voucherRwf)));
  const left = Math.min(Math.max(takeOff(offer, sum(bases)) - kept, 0), sum(openBases));
  const shares = prorate(left, openBases);
  return parts.map(({ isOpen, voucherRwf }, place) => (isOpen ? (shares[place] ?? 0) : voucherRwf));
}

/** Whether a change takes what the voucher is for below its minimum; what was below before is not its doing. */
export function missesMinimum(
  voucher: VoucherOffer & Pick<VoucherTerms, 'minimumRwf'>,
  before: readonly SellerPart[],
  after: readonly SellerPart[],
): boolean {
  const count = (parts: readonly SellerPart[]) => sum(listBases(voucher, parts));
  return count(before) >= voucher.minimumRwf && count(after) < voucher.minimumRwf;
}

/** What of each part the voucher is for. */
const listBases = (offer: VoucherOffer, parts: readonly SellerPart[]) =>
  parts.map((part) => {
    if (!isFor(offer, part)) return 0;
    const { productIds } = offer;
    if (productIds === null) return part.itemsRwf;
    return sum(part.goods.map(({ productId, amountRwf }) => (productIds.includes(productId) ? amountRwf : 0)));
  });

function isFor({ sellerId, productIds }: VoucherOffer, part: SellerPart): boolean {
  if (sellerId !== null && sellerId !== part.sellerId) return false;
  return productIds === null || part.goods.some(({ productId }) => productIds.includes(productId));
}

function takeOff({ percentOff, amountOffRwf }: VoucherOffer, baseRwf: number): number {
  if (percentOff !== null) return Number((BigInt(baseRwf) * BigInt(percentOff)) / percent);
  return Math.min(amountOffRwf ?? 0, baseRwf);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
