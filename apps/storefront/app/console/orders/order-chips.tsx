import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';
import { Badge } from '../../ui/badge.tsx';
import { deliveryWords, paymentWords } from './status-words.ts';

export function OrderChips({ delivery, payment }: { delivery: DeliveryStatus; payment: PaymentStatus }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={deliveryWords[delivery].tone}>{deliveryWords[delivery].label}</Badge>
      <Badge tone={paymentWords[payment].tone}>{paymentWords[payment].label}</Badge>
    </span>
  );
}
