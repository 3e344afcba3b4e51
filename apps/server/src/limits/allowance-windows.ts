import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { AppError } from '../app-error.ts';
import { type Allowance, describeWait, takeFromWindow, type Window } from './allowance.rules.ts';

/** Who was not heard of for longest is forgotten first. */
const maxKeys = 20_000;
const askAgainMs = 250;

export type AllowanceWindows = {
  /** Counts one more under this key; answers how long to wait, 0 when it is let through. */
  take(key: string, allowance: Allowance): Promise<number>;
};

/** Counts in this process's memory. */
export function createMemoryWindows(now: () => number = () => performance.now()): AllowanceWindows {
  const windows = new LRUCache<string, Window>({ max: maxKeys });
  return {
    async take(key, allowance) {
      const taken = takeFromWindow(windows.get(key), allowance, now());
      if (!taken.ok) return taken.waitMs;
      windows.set(key, taken.state);
      return 0;
    },
  };
}

/** Counts for all nodes together; while Redis cannot be reached each node counts for itself, and nobody waits for it. */
export function createSharedWindows(redis: Redis, ownWindows = createMemoryWindows()): AllowanceWindows {
  let isAway = false;

  /** One question at a time finds out when it is back. */
  async function waitForRedis(): Promise<void> {
    isAway = true;
    while (isAway && redis.status !== 'end') {
      await sleep(askAgainMs, undefined, { ref: false });
      isAway = await redis.ping().then(
        () => false,
        () => true,
      );
    }
  }

  async function takeShared(key: string, { max, windowMs }: Allowance): Promise<number> {
    const name = `urumuri:allowance:${key}`;
    const replies = await redis.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name).exec();
    const [count, leftMs] = (replies ?? []).slice(1).map(([error, value]) => {
      if (error) throw error;
      return Number(value);
    });
    if (count === undefined || leftMs === undefined) throw new Error('Redis did not count.');
    return count > max ? Math.max(leftMs, 1) : 0;
  }

  return {
    async take(key, allowance) {
      const own = await ownWindows.take(key, allowance);
      if (isAway) return own;
      return takeShared(key, allowance).catch(() => {
        if (!isAway) void waitForRedis();
        // Not to be able to ask is no reason to let everybody through.
        return own;
      });
    },
  };
}

/** The refusal of what came too often: why, and when to come back. */
export function tooOften(reason: string, waitMs: number): AppError {
  const { seconds, words } = describeWait(waitMs);
  return new AppError('rate_limited', `${reason} Please try again in ${words}.`, { retryAfterSeconds: seconds });
}
