import type { OpenSession } from '@urumuri/contract';
import { ActionButton } from '../forms/action-button.tsx';
import { formatKigaliMoment } from '../format/kigali-time.ts';
import { Badge } from './badge.tsx';

type SessionListProps = {
  sessions: readonly OpenSession[];
  /** The calls that end one of them, and all but this one. */
  ends: 'endSession' | 'endSellerSession';
  endsOthers: 'endOtherSessions' | 'endOtherSellerSessions';
};

/** Where an account is signed in, and a way to end what one does not know. */
export function SessionList({ sessions, ends, endsOthers }: SessionListProps) {
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map(({ _id, device, signedInAt, lastSeenAt, isCurrent }) => (
          <li key={_id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device} {isCurrent && <Badge tone="success">This one</Badge>}
              </p>
              <p className="text-sm text-slate">
                {isCurrent ? 'Here now' : `Last seen ${formatKigaliMoment(lastSeenAt)}`} · since{' '}
                {formatKigaliMoment(signedInAt)}
              </p>
            </div>
            {!isCurrent && (
              <ActionButton intent={ends} input={{ params: { sessionId: _id } }} look="secondary" className="px-4">
                Log out<span className="sr-only"> {device}</span>
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActionButton intent={endsOthers} input={{}} look="secondary" className="mt-3 px-4">
          Log out all others
        </ActionButton>
      )}
    </>
  );
}
