import { formatRwf } from '@urumuri/money';
import { useRouteLoaderData } from 'react-router';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { DropCard } from '../features/drops/drop-card.tsx';
import { useDropOutbox } from '../features/drops/drop-outbox.ts';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import type { clientLoader as loadFrame } from './console.tsx';
import type { Route } from './+types/drops.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getDrops({ signal }));

export const meta = consoleMeta('Deliveries');

export default function SellerDrops({ loaderData: { drops, done } }: Route.ComponentProps) {
  const personId = useRouteLoaderData<typeof loadFrame>('routes/console')?.seller.personId ?? '';
  const { waiting, put, forget } = useDropOutbox(personId);
  const collected = done.reduce((sum, drop) => sum + drop.collected, 0);
  return (
    <>
      <DashboardHeading title="Deliveries" />
      {drops.length === 0 && (
        <Notice title="Nothing to deliver" text="Packed orders that are given to you appear here." />
      )}
      <ul aria-label="Deliveries" className="flex max-w-xl flex-col gap-3">
        {drops.map((drop) => (
          <DropCard
            key={drop._id}
            drop={drop}
            personId={personId}
            waiting={waiting.find(({ partId }) => partId === drop._id)}
            onDone={put}
            onForget={forget}
          />
        ))}
      </ul>
      {done.length > 0 && (
        <div className="mt-5 max-w-xl">
          <Panel title={`Done today: ${done.length}, ${formatRwf(collected)} collected`}>
            <ul className="flex flex-col divide-y divide-line">
              {done.map(({ _id, orderNumber, customerName, isDelivered, collected: amount, at }) => (
                <li key={_id} className="flex justify-between gap-4 py-2">
                  <span className="min-w-0 break-words">
                    No. {orderNumber} {customerName}
                    <span className="block text-sm text-slate">
                      {isDelivered ? 'Delivered' : 'Refused'} {formatKigaliMoment(at)}
                    </span>
                  </span>
                  {amount > 0 && <span className="shrink-0 font-semibold tabular-nums">{formatRwf(amount)}</span>}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
    </>
  );
}
