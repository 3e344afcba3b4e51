import { describe, expect, it } from 'vitest';
import { readRatings } from './rating-figures.ts';

describe('readRatings', () => {
  it('has six rows from 5 to 0, and zeros without reviews', () => {
    const { average, ratedCount, rows } = readRatings([], 0);
    expect({ average, ratedCount }).toEqual({ average: 0, ratedCount: 0 });
    expect(rows.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(rows.every(({ count, percent }) => count === 0 && percent === 0)).toBe(true);
  });

  it('rounds percentages down', () => {
    const { rows } = readRatings(
      [
        { rating: 5, count: 2 },
        { rating: 4, count: 1 },
      ],
      3,
    );
    expect(rows.slice(0, 2).map(({ percent }) => percent)).toEqual([66, 33]);
  });

  it('leaves comments without stars out of the average, not out of the total', () => {
    const { average, ratedCount, rows } = readRatings(
      [
        { rating: 4, count: 1 },
        { rating: 0, count: 1 },
      ],
      2,
    );
    expect({ average, ratedCount }).toEqual({ average: 4, ratedCount: 1 });
    expect(rows.at(-1)).toEqual({ rating: 0, count: 1, percent: 50 });
  });

  it('gives the average with one decimal', () => {
    expect(
      readRatings(
        [
          { rating: 5, count: 2 },
          { rating: 4, count: 1 },
        ],
        3,
      ).average,
    ).toBe(4.7);
  });
});
