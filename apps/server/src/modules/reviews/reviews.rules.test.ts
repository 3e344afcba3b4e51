import { describe, expect, it } from 'vitest';
import { breakDownRatings, changeOfSums, countRatings, sumReviews } from './reviews.rules.ts';

describe('the spread of the stars', () => {
  it('has six entries, the best first', () => {
    expect(breakDownRatings([]).map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('adds up to all reviews', () => {
    const counts = [
      { rating: 0, reviews: 2 },
      { rating: 5, reviews: 7 },
      { rating: 3, reviews: 1 },
    ];
    expect(sumReviews(breakDownRatings(counts))).toBe(sumReviews(counts));
  });

  it('is counted from the reviews themselves', () => {
    const counts = countRatings([{ rating: 5 }, { rating: 0 }, { rating: 5 }]);
    expect(breakDownRatings(counts).map(({ reviews }) => reviews)).toEqual([2, 0, 0, 0, 0, 1]);
    expect(countRatings([])).toEqual([]);
  });
});

describe('what a review changes', () => {
  it.each([
    [undefined, 5, { ratingSum: 5, ratingCount: 1, reviewCount: 1 }],
    [undefined, 0, { ratingSum: 0, ratingCount: 0, reviewCount: 1 }],
    [5, 3, { ratingSum: -2, ratingCount: 0, reviewCount: 0 }],
    [0, 4, { ratingSum: 4, ratingCount: 1, reviewCount: 0 }],
    [4, 0, { ratingSum: -4, ratingCount: -1, reviewCount: 0 }],
    [0, 0, { ratingSum: 0, ratingCount: 0, reviewCount: 0 }],
  ])('from %s to %i stars', (before, after, change) => {
    expect(changeOfSums(before, after)).toEqual(change);
  });
});
