import type { OpenSession } from '@urumuri/contract';
import { SessionList } from '../../ui/session-list.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

/** Where a seller, or the office, is signed in. */
export function SellerDevices({ sessions }: { sessions: readonly OpenSession[] }) {
  const { run, isBusy } = useSellerTask();
  return (
    <SessionList
      sessions={sessions}
      isBusy={isBusy}
      onEnd={(sessionId) => void run(() => sellerApi.endSellerSession({ params: { sessionId } }))}
      onEndOthers={() => void run(() => sellerApi.endOtherSellerSessions())}
    />
  );
}
