import { describe, expect, it } from 'vitest';
import { describeStars, listActiveFilters } from './active-filters.ts';
import { parseListing } from './listing-query.ts';

const query = parseListing(
  'category=Phones&brand=Nokia&brand=LG&spec=screen%3A5..&spec=sim%3Adual&inStock=1&rating=4&lowPrice=1000&highPrice=90000&pageNumber=3&value=x',
);

describe('listActiveFilters', () => {
  it('names every filter, in order', () => {
    const named = [{ key: 'screen', name: 'Screen', unit: 'in' }];
    expect(listActiveFilters('shop', query, named).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'Category: Phones',
      'Brand: Nokia',
      'Brand: LG',
      'Only: in stock',
      'Price: RWF\u00a01,000 to RWF\u00a090,000',
      'Screen: from 5 in',
      'sim: dual',
      'Rating: 4 stars or more',
    ]);
  });

  it('takes away exactly one filter, back on the first page', () => {
    const brand = listActiveFilters('shop', query).find(({ kind }) => kind === 'Brand');
    expect(brand?.without).toEqual({ ...query, brand: ['LG'], pageNumber: 1 });
    const price = listActiveFilters('shop', query).find(({ kind }) => kind === 'Price');
    expect(price?.without).toEqual({ ...query, price: undefined, pageNumber: 1 });
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
  expect(describeStars(stars, 'Rating')).toBe(text);
});
