import type { OpenSession } from '@urumuri/contract';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { SessionList } from '@urumuri/ui/parts/session-list.tsx';

/** Where a seller, or the office, is signed in. */
export function SellerDevices({ sessions }: { sessions: readonly OpenSession[] }) {
  const { isBusy, send } = useAction();
  return (
    <SessionList
      sessions={sessions}
      isBusy={isBusy}
      onEnd={(sessionId) => void send({ intent: 'endSellerSession', input: { params: { sessionId } } })}
      onEndOthers={() => void send({ intent: 'endOtherSellerSessions', input: {} })}
    />
  );
}
