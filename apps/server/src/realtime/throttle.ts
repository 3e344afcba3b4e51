/** Who reloads a page goes and comes within this time, and nobody need hear of it. */
const defaultDelayMs = 1000;

/** Runs once, a moment after the first of many reasons to. */
export function createThrottle(run: () => Promise<void>, { delayMs = defaultDelayMs, onError }: ThrottleOptions) {
  let timer: NodeJS.Timeout | undefined;
  return {
    schedule(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        run().catch(onError);
      }, delayMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

export type ThrottleOptions = { delayMs?: number | undefined; onError(error: unknown): void };
