export type WatchdogOptions = {
  /** Silence allowed to the engine; it can only answer between two queries. */
  budgetMs: number;
  /** Silence allowed while the engine has announced work of its own (vacuum, backup). */
  busyBudgetMs: number;
  intervalMs?: number;
  ping(): void;
  onStall(silentMs: number): void;
};

export type Watchdog = {
  start(): void;
  stop(): void;
  hear(message: 'pong' | 'busy' | 'free'): void;
  /** Allows more silence while `run` is under way (seeding, migrating). */
  withBudget<T>(budgetMs: number, run: () => Promise<T>): Promise<T>;
};

const DEFAULT_INTERVAL_MS = 500;
/** When our own timer comes this late, it was us who slept: the answer may lie unread in the pipe. */
const OWN_STALL_MS = 1_000;

/** No timeout inside the engine works, so silence is the only sign of a query that never ends. */
export function createWatchdog(options: WatchdogOptions): Watchdog {
  const intervalMs = options.intervalMs ?? DEFAULT_INTERVAL_MS;
  const raisedBudgets: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isEngineBusy = false;
  let askedAt: number | undefined;
  let tickedAt = 0;

  const currentBudgetMs = (): number =>
    Math.max(options.budgetMs, isEngineBusy ? options.busyBudgetMs : 0, ...raisedBudgets);

  const forgive = (): void => {
    if (askedAt !== undefined) askedAt = performance.now();
  };

  const tick = (): void => {
    const now = performance.now();
    if (now - tickedAt > intervalMs + OWN_STALL_MS) forgive();
    tickedAt = now;
    if (askedAt === undefined) {
      askedAt = now;
      options.ping();
    } else if (now - askedAt > currentBudgetMs()) {
      const silentMs = now - askedAt;
      stop();
      options.onStall(silentMs);
    }
  };

  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    askedAt = undefined;
    isEngineBusy = false;
  };

  return {
    start: () => {
      stop();
      tickedAt = performance.now();
      timer = setInterval(tick, intervalMs);
    },
    stop,
    hear: (message) => {
      askedAt = undefined;
      if (message !== 'pong') isEngineBusy = message === 'busy';
    },
    withBudget: async (budgetMs, run) => {
      raisedBudgets.push(budgetMs);
      try {
        return await run();
      } finally {
        raisedBudgets.splice(raisedBudgets.indexOf(budgetMs), 1);
        forgive();
      }
    },
  };
}
