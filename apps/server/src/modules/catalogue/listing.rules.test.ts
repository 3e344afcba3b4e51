import { describe, expect, it } from 'vitest';
import { narrowToShelf, slicePage } from './listing.rules.ts';

describe('a page of a list', () => {
  it.each([
    [1, 8, { limit: 8, offset: 0 }],
    [3, 20, { limit: 20, offset: 40 }],
    [500, 48, { limit: 48, offset: 23_952 }],
    [501, 8, { limit: 0, offset: 0 }],
  ])('number %i of %i each is %j', (pageNumber, perPage, slice) => {
    expect(slicePage({ pageNumber, perPage })).toEqual(slice);
  });
});

describe('narrowing a filter to a shelf', () => {
  it.each([
    [{}, { brandId: 'b' }, { brandId: 'b' }],
    [{ categoryId: 'c', minRating: 4 }, { brandId: 'b' }, { categoryId: 'c', minRating: 4, brandId: 'b' }],
    [{ brandId: 'a' }, { brandId: 'b' }, undefined],
    [{ categoryId: 'c' }, { categoryId: 'c', brandId: 'b' }, undefined],
  ])('%j by %j is %j', (filter, shelf, narrowed) => {
    expect(narrowToShelf(filter, shelf)).toEqual(narrowed);
  });
});
