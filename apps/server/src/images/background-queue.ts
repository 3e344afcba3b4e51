import { setTimeout as sleep } from 'node:timers/promises';

type BackgroundQueueOptions = {
  isCalm(): boolean;
  maxWaiting: number;
  lookAgainMs: number;
  onError(error: unknown): void;
};

/** Jobs nobody waits for, one after another and only while all is calm. */
export function createBackgroundQueue({ isCalm, maxWaiting, lookAgainMs, onError }: BackgroundQueueOptions) {
  const jobs = new Map<string, () => Promise<unknown>>();
  const closing = new AbortController();
  let working: Promise<void> | undefined;

  // Work nobody waits for must not keep a finished process alive.
  const rest = (milliseconds: number) =>
    sleep(milliseconds, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);

  async function work(): Promise<void> {
    await rest(lookAgainMs);
    for (const [key, job] of jobs) {
      while (!closing.signal.aborted && !isCalm()) await rest(lookAgainMs);
      if (closing.signal.aborted) return;
      const startedAt = performance.now();
      await job().catch(onError);
      // Only now: while it runs, the same key must not be queued a second time.
      jobs.delete(key);
      await rest(performance.now() - startedAt);
    }
    working = undefined;
  }

  return {
    /** Adds a job, once per key; none when too many wait already. */
    enqueue(key: string, job: () => Promise<unknown>): void {
      if (closing.signal.aborted || jobs.has(key) || jobs.size >= maxWaiting) return;
      jobs.set(key, job);
      working ??= work();
    },
    /** Forgets what waits and resolves when the job under way is done. */
    async close(): Promise<void> {
      closing.abort();
      jobs.clear();
      await working;
    },
  };
}
