import { describe, expect, it } from 'vitest';
import { climb, countWithin, fromNearerEnd, isWide, narrowToShelf, slicePage } from './listing.rules.ts';

describe('a page of a list', () => {
  it.each([
    [1, 8, { limit: 8, offset: 0 }],
    [3, 20, { limit: 20, offset: 40 }],
    [650, 8, { limit: 8, offset: 5192 }],
  ])('number %i of %i each is %j', (pageNumber, perPage, slice) => {
    expect(slicePage({ pageNumber, perPage })).toEqual(slice);
  });

  it.each([
    [0, 20, { limit: 8, offset: 0, isReversed: false }],
    [8, 24, { limit: 8, offset: 8, isReversed: false }],
    [8, 20, { limit: 8, offset: 4, isReversed: true }],
    [16, 20, { limit: 4, offset: 0, isReversed: true }],
    [5192, 5194, { limit: 2, offset: 0, isReversed: true }],
  ])('from row %i of %i is read as %j', (offset, total, slice) => {
    expect(fromNearerEnd({ limit: 8, offset }, total)).toEqual(slice);
  });

  it.each([20, 24, 9_999])('beyond the end, from row %i of 20, has no rows', (offset) => {
    expect(fromNearerEnd({ limit: 8, offset }, 20).limit).toBe(0);
  });
});

describe('narrowing a filter to a shelf', () => {
  it.each([
    [{}, { brandIds: ['b'] }, { brandIds: ['b'] }],
    [{ categoryIds: ['c'], minRating: 4 }, { brandIds: ['b'] }, { categoryIds: ['c'], minRating: 4, brandIds: ['b'] }],
    [{ brandIds: ['a'] }, { brandIds: ['b'] }, undefined],
    [{ categoryIds: ['c'] }, { categoryIds: ['c'], brandIds: ['b'] }, undefined],
  ])('%j by %j is %j', (filter, shelf, narrowed) => {
    expect(narrowToShelf(filter, shelf)).toEqual(narrowed);
  });
});

describe('a ladder of prices', () => {
  const ladder = { prices: [500, 1000, 2500], counts: [2, 3, 7] };

  it.each([
    [{}, 7],
    [{ lowPriceRwf: 500 }, 7],
    [{ lowPriceRwf: 501 }, 5],
    [{ highPriceRwf: 499 }, 0],
    [{ highPriceRwf: 1000 }, 3],
    [{ lowPriceRwf: 1000, highPriceRwf: 1000 }, 1],
    [{ lowPriceRwf: 1001, highPriceRwf: 2499 }, 0],
    [{ lowPriceRwf: 2500 }, 4],
    [{ lowPriceRwf: 2000, highPriceRwf: 1000 }, 0],
  ])('counts what costs %j', (range, expected) => {
    expect(countWithin(ladder, range)).toBe(expected);
  });

  it('counts nothing where nothing is sold', () => {
    expect(countWithin({ prices: [], counts: [] }, { lowPriceRwf: 1 })).toBe(0);
  });

  it('is made of the prices alone, equal ones included', () => {
    const climbed = climb([500, 700, 700, 900]);
    expect(countWithin(climbed, { lowPriceRwf: 600, highPriceRwf: 800 })).toBe(2);
    expect(countWithin(climbed, {})).toBe(4);
  });

  it.each([
    [{ lowPriceRwf: 9 }, true],
    [{ lowPriceRwf: 10 }, false],
    [{ lowPriceRwf: 3, highPriceRwf: 4 }, true],
    [{ highPriceRwf: 1 }, false],
  ])('calls the range %j wide when it holds a fifth of the shelf: %s', (range, expected) => {
    expect(isWide(climb([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), range)).toBe(expected);
  });
});
