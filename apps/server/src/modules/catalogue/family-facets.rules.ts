import type { Facets } from '@urumuri/contract';
import type { ListingFilter } from './listing.rules.ts';
import type { Shelves } from './search/named-shelves.rules.ts';

export type CountedShelf = Pick<Facets, 'inStock' | 'discounted' | 'ratings' | 'lowestPrice' | 'highestPrice'> & {
  byCategory: Map<string, number>;
  byBrand: Map<string, number>;
  /** What the whole filter leaves. */
  total: number;
};

/** One of a family as facets count it: stars, stock and discount in a code as in a cube. */
export type Member = {
  /** Whether it leads the family, and so is counted in the cube already. */
  leads: boolean;
  categoryId: string;
  brandId: string;
  code: number;
  priceRwf: number;
};

/** Those of one family that are on the shelf, the leader first. */
export type Family = readonly Member[];

/** Of a category and a brand; `cells` are family, whether it leads, code and price, one after the other. */
export type MemberRow = { categoryId: string; brandId: string; cells: string };

const cellLength = 4;
const bucketsPerFlag = 6;

export function buildFamilies(rows: readonly MemberRow[]): Family[] {
  const families: Member[][] = [];
  for (const { categoryId, brandId, cells } of rows) {
    const numbers = cells.split(',').map(Number);
    for (let at = 0; at < numbers.length; at += cellLength) {
      const [family = 0, leads, code = 0, priceRwf = 0] = numbers.slice(at, at + cellLength);
      const member = { leads: leads === 1, categoryId, brandId, code, priceRwf };
      const known = (families[family] ??= []);
      if (member.leads) known.unshift(member);
      else known.push(member);
    }
  }
  return families.filter((family) => family.some(({ leads }) => !leads));
}

/**
 * Adds what families have besides their leaders, which the cube has counted: a family counts once for every value that
 * one of it has.
 */
export function addFamilies(
  counted: CountedShelf,
  families: readonly Family[],
  filter: ListingFilter,
  above: Shelves['above'],
): void {
  const [categories, brands] = [filter.categoryIds, filter.brandIds].map((ids) => ids && new Set(ids));
  const { minRating = 0, lowPriceRwf = 0, highPriceRwf = Infinity } = filter;
  const isEmpty = counted.total === 0;
  let [lowest, highest] = isEmpty ? [Infinity, 0] : [counted.lowestPrice, counted.highestPrice];
  for (const family of families) {
    /** What the family counts for by those that were looked at. */
    const seen = new Set<string>();
    const countOnce = (value: string, leads: boolean, add: () => void) => {
      if (seen.has(value)) return;
      seen.add(value);
      if (!leads) add();
    };
    for (const { leads, categoryId, brandId, code, priceRwf } of family) {
      if (priceRwf < lowPriceRwf || priceRwf > highPriceRwf) continue;
      const stars = code % bucketsPerFlag;
      const flags = Math.floor(code / bucketsPerFlag);
      const [isSoldOut, isDiscounted] = [flags >= 2, flags % 2 === 1];
      const inStock = !(filter.inStock && isSoldOut);
      const discounted = !filter.discounted || isDiscounted;
      const rated = stars >= minRating;
      const ofCategory = categories?.has(categoryId) ?? true;
      const ofBrand = brands?.has(brandId) ?? true;
      const isLeft = inStock && discounted && rated;
      if (isLeft && ofBrand)
        for (const step of above.get(categoryId) ?? [])
          countOnce(`category ${step}`, leads, () => increase(counted.byCategory, step));
      if (isLeft && ofCategory) countOnce(`brand ${brandId}`, leads, () => increase(counted.byBrand, brandId));
      if (!ofCategory || !ofBrand) continue;
      if (discounted && rated && !isSoldOut) countOnce('in stock', leads, () => (counted.inStock += 1));
      if (inStock && rated && isDiscounted) countOnce('discounted', leads, () => (counted.discounted += 1));
      if (inStock && discounted)
        for (let step = 0; step < stars; step += 1)
          countOnce(`stars ${step}`, leads, () => (counted.ratings[step] = (counted.ratings[step] ?? 0) + 1));
      if (!isLeft) continue;
      countOnce('all', leads, () => (counted.total += 1));
      lowest = Math.min(lowest, priceRwf);
      highest = Math.max(highest, priceRwf);
    }
  }
  counted.lowestPrice = lowest === Infinity ? 0 : lowest;
  counted.highestPrice = highest;
}

/** Families that are listed for another than their leader. */
export function countStandIns(families: readonly Family[], filter: ListingFilter): number {
  const [categories, brands] = [filter.categoryIds, filter.brandIds].map((ids) => ids && new Set(ids));
  const { minRating = 0, lowPriceRwf = 0, highPriceRwf = Infinity, inStock = false, discounted = false } = filter;
  const fits = ({ categoryId, brandId, code, priceRwf }: Member) => {
    if (priceRwf < lowPriceRwf || priceRwf > highPriceRwf || code % bucketsPerFlag < minRating) return false;
    const flags = Math.floor(code / bucketsPerFlag);
    if ((inStock && flags >= 2) || (discounted && flags % 2 === 0)) return false;
    return (categories?.has(categoryId) ?? true) && (brands?.has(brandId) ?? true);
  };
  return families.filter((family) => family.find(fits)?.leads === false).length;
}

/** Whether a shelf has families of which others than the leader may say what it does not. */
export const hasOthers = (families: readonly Family[], { categoryIds }: ListingFilter): boolean =>
  families.some((family) =>
    family.some(({ leads, categoryId }) => !leads && (categoryIds === undefined || categoryIds.includes(categoryId))),
  );

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
