import { describe, expect, test } from 'vitest';
import { nextPageLeft } from './related-products.tsx';

describe('paging the row', () => {
  const rail = { width: 300, end: 700 };

  test.each([
    ['on by a page', 0, 1, 300],
    ['on to the end at most', 500, 1, 700],
    ['from the end to the start', 700, 1, 0],
    ['from almost the end to the start', 697.5, 1, 0],
    ['back by a page', 700, -1, 400],
    ['back to the start at most', 100, -1, 0],
    ['from the start to the end', 0, -1, 700],
  ] as const)('goes %s', (_, left, direction, expected) => {
    expect(nextPageLeft({ ...rail, left }, direction)).toBe(expected);
  });
});
