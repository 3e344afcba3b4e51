const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export type Taken<State> = { ok: true; state: State } | { ok: false; waitMs: number };

/** Tries of one account from one address. */
export type Tries = { count: number; lastAtMs: number };

const freeTries = 5;
const quietResetMs = minuteMs;
const maxDelayMs = 15 * minuteMs;

/** How long to wait after so many tries: not at all at first, then a second, two, four … a quarter of an hour. */
export function delayAfter(tries: number): number {
  return tries < freeTries ? 0 : Math.min(maxDelayMs, secondMs * 2 ** (tries - freeTries));
}

/** A try counts before anybody looks whether it was right; one that came too early changes nothing. */
export function takeTry(tries: Tries | undefined, nowMs: number): Taken<Tries> {
  const quietMs = tries === undefined ? Infinity : nowMs - tries.lastAtMs;
  const delayMs = delayAfter(tries?.count ?? 0);
  if (quietMs < delayMs) return { ok: false, waitMs: delayMs - quietMs };
  const isForgotten = quietMs > (delayMs === 0 ? quietResetMs : maxDelayMs);
  return { ok: true, state: { count: isForgotten ? 1 : (tries?.count ?? 0) + 1, lastAtMs: nowMs } };
}

export type Allowance = { max: number; windowMs: number };

export type Window = { count: number; startedAtMs: number };

export const allowances = {
  loginPerAddress: { max: 60, windowMs: minuteMs },
  loginPerAccount: { max: 20, windowMs: hourMs },
  registerPerAddress: { max: 10, windowMs: minuteMs },
  registerPerAddressAndHour: { max: 60, windowMs: hourMs },
} as const satisfies Record<string, Allowance>;

export function takeFromWindow(window: Window | undefined, allowance: Allowance, nowMs: number): Taken<Window> {
  const { max, windowMs } = allowance;
  if (window === undefined || nowMs - window.startedAtMs >= windowMs) {
    return { ok: true, state: { count: 1, startedAtMs: nowMs } };
  }
  if (window.count >= max) return { ok: false, waitMs: window.startedAtMs + windowMs - nowMs };
  return { ok: true, state: { ...window, count: window.count + 1 } };
}

/** The wait in words, rounded up: nobody should come back too early. */
export function describeWait(waitMs: number): { seconds: number; words: string } {
  const seconds = Math.max(1, Math.ceil(waitMs / secondMs));
  const minutes = Math.ceil(seconds / 60);
  if (seconds >= 60) return { seconds, words: minutes === 1 ? '1 minute' : `${minutes} minutes` };
  return { seconds, words: seconds === 1 ? '1 second' : `${seconds} seconds` };
}
