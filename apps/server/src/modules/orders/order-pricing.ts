import type { Executor } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { CartService } from '../cart/index.ts';
import type { SavedShipping } from '../../db/schema/customers.ts';
import type { GrantedVoucher, VouchersService } from '../vouchers/index.ts';
import * as refuse from './checkout-refusals.ts';
import type { SaleableProduct } from './checkout.repository.ts';
import { type AskedLine, nameProducts, sumByProduct, type WantedProduct } from './order-lines.rules.ts';
import { type OrderTotals, type PricedProduct, splitBySeller, totalsOf } from './order-totals.rules.ts';

type PricingDeps = { cart: CartService; vouchers: VouchersService };

export type PricingRequest<Product extends PricedProduct> = {
  customerId: string;
  wanted: readonly WantedProduct[];
  products: readonly Product[];
  voucherCode: string | undefined;
};

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

/** How the lines of an order are read and what they cost: the same for a quote and for the order itself. */
export function createOrderPricing({ cart, vouchers }: PricingDeps) {
  return {
    /** What is wanted of each product, and which of them come out of the cart. */
    async readLines(executor: Executor, { customerId, lines }: { customerId: string; lines: readonly AskedLine[] }) {
      const nameless = lines.flatMap(({ productId, cartLineId = '' }) => (productId === undefined ? [cartLineId] : []));
      const refs = nameless.length === 0 ? [] : await cart.listLineRefs(executor, customerId, nameless);
      const products = nameProducts(lines, new Map(refs.map(({ id, productId }) => [id, productId])));
      if (products === undefined) throw refuse.unknownCartLine();
      const unusable = products.filter(({ productId }) => !isUuid(productId)).map(({ productId }) => productId);
      if (unusable.length > 0) throw refuse.missingProducts(unusable);
      const named: NamedLine[] = products.map((line, place) => ({ ...line, cartLineId: lines[place]?.cartLineId }));
      const fromCart = named.filter(({ cartLineId }) => cartLineId !== undefined);
      return { named, wanted: sumByProduct(products), fromCart: fromCart.map(({ productId }) => productId) };
    },

    async priceOrder<Product extends PricedProduct>(executor: Executor, priced: PricingRequest<Product>) {
      const { customerId, wanted, products, voucherCode } = priced;
      const quantityById = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
      const shares = splitBySeller(
        products.map((product) => ({ product, quantity: quantityById.get(product.productId) ?? 0 })),
      );
      const voucher =
        voucherCode === undefined
          ? undefined
          : await vouchers.claimVoucher(executor, { customerId, code: voucherCode, parts: shares });
      return { shares, voucher, totals: totalsOf(shares, voucher?.discount.totalRwf ?? 0) };
    },
  };
}
