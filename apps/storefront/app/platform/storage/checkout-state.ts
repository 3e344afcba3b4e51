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

/** Whether a history entry or a kept copy holds a checkout; either may be another page's or an older shop's. */
export function isCheckoutState(value: unknown): value is CheckoutState {
  if (!isRecord(value) || !Array.isArray(value.products)) return false;
  const lines = value.products.flatMap((group: unknown) => (isRecord(group) ? group.products : [undefined]));
  return lines.length > 0 && lines.every(isLine) && typeof value.price === 'number';
}

function isLine(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.productInfo)) return false;
  return Number.isInteger(value.quantity) && typeof value.productInfo._id === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
