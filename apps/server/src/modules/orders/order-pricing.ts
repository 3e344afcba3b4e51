import type { Identity } from '@urumuri/identity';
import { isUuid } from '../../db/uuid.ts';
import type { SavedShipping } from '../../db/schema/customers.ts';
import type { Grant, GrantedVoucher, SellerPart } from '../promotions/index.ts';
import * as refuse from './checkout-refusals.ts';
import { type AskedLine, nameProducts, sumByProduct, type WantedProduct } from './order-lines.rules.ts';
import {
  type OrderTotals,
  type PricedProduct,
  type SellerShare,
  splitBySeller,
  totalsOf,
} from './order-totals.rules.ts';
import type { TodaysProduct } from './quote.repository.ts';

export type Quote = {
  /** In the order in which they were asked for. */
  lines: { cartLineId: string | undefined; quantity: number; most: number; product: TodaysProduct }[];
  shares: readonly SellerShare[];
  missing: string[];
  totals: OrderTotals;
  voucher: GrantedVoucher | undefined;
  voucherRefusal: string | undefined;
  shipping: SavedShipping | undefined;
};

/** What is wanted of each product, and which of them come out of the cart; `cartLines` are those of the customer. */
export function nameLines(lines: readonly AskedLine[], cartLines: readonly { id: string; productId: string }[]) {
  const products = nameProducts(lines, new Map(cartLines.map(({ id, productId }) => [id, productId])));
  if (products === undefined) throw refuse.unknownCartLine();
  const unusable = products.filter(({ productId }) => !isUuid(productId)).map(({ productId }) => productId);
  if (unusable.length > 0) throw refuse.missingProducts(unusable);
  const named = products.map((line, place) => ({ ...line, cartLineId: lines[place]?.cartLineId }));
  const fromCart = named.filter(({ cartLineId }) => cartLineId !== undefined);
  return { named, wanted: sumByProduct(products), fromCart: fromCart.map(({ productId }) => productId) };
}

/** Lines that only say where they stand in the cart. */
export function listNameless(lines: readonly AskedLine[]): string[] {
  return lines
    .flatMap(({ productId, cartLineId = '' }) => (productId === undefined ? [cartLineId] : []))
    .filter(isUuid);
}

/** What an order costs: the same for a quote and for the order itself. `grant` says what is taken off. */
export function priceOrder(
  wanted: readonly WantedProduct[],
  products: readonly PricedProduct[],
  delivery: { fees: Identity['shipping']; pickup?: readonly string[] | undefined },
  grant: (parts: readonly SellerPart[]) => Grant,
) {
  const quantityById = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  const shares = splitBySeller(
    products.map((product) => ({ product, quantity: quantityById.get(product.productId) ?? 0 })),
    delivery.fees,
    delivery.pickup,
  );
  const { voucher, refusal } = grant(shares);
  return { shares, voucher, refusal, totals: totalsOf(shares, voucher?.discount.totalRwf ?? 0) };
}
