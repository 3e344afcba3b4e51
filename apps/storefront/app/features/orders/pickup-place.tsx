import type { OrderPart } from '@urumuri/contract';
import { QrCode } from '@urumuri/ui/parts/qr-code.tsx';
import { describePickup } from '../../ui/pickup-words.ts';

type PickupPlaceProps = { orderNumber: string; pickup: NonNullable<OrderPart['pickup']> };

/** Where a part is picked up, and, once it is ready, what is shown there: staff open the link of the QR code. */
export function PickupPlace({ orderNumber, pickup: { code, ...place } }: PickupPlaceProps) {
  return (
    <div className="mt-2 rounded-control bg-mist px-4 py-3">
      <p>Pick up at {describePickup(place)}</p>
      {code && (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <QrCode
            text={`${location.origin}/seller/pickup?${new URLSearchParams({ order: orderNumber, code }).toString()}`}
            label="QR code for the shop"
            className="size-32 shrink-0"
          />
          <p>
            <span className="block text-sm text-slate">Show this code at the shop</span>
            <span className="text-2xl font-bold tracking-widest tabular-nums">{code}</span>
          </p>
        </div>
      )}
    </div>
  );
}
