import type { QuoteOrderBody } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../app-error.ts';
import type { CartService } from '../cart/index.ts';
import type { VouchersService } from '../promotions/index.ts';
import { findMissing, mostOf } from './checkout.rules.ts';
import type { WantedProduct } from './order-lines.rules.ts';
import { listNameless, nameLines, priceOrder, type Quote } from './order-pricing.ts';
import type { PricedProduct } from './order-totals.rules.ts';
import * as repository from './quote.repository.ts';

export type QuoteDeps = {
  database: Database;
  cart: CartService;
  vouchers: VouchersService;
  readIdentity(): Identity;
};

type QuoteRequest = Pick<QuoteOrderBody, 'lines' | 'voucherCode'> & { customerId: string };

export function createQuoteService({ database: { db }, cart, vouchers, readIdentity }: QuoteDeps) {
  /** A voucher that does not apply is no reason to keep the prices back. */
  async function priceWithVoucher(
    { customerId, voucherCode }: QuoteRequest,
    wanted: readonly WantedProduct[],
    products: readonly PricedProduct[],
  ) {
    const { shipping } = readIdentity();
    const priced = { ...priceOrder(wanted, products, shipping), voucherRefusal: undefined };
    if (voucherCode === undefined) return priced;
    const found = await vouchers.findVoucher(db, voucherCode, customerId);
    try {
      return { ...priced, ...priceOrder(wanted, products, shipping, (parts) => vouchers.grantVoucher(found, parts)) };
    } catch (error) {
      if (!(error instanceof AppError) || !error.code.startsWith('voucher_')) throw error;
      return { ...priced, voucherRefusal: error.message };
    }
  }

  return {
    /**
     * What an order would cost at this moment. Nothing is locked or held; the order itself is priced by
     * the same code, and refused if it comes to something else. What is too many is listed and not summed.
     */
    async quoteOrder(request: QuoteRequest): Promise<Quote> {
      const { customerId } = request;
      const { unitsPerCustomer } = readIdentity().orders;
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
      const { shares, totals, voucher, voucherRefusal } = await priceWithVoucher(request, wanted, enough);
      const missing = findMissing(wanted, products);
      const shipping = await repository.findShipping(db, customerId);
      return { lines, shares, missing, totals, voucher, voucherRefusal, shipping };
    },
  };
}
