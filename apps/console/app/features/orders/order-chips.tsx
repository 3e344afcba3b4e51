import type { DeliveryStatus, PaymentStatus, SellerOrderSummary } from '@urumuri/contract';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { StatusBadge } from '@urumuri/ui/parts/status-badge.tsx';

type OrderChipsProps = {
  delivery: DeliveryStatus;
  payment?: PaymentStatus;
  isConfirmed?: boolean | undefined;
  isPickup?: boolean | undefined;
};

/** How far an order is; one that was confirmed in a call stays pending until its shop begins. */
export function OrderChips({ delivery, payment, isConfirmed = false, isPickup }: OrderChipsProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge delivery={delivery} isPickup={isPickup} />
      {isConfirmed && (
        <Badge tone="success" className="px-2.5 py-1 whitespace-nowrap">
          Confirmed in a call
        </Badge>
      )}
      {payment && <StatusBadge payment={payment} />}
    </span>
  );
}

/** When an order nobody has confirmed is cancelled. */
export function Expiry({ at }: { at: string }) {
  return <p className="text-sm font-medium">Cancelled on {formatKigaliMoment(at)} unless confirmed or paid before.</p>;
}

type OrderStateProps = {
  order: Pick<SellerOrderSummary, 'delivery_status' | 'payment_status' | 'isConfirmed' | 'expiresAt'> & {
    isPickup?: boolean | undefined;
  };
};

/** How far an order is, above what can be done about it. */
export function OrderState({ order }: OrderStateProps) {
  const { delivery_status, payment_status, isConfirmed, isPickup, expiresAt } = order;
  return (
    <div className="mb-4 flex flex-col gap-2">
      <OrderChips delivery={delivery_status} payment={payment_status} isConfirmed={isConfirmed} isPickup={isPickup} />
      {expiresAt && <Expiry at={expiresAt} />}
    </div>
  );
}
