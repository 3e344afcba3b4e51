import type { OpenSession } from '@urumuri/contract';
import { api } from '../../platform/api/api.ts';
import { useTask } from '../../platform/session/use-task.ts';
import { SessionList } from '../../ui/session-list.tsx';

/** Where the customer is logged in. */
export function Devices({ sessions }: { sessions: readonly OpenSession[] }) {
  const { run, isBusy } = useTask();
  return (
    <section aria-labelledby="devices" className="mt-10 max-w-2xl border-t border-line pt-8">
      <h2 id="devices" className="text-xl">
        Where you are logged in
      </h2>
      <p className="mt-2 mb-3 text-slate">
        Log out what you do not know or no longer have, and then change your password.
      </p>
      <SessionList
        sessions={sessions}
        isBusy={isBusy}
        onEnd={(sessionId) => void run(() => api.endSession({ params: { sessionId } }))}
        onEndOthers={() => void run(() => api.endOtherSessions())}
      />
    </section>
  );
}
