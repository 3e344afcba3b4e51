import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';
import { Badge } from './badge.tsx';
import { deliveryWords, paymentWords, pickupWords } from './status-words.ts';

type StatusBadgeProps = { delivery: DeliveryStatus; isPickup?: boolean | undefined } | { payment: PaymentStatus };

export function StatusBadge(status: StatusBadgeProps) {
  const { label, tone } =
    'delivery' in status
      ? (status.isPickup ? pickupWords : deliveryWords)[status.delivery]
      : paymentWords[status.payment];
  return (
    <Badge tone={tone} className="px-2.5 py-1 whitespace-nowrap">
      {label}
    </Badge>
  );
}
