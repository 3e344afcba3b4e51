import { expect, it } from 'vitest';
import { wrapIndex } from './use-snap-strip.ts';

it.each([
  [0, 5, 0],
  [5, 5, 0],
  [-1, 5, 4],
  [3, 1, 0],
  [2, 0, 0],
])('step %i of %i pictures shows picture %i', (index, count, expected) => {
  expect(wrapIndex(index, count)).toBe(expected);
});
