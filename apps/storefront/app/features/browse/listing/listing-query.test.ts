import { limits, MAX_PAGE_NUMBER } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import {
  changeListing,
  changeRange,
  clearFilters,
  findRange,
  listingAddress,
  type ListingQuery,
  parseListing,
  readAmount,
  toggle,
  toProductsQuery,
} from './listing-query.ts';

const full: ListingQuery = {
  value: 'smart tv',
  category: ['Laptops & Computers', 'Phones'],
  brand: ['Sun King'],
  spec: ['screen:40..55', 'energy-class:A'],
  inStock: true,
  discounted: true,
  sortPrice: 'low-to-high',
  rating: 4,
  price: { low: 10_000, high: 250_000 },
  pageNumber: 3,
};

function buildQuery(query: Partial<ListingQuery> = {}): ListingQuery {
  return { ...parseListing(''), ...query };
}

describe('parseListing', () => {
  it('reads back every address it writes', () => {
    for (const query of [full, buildQuery(), buildQuery({ brand: ['d.light'], pageNumber: 2 })]) {
      const address = listingAddress('search', query);
      expect(parseListing(address.split('?')[1] ?? '')).toEqual(query);
    }
  });

  it('reads nothing as the first page of everything', () => {
    expect(parseListing('')).toEqual({ pageNumber: 1 });
  });

  it('takes the empty fields of a sent form as not given', () => {
    const sent = 'category=&brand=&sortPrice=&rating=0&lowPrice=&highPrice=&value=';
    expect(parseListing(sent)).toEqual({ pageNumber: 1 });
  });

  it.each([
    ['rating=6'],
    ['rating=-1'],
    ['rating=4.5'],
    ['rating=many'],
    ['sortPrice=cheapest'],
    ['lowPrice=cheap'],
    ['lowPrice=-5'],
    ['lowPrice=0'],
    ['highPrice=1e9'],
    ['pageNumber=0'],
    ['pageNumber=-2'],
    ['pageNumber=two'],
    ['brand=%20%00%20'],
    ['utm_source=mail'],
  ])('leaves out what makes no sense: %s', (search) => {
    expect(parseListing(search)).toEqual({ pageNumber: 1 });
  });

  it('reads a rating of 1 to 5 whole stars', () => {
    expect([1, 2, 3, 4, 5].map((stars) => parseListing(`rating=${stars}`).rating)).toEqual([1, 2, 3, 4, 5]);
  });

  it('turns a price range the right way round', () => {
    expect(parseListing('lowPrice=900&highPrice=100')).toMatchObject({ price: { low: 100, high: 900 } });
    expect(parseListing('lowPrice=900&highPrice=0').price).toEqual({ high: 900 });
  });

  it('tidies texts and keeps them within what the server accepts', () => {
    expect(parseListing('value=%20smart%0A%20tv%20').value).toBe('smart tv');
    expect(parseListing(`value=${'x'.repeat(500)}`).value).toHaveLength(limits.searchLength);
    expect(parseListing(`category=${'x'.repeat(500)}`).category?.[0]).toHaveLength(limits.categoryLength);
    expect(parseListing(`brand=${'x'.repeat(500)}`).brand?.[0]).toHaveLength(limits.brandLength);
  });

  it('sends a page far beyond the last one to just beyond the last possible one', () => {
    expect(parseListing('pageNumber=999999999').pageNumber).toBe(MAX_PAGE_NUMBER);
  });
});

describe('listingAddress', () => {
  it('writes only what says something', () => {
    expect(listingAddress('shop', buildQuery())).toBe('/shop');
    expect(listingAddress('shop', buildQuery({ pageNumber: 2 }))).toBe('/shop?pageNumber=2');
    expect(listingAddress('category', buildQuery({ category: ['Phones'] }))).toBe('/products?category=Phones');
  });

  it('writes the parameters in one order, encoded', () => {
    expect(listingAddress('search', full)).toBe(
      '/products/search?value=smart%20tv&category=Laptops%20%26%20Computers&category=Phones&brand=Sun%20King' +
        '&inStock=true&discounted=true&lowPrice=10000&highPrice=250000&spec=screen%3A40..55&spec=energy-class%3AA' +
        '&rating=4&sortPrice=low-to-high&pageNumber=3',
    );
  });
});

describe('changeListing', () => {
  it.each([
    [{ brand: ['LG'] }],
    [{ category: undefined }],
    [{ spec: ['screen:40..'] }],
    [{ sortPrice: 'high-to-low' as const }],
    [{ rating: 5 }],
    [{ price: { low: 1 } }],
    [{ value: 'radio' }],
  ])('starts again at the first page: %j', (change) => {
    expect(changeListing(full, change)).toEqual({ ...full, ...change, pageNumber: 1 });
  });

  it('turns a range the right way round', () => {
    const changed = changeListing(buildQuery(), { price: { low: 900, high: 100 } });
    expect(changed).toMatchObject({ price: { low: 100, high: 900 } });
  });
});

describe('clearFilters', () => {
  it('keeps the search term and the order', () => {
    expect(clearFilters('search', full)).toEqual(buildQuery({ value: 'smart tv', sortPrice: 'low-to-high' }));
  });

  it('keeps the category of a category page', () => {
    expect(clearFilters('category', full).category).toEqual(full.category);
    expect(clearFilters('shop', full).category).toBeUndefined();
  });
});

it('asks the server by the names of the call', () => {
  expect(toProductsQuery(full, 8)).toEqual({
    searchValue: 'smart tv',
    category: full.category,
    brand: full.brand,
    spec: full.spec,
    inStock: 'true',
    discounted: 'true',
    sortPrice: 'low-to-high',
    rating: 4,
    lowPrice: 10_000,
    highPrice: 250_000,
    pageNumber: 3,
    perPage: 8,
  });
});

describe('ranges of specifications', () => {
  it.each([
    ['low.screen=40&high.screen=55', ['screen:40..55']],
    ['low.screen=40&high.screen=', ['screen:40..']],
    ['low.screen=wide&high.screen=', undefined],
    ['low.screen=1.5&spec=smart%3Ayes', ['smart:yes', 'screen:1.5..']],
  ])('reads the fields of a form without JavaScript: %s', (search, specs) => {
    expect(parseListing(search).spec).toEqual(specs);
  });

  it('puts a range in the place of the one before', () => {
    expect(changeRange(['screen:40..', 'smart:yes'], 'screen', '', '55')).toEqual(['smart:yes', 'screen:..55']);
    expect(changeRange(['screen:40..'], 'screen', '', '')).toBeUndefined();
    expect(findRange(['screen:40..55'], 'screen')).toEqual(['40', '55']);
    expect(findRange(undefined, 'screen')).toEqual(['', '']);
  });
});

it('ticks a value, and ticks it off', () => {
  expect(toggle(undefined, 'LG')).toEqual(['LG']);
  expect(toggle(['LG', 'Sony'], 'LG')).toEqual(['Sony']);
  expect(toggle(['LG'], 'LG')).toBeUndefined();
});

it.each([
  ['250,000', 250_000],
  ['250 000', 250_000],
  ['250.000', 250_000],
  [' 7 ', 7],
  ['', undefined],
  ['abc', undefined],
  ['-1', undefined],
  [null, undefined],
])('reads the amount %j as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
