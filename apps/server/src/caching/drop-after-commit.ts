import type { Database } from '../db/client.ts';

/** What this node has just written is not answered from a cache, even before the event comes round. */
export function dropAfterCommit<Opened extends Database>(database: Opened, drop: () => void): Opened {
  return {
    ...database,
    async transaction(work) {
      const result = await database.transaction(work);
      drop();
      return result;
    },
  };
}
