import { expect, it } from 'vitest';
import { describeAge } from './age.ts';

const now = Date.parse('2026-11-16T12:00:00Z');

it.each([
  ['2026-11-16T12:00:30Z', 'now'],
  ['2026-11-16T11:59:01Z', 'now'],
  ['2026-11-16T11:59:00Z', '1 min'],
  ['2026-11-16T11:00:01Z', '59 min'],
  ['2026-11-16T11:00:00Z', '1 h'],
  ['2026-11-15T12:00:01Z', '23 h'],
  ['2026-11-15T12:00:00Z', '1 day'],
  ['2026-11-14T12:00:00Z', '2 days'],
  ['2026-08-08T12:00:00Z', '100 days'],
])('%s was %j ago', (iso, age) => {
  expect(describeAge(iso, now)).toBe(age);
});
