import type { Facets } from '@urumuri/contract';
import { addFamilies, type CountedShelf, countStandIns, type Family } from './family-facets.rules.ts';
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

const areChosen = (ids: readonly string[], chosen: readonly string[] | undefined): boolean[] => {
  const among = chosen && new Set(chosen);
  return ids.map((id) => among?.has(id) ?? true);
};

/** How many products a filter leaves of a cube, and how many of them stand for a family whose leader does not fit. */
export type MatchCounts = { total: number; standIns: number };

export function countMatching(
  { categoryIds, brandIds, groups, families = [] }: Cube,
  filter: ListingFilter,
): MatchCounts {
  const [ofCategories, ofBrands] = [areChosen(categoryIds, filter.categoryIds), areChosen(brandIds, filter.brandIds)];
  const { minRating = 0, lowPriceRwf = 0, highPriceRwf = Infinity, inStock = false, discounted = false } = filter;
  let leaders = 0;
  for (let at = 0; at < groups.length; at += groupLength) {
    if ((groups[at + 4] as number) < lowPriceRwf || (groups[at + 5] as number) > highPriceRwf) continue;
    if (!ofCategories[groups[at] as number] || !ofBrands[groups[at + 1] as number]) continue;
    const code = groups[at + 2] as number;
    const flags = Math.floor(code / bucketsPerFlag);
    if (code % bucketsPerFlag < minRating || (inStock && flags >= 2) || (discounted && flags % 2 === 0)) continue;
    leaders += groups[at + 3] as number;
  }
  const standIns = countStandIns(families, filter);
  return { total: leaders + standIns, standIns };
}

/**
 * Counts a cube once for all facets. What a value would give is counted with every filter but its own kind's, so
 * that a second brand can be added to the first.
 */
export function countCube(
  { categoryIds, brandIds, groups, families = [] }: Cube,
  filter: ListingFilter,
  above: Shelves['above'],
): CountedShelf {
  const [ofCategories, ofBrands] = [areChosen(categoryIds, filter.categoryIds), areChosen(brandIds, filter.brandIds)];
  const { minRating = 0, lowPriceRwf = 0, highPriceRwf = Infinity } = filter;
  const [inCategory, inBrand] = [new Float64Array(categoryIds.length), new Float64Array(brandIds.length)];
  const rated = new Float64Array(bucketsPerFlag);
  // Every one of thousands of groups passes here for every page: numbers of their own, and no object to keep them in.
  let inStockCount = 0;
  let discountedCount = 0;
  let total = 0;
  let lowestPrice = Infinity;
  let highestPrice = 0;
  for (let at = 0; at < groups.length; at += groupLength) {
    const lowest = groups[at + 4] as number;
    const highest = groups[at + 5] as number;
    if (lowest < lowPriceRwf || highest > highPriceRwf) continue;
    const category = groups[at] as number;
    const brand = groups[at + 1] as number;
    const ofCategory = ofCategories[category] as boolean;
    const ofBrand = ofBrands[brand] as boolean;
    if (!ofCategory && !ofBrand) continue;
    const code = groups[at + 2] as number;
    const amount = groups[at + 3] as number;
    const stars = code % bucketsPerFlag;
    const flags = Math.floor(code / bucketsPerFlag);
    const isSoldOut = flags >= 2;
    const isDiscounted = flags % 2 === 1;
    const isInStock = !(filter.inStock && isSoldOut);
    const isLowered = !filter.discounted || isDiscounted;
    const isRated = stars >= minRating;
    const isAll = isInStock && isLowered && isRated;
    if (isAll && ofCategory) (inBrand[brand] as number) += amount;
    if (isAll && ofBrand) (inCategory[category] as number) += amount;
    if (!ofCategory || !ofBrand) continue;
    if (isLowered && isRated && !isSoldOut) inStockCount += amount;
    if (isInStock && isRated && isDiscounted) discountedCount += amount;
    if (isInStock && isLowered) (rated[stars] as number) += amount;
    if (!isAll) continue;
    total += amount;
    if (lowest < lowestPrice) lowestPrice = lowest;
    if (highest > highestPrice) highestPrice = highest;
  }
  const byCategory = new Map<string, number>();
  for (const [place, id] of categoryIds.entries()) {
    const amount = inCategory[place] ?? 0;
    if (amount > 0) for (const step of above.get(id) ?? []) byCategory.set(step, (byCategory.get(step) ?? 0) + amount);
  }
  const byBrand = new Map(brandIds.flatMap((id, place) => (inBrand[place] ? [[id, inBrand[place]]] : [])));
  const shelf = {
    inStock: inStockCount,
    discounted: discountedCount,
    lowestPrice: lowestPrice === Infinity ? 0 : lowestPrice,
    highestPrice,
    // Whoever has four stars has three.
    ratings: Array.from({ length: mostStars }, (_, step) =>
      rated.subarray(step + 1).reduce((sum, one) => sum + one, 0),
    ),
    byCategory,
    byBrand,
    total,
  };
  addFamilies(shelf, families, filter, above);
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

/** Comparing names by the rules of a language costs more than all the counting. */
const brandsByName = new WeakMap<Shelves['all'], Shelves['all']>();

function sortBrands(all: Shelves['all']): Shelves['all'] {
  const sorted =
    brandsByName.get(all) ??
    all
      .filter(({ kind, isFormer }) => kind === 'brand' && !isFormer)
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  brandsByName.set(all, sorted);
  return sorted;
}

/** Brands that have something, by name. */
export function listBrandFacets({ all }: Pick<Shelves, 'all'>, counts: ReadonlyMap<string, number>): Facets['brands'] {
  return sortBrands(all).flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ value: name, count }];
  });
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

