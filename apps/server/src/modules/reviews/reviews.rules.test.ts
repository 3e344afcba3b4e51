import { describe, expect, it } from 'vitest';
import { breakDownRatings, sumReviews } from './reviews.rules.ts';

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
});
