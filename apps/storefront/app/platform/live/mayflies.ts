/** A line that was open for less than this was cut by something between, not by a walk out of the house. */
const MAYFLY_MS = 3_000;
/** One is chance. */
const TOO_MANY = 3;

/** Counts connections in a row that hardly lived: some proxies let a websocket through and cut it soon after. */
export function createMayflyCount() {
  let openedAt = Number.NEGATIVE_INFINITY;
  let inARow = 0;
  return {
    opened(now: number): void {
      openedAt = now;
    },
    /** Whether there were too many of them. */
    closed(now: number): boolean {
      inARow = now - openedAt < MAYFLY_MS ? inARow + 1 : 0;
      return inARow >= TOO_MANY;
    },
  };
}
