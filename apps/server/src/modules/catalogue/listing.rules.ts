import type { ListSort, QueryProductsQuery } from '@urumuri/contract';
import type { SpecificationFilter } from './specifications.rules.ts';

/** What a list is narrowed to, with categories and brands by their ids. */
export type ListingFilter = {
  /** With all that lie below those asked for. */
  categoryIds?: readonly string[] | undefined;
  brandIds?: readonly string[] | undefined;
  minRating?: number | undefined;
  lowPriceRwf?: number | undefined;
  highPriceRwf?: number | undefined;
  inStock?: true | undefined;
  discounted?: true | undefined;
  specifications?: readonly SpecificationFilter[] | undefined;
  /** Those that a search has found. */
  productIds?: readonly string[] | undefined;
};

/** Without a wish, what sells best comes first; a search then ranks by relevance. */
export type ListingOrder = 'default' | ListSort;

export type PageSlice = { limit: number; offset: number };

export function slicePage({ pageNumber, perPage }: Pick<QueryProductsQuery, 'pageNumber' | 'perPage'>): PageSlice {
  return { limit: perPage, offset: (pageNumber - 1) * perPage };
}

/** A slice counted from the nearer end of its list, so that the last page costs no more than the first. */
export function fromNearerEnd({ limit, offset }: PageSlice, total: number): PageSlice & { isReversed: boolean } {
  const rows = Math.max(0, Math.min(limit, total - offset));
  const after = total - offset - rows;
  const isReversed = after < offset;
  return { limit: rows, offset: isReversed ? after : offset, isReversed };
}

/** The filter with a shelf in it; undefined when it already names one of that kind. */
export function narrowToShelf(
  filter: ListingFilter,
  shelf: Pick<ListingFilter, 'categoryIds' | 'brandIds'>,
): ListingFilter | undefined {
  const namesAnother = (filter.categoryIds && shelf.categoryIds) || (filter.brandIds && shelf.brandIds);
  return namesAnother ? undefined : { ...filter, ...shelf };
}

/** The prices of a shelf from the lowest on, and how many of its products cost so much or less. */
export type PriceLadder = { prices: readonly number[]; counts: readonly number[] };

/** One in so many. */
const leastWideShare = 5;

/** How many products cost neither less nor more. */
export function countWithin(ladder: PriceLadder, { lowPriceRwf = 0, highPriceRwf = Infinity }: ListingFilter): number {
  return Math.max(0, countUpTo(ladder, highPriceRwf) - countUpTo(ladder, lowPriceRwf - 1));
}

/** Of all prices of a shelf, from the lowest on. */
export function climb(prices: readonly number[]): PriceLadder {
  return { prices, counts: prices.map((_, place) => place + 1) };
}

export const countAll = ({ counts }: PriceLadder) => counts.at(-1) ?? 0;

/** Whether so many of a shelf are in a range that, in any order, a page of them is soon full. */
export function isWide(ladder: PriceLadder, filter: ListingFilter): boolean {
  return countWithin(ladder, filter) * leastWideShare >= countAll(ladder);
}

function countUpTo({ prices, counts }: PriceLadder, priceRwf: number): number {
  let [low, high] = [0, prices.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[middle] ?? Infinity) <= priceRwf) low = middle + 1;
    else high = middle;
  }
  return counts[low - 1] ?? 0;
}
