import type { SellerCall } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Expiry } from '../orders/order-chips.tsx';
import { CallOutcomeForm } from './call-outcome.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { ContactButtons } from './contact-buttons.tsx';

/** An order that waits for a call, with everything needed to make it. */
export function CallCard({ call, now }: { call: SellerCall; now: number }) {
  const isDue = new Date(call.dueAt).getTime() <= now;
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg">
            {call.customerName} <span className="font-normal text-slate">· {call.area}</span>
          </h2>
          <p className="text-slate">
            <Link to={consoleAddresses.order(call._id)} className="font-semibold text-ink underline underline-offset-4">
              Order {call.orderNumber}
            </Link>{' '}
            · {formatRwf(call.price)}
          </p>
        </div>
        <Badge tone={isDue ? 'signal' : 'neutral'}>
          {isDue ? 'Due since' : 'Due'} {formatKigaliMoment(call.dueAt)}
        </Badge>
      </div>
      <ul className="text-slate">
        {call.lines.map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {call.contactUntil && (
        <p className="text-sm font-medium">Asked to be called before {formatKigaliMoment(call.contactUntil)}.</p>
      )}
      {call.triesSoFar > 0 && (
        <p className="text-sm font-medium">
          Called {call.triesSoFar === 1 ? 'once' : `${call.triesSoFar} times`}, no answer.
        </p>
      )}
      {call.expiresAt && <Expiry at={call.expiresAt} />}
      <ContactButtons phone={call.phone} prefers={call.contactBy} order={call} />
      <CallOutcomeForm orderId={call._id} orderNumber={call.orderNumber} />
    </article>
  );
}
