import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';
import type { BadgeTone } from './badge.tsx';

type StatusWords = { label: string; tone: BadgeTone };

/** The shop's own words come first; where they could be read otherwise, what they mean follows. */
export const deliveryWords: Record<DeliveryStatus, StatusWords> = {
  pending: { label: 'Pending', tone: 'waiting' },
  processing: { label: 'Processing', tone: 'ink' },
  warehouse: { label: 'Warehouse: being prepared', tone: 'ink' },
  placed: { label: 'Placed: handed over', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const paymentWords: Record<PaymentStatus, StatusWords> = {
  unpaid: { label: 'Unpaid', tone: 'neutral' },
  paid: { label: 'Paid', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};
