import { describe, expect, it } from 'vitest';
import { countPages, listPageWindow } from './page-window.ts';

describe('listPageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 'gap', 6]],
    [1, 25, [1, 2, 3, 'gap', 25]],
    [4, 25, [1, 2, 3, 4, 5, 'gap', 25]],
    [5, 25, [1, 'gap', 4, 5, 6, 'gap', 25]],
    [22, 25, [1, 'gap', 21, 22, 23, 24, 25]],
    [25, 25, [1, 'gap', 23, 24, 25]],
  ])('shows around page %i of %i: %j', (current, last, items) => {
    expect(listPageWindow(current, last)).toEqual(items);
  });

  it('always shows the first, the present and the last page, in order and once', () => {
    for (let last = 1; last <= 30; last += 1) {
      for (let current = 1; current <= last; current += 1) {
        const pages = listPageWindow(current, last).filter((item) => item !== 'gap');
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
        expect(pages).toEqual(expect.arrayContaining([1, current, last]));
        expect(pages.length).toBeLessThanOrEqual(7);
      }
    }
  });
});

it.each([
  [0, 8, 1],
  [8, 8, 1],
  [9, 8, 2],
  [194, 8, 25],
])('%i products at %i a page make %i pages', (total, perPage, pages) => {
  expect(countPages(total, perPage)).toBe(pages);
});
