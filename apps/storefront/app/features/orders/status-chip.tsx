import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';
import { Badge } from '../../ui/badge.tsx';
import { deliveryWords, paymentWords } from './order-words.ts';

type StatusChipProps = { delivery: DeliveryStatus } | { payment: PaymentStatus };

export function StatusChip(status: StatusChipProps) {
  const { label, tone } = 'delivery' in status ? deliveryWords[status.delivery] : paymentWords[status.payment];
  return (
    <Badge tone={tone} className="px-2.5 py-1 whitespace-nowrap">
      {label}
    </Badge>
  );
}
