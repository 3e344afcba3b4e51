import type { Cart } from '@urumuri/contract';
import type { CartVoucher } from './load-cart.ts';

/** What the order costs. A voucher never takes off more than the products cost. */
export function totalRwf({ price, shipping_fee }: Pick<Cart, 'price' | 'shipping_fee'>, voucher?: CartVoucher): number {
  const discountRwf = voucher && 'discountRwf' in voucher ? voucher.discountRwf : 0;
  return price + shipping_fee - Math.min(price, discountRwf);
}
