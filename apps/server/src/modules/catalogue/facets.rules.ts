import type { Facets } from '@urumuri/contract';
import type { ListingFilter } from './listing.rules.ts';
import type { Shelves } from './search/named-shelves.rules.ts';
import { keyOf, type Specification } from './specifications.rules.ts';

/** Products of a shelf by category and brand; `cells` are code, count, lowest and highest price, one after the other. */
export type Cube = readonly { categoryId: string; brandId: string; cells: readonly number[] }[];

const cellLength = 4;
const mostStars = 5;
const bucketsPerFlag = mostStars + 1;

export type CountedShelf = Pick<Facets, 'inStock' | 'discounted' | 'ratings' | 'lowestPrice' | 'highestPrice'> & {
  byCategory: Map<string, number>;
  byBrand: Map<string, number>;
  /** Whatever the filters. */
  all: number;
};

/**
 * Counts a cube once for all facets. What a value would give is counted with every filter but its own kind's, so
 * that a second brand can be added to the first.
 */
export function countCube(cube: Cube, filter: ListingFilter, above: Shelves['above']): CountedShelf {
  const [categoryIds, brandIds] = [
    filter.categoryIds && new Set(filter.categoryIds),
    filter.brandIds && new Set(filter.brandIds),
  ];
  const { minRating = 0 } = filter;
  const ratings: number[] = Array.from({ length: mostStars }, () => 0);
  const counted: CountedShelf = {
    byCategory: new Map(),
    byBrand: new Map(),
    inStock: 0,
    discounted: 0,
    ratings,
    lowestPrice: Infinity,
    highestPrice: 0,
    all: 0,
  };
  const add = (counts: Map<string, number>, key: string, amount: number) =>
    counts.set(key, (counts.get(key) ?? 0) + amount);
  for (const { categoryId, brandId, cells } of cube) {
    const [ofCategory, ofBrand] = [categoryIds?.has(categoryId) ?? true, brandIds?.has(brandId) ?? true];
    let onShelf = 0;
    for (let place = 0; place < cells.length; place += cellLength) {
      const [code = 0, amount = 0, lowest = 0, highest = 0] = cells.slice(place, place + cellLength);
      const stars = code % bucketsPerFlag;
      const flags = Math.floor(code / bucketsPerFlag);
      const [isSoldOut, isDiscounted] = [flags >= 2, flags % 2 === 1];
      const [inStock, discounted, rated] = [
        !(filter.inStock && isSoldOut),
        !filter.discounted || isDiscounted,
        stars >= minRating,
      ];
      counted.all += amount;
      if (inStock && discounted && rated) onShelf += amount;
      if (!ofCategory || !ofBrand) continue;
      if (discounted && rated && !isSoldOut) counted.inStock += amount;
      if (inStock && rated && isDiscounted) counted.discounted += amount;
      if (inStock && discounted)
        for (let step = 0; step < stars; step += 1) ratings[step] = (ratings[step] ?? 0) + amount;
      if (inStock && discounted && rated) {
        counted.lowestPrice = Math.min(counted.lowestPrice, lowest);
        counted.highestPrice = Math.max(counted.highestPrice, highest);
      }
    }
    if (onShelf === 0) continue;
    if (ofCategory) add(counted.byBrand, brandId, onShelf);
    if (ofBrand) for (const step of above.get(categoryId) ?? []) add(counted.byCategory, step, onShelf);
  }
  if (counted.lowestPrice === Infinity) counted.lowestPrice = 0;
  return counted;
}

/** Categories that have something, in the order of the tree. */
export function listCategoryFacets(
  { all, above }: Pick<Shelves, 'all' | 'above'>,
  counts: ReadonlyMap<string, number>,
): Facets['categories'] {
  const childrenOf = new Map<string | null, { id: string; name: string }[]>();
  for (const { kind, id, name, parentId = null } of all) {
    if (kind === 'category' && counts.has(id))
      childrenOf.set(parentId, [...(childrenOf.get(parentId) ?? []), { id, name }]);
  }
  const listBelow = (parentId: string | null): Facets['categories'] =>
    (childrenOf.get(parentId) ?? []).flatMap(({ id, name }) => [
      { value: name, count: counts.get(id) ?? 0, level: above.get(id)?.length ?? 1 },
      ...listBelow(id),
    ]);
  return listBelow(null);
}

export type SpecificationCount = {
  specificationId: string;
  choice: string;
  count: number;
  lowest: number | null;
  highest: number | null;
  /** More have matched than were looked at. */
  isPartial: boolean;
};

/** What is defined, each with the values there are; several categories may define the same. */
export function listSpecificationFacets(
  defined: readonly Specification[],
  counts: readonly SpecificationCount[],
): Facets['specifications'] {
  const keys = [...new Set(defined.map(keyOf))];
  return keys.flatMap((key) => {
    const same = defined.filter((one) => keyOf(one) === key);
    const [first] = same;
    if (first === undefined) return [];
    const ids = new Set(same.map(({ id }) => id));
    const own = counts.filter(({ specificationId }) => ids.has(specificationId));
    if (own.length === 0) return [];
    const { name, kind, unit } = first;
    const facet = { key, name, kind, unit, isPartial: own.some((count) => count.isPartial) };
    if (kind === 'number') {
      const lowest = Math.min(...own.map((count) => count.lowest ?? Infinity));
      const highest = Math.max(...own.map((count) => count.highest ?? -Infinity));
      return lowest < highest ? [{ ...facet, lowest, highest, values: [] }] : [];
    }
    const order = kind === 'choice' ? same.flatMap(({ choices }) => choices) : ['yes', 'no'];
    const amountOf = (choice: string) =>
      own.reduce((sum, count) => sum + (count.choice === choice ? count.count : 0), 0);
    const values = [...new Set(order)]
      .map((value) => ({ value, count: amountOf(value) }))
      .filter(({ count }) => count > 0);
    return [{ ...facet, values }];
  });
}
