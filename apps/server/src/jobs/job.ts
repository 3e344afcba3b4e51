export type JobEntry = {
  name: string;
  intervalMs: number;
  /** Does a piece of the work; `true` when there is more to do at once. */
  run(): Promise<boolean | void>;
  /** What the log says when it fails; it is tried again after the interval. */
  failure: string;
  /** Also in the other processes of a machine; what is to be done once is done by one of them. */
  inEveryProcess?: true;
  /** Begins after the first interval instead of with the shop. */
  waitsFirst?: true;
  /** How long it waits when it is woken, so that one run sees to several reasons. */
  gatherMs?: number;
  /** What others have left for it when they stopped must not wait for the next start. */
  runsAfterOthers?: true;
};

/** Waits that long, or until the signal. */
export type Sleep = (ms: number, until: AbortSignal) => Promise<void>;

export type Job = JobEntry & {
  /** There is something to do now. Of no consequence in a process that does not do this job. */
  wake(): void;
  /** Works until there is nothing to do, then sleeps for the interval or until it is woken. */
  loop(stopping: AbortSignal, sleep: Sleep, onError: (error: unknown) => void): Promise<void>;
};

export function createJob(entry: JobEntry): Job {
  const { intervalMs, run, waitsFirst = false, gatherMs = 0 } = entry;
  let isWoken = false;
  let woken = new AbortController();

  return {
    ...entry,
    wake() {
      isWoken = true;
      woken.abort();
    },
    async loop(stopping, sleep, onError) {
      stopping.addEventListener('abort', () => woken.abort());
      let mayRest = waitsFirst;
      while (!stopping.aborted) {
        if (mayRest) {
          woken = new AbortController();
          // It may have been woken while it ran, when nobody was asleep.
          if (!isWoken) await sleep(intervalMs, woken.signal);
          if (isWoken && gatherMs > 0) await sleep(gatherMs, stopping);
          if (stopping.aborted) return;
        }
        isWoken = false;
        mayRest = (await run().catch(onError)) !== true;
      }
    },
  };
}
