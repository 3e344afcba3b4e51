import type { Order } from '@urumuri/contract';

export type OrderSums = { productsRwf: number; shippingRwf: number; voucherRwf: number; totalRwf: number };

/** The parts of what an order costs; they add up to the total by construction. */
export function splitTotal(order: Pick<Order, 'price' | 'shipping_fee' | 'voucher_discount'>): OrderSums {
  const { price: totalRwf, shipping_fee: shippingRwf, voucher_discount: voucherRwf = 0 } = order;
  return { productsRwf: totalRwf - shippingRwf + voucherRwf, shippingRwf, voucherRwf, totalRwf };
}
