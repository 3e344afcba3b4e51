import { expect, it } from 'vitest';
import { formatChatTime, formatKigaliMoment } from './kigali-time.ts';

it.each([
  ['2026-11-14T07:30:00.000Z', '14 Nov 2026, 09:30'],
  ['2026-12-31T22:05:00.000Z', '1 Jan 2027, 00:05'],
])('reads %s as the clocks in Kigali do', (iso, expected) => {
  expect(formatKigaliMoment(iso)).toBe(expected);
});

const now = new Date('2026-03-02T08:00:00Z');

it.each([
  ['2026-03-02T07:05:00Z', '09:05'],
  ['2026-03-01T21:59:00Z', '1 March, 23:59'],
  ['2026-03-01T22:01:00Z', '00:01'],
])('%s is %s in Kigali', (isoDate, text) => {
  expect(formatChatTime(isoDate, now)).toBe(text);
});
