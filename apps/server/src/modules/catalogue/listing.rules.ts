import { MAX_PAGE_NUMBER, type QueryProductsQuery, type SortPrice } from '@urumuri/contract';

export type ListingFilter = {
  categoryId?: string | undefined;
  brandId?: string | undefined;
  minRating?: number | undefined;
  lowPriceRwf?: number | undefined;
  highPriceRwf?: number | undefined;
};

export type ListingOrder = 'popular' | SortPrice;

export type PageSlice = { limit: number; offset: number };

/** Beyond the last page the contract allows there is nothing, however long the list is. */
export function slicePage({ pageNumber, perPage }: Pick<QueryProductsQuery, 'pageNumber' | 'perPage'>): PageSlice {
  const limit = pageNumber > MAX_PAGE_NUMBER ? 0 : perPage;
  return { limit, offset: limit === 0 ? 0 : (pageNumber - 1) * perPage };
}

/** The filter of a query whose category and brand are known; undefined when one of them does not exist. */
export function toFilter(
  query: QueryProductsQuery,
  shelf: { categoryId: string | null; brandId: string | null },
): ListingFilter | undefined {
  if (query.category !== undefined && shelf.categoryId === null) return undefined;
  if (query.brand !== undefined && shelf.brandId === null) return undefined;
  return {
    categoryId: shelf.categoryId ?? undefined,
    brandId: shelf.brandId ?? undefined,
    minRating: query.rating,
    lowPriceRwf: query.lowPrice,
    highPriceRwf: query.highPrice,
  };
}
