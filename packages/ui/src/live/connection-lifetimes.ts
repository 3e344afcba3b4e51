/** A connection that was open for less than this was cut by something between, not by a walk out of the house. */
const SHORT_MS = 3_000;
/** One is chance. */
const TOO_MANY = 3;

/** Counts short connections in a row: some proxies let a websocket through and cut it soon after. */
export function createLifetimeCheck() {
  let openedAt = Number.NEGATIVE_INFINITY;
  let inARow = 0;
  return {
    opened(now: number): void {
      openedAt = now;
    },
    /** Whether there were too many of them. */
    closed(now: number): boolean {
      inARow = now - openedAt < SHORT_MS ? inARow + 1 : 0;
      return inARow >= TOO_MANY;
    },
  };
}
