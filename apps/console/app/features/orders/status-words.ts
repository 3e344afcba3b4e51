import type { CallOutcome, DeliveryStatus, OrderChannel } from '@urumuri/contract';

/** What a seller presses to take an order one step on. */
export const stepWords: Record<Exclude<DeliveryStatus, 'pending' | 'cancelled'>, string> = {
  processing: 'Mark as confirmed',
  warehouse: 'Mark as packed',
  placed: 'Mark as delivered',
};

/** The same of what its customer picks up at the shop. */
export const pickupStepWords: typeof stepWords = {
  ...stepWords,
  warehouse: 'Mark as ready for pickup',
  placed: 'Hand over without a code',
};

export const outcomeWords: Record<CallOutcome, string> = {
  confirmed: 'Confirmed',
  no_answer: 'No answer',
  changed: 'Changed',
  cancelled: 'Cancelled',
};

export const channelWords: Record<OrderChannel, string> = { web: 'Web', phone: 'Phone', counter: 'Counter' };
