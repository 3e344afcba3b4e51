import type { Order } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';

type Asked = Pick<Order, 'delivery_status' | 'payment_status' | 'price' | 'expires_at'> & {
  /** Nothing of it is delivered. */
  isPickup?: boolean;
  /** What is left to pay, and what the customer says to have paid of it. */
  open?: number;
  toVerify?: number;
};

/** What the customer does now about an order that is on its way. */
export function describeNextStep(order: Asked): string {
  const { delivery_status, payment_status, price, expires_at, isPickup = false, open = price, toVerify = 0 } = order;
  if (delivery_status === 'cancelled') return 'This order is cancelled. There is nothing to pay.';
  if (payment_status !== 'unpaid' || open === 0) return 'This order is settled. There is nothing left to pay.';
  if (toVerify > 0 && toVerify >= open) return 'We are checking your payment. There is nothing to do until we have.';
  const sum = formatRwf(open - toVerify);
  switch (delivery_status) {
    case 'pending':
      return expires_at === undefined
        ? `You confirmed this order. Have ${sum} ready for when it is handed over, or pay before.`
        : `Wait for our call, in which you confirm the order and say how you pay ${sum}.`;
    case 'processing':
      return `The shop is preparing your order. Have ${sum} ready for when it is handed over, or pay before.`;
    case 'warehouse':
      return `Your order is ${isPickup ? 'ready for pickup' : 'packed and waits for its delivery'}. Have ${sum} ready for when it is handed over, or pay before.`;
    case 'placed':
      return `You have your order. Please pay ${sum} now.`;
  }
}
