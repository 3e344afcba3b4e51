const secondMs = 1000;

export type Allowance = { max: number; windowMs: number };

export type Window = { count: number; startedAtMs: number };

export type Taken<State> = { ok: true; state: State } | { ok: false; waitMs: number };

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
  if (minutes >= 120) return { seconds, words: `${Math.ceil(minutes / 60)} hours` };
  if (seconds >= 60) return { seconds, words: minutes === 1 ? '1 minute' : `${minutes} minutes` };
  return { seconds, words: seconds === 1 ? '1 second' : `${seconds} seconds` };
}
