import type { Order } from '@urumuri/contract';

/** An order that will not come is not to be paid. */
export function isPaymentDue(order: Pick<Order, 'payment_status' | 'delivery_status'>): boolean {
  return order.payment_status === 'unpaid' && order.delivery_status !== 'cancelled';
}
