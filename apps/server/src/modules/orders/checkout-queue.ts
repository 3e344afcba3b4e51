import { AppError } from '../../app-error.ts';

export type CheckoutQueue = {
  /** Runs the work when it is its turn, and tells it whether it had to wait. */
  run<Result>(work: (hasWaited: boolean) => Promise<Result>): Promise<Result>;
};

type Limits = { atOnce: number; waitMs: number };

/**
 * A crowd that wants one product stands in line here, where waiting costs nothing, and not each with a
 * database connection in hand: the rest of the shop needs those.
 */
export function createCheckoutQueue({ atOnce, waitMs }: Limits): CheckoutQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  async function takePlace(): Promise<boolean> {
    if (running < atOnce) {
      running += 1;
      return false;
    }
    await new Promise<void>((resolve, reject) => {
      const call = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(call);
        reject(new AppError('overloaded', 'Very many people are ordering. Please try again in a few seconds.'));
      }, waitMs);
      waiting.add(call);
    });
    return true;
  }

  function leavePlace(): void {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return {
    async run(work) {
      const hasWaited = await takePlace();
      try {
        return await work(hasWaited);
      } finally {
        leavePlace();
      }
    },
  };
}
