import type { OrderTimelineEntry } from '@urumuri/contract';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { returnWords } from '@urumuri/ui/parts/return-words.ts';
import { deliveryWords, paymentWords } from '@urumuri/ui/parts/status-words.ts';
import { nameStaff } from '../../shell/name-staff.ts';
import { Panel } from '../../shell/panel.tsx';
import { outcomeWords } from './status-words.ts';

const actors = { customer: 'the customer', seller: 'the shop', admin: 'the office', shop: 'the system' } as const;

/** What is told in the words that were written down with it. */
const others: Partial<Record<OrderTimelineEntry['kind'], string>> = {
  change: 'Order changed',
  note: 'Note',
  return: 'Return',
  warranty: 'Warranty',
};

function describe({ kind, to }: OrderTimelineEntry): string {
  if (kind === 'warranty') return 'Warranty';
  const words: Record<string, string> = {
    'payment claimed': 'Paid – to verify',
    'payment agreed': 'Payment confirmed',
    'payment refused': 'Payment refused',
    'payment given_back': 'Money refunded',
    ...Object.fromEntries(Object.entries(deliveryWords).map(([key, { label }]) => [`delivery ${key}`, label])),
    ...Object.fromEntries(Object.entries(paymentWords).map(([key, { label }]) => [`payment ${key}`, label])),
    ...Object.fromEntries(
      Object.entries(returnWords).map(([key, { label }]) => [`return ${key}`, `Return: ${label.toLowerCase()}`]),
    ),
    ...Object.fromEntries(Object.entries(outcomeWords).map(([key, label]) => [`call ${key}`, `Call: ${label}`])),
  };
  return words[`${kind} ${to}`] ?? others[kind] ?? to;
}

/** Who it was; of what the office did to a shop's part, also for which shop. */
function nameActor({ by, actor, shopName }: OrderTimelineEntry): string {
  const place = actor === 'seller' && shopName !== undefined ? shopName : actors[actor];
  const named = nameStaff(by, place);
  return actor === 'admin' && shopName !== undefined ? `${named} for ${shopName}` : named;
}

/** Everything that happened to an order, the latest first. */
export function OrderTimeline({ entries }: { entries: readonly OrderTimelineEntry[] }) {
  return (
    <Panel title="History">
      <ol className="flex flex-col gap-3">
        {entries.toReversed().map((entry) => (
          <li key={entry._id} className="border-l-2 border-amber pl-3">
            <p className="font-semibold">{describe(entry)}</p>
            <p className="text-sm text-slate">
              {formatKigaliMoment(entry.createdAt)} by {nameActor(entry)}
            </p>
            {entry.note && <p className="mt-0.5">{entry.note}</p>}
            {entry.houseNote && <p className="mt-0.5 text-slate">Internal note: {entry.houseNote}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
