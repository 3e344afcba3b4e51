import type { CallOutcome, DeliveryStatus, PaymentStatus } from '@urumuri/contract';

type Tone = 'signal' | 'neutral' | 'ink' | 'success' | 'danger';

export const deliveryWords: Record<DeliveryStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'signal' },
  processing: { label: 'Processing', tone: 'ink' },
  warehouse: { label: 'Warehouse', tone: 'ink' },
  placed: { label: 'Handed over', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const paymentWords: Record<PaymentStatus, { label: string; tone: Tone }> = {
  unpaid: { label: 'Unpaid', tone: 'neutral' },
  paid: { label: 'Paid', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

/** What a seller presses to take an order one step on. */
export const stepWords: Record<DeliveryStatus, string> = {
  pending: 'Back to pending',
  processing: 'Start processing',
  warehouse: 'Packed: to warehouse',
  placed: 'Handed over',
  cancelled: 'Cancel this order',
};

export const outcomeWords: Record<CallOutcome, string> = {
  confirmed: 'Confirmed',
  no_answer: 'No answer',
  changed: 'Changed',
  cancelled: 'Cancelled',
};
