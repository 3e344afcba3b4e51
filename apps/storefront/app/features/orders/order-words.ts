import type { CallOutcome, DeliveryStatus, OrderStep, PaymentStatus } from '@urumuri/contract';
import type { OrderFilter } from './order-filter.ts';

/** What is said when there is nothing of a kind. */
export const emptyWords: Record<OrderFilter, { title: string; text: string }> = {
  all: { title: 'No orders yet', text: 'What you order appears here, with everything that happens to it.' },
  placed: { title: 'No placed orders', text: 'Orders you have received appear here.' },
  pending: { title: 'No pending orders', text: 'Orders nobody has begun to prepare appear here.' },
  processing: { title: 'No orders in processing', text: 'Orders a seller has begun to prepare appear here.' },
  warehouse: { title: 'No orders in the warehouse', text: 'Orders that are ready to leave appear here.' },
  cancelled: { title: 'No cancelled orders', text: 'Orders that were called off appear here.' },
};

/** How a call ended. */
export const callTexts: Record<CallOutcome, string> = {
  confirmed: 'You confirmed your order.',
  changed: 'You asked for a change, and the shop has made it.',
  no_answer: 'We did not reach you.',
  cancelled: 'You no longer wanted it.',
};

/** What happens to a payment, with what was paid after it. */
export const moneyTexts: Partial<Record<OrderStep['status'], { title: string; text: string }>> = {
  claimed: { title: 'Paid – to verify', text: 'You told us of your payment:' },
  agreed: { title: 'Payment received', text: 'We have' },
  refused: { title: 'Payment not found', text: 'We could not take' },
  given_back: { title: 'Refund', text: 'We refunded' },
};

/** What each step means for the customer. */
export const stepTexts: Record<DeliveryStatus | PaymentStatus, string> = {
  pending: 'Your order is with the shop.',
  processing: 'We are preparing your order.',
  warehouse: 'It is packed and waits for its delivery.',
  placed: 'You have your order.',
  cancelled: 'This order will not be delivered.',
  unpaid: 'Payment is open.',
  paid: 'We have your payment.',
  refunded: 'Your payment was refunded.',
};

/** The same of what is picked up. */
export const pickupTexts: typeof stepTexts = {
  ...stepTexts,
  warehouse: 'It is ready for you at the shop.',
};
