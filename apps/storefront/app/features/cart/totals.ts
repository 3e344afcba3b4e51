import type { Cart } from '@urumuri/contract';
import type { CartVoucher } from './load-cart.ts';

type Summed = Pick<Cart, 'price' | 'shipping_fee' | 'voucher_code' | 'voucher_discount'>;

/** What is taken off: by the voucher that was typed, or by what applies by itself. Never more than the products cost. */
export function findDiscount(
  { price, voucher_code: name, voucher_discount: automaticRwf = 0 }: Summed,
  voucher?: CartVoucher,
) {
  if (voucher && 'discountRwf' in voucher) {
    return { name: voucher.code, discountRwf: Math.min(price, voucher.discountRwf), isTyped: true };
  }
  return name === undefined ? undefined : { name, discountRwf: Math.min(price, automaticRwf), isTyped: false };
}

/** What the order costs. */
export const totalRwf = (cart: Summed, voucher?: CartVoucher): number =>
  cart.price + cart.shipping_fee - (findDiscount(cart, voucher)?.discountRwf ?? 0);
