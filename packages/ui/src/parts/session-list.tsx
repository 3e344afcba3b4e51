import type { OpenSession } from '@urumuri/contract';
import { formatKigaliMoment } from '../format/kigali-time.ts';
import { Badge } from './badge.tsx';
import { BusyButton } from './busy-button.tsx';

type SessionListProps = {
  sessions: readonly OpenSession[];
  isBusy: boolean;
  onEnd: (sessionId: string) => void;
  onEndOthers: () => void;
};

/** Where an account is signed in, and a way to end what one does not know. */
export function SessionList({ sessions, isBusy, onEnd, onEndOthers }: SessionListProps) {
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
              <BusyButton look="secondary" isBusy={isBusy} className="px-4" onClick={() => onEnd(_id)}>
                Log out<span className="sr-only"> {device}</span>
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <BusyButton look="secondary" isBusy={isBusy} className="mt-3 px-4" onClick={onEndOthers}>
          Log out all others
        </BusyButton>
      )}
    </>
  );
}
