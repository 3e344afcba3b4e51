/** What the shopper wants of a line: a quantity, 0 for none. `settledAtMs` is when the server had agreed to it. */
export type LineChange = { wanted: number; settledAtMs: number | undefined };

export type CartChanges = ReadonlyMap<string, LineChange>;

export type LineCalls = Record<'increase' | 'decrease' | 'remove', (lineId: string) => Promise<string>>;

export type Outcome = { message: string } | { error: unknown };

export type ChangeQueue = ReturnType<typeof createChangeQueue>;

type Line = { stored: number; wanted: number; settledAtMs: number | undefined };

/**
 * Carries the shopper's wishes to the server, which takes one step at a time. Each line has at most one call
 * under way; presses meanwhile only move the goal, so that they can neither overtake nor outnumber each other.
 */
export function createChangeQueue(calls: LineCalls, nowMs: () => number = () => performance.now()) {
  const lines = new Map<string, Line>();
  const working = new Set<Promise<Outcome>>();
  const listeners = new Set<() => void>();
  let changes: CartChanges = new Map();

  function publish(): void {
    changes = new Map([...lines].map(([id, { wanted, settledAtMs }]) => [id, { wanted, settledAtMs }]));
    for (const listener of listeners) listener();
  }

  async function pursue(lineId: string, line: Line): Promise<Outcome> {
    let outcome: Outcome = { message: '' };
    try {
      while (line.stored !== line.wanted) outcome = { message: await takeStep(calls, lineId, line) };
    } catch (error) {
      line.wanted = line.stored;
      outcome = { error };
    }
    line.settledAtMs = nowMs();
    return outcome;
  }

  return {
    getChanges: (): CartChanges => changes,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    isWorking: (): boolean => working.size > 0,

    /** When the server has answered everything asked so far. */
    async whenSettled(): Promise<void> {
      while (working.size > 0) await Promise.all(working);
    },

    /** Resolves with how it went, or at once with nothing when it joined a change that is under way. */
    async change(lineId: string, from: number, to: number): Promise<Outcome | undefined> {
      const current = lines.get(lineId);
      if (current && current.settledAtMs === undefined) {
        current.wanted = to;
        publish();
        return undefined;
      }
      const line: Line = { stored: from, wanted: to, settledAtMs: undefined };
      lines.set(lineId, line);
      publish();
      const work = pursue(lineId, line);
      working.add(work);
      const outcome = await work;
      working.delete(work);
      publish();
      return outcome;
    },
  };
}

async function takeStep(calls: LineCalls, lineId: string, line: Line): Promise<string> {
  if (line.wanted === 0) {
    const message = await calls.remove(lineId);
    line.stored = 0;
    line.wanted = 0;
    return message;
  }
  const step = line.wanted > line.stored ? 1 : -1;
  const message = await (step > 0 ? calls.increase(lineId) : calls.decrease(lineId));
  line.stored += step;
  return message;
}
