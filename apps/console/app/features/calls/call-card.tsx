import type { WaitingCall } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Expiry } from '../orders/order-chips.tsx';
import { ContactButtons } from './contact-buttons.tsx';

type CallCardProps = {
  call: WaitingCall;
  /** What the customer has ordered of those who call. */
  lines: ComponentProps<typeof ContactButtons>['order']['lines'];
  /** The order's page. */
  address: string;
  now: number;
  /** What was ordered, where the form does not say it. */
  goods?: ReactNode;
  children: ReactNode;
};

/** An order that waits for a call, with everything needed to make it. */
export function CallCard({ call, lines, address, now, goods, children }: CallCardProps) {
  const isDue = new Date(call.dueAt).getTime() <= now;
  const { isBusy, send } = useAction<'takeCall'>();
  const take = (isTaken: boolean) =>
    void send({ intent: 'takeCall', input: { params: { orderId: call._id }, body: { isTaken } } });
  const { caller } = call;
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg">
            {call.customerName} <span className="font-normal text-slate">· {call.area}</span>
          </h2>
          <p className="text-slate">
            <Link
              to={address}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              Order {call.orderNumber}
            </Link>{' '}
            · {formatRwf(call.price)}
          </p>
        </div>
        <Badge tone={isDue ? 'signal' : 'neutral'}>
          {isDue ? 'Due since' : 'Due'} {formatKigaliMoment(call.dueAt)}
        </Badge>
      </div>
      {goods}
      {call.contactUntil && (
        <p className="text-sm font-medium">Asked to be called before {formatKigaliMoment(call.contactUntil)}.</p>
      )}
      {call.triesSoFar > 0 && (
        <p className="text-sm font-medium">
          Called {call.triesSoFar === 1 ? 'once' : `${call.triesSoFar} times`}, no answer.
        </p>
      )}
      {call.expiresAt && <Expiry at={call.expiresAt} />}
      {caller && !caller.isYou ? (
        <p className="rounded-control bg-amber-wash px-4 py-3">
          <strong>{caller.name} is calling</strong> this customer. From {formatKigaliMoment(caller.until)} on you may
          call.
        </p>
      ) : (
        <>
          <ContactButtons
            phone={call.phone}
            prefers={call.contactBy}
            order={{ ...call, lines }}
            onContact={() => take(true)}
          />
          <div className="flex min-h-11 flex-wrap items-center gap-x-4">
            {caller && <p className="font-semibold">You are calling: others see it.</p>}
            <BusyButton look="quiet" className="-mx-3 px-3" isBusy={isBusy} onClick={() => take(!caller)}>
              {caller ? 'I am not calling' : 'I am calling'}
            </BusyButton>
          </div>
          {children}
        </>
      )}
    </article>
  );
}
