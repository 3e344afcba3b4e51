import { describe, expect, it } from 'vitest';
import { reviewRange } from './review-range.ts';

describe('reviewRange', () => {
  it.each([0, 5])('needs no pager for %i reviews', (total) => {
    expect(reviewRange(total, 1)).toBeUndefined();
  });

  it('shows a pager that leads nowhere when one page holds them all', () => {
    expect(reviewRange(7, 1)).toEqual({ text: 'Showing 1–7 of 7', canGoBack: false, canGoOn: false });
  });

  it.each([
    [1, 'Showing 1–10 of 23', false, true],
    [2, 'Showing 11–20 of 23', true, true],
    [3, 'Showing 21–23 of 23', true, false],
  ])('counts on page %i', (pageNo, text, canGoBack, canGoOn) => {
    expect(reviewRange(23, pageNo)).toEqual({ text, canGoBack, canGoOn });
  });
});
