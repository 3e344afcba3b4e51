import type { DeliveryStatus, PlaceOrderBody } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { shippingFeeRwf, unitPriceRwf } from '@urumuri/money';
import type { SellerPart } from '../promotions/index.ts';

export type PricedProduct = {
  productId: string;
  sellerId: string;
  priceRwf: number;
  discountPercent: number;
  /** What one is sold for at a counter, where that is less. */
  soldForRwf?: number | undefined;
};

/** What one of it costs. */
export const priceOf = ({ priceRwf, discountPercent, soldForRwf }: PricedProduct) =>
  soldForRwf ?? unitPriceRwf(priceRwf, discountPercent);

type WantedUnits = { product: PricedProduct; quantity: number };

export type SellerShare = SellerPart & { units: number; isPickup: boolean; shippingFeeRwf: number };

export type OrderTotals = {
  itemsRwf: number;
  voucherRwf: number;
  shippingFeeRwf: number;
  totalRwf: number;
  units: number;
};

export type PartAmounts = { status: DeliveryStatus; itemsRwf: number; voucherRwf: number; shippingFeeRwf: number };

/** What a part's delivery costs; who picks it up pays none. */
export const feeOfPart = (part: { itemsRwf: number; isPickup: boolean }, shipping: Identity['shipping']) =>
  part.isPickup ? 0 : shippingFeeRwf([part], shipping);

/** The order by seller, with what each seller's goods and their delivery cost; `pickup`: whose are not delivered. */
export function splitBySeller(
  wanted: readonly WantedUnits[],
  shipping: Identity['shipping'],
  pickup: readonly string[] = [],
): SellerShare[] {
  const sellerIds = [...new Set(wanted.map(({ product }) => product.sellerId))];
  return sellerIds.map((sellerId) => {
    const own = wanted.filter(({ product }) => product.sellerId === sellerId);
    const goods = own.map(({ product, quantity }) => ({
      productId: product.productId,
      amountRwf: quantity * priceOf(product),
    }));
    const itemsRwf = sum(goods.map(({ amountRwf }) => amountRwf));
    const units = sum(own.map(({ quantity }) => quantity));
    const isPickup = pickup.includes(sellerId);
    return { sellerId, units, itemsRwf, goods, isPickup, shippingFeeRwf: feeOfPart({ itemsRwf, isPickup }, shipping) };
  });
}

export function totalsOf(shares: readonly SellerShare[], voucherRwf: number): OrderTotals {
  const itemsRwf = sum(shares.map((share) => share.itemsRwf));
  const feeRwf = sum(shares.map((share) => share.shippingFeeRwf));
  return {
    itemsRwf,
    voucherRwf,
    shippingFeeRwf: feeRwf,
    totalRwf: itemsRwf - voucherRwf + feeRwf,
    units: sum(shares.map((share) => share.units)),
  };
}

/** What a part comes to. */
export const partPrice = (part: Omit<PartAmounts, 'status'>) => part.itemsRwf - part.voucherRwf + part.shippingFeeRwf;

/** What an order comes to: what will be delivered counts, a cancelled part does not. */
export function sumStanding(parts: readonly PartAmounts[]) {
  const standing = parts.filter(({ status }) => status !== 'cancelled');
  const itemsRwf = sum(standing.map((part) => part.itemsRwf));
  const voucherRwf = sum(standing.map((part) => part.voucherRwf));
  const feeRwf = sum(standing.map((part) => part.shippingFeeRwf));
  return { itemsRwf, voucherRwf, shippingFeeRwf: feeRwf, totalRwf: itemsRwf - voucherRwf + feeRwf };
}

/** Whether every amount the shopper was shown is still true; what was not shown cannot be wrong. */
export function sawTheseTotals(seen: PlaceOrderBody['seen'], totals: OrderTotals): boolean {
  const holds = (claim: number | undefined, truth: number) => claim === undefined || claim === truth;
  return (
    holds(seen.price, totals.itemsRwf) &&
    holds(seen.shippingFee, totals.shippingFeeRwf) &&
    holds(seen.total, totals.totalRwf)
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
