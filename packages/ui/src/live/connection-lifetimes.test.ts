import { describe, expect, it } from 'vitest';
import { createLifetimeCheck } from './connection-lifetimes.ts';

/** Lines open for so long, one after the other. */
function verdicts(lifetimesMs: number[]): boolean[] {
  const lifetimes = createLifetimeCheck();
  let now = 1_000;
  return lifetimesMs.map((lifetimeMs) => {
    lifetimes.opened(now);
    now += lifetimeMs;
    const isTooMuch = lifetimes.closed(now);
    now += 1_000;
    return isTooMuch;
  });
}

describe('connections that hardly live', () => {
  it('are too many at the third in a row', () => {
    expect(verdicts([10, 10, 10, 10])).toEqual([false, false, true, true]);
  });

  it('are forgotten after one that lived', () => {
    expect(verdicts([10, 10, 60_000, 10, 10])).toEqual([false, false, false, false, false]);
    expect(verdicts([10, 10, 10, 60_000])).toEqual([false, false, true, false]);
  });

  it('are none where lines are lost every few seconds', () => {
    expect(verdicts([4_000, 4_000, 4_000, 4_000])).toEqual([false, false, false, false]);
  });
});
