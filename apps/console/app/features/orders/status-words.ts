import type { CallOutcome, DeliveryStatus } from '@urumuri/contract';

/** What a seller presses to take an order one step on. */
export const stepWords: Record<Exclude<DeliveryStatus, 'pending' | 'cancelled'>, string> = {
  processing: 'Start processing',
  warehouse: 'Packed: to warehouse',
  placed: 'Handed over',
};

export const outcomeWords: Record<CallOutcome, string> = {
  confirmed: 'Confirmed',
  no_answer: 'No answer',
  changed: 'Changed',
  cancelled: 'Cancelled',
};
