import { MAX_PAGE_NUMBER, type QueryProductsQuery, type SortPrice } from '@urumuri/contract';

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

/** Beyond the last page the contract allows there is nothing, however long the list is. */
export function slicePage({ pageNumber, perPage }: Pick<QueryProductsQuery, 'pageNumber' | 'perPage'>): PageSlice {
  const limit = pageNumber > MAX_PAGE_NUMBER ? 0 : perPage;
  return { limit, offset: limit === 0 ? 0 : (pageNumber - 1) * perPage };
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
