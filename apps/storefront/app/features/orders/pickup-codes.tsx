import type { Order } from '@urumuri/contract';
import { QrCode } from '@urumuri/ui/parts/qr-code.tsx';

/** What is shown at each shop where something is ready: staff type the code, or open the link of the QR code. */
export function PickupCodes({ order: { parts, orderNumber = '' } }: { order: Pick<Order, 'parts' | 'orderNumber'> }) {
  const ready = parts.flatMap(({ _id, shopName, pickup }) =>
    pickup?.code ? [{ _id, shopName, code: pickup.code }] : [],
  );
  return ready.map(({ _id, shopName, code }) => (
    <div key={_id} className="mt-4 flex flex-wrap items-center gap-4 rounded-control bg-mist px-4 py-3">
      <QrCode
        text={`${location.origin}/seller/pickup?${new URLSearchParams({ order: orderNumber, code }).toString()}`}
        label="QR code for the shop"
        className="size-32 shrink-0"
      />
      <p>
        <span className="block text-sm text-slate">Ready for pickup: show this code at {shopName}</span>
        <span className="text-2xl font-bold tracking-widest tabular-nums">{code}</span>
      </p>
    </div>
  ));
}
