import {
  type FilterName,
  type Filters,
  filters,
  listFilters,
  type ListSort,
  type Product,
  type QueryProductsQuery,
} from '@urumuri/contract';
import type { SpecificationFilter } from './specifications.rules.ts';

/** What a list is narrowed to, under the names of the filters, with categories and brands by their ids. */
export type ListingFilter = { [Name in FilterName]?: FilterValues[Filters[Name]['kind']] | undefined } & {
  /** Those that a search has found. */
  productIds?: readonly string[] | undefined;
};

type FilterValues = {
  /** Of categories with all that lie below those asked for. */
  choices: readonly string[];
  yes: true;
  range: { low?: number | undefined; high?: number | undefined };
  stars: number;
  specifications: readonly SpecificationFilter[];
};

/** The filters of a call whose values are taken as they are. */
export function readFilters(query: QueryProductsQuery): ListingFilter {
  const ranges = listFilters('range').map((name) => {
    const [low, high] = filters[name].ends.map((end) => query[end]);
    return [name, low === undefined && high === undefined ? undefined : { low, high }];
  });
  const others = [...listFilters('yes'), ...listFilters('stars')].map((name) => [name, query[name]]);
  return Object.fromEntries([...ranges, ...others]) as ListingFilter;
}

/** Without a wish, what sells best comes first; a search then ranks by relevance. */
export type ListingOrder = 'default' | ListSort;

export type PageSlice = { limit: number; offset: number };

/** Notes are a search's. */
export type FoundPage = { products: Product[]; total: number; didYouMean?: string | undefined; nearest?: boolean };

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
  shelf: Pick<ListingFilter, 'category' | 'brand'>,
): ListingFilter | undefined {
  const namesAnother = (filter.category && shelf.category) || (filter.brand && shelf.brand);
  return namesAnother ? undefined : { ...filter, ...shelf };
}