/** What a shelf's products say of specifications: for each value `valueLength` numbers of every product, those of the cube's groups and its own. */
export type ShelfValues = {
  brandIds: readonly string[];
  values: readonly { specificationId: string; choice: string; cells: Float64Array }[];
};

/** `cells` are brand, code, price and number, which may be missing, of one product after the other. */
export type ValuesRow = { specificationId: string; choice: string; cells: string };

const valueLength = 4;

export function buildValues(rows: readonly ValuesRow[]): ShelfValues {
  const brands = new Map<string, number>();
  const placeOf = (id: string) => {
    const place = brands.get(id) ?? brands.size;
    brands.set(id, place);
    return place;
  };
  const readCell = (cell: string, place: number) => {
    if (place % valueLength === 0) return placeOf(cell);
    return cell === '' ? Number.NaN : Number(cell);
  };
  const values = rows.map(({ cells, ...row }) => ({ ...row, cells: Float64Array.from(cells.split(','), readCell) }));
  return { brandIds: [...brands.keys()], values };
}

/** What the products of a shelf that a filter leaves say of specifications. */
export function countShelfValues({ brandIds, values }: ShelfValues, filter: ListingFilter): SpecificationCount[] {
  const ofBrands = areChosen(brandIds, filter.brandIds);
  const { minRating = 0, lowPriceRwf = 0, highPriceRwf = Infinity, inStock = false, discounted = false } = filter;
  return values.flatMap(({ specificationId, choice, cells }) => {
    let count = 0;
    let lowest = Infinity;
    let highest = -Infinity;
    for (let at = 0; at < cells.length; at += valueLength) {
      const price = cells[at + 2] as number;
      if (price < lowPriceRwf || price > highPriceRwf || !ofBrands[cells[at] as number]) continue;
      const code = cells[at + 1] as number;
      const flags = Math.floor(code / bucketsPerFlag);
      if (code % bucketsPerFlag < minRating || (inStock && flags >= 2) || (discounted && flags % 2 === 0)) continue;
      count += 1;
      const number = cells[at + 3] as number;
      if (number < lowest) lowest = number;
      if (number > highest) highest = number;
    }
    if (count === 0) return [];
    const hasNumbers = lowest <= highest;
    const ends = { lowest: hasNumbers ? lowest : null, highest: hasNumbers ? highest : null };
    return [{ specificationId, choice, count, ...ends, isPartial: false }];
  });
}

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
