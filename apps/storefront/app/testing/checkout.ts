import type { QuotedLine } from '@urumuri/contract';
import type { CheckoutState } from '../platform/storage/checkout.ts';

type Given = Partial<QuotedLine['productInfo']> & { line?: string; quantity?: number; most?: number };

/** A line of a quote that shows only what matters to the test. */
export function buildLine({ line, quantity = 1, most, ...given }: Given = {}) {
  const id = given._id ?? 'p1';
  const productInfo = {
    _id: id,
    slug: id,
    name: `Product ${id}`,
    brand: 'Brand',
    category: 'Category',
    price: 1000,
    discount: 0,
    stock: 5,
    images: [],
    shopName: 'Shop',
    sellerId: 's1',
    ...given,
  };
  return { ...(line === undefined ? {} : { _id: line }), quantity, most: most ?? productInfo.stock, productInfo };
}

export function buildState(...lines: ReturnType<typeof buildLine>[]) {
  const group = { sellerId: 's1', shopName: 'Shop', price: 0, products: lines };
  return { products: [group], price: 0, shipping_fee: 0, items: lines.length } satisfies CheckoutState;
}
