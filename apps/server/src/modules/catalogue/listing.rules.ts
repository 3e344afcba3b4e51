import type { QueryProductsQuery, SortPrice } from '@urumuri/contract';

/** What a list is narrowed to, with category and brand by their ids. */
export type ShelfFilter = {
  categoryId?: string | undefined;
  brandId?: string | undefined;
  minRating?: number | undefined;
  lowPriceRwf?: number | undefined;
  highPriceRwf?: number | undefined;
};

export type ListingFilter = ShelfFilter & {
  /** Name or slug; one that does not exist has no products. */
  category?: string | undefined;
  brand?: string | undefined;
};

export type ListingOrder = 'popular' | SortPrice;

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

export function toFilter({ category, brand, rating, lowPrice, highPrice }: QueryProductsQuery): ListingFilter {
  return { category, brand, minRating: rating, lowPriceRwf: lowPrice, highPriceRwf: highPrice };
}

/** The filter with a shelf in it; undefined when it already names one of that kind. */
export function narrowToShelf(
  filter: ShelfFilter,
  shelf: Pick<ShelfFilter, 'categoryId' | 'brandId'>,
): ShelfFilter | undefined {
  const namesAnother = (filter.categoryId && shelf.categoryId) || (filter.brandId && shelf.brandId);
  return namesAnother ? undefined : { ...filter, ...shelf };
}

/** The prices of a shelf from the lowest on, and how many of its products cost so much or less. */
export type PriceLadder = { prices: readonly number[]; counts: readonly number[] };

/** How many products cost neither less nor more. */
export function countWithin(ladder: PriceLadder, { lowPriceRwf = 0, highPriceRwf = Infinity }: ShelfFilter): number {
  return Math.max(0, countUpTo(ladder, highPriceRwf) - countUpTo(ladder, lowPriceRwf - 1));
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
