import { setTimeout } from 'node:timers/promises';
import type { Job, Sleep } from './job.ts';

type JobsOptions = {
  onError(error: unknown, job: Job): void;
  sleep?: Sleep;
};

/** Keeps no process alive; ends early without an error. */
const sleepOnClock: Sleep = (ms, signal) =>
  setTimeout(ms, undefined, { signal, ref: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

/** Everything that looks for work until it is woken is started and stopped here. */
export function startJobs(jobs: readonly Job[], { onError, sleep = sleepOnClock }: JobsOptions) {
  const running = jobs.map((job) => {
    const stopping = new AbortController();
    const ended = job.loop(stopping.signal, sleep, (error) => onError(error, job));
    return { stopping, ended };
  });

  async function runOnceMore(job: Job): Promise<void> {
    try {
      while (await job.run());
    } catch (error) {
      onError(error, job);
    }
  }

  return {
    /** When what is under way is done. */
    async stop(): Promise<void> {
      for (const { stopping } of running) stopping.abort();
      await Promise.all(running.map(({ ended }) => ended));
      for (const job of jobs) if (job.runsAfterOthers) await runOnceMore(job);
    },
  };
}
