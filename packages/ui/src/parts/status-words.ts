import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';
import type { BadgeTone } from './badge.tsx';

type StatusWords = { label: string; tone: BadgeTone };

/** What people read for a status; calls keep the names of the contract. */
export const deliveryWords: Record<DeliveryStatus, StatusWords> = {
  pending: { label: 'Pending', tone: 'waiting' },
  processing: { label: 'Confirmed', tone: 'ink' },
  warehouse: { label: 'Packed', tone: 'ink' },
  placed: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

/** The same of what its customer picks up at the shop. */
export const pickupWords: Record<DeliveryStatus, StatusWords> = {
  ...deliveryWords,
  warehouse: { label: 'Ready for pickup', tone: 'ink' },
  placed: { label: 'Picked up', tone: 'success' },
};

export const paymentWords: Record<PaymentStatus, StatusWords> = {
  unpaid: { label: 'Unpaid', tone: 'neutral' },
  paid: { label: 'Paid', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};
