import { limits } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { changeListing, type ListingQuery, type ListingScope } from './listing-query.ts';

export type ActiveFilter = {
  kind: 'Category' | 'Brand' | 'Rating' | 'Price';
  text: string;
  /** The query once this filter is taken away. */
  without: ListingQuery;
};

/** What the shopper has narrowed the list by, in the order of the filters. */
export function listActiveFilters(scope: ListingScope, query: ListingQuery): ActiveFilter[] {
  const { category, brand, rating, lowPriceRwf, highPriceRwf } = query;
  const filters: ActiveFilter[] = [];
  if (category !== undefined && scope !== 'category') {
    filters.push({ kind: 'Category', text: category, without: changeListing(query, { category: undefined }) });
  }
  if (brand !== undefined) {
    filters.push({ kind: 'Brand', text: brand, without: changeListing(query, { brand: undefined }) });
  }
  if (lowPriceRwf !== undefined || highPriceRwf !== undefined) {
    const without = changeListing(query, { lowPriceRwf: undefined, highPriceRwf: undefined });
    filters.push({ kind: 'Price', text: describePrices(lowPriceRwf, highPriceRwf), without });
  }
  if (rating !== undefined) {
    filters.push({
      kind: 'Rating',
      text: describeRating(rating),
      without: changeListing(query, { rating: undefined }),
    });
  }
  return filters;
}

export function describeRating(stars: number): string {
  if (stars === 0) return 'Any rating';
  if (stars === limits.rating) return `${limits.rating} stars`;
  return stars === 1 ? '1 star or more' : `${stars} stars or more`;
}

function describePrices(lowRwf: number | undefined, highRwf: number | undefined): string {
  if (lowRwf === undefined) return `up to ${formatRwf(highRwf ?? 0)}`;
  return highRwf === undefined ? `from ${formatRwf(lowRwf)}` : `${formatRwf(lowRwf)} to ${formatRwf(highRwf)}`;
}
