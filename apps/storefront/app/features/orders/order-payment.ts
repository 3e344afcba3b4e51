import type { Order } from '@urumuri/contract';
import { addresses } from '../../platform/format/addresses.ts';

type Payable = Pick<Order, 'payment_status' | 'delivery_status'>;

/** An order that will not come is not to be paid. */
export function isPaymentDue(order: Payable): boolean {
  return order.payment_status === 'unpaid' && order.delivery_status !== 'cancelled';
}

/** The payment page's address and what it needs to know; the address alone is enough after a reload. */
export function paymentLink({ _id, price, products }: Pick<Order, '_id' | 'price' | 'products'>) {
  const items = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return { to: addresses.payFor(_id), state: { price, items, orderId: _id } };
}
