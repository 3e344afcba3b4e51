import { describe, expect, it } from 'vitest';
import { buildFacetIndex, buildFamilies, countFacets } from './facet-index.rules.ts';

/** A code is in stock (1) and discounted (2), times six, and the stars. */
const rows = [
  { category: 'phones', brand: 'Nokia', groups: '10:2500,500,500;4:1000' },
  { category: 'phones', brand: 'LG', groups: '6:2500,2500' },
  { category: 'fridges', brand: 'LG', groups: '22:9000,2500' },
];
const index = buildFacetIndex(rows, []);
const above = new Map([['phones', ['phones', 'electronics']]]);

describe('counting the facets of all products', () => {
  it.each([
    [{}, 8],
    [{ price: { low: 500 } }, 8],
    [{ price: { low: 501 } }, 6],
    [{ price: { high: 499 } }, 0],
    [{ price: { high: 1000 } }, 3],
    [{ price: { low: 1000, high: 1000 } }, 1],
    [{ price: { low: 1001, high: 2499 } }, 0],
    [{ price: { low: 2500 } }, 5],
    [{ price: { low: 2000, high: 1000 } }, 0],
    [{ category: ['phones'], brand: ['LG'] }, 2],
    [{ category: [] }, 0],
    [{ inStock: true as const, rating: 4 }, 5],
    [{ discounted: true as const }, 2],
  ])('leaves of %j %i', (filter, total) => {
    expect(countFacets(index, filter)).toMatchObject({ total, listedSiblings: 0 });
  });

  it('counts each filter as if nothing were chosen of it, and of the others as they are', () => {
    const { choices, yes, stars } = countFacets(index, { brand: ['LG'], inStock: true, rating: 1 }, above);
    expect(Object.fromEntries(choices.brand)).toEqual({ Nokia: 3, LG: 2 });
    expect(Object.fromEntries(choices.category)).toEqual({ fridges: 2 });
    expect(yes).toEqual({ inStock: 2, discounted: 2 });
    expect(stars).toEqual([2, 2, 2, 2, 0]);
  });

  it('counts a category for those above it', () => {
    expect(Object.fromEntries(countFacets(index, {}, above).choices.category)).toEqual({
      phones: 6,
      electronics: 6,
      fridges: 2,
    });
  });

  it('says the least and the most that is paid for what is left', () => {
    expect(countFacets(index, { category: ['phones'] })).toMatchObject({ lowest: 500, highest: 2500 });
    expect(countFacets(index, { category: ['boats'] })).toMatchObject({ lowest: 0, highest: 0 });
  });
});

describe('a family of which others than the leader are on sale', () => {
  const families = buildFamilies([
    { category: 'phones', brand: 'Nokia', cells: '0,1,10,500;0,0,10,4000' },
    { category: 'phones', brand: 'LG', cells: '0,0,4,700' },
  ]);
  const withFamily = buildFacetIndex(rows, families);

  it('counts once, for its leader or for another that fits', () => {
    expect(countFacets(withFamily, {})).toMatchObject({ total: 8, listedSiblings: 0, highest: 9000 });
    expect(countFacets(withFamily, { price: { low: 3000, high: 5000 } })).toMatchObject({
      total: 1,
      listedSiblings: 1,
    });
  });

  it('counts for every value that one of it has', () => {
    expect(Object.fromEntries(countFacets(withFamily, {}).choices.brand)).toEqual({ Nokia: 4, LG: 5 });
  });
});
