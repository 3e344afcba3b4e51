/** Who reloads a page goes and comes within this time, and nobody need hear of it. */
export const defaultSettleMs = 1000;

/** Runs once, a moment after the first of many reasons to. */
export function createSettle(run: () => Promise<void>, { settleMs = defaultSettleMs, onError }: SettleOptions) {
  let timer: NodeJS.Timeout | undefined;
  return {
    schedule(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        run().catch(onError);
      }, settleMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

export type SettleOptions = { settleMs?: number | undefined; onError(error: unknown): void };
