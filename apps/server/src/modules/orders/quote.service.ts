import type { QuoteOrderBody } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../app-error.ts';
import type { CartService } from '../cart/index.ts';
import type { VouchersService } from '../promotions/index.ts';
import { findMissing, mostOf } from './checkout.rules.ts';
import type { WantedProduct } from './order-lines.rules.ts';
import {
  listNameless,
  type NamedLine,
  nameLines,
  priceOrder,
  type Quote,
  type QuotedGroup,
  type QuotedProduct,
} from './order-pricing.ts';
import type { SellerShare } from './order-totals.rules.ts';
import * as repository from './quote.repository.ts';

export type QuoteDeps = { database: Database; cart: CartService; vouchers: VouchersService };

type QuoteRequest = Pick<QuoteOrderBody, 'lines' | 'voucherCode'> & { customerId: string };

export function createQuoteService({ database: { db }, cart, vouchers }: QuoteDeps) {
  /** A voucher that does not apply is no reason to keep the prices back. */
  async function priceWithVoucher(
    { customerId, voucherCode }: QuoteRequest,
    wanted: readonly WantedProduct[],
    products: readonly QuotedProduct[],
  ) {
    const priced = { ...priceOrder(wanted, products, undefined), voucherRefusal: undefined };
    if (voucherCode === undefined) return priced;
    const found = await vouchers.findVoucher(db, voucherCode, customerId);
    try {
      return {
        ...priceOrder(wanted, products, (parts) => vouchers.grantVoucher(found, parts)),
        voucherRefusal: undefined,
      };
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
      const { customerId, lines } = request;
      const nameless = listNameless(lines);
      const cartLines = nameless.length === 0 ? [] : await cart.listLineRefs(db, customerId, nameless);
      const { named, wanted } = nameLines(lines, cartLines);
      const ids = wanted.map(({ productId }) => productId);
      const [saleable, heldById] = await Promise.all([
        repository.listProducts(db, ids),
        repository.mapHeldUnits(db, customerId, ids),
      ]);
      const products = saleable.map((product) => ({
        ...product,
        most: mostOf({ ...product, held: heldById.get(product.productId) ?? 0 }),
      }));
      const quantityById = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
      const enough = products.filter(({ productId, most }) => (quantityById.get(productId) ?? 0) <= most);
      const priced = await priceWithVoucher(request, wanted, enough);
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
