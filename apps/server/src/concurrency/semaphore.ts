import { ImagesOverloadedError } from '../images/image-errors.ts';

export type JobGate = {
  /** Runs the job as soon as there is room; refuses with `ImagesOverloadedError` when too many wait. */
  run<Result>(job: () => Promise<Result>): Promise<Result>;
  isIdle(): boolean;
};

export function createJobGate(limits: { parallel: number; maxWaiting: number }): JobGate {
  const waiting: Array<() => void> = [];
  let running = 0;

  async function takePlace(): Promise<void> {
    if (running < limits.parallel) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.maxWaiting) throw new ImagesOverloadedError();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leavePlace(): void {
    // The place goes straight to the next in line, so `running` does not change hands in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(job) {
      await takePlace();
      try {
        return await job();
      } finally {
        leavePlace();
      }
    },
    isIdle: () => running === 0,
  };
}
