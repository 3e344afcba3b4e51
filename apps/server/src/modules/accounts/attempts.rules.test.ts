import { describe, expect, it } from 'vitest';
import { delayAfter, takeTry, type Tries } from './attempts.rules.ts';

const start = 1_000_000;

/** Tries again and again, as early as allowed, and answers how long each had to wait. */
function tryPatiently(times: number): number[] {
  const waits: number[] = [];
  let now = start;
  let tries: Tries | undefined;
  for (let time = 0; time < times; time += 1) {
    const first = takeTry(tries, now);
    const waitMs = first.ok ? 0 : first.waitMs;
    waits.push(waitMs);
    now += waitMs;
    const taken = first.ok ? first : takeTry(tries, now);
    expect(taken.ok).toBe(true);
    tries = taken.ok ? taken.state : tries;
  }
  return waits;
}

describe('tries of one account from one address', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1000],
    [6, 2000],
    [10, 32_000],
    [14, 512_000],
    [15, 900_000],
    [1000, 900_000],
  ])('after %i wait %i ms', (tries, delayMs) => expect(delayAfter(tries)).toBe(delayMs));

  it('are free five times, then wait twice as long each time', () => {
    expect(tryPatiently(9)).toEqual([0, 0, 0, 0, 0, 1000, 2000, 4000, 8000]);
  });

  it('that come too early change nothing', () => {
    const tries = { count: 8, lastAtMs: start };
    expect(takeTry(tries, start + 3000)).toEqual({ ok: false, waitMs: 5000 });
    expect(takeTry(tries, start + 8000)).toEqual({ ok: true, state: { count: 9, lastAtMs: start + 8000 } });
  });

  it.each([
    [4, 60_000, 5],
    [4, 60_001, 1],
    [8, 60_001, 9],
    [8, 900_000, 9],
    [8, 900_001, 1],
    [30, 900_000, 31],
  ])('%i of them, quiet for %i ms, count as %i', (count, quietMs, expected) => {
    const taken = takeTry({ count, lastAtMs: start }, start + quietMs);
    expect(taken).toMatchObject({ ok: true, state: { count: expected } });
  });
});
