import { performance } from 'node:perf_hooks';

export type BackgroundQueue = {
  /** Adds a job nobody waits for, once per key; `false` when too many wait already. */
  enqueue(key: string, job: () => Promise<void>): boolean;
  /** Runs a job ahead of the offered ones, still one at a time and only when all is calm. */
  run(job: () => Promise<void>): Promise<void>;
  /** Forgets what waits and resolves when the job under way is done. */
  close(): Promise<void>;
};

export type BackgroundQueueOptions = {
  isCalm: () => boolean;
  maxOffered: number;
  /** After an offered job the queue rests this share of the time the job took. */
  restShare: number;
  lookAgainMs: number;
  onError: (error: unknown) => void;
};

type WaitingJob = { job: () => Promise<void>; resolve: () => void; reject: (error: unknown) => void };

export function createBackgroundQueue(options: BackgroundQueueOptions): BackgroundQueue {
  const ahead: WaitingJob[] = [];
  const offered = new Map<string, () => Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let isClosed = false;

  function hasWork(): boolean {
    return ahead.length > 0 || offered.size > 0;
  }

  function lookAgainIn(milliseconds: number): void {
    if (isClosed || timer || current || !hasWork()) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (options.isCalm()) startNext();
      else lookAgainIn(options.lookAgainMs);
    }, milliseconds);
    // Work nobody waits for must not keep a finished process alive.
    if (ahead.length === 0) timer.unref();
  }

  function startNext(): void {
    const waiting = ahead.shift();
    current = waiting ? runAhead(waiting) : runOffered();
    const startedAt = performance.now();
    const done = (): void => {
      current = undefined;
      const tookMs = performance.now() - startedAt;
      lookAgainIn(waiting ? 0 : tookMs * options.restShare);
    };
    current.then(done, done);
  }

  async function runAhead({ job, resolve, reject }: WaitingJob): Promise<void> {
    try {
      await job();
      resolve();
    } catch (error) {
      reject(error);
    }
  }

  async function runOffered(): Promise<void> {
    const [next] = offered;
    if (!next) return;
    const [key, job] = next;
    try {
      await job();
    } catch (error) {
      options.onError(error);
    } finally {
      // Only now: while it runs, the same key must not be queued a second time.
      offered.delete(key);
    }
  }

  return {
    enqueue(key, job) {
      if (offered.has(key)) return true;
      if (isClosed || offered.size >= options.maxOffered) return false;
      offered.set(key, job);
      lookAgainIn(options.lookAgainMs);
      return true;
    },
    run(job) {
      return new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error('The background queue is closed.'));
          return;
        }
        ahead.push({ job, resolve, reject });
        timer?.ref();
        lookAgainIn(0);
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      timer = undefined;
      offered.clear();
      for (const { reject } of ahead.splice(0)) reject(new Error('The background queue is closed.'));
      await current;
    },
  };
}
