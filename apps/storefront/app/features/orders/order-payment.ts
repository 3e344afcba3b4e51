import type { Order } from '@urumuri/contract';

type Asked = Pick<Order, 'payment_status' | 'delivery_status'> & { payment?: { open: number } };

/** An order that will not come is not to be paid, nor one of which nothing is open. */
export function isPaymentDue({ payment_status: status, delivery_status: delivery, payment }: Asked): boolean {
  return status === 'unpaid' && delivery !== 'cancelled' && payment?.open !== 0;
}
