/** Generous per address: mobile networks put many customers behind one, and all come back after a restart. */
export const connectionLimits = {
  perProcess: 5000,
  perAddress: 200,
  perIdentity: 20,
  arrivalsPerMinute: 300,
};

export type ConnectionLimits = typeof connectionLimits;

/** How many connections are held under a key: an address, or the room of who came. */
export type HeldConnections = {
  count(key: string): Promise<number>;
  add(key: string): void;
  remove(key: string): void;
};

/** Counts by holder, so that a process that dies takes its connections out of the count. */
export function createConnectionCounts() {
  const countsByHolder = new Map<number, Map<string, number>>();

  function change(holder: number, key: string, by: 1 | -1): void {
    const counts = countsByHolder.get(holder) ?? new Map<string, number>();
    countsByHolder.set(holder, counts);
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }

  return {
    heldBy: (holder: number): HeldConnections => ({
      count: async (key) => [...countsByHolder.values()].reduce((sum, counts) => sum + (counts.get(key) ?? 0), 0),
      add: (key) => change(holder, key, 1),
      remove: (key) => change(holder, key, -1),
    }),
    forget: (holder: number): void => void countsByHolder.delete(holder),
  };
}
