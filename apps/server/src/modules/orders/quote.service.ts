import type { QuoteOrderBody } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { feesTo } from '@urumuri/identity/delivery';
import type { Database } from '../../db/client.ts';
import type { CartService } from '../cart/index.ts';
import type { SellerPart, VouchersService } from '../promotions/index.ts';
import { findMissing, mostOf } from './checkout.rules.ts';
import { listNameless, nameLines, priceOrder, type Quote } from './order-pricing.ts';
import * as repository from './quote.repository.ts';

export type QuoteDeps = {
  database: Database;
  cart: CartService;
  vouchers: VouchersService;
  readIdentity(): Identity;
};

type QuoteRequest = Pick<QuoteOrderBody, 'lines' | 'voucherCode'> & {
  customerId: string;
  place?: QuoteOrderBody['place'];
  pickup?: QuoteOrderBody['pickup'];
};

export function createQuoteService({ database: { db }, cart, vouchers, readIdentity }: QuoteDeps) {
  return {
    /**
     * What an order would cost at this moment. Nothing is locked or held; the order itself is priced by
     * the same code, and refused if it comes to something else. What is too many is listed and not summed.
     */
    async quoteOrder(request: QuoteRequest): Promise<Quote> {
      const { customerId, voucherCode } = request;
      const identity = readIdentity();
      const { unitsPerCustomer } = identity.orders;
      const nameless = listNameless(request.lines);
      const cartLines = nameless.length === 0 ? [] : await cart.listLineRefs(db, customerId, nameless);
      const { named, wanted } = nameLines(request.lines, cartLines);
      const ids = wanted.map(({ productId }) => productId);
      const products = (await repository.listProducts(db, ids, customerId)).filter(({ isOnSale }) => isOnSale);
      const lines = named.flatMap(({ productId, ...line }) => {
        const product = products.find((known) => known.productId === productId);
        return product ? [{ ...line, most: mostOf(product, unitsPerCustomer), product }] : [];
      });
      const quantityById = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
      const enough = products.filter(
        (product) => (quantityById.get(product.productId) ?? 0) <= mostOf(product, unitsPerCustomer),
      );
      const enoughIds = enough.map(({ productId }) => productId);
      const offered = await vouchers.listVouchers(db, voucherCode, customerId, enoughIds);
      const grant = (parts: readonly SellerPart[]) => vouchers.grantBest(offered, voucherCode, parts);
      const shipping = await repository.findShipping(db, customerId);
      const fees = feesTo(identity, request.place ?? shipping);
      const offering = enough.filter(({ pickupAddress }) => pickupAddress !== '').map(({ sellerId }) => sellerId);
      const pickup = (request.pickup ?? []).filter((sellerId) => offering.includes(sellerId));
      const { shares, totals, voucher, refusal } = priceOrder(wanted, enough, { fees, pickup }, grant);
      const missing = findMissing(wanted, products);
      return { lines, shares, missing, totals, voucher, voucherRefusal: refusal?.message, shipping };
    },
  };
}
