import { describe, expect, it } from 'vitest';
import { describeWait, takeFromWindow } from './allowance.rules.ts';

const start = 1_000_000;

describe('an allowance per window', () => {
  const allowance = { max: 2, windowMs: 1000 };

  it.each([
    [undefined, start, { ok: true, state: { count: 1, startedAtMs: start } }],
    [{ count: 1, startedAtMs: start }, start + 999, { ok: true, state: { count: 2, startedAtMs: start } }],
    [{ count: 2, startedAtMs: start }, start + 400, { ok: false, waitMs: 600 }],
    [{ count: 2, startedAtMs: start }, start + 1000, { ok: true, state: { count: 1, startedAtMs: start + 1000 } }],
  ])('of %o at %i gives %o', (window, now, expected) =>
    expect(takeFromWindow(window, allowance, now)).toEqual(expected),
  );
});

it.each([
  [1, { seconds: 1, words: '1 second' }],
  [1001, { seconds: 2, words: '2 seconds' }],
  [60_000, { seconds: 60, words: '1 minute' }],
  [61_000, { seconds: 61, words: '2 minutes' }],
  [900_000, { seconds: 900, words: '15 minutes' }],
  [7_140_000, { seconds: 7140, words: '119 minutes' }],
  [7_200_000, { seconds: 7200, words: '2 hours' }],
  [86_399_000, { seconds: 86_399, words: '24 hours' }],
])('describes %i ms', (waitMs, expected) => expect(describeWait(waitMs)).toEqual(expected));
