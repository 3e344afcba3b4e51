import { type Facets, limits } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { changeListing, type FilterChange, type ListingQuery, type ListingScope, toggle } from './listing-query.ts';

export type ActiveFilter = {
  kind: string;
  text: string;
  /** The query once this filter is taken away. */
  without: ListingQuery;
};

type Named = Pick<Facets['specifications'][number], 'key' | 'name' | 'unit'>;

/** What the shopper has narrowed the list by, in the order of the filters. */
export function listActiveFilters(
  scope: ListingScope,
  query: ListingQuery,
  specifications: readonly Named[] = [],
): ActiveFilter[] {
  const { categories = [], brands = [], specs = [], rating, lowPriceRwf, highPriceRwf } = query;
  const without = (change: FilterChange) => changeListing(query, change);
  const filters: ActiveFilter[] = [];
  if (scope !== 'category') {
    for (const text of categories)
      filters.push({ kind: 'Category', text, without: without({ categories: toggle(categories, text) }) });
  }
  for (const text of brands) filters.push({ kind: 'Brand', text, without: without({ brands: toggle(brands, text) }) });
  if (query.inStock) filters.push({ kind: 'Only', text: 'in stock', without: without({ inStock: undefined }) });
  if (query.discounted) filters.push({ kind: 'Only', text: 'discounted', without: without({ discounted: undefined }) });
  if (lowPriceRwf !== undefined || highPriceRwf !== undefined) {
    const text = describeRange(lowPriceRwf && formatRwf(lowPriceRwf), highPriceRwf && formatRwf(highPriceRwf));
    filters.push({ kind: 'Price', text, without: without({ lowPriceRwf: undefined, highPriceRwf: undefined }) });
  }
  for (const spec of specs) {
    const [key = '', ...rest] = spec.split(':');
    const named = specifications.find((one) => one.key === key);
    filters.push({
      kind: named?.name ?? key,
      text: describeSpecification(rest.join(':'), named?.unit ?? ''),
      without: without({ specs: toggle(specs, spec) }),
    });
  }
  if (rating !== undefined)
    filters.push({ kind: 'Rating', text: describeRating(rating), without: without({ rating: undefined }) });
  return filters;
}

function describeSpecification(value: string, unit: string): string {
  if (!value.includes('..')) return value;
  const [low, high] = value.split('..').map((end) => end && `${end} ${unit}`.trim());
  return describeRange(low, high);
}

export function describeRating(stars: number): string {
  if (stars === 0) return 'Any rating';
  if (stars === limits.rating) return `${limits.rating} stars`;
  return stars === 1 ? '1 star or more' : `${stars} stars or more`;
}

function describeRange(low: string | number | undefined, high: string | number | undefined): string {
  if (!low) return `up to ${high}`;
  return high ? `${low} to ${high}` : `from ${low}`;
}
