import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';
import { StatusBadge } from '@urumuri/ui/parts/status-badge.tsx';

export function OrderChips({ delivery, payment }: { delivery: DeliveryStatus; payment: PaymentStatus }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge delivery={delivery} />
      <StatusBadge payment={payment} />
    </span>
  );
}
