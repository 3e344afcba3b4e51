import { describe, expect, it } from 'vitest';
import { fromNearerEnd, narrowToShelf, slicePage } from './listing.rules.ts';

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
    [{}, { brand: ['b'] }, { brand: ['b'] }],
    [{ category: ['c'], rating: 4 }, { brand: ['b'] }, { category: ['c'], rating: 4, brand: ['b'] }],
    [{ brand: ['a'] }, { brand: ['b'] }, undefined],
    [{ category: ['c'] }, { category: ['c'], brand: ['b'] }, undefined],
  ])('%j by %j is %j', (filter, shelf, narrowed) => {
    expect(narrowToShelf(filter, shelf)).toEqual(narrowed);
  });
});
