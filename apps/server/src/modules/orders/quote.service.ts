import type { QuoteOrderBody } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../app-error.ts';
import type { CartService } from '../cart/index.ts';
import type { VouchersService } from '../vouchers/index.ts';
import * as repository from './checkout.repository.ts';
import { findMissing, mostOf } from './checkout.rules.ts';
import {
  createOrderPricing,
  type NamedLine,
  type PricingRequest,
  type Quote,
  type QuotedGroup,
  type QuotedProduct,
} from './order-pricing.ts';
import type { SellerShare } from './order-totals.rules.ts';

type QuoteDeps = { database: Database; cart: CartService; vouchers: VouchersService };

type QuoteRequest = Pick<QuoteOrderBody, 'lines' | 'voucherCode'> & { customerId: string };

export function createQuoteService({ database: { db }, cart, vouchers }: QuoteDeps) {
  const pricing = createOrderPricing({ cart, vouchers });

  /** A voucher that does not apply is no reason to keep the prices back. */
  async function priceWithVoucher(request: PricingRequest<repository.SaleableProduct>) {
    try {
      return { ...(await pricing.priceOrder(db, request)), voucherRefusal: undefined };
    } catch (error) {
      if (!(error instanceof AppError) || !error.code.startsWith('voucher_')) throw error;
      const priced = await pricing.priceOrder(db, { ...request, voucherCode: undefined });
      return { ...priced, voucherRefusal: error.message };
    }
  }

  return {
    /**
     * What an order would cost at this moment. Nothing is locked or held; the order itself is priced by
     * the same code, and refused if it comes to something else. What is too many is listed and not summed.
     */
    async quoteOrder({ customerId, lines, voucherCode }: QuoteRequest): Promise<Quote> {
      const { named, wanted } = await pricing.readLines(db, { customerId, lines });
      const ids = wanted.map(({ productId }) => productId);
      const [saleable, heldById] = await Promise.all([
        repository.listProducts(db, ids),
        repository.mapHeldUnits(db, customerId, ids),
      ]);
      const products = saleable.map((product) => ({ ...product, most: mostOf(product, heldById) }));
      const quantityById = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
      const enough = products.filter(({ productId, most }) => (quantityById.get(productId) ?? 0) <= most);
      const priced = await priceWithVoucher({ customerId, wanted, products: enough, voucherCode });
      return {
        groups: groupLines(named, products, priced.shares),
        missing: findMissing(wanted, products),
        totals: priced.totals,
        voucher: priced.voucher,
        voucherRefusal: priced.voucherRefusal,
        shipping: await repository.findShipping(db, customerId),
      };
    },
  };
}

/** The lines by shop, in the order in which they were asked for. */
function groupLines(
  named: readonly NamedLine[],
  products: readonly QuotedProduct[],
  shares: readonly SellerShare[],
): QuotedGroup[] {
  const productById = new Map(products.map((product) => [product.productId, product]));
  const itemsBySeller = new Map(shares.map(({ sellerId, itemsRwf }) => [sellerId, itemsRwf]));
  const groups = new Map<string, QuotedGroup>();
  for (const { productId, cartLineId, quantity } of named) {
    const product = productById.get(productId);
    if (product === undefined) continue;
    const { sellerId, shopName } = product;
    const group = groups.get(sellerId) ?? { sellerId, shopName, itemsRwf: itemsBySeller.get(sellerId) ?? 0, lines: [] };
    group.lines.push({ cartLineId, quantity, most: product.most, product });
    groups.set(sellerId, group);
  }
  return [...groups.values()];
}
