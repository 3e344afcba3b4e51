import { describe, expect, it } from 'vitest';
import { describeRating, listActiveFilters } from './active-filters.ts';
import { parseListing } from './listing-query.ts';

const query = parseListing('category=Phones&brand=Nokia&rating=4&lowPrice=1000&highPrice=90000&pageNumber=3&value=x');

describe('listActiveFilters', () => {
  it('names every filter, in order', () => {
    expect(listActiveFilters('shop', query).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'Category: Phones',
      'Brand: Nokia',
      'Price: RWF\u00a01,000 to RWF\u00a090,000',
      'Rating: 4 stars or more',
    ]);
  });

  it('takes away exactly one filter, back on the first page', () => {
    const brand = listActiveFilters('shop', query).find(({ kind }) => kind === 'Brand');
    expect(brand?.without).toEqual({ ...query, brand: undefined, pageNumber: 1 });
    const price = listActiveFilters('shop', query).find(({ kind }) => kind === 'Price');
    expect(price?.without).toEqual({ ...query, lowPriceRwf: undefined, highPriceRwf: undefined, pageNumber: 1 });
  });

  it('does not offer to take the category off a category page', () => {
    expect(listActiveFilters('category', query).map(({ kind }) => kind)).not.toContain('Category');
  });

  it('counts neither the search term nor the order as a filter', () => {
    expect(listActiveFilters('search', parseListing('value=tv&sortPrice=low-to-high'))).toEqual([]);
  });

  it.each([
    ['lowPrice=500', 'from RWF\u00a0500'],
    ['highPrice=500', 'up to RWF\u00a0500'],
  ])('describes half a range: %s', (search, text) => {
    expect(listActiveFilters('shop', parseListing(search))[0]?.text).toBe(text);
  });
});

it.each([
  [0, 'Any rating'],
  [1, '1 star or more'],
  [3, '3 stars or more'],
  [5, '5 stars'],
])('describes a rating of at least %i as %s', (stars, text) => {
  expect(describeRating(stars)).toBe(text);
});
