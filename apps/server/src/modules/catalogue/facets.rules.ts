import type { Facets } from '@urumuri/contract';
import { addFamilies, type Family } from './family-facets.rules.ts';
import type { ListingFilter } from './listing.rules.ts';
import type { Shelves } from './search/named-shelves.rules.ts';
import { keyOf, type Specification } from './specifications.rules.ts';

/** Products of a shelf in groups, `groupLength` numbers each: places of category and brand, code, amount, lowest and highest price. */
export type Cube = {
  categoryIds: readonly string[];
  brandIds: readonly string[];
  groups: Float64Array;
  /** Those with others than their leaders, which are in the groups. */
  families?: readonly Family[];
};

/** Of a category and a brand; `cells` are code, amount, lowest and highest price, one after the other. */
export type CubeRow = { categoryId: string; brandId: string; cells: string };

const cellLength = 4;
const groupLength = 2 + cellLength;
const mostStars = 5;
const bucketsPerFlag = mostStars + 1;

export function buildCube(rows: readonly CubeRow[]): Cube {
  const [categories, brands] = [new Map<string, number>(), new Map<string, number>()];
  const placeOf = (places: Map<string, number>, id: string) => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  };
  const numbers: number[] = [];
  for (const { categoryId, brandId, cells } of rows) {
    const [category, brand] = [placeOf(categories, categoryId), placeOf(brands, brandId)];
    for (const [place, cell] of cells.split(',').entries()) {
      if (place % cellLength === 0) numbers.push(category, brand);
      numbers.push(Number(cell));
    }
  }
  return { categoryIds: [...categories.keys()], brandIds: [...brands.keys()], groups: Float64Array.from(numbers) };
}

export type CountedShelf = Pick<Facets, 'inStock' | 'discounted' | 'ratings' | 'lowestPrice' | 'highestPrice'> & {
  byCategory: Map<string, number>;
  byBrand: Map<string, number>;
  /** What the whole filter leaves. */
  total: number;
  /** Of these, families for which another stands than their leader. */
  standIns: number;
  /** Whatever the filters. */
  all: number;
};

/**
 * Counts a cube once for all facets. What a value would give is counted with every filter but its own kind's, so
 * that a second brand can be added to the first.
 */
export function countCube(
  { categoryIds, brandIds, groups, families = [] }: Cube,
  filter: ListingFilter,
  above: Shelves['above'],
): CountedShelf {
  const areChosen = (ids: readonly string[], chosen: readonly string[] | undefined) => {
    const among = chosen && new Set(chosen);
    return ids.map((id) => among?.has(id) ?? true);
  };
  const [ofCategories, ofBrands] = [areChosen(categoryIds, filter.categoryIds), areChosen(brandIds, filter.brandIds)];
  const { minRating = 0, lowPriceRwf = 0, highPriceRwf = Infinity } = filter;
  const [inCategory, inBrand] = [new Float64Array(categoryIds.length), new Float64Array(brandIds.length)];
  const ratings: number[] = Array.from({ length: mostStars }, () => 0);
  const counted = { inStock: 0, discounted: 0, lowestPrice: Infinity, highestPrice: 0, total: 0, all: 0 };
  for (let at = 0; at < groups.length; at += groupLength) {
    const amount = groups[at + 3] ?? 0;
    const lowest = groups[at + 4] ?? 0;
    const highest = groups[at + 5] ?? 0;
    counted.all += amount;
    if (lowest < lowPriceRwf || highest > highPriceRwf) continue;
    const category = groups[at] ?? 0;
    const brand = groups[at + 1] ?? 0;
    const code = groups[at + 2] ?? 0;
    const ofCategory = ofCategories[category] ?? false;
    const ofBrand = ofBrands[brand] ?? false;
    const stars = code % bucketsPerFlag;
    const flags = Math.floor(code / bucketsPerFlag);
    const isSoldOut = flags >= 2;
    const isDiscounted = flags % 2 === 1;
    const inStock = !(filter.inStock && isSoldOut);
    const discounted = !filter.discounted || isDiscounted;
    const rated = stars >= minRating;
    if (inStock && discounted && rated) {
      if (ofCategory) inBrand[brand] = (inBrand[brand] ?? 0) + amount;
      if (ofBrand) inCategory[category] = (inCategory[category] ?? 0) + amount;
    }
    if (!ofCategory || !ofBrand) continue;
    if (discounted && rated && !isSoldOut) counted.inStock += amount;
    if (inStock && rated && isDiscounted) counted.discounted += amount;
    if (inStock && discounted)
      for (let step = 0; step < stars; step += 1) ratings[step] = (ratings[step] ?? 0) + amount;
    if (inStock && discounted && rated) {
      counted.total += amount;
      counted.lowestPrice = Math.min(counted.lowestPrice, lowest);
      counted.highestPrice = Math.max(counted.highestPrice, highest);
    }
  }
  if (counted.lowestPrice === Infinity) counted.lowestPrice = 0;
  const byCategory = new Map<string, number>();
  for (const [place, id] of categoryIds.entries()) {
    const amount = inCategory[place] ?? 0;
    if (amount > 0) for (const step of above.get(id) ?? []) byCategory.set(step, (byCategory.get(step) ?? 0) + amount);
  }
  const byBrand = new Map(brandIds.flatMap((id, place) => (inBrand[place] ? [[id, inBrand[place]]] : [])));
  const shelf = { ...counted, ratings, byCategory, byBrand, standIns: 0 };
  shelf.standIns = addFamilies(shelf, families, filter, above);
  return shelf;
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
