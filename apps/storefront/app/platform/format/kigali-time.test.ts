import { expect, it } from 'vitest';
import { formatKigaliMoment } from './kigali-time.ts';

it.each([
  ['2026-11-14T07:30:00.000Z', '14 Nov 2026, 09:30'],
  ['2026-12-31T22:05:00.000Z', '1 Jan 2027, 00:05'],
])('reads %s as the clocks in Kigali do', (iso, expected) => {
  expect(formatKigaliMoment(iso)).toBe(expected);
});
