import type { Product } from '@urumuri/contract';

type CheckoutProduct = Pick<
  Product,
  '_id' | 'slug' | 'name' | 'brand' | 'category' | 'price' | 'discount' | 'stock' | 'images' | 'shopName' | 'sellerId'
>;

/** A line from the cart has the cart line's `_id`; a line of Buy Now has none. */
export type CheckoutLine = { _id?: string; quantity: number; productInfo: CheckoutProduct };

export type CheckoutGroup = { sellerId: string; shopName: string; price: number; products: CheckoutLine[] };

/**
 * What the shipping page is told by the page before it, in the history entry. Every figure is a claim: the
 * server computes it again.
 */
export type CheckoutState = {
  products: CheckoutGroup[];
  price: number;
  shipping_fee: number;
  items: number;
  voucherCode?: string;
};
