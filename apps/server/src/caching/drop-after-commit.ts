import type { Database } from '../db/client.ts';
import { forgetNoted, listNoted } from '../db/outbox.ts';
import type { DomainEvent } from '../events/event-bus.ts';

/**
 * What this node has just written is not answered from a cache, even before the event comes round. `drop` learns what
 * the transaction has noted, if it has.
 */
export function dropAfterCommit<Opened extends Database>(
  database: Opened,
  drop: (noted: readonly DomainEvent[] | undefined) => void,
): Opened {
  return {
    ...database,
    async transaction(work) {
      let noted: readonly DomainEvent[] | undefined;
      const result = await database.transaction(async (tx) => {
        forgetNoted(tx);
        const done = await work(tx);
        noted = listNoted(tx);
        return done;
      });
      drop(noted);
      return result;
    },
  };
}
