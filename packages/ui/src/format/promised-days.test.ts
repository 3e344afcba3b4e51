import { expect, it } from 'vitest';
import { describeDays } from './promised-days.ts';

it.each([
  ['2026-11-19', '2026-11-19', 'today'],
  ['2026-11-20', '2026-11-20', 'tomorrow'],
  ['2026-11-19', '2026-11-20', 'today or tomorrow'],
  ['2026-11-20', '2026-11-22', 'tomorrow to Sunday 22 November'],
  ['2026-11-21', '2026-11-21', 'Saturday 21 November'],
])('says %s to %s as %s', (from, until, words) => {
  expect(describeDays({ from, until }, new Date('2026-11-19T00:30:00+02:00'))).toBe(words);
});
