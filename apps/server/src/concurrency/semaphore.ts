import { AppError } from '../app-error.ts';

export type SemaphoreOptions = {
  /** How many jobs run at once. */
  parallel: number;
  /** How many may wait; one more is refused at once. */
  maxWaiting?: number;
  /** Who has waited this long is refused. */
  maxWaitMs?: number;
  /** What the refused are told. */
  refusal?: string;
};

export type Semaphore = {
  /** Runs the job when it is its turn, and tells it whether it had to wait. */
  run<Result>(job: (hasWaited: boolean) => Promise<Result>): Promise<Result>;
  isIdle(): boolean;
  /** Whether the next job has to wait. */
  isFull(): boolean;
};

/** Emptied when it is its turn: of what was in a set something may stay until all memory is looked through. */
type Waiter = { start: (() => void) | undefined };

/** Runs a few jobs at a time and the others in the order they came; a flood is turned away. */
export function createSemaphore({
  parallel,
  maxWaiting = Infinity,
  maxWaitMs,
  refusal = 'The shop is very busy. Please try again in a few seconds.',
}: SemaphoreOptions): Semaphore {
  const waiting = new Set<Waiter>();
  let running = 0;

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new AppError('overloaded', refusal));
      if (waiting.size >= maxWaiting) return refuse();
      const giveUp = () => {
        waiting.delete(waiter);
        refuse();
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      const waiter: Waiter = {
        start() {
          clearTimeout(timer);
          waiter.start = undefined;
          resolve();
        },
      };
      waiting.add(waiter);
    });
  }

  return {
    async run(job) {
      const hasWaited = running >= parallel;
      if (hasWaited) await waitForTurn();
      else running += 1;
      try {
        return await job(hasWaited);
      } finally {
        // The place goes straight to the next in line, so that a newcomer cannot take it in between.
        const [next] = waiting;
        if (next === undefined) running -= 1;
        else {
          waiting.delete(next);
          next.start?.();
        }
      }
    },
    isIdle: () => running === 0,
    isFull: () => running >= parallel,
  };
}
