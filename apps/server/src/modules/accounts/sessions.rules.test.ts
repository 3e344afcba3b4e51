import { describe, expect, it } from 'vitest';
import { compareToNewest, isDueForRenewal, sessionExpiry, tokenExpiry } from './sessions.rules.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const start = new Date('2026-03-01T08:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

it('gives a session thirty days', () => expect(sessionExpiry(start)).toEqual(after(30 * dayMs)));

describe('a token', () => {
  it.each([
    ['a new session', 0, 8],
    ['a session near its end', 27, 30],
    ['a session on its last day', 29.5, 30],
  ])('of %s, signed on day %d, ends on day %d', (_title, day, endsOnDay) => {
    expect(tokenExpiry(after(day * dayMs), sessionExpiry(start))).toEqual(after(endsOnDay * dayMs));
  });

  it.each([
    [0, false],
    [24 * hourMs, false],
    [24 * hourMs + 1, true],
    [-hourMs, false],
  ])('of age %i ms is due for renewal: %o', (ageMs, expected) => {
    expect(isDueForRenewal(start, after(ageMs))).toBe(expected);
  });
});

it.each([
  [0, 'same'],
  [5 * 60_000, 'same'],
  [-5 * 60_000, 'same'],
  [5 * 60_000 + 1, 'newer'],
  [-5 * 60_000 - 1, 'replaced'],
])('a token issued %i ms after the youngest one used is %s', (ms, expected) => {
  expect(compareToNewest(after(ms), start)).toBe(expected);
});
