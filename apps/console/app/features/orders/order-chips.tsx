import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { StatusBadge } from '@urumuri/ui/parts/status-badge.tsx';

export function OrderChips({ delivery, payment }: { delivery: DeliveryStatus; payment: PaymentStatus }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge delivery={delivery} />
      <StatusBadge payment={payment} />
    </span>
  );
}

/** When an order nobody has confirmed is cancelled. */
export function Expiry({ at }: { at: string }) {
  return <p className="text-sm font-medium">Cancelled on {formatKigaliMoment(at)} unless confirmed or paid before.</p>;
}

type OrderStateProps = {
  order: { delivery_status: DeliveryStatus; payment_status: PaymentStatus; expiresAt?: string | undefined };
};

/** How far an order is, above what can be done about it. */
export function OrderState({ order: { delivery_status, payment_status, expiresAt } }: OrderStateProps) {
  return (
    <div className="mb-4 flex flex-col gap-2">
      <OrderChips delivery={delivery_status} payment={payment_status} />
      {expiresAt && <Expiry at={expiresAt} />}
    </div>
  );
}
