import type { OpenSession } from '@urumuri/contract';
import { SessionList } from '@urumuri/ui/parts/session-list.tsx';

/** Where the customer is logged in. */
export function Devices({ sessions }: { sessions: readonly OpenSession[] }) {
  return (
    <section aria-labelledby="devices" className="mt-10 max-w-2xl border-t border-line pt-8">
      <h2 id="devices" className="text-xl">
        Where you are logged in
      </h2>
      <p className="mt-2 mb-3 text-slate">
        Log out every device you do not know or no longer have, then change your password.
      </p>
      <SessionList sessions={sessions} ends="endSession" endsOthers="endOtherSessions" />
    </section>
  );
}
