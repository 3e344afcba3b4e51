import { expect, it } from 'vitest';
import { describePace } from './import-words.ts';

it.each([
  [{ at: 10_000, done: 2000 }, '200 a second, about 40 seconds left'],
  [{ at: 10_000, done: 100 }, '10 a second, about 17 minutes left'],
  [{ at: 0, done: 0 }, ''],
  [{ at: 5000, done: 0 }, ''],
])('after %o it goes at %s', (now, words) => {
  expect(describePace({ at: 0, done: 0 }, now, 10_000)).toBe(words);
});
