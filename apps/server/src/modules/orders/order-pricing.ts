import { isUuid } from '../../db/uuid.ts';
import type { SavedShipping } from '../../db/schema/customers.ts';
import type { GrantedVoucher, SellerPart } from '../promotions/index.ts';
import * as refuse from './checkout-refusals.ts';
import { type AskedLine, nameProducts, sumByProduct, type WantedProduct } from './order-lines.rules.ts';
import { type OrderTotals, type PricedProduct, splitBySeller, totalsOf } from './order-totals.rules.ts';
import type { SaleableProduct } from './quote.repository.ts';

export type QuotedProduct = SaleableProduct & { most: number };
type QuotedLine = { cartLineId: string | undefined; quantity: number; most: number; product: QuotedProduct };

export type QuotedGroup = { sellerId: string; shopName: string; itemsRwf: number; lines: QuotedLine[] };

export type Quote = {
  groups: QuotedGroup[];
  missing: string[];
  totals: OrderTotals;
  voucher: GrantedVoucher | undefined;
  voucherRefusal: string | undefined;
  shipping: SavedShipping | undefined;
};

export type NamedLine = WantedProduct & { cartLineId: string | undefined };

/** What is wanted of each product, and which of them come out of the cart; `cartLines` are those of the customer. */
export function nameLines(lines: readonly AskedLine[], cartLines: readonly { id: string; productId: string }[]) {
  const products = nameProducts(lines, new Map(cartLines.map(({ id, productId }) => [id, productId])));
  if (products === undefined) throw refuse.unknownCartLine();
  const unusable = products.filter(({ productId }) => !isUuid(productId)).map(({ productId }) => productId);
  if (unusable.length > 0) throw refuse.missingProducts(unusable);
  const named: NamedLine[] = products.map((line, place) => ({ ...line, cartLineId: lines[place]?.cartLineId }));
  const fromCart = named.filter(({ cartLineId }) => cartLineId !== undefined);
  return { named, wanted: sumByProduct(products), fromCart: fromCart.map(({ productId }) => productId) };
}

/** Lines that only say where they stand in the cart. */
export function listNameless(lines: readonly AskedLine[]): string[] {
  return lines
    .flatMap(({ productId, cartLineId = '' }) => (productId === undefined ? [cartLineId] : []))
    .filter(isUuid);
}

/** What an order costs: the same for a quote and for the order itself. `grant` takes a voucher off, or throws. */
export function priceOrder<Product extends PricedProduct>(
  wanted: readonly WantedProduct[],
  products: readonly Product[],
  grant: ((parts: readonly SellerPart[]) => GrantedVoucher) | undefined,
) {
  const quantityById = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  const shares = splitBySeller(
    products.map((product) => ({ product, quantity: quantityById.get(product.productId) ?? 0 })),
  );
  const voucher = grant?.(shares);
  return { shares, voucher, totals: totalsOf(shares, voucher?.discount.totalRwf ?? 0) };
}
