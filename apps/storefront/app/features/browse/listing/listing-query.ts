import { limits, MAX_PAGE_NUMBER, type ListSort, listSorts } from '@urumuri/contract';

/** Where a listing stands: the whole shop, one category, or the answer to a search. */
export type ListingScope = 'shop' | 'category' | 'search';

export type ListingFilters = {
  category?: string;
  brand?: string;
  /** At least this many stars. */
  rating?: number;
  lowPriceRwf?: number;
  highPriceRwf?: number;
};

/** All that decides what a listing shows. It lives in the address and nowhere else. */
export type ListingQuery = ListingFilters & { value?: string; sortPrice?: ListSort; pageNumber: number };

export type FilterChange = Partial<Omit<ListingQuery, 'pageNumber'>>;

export const listingPaths: Record<ListingScope, string> = {
  shop: '/shop',
  category: '/products',
  search: '/products/search',
};

const noFilters: ListingFilters = {
  category: undefined,
  brand: undefined,
  rating: undefined,
  lowPriceRwf: undefined,
  highPriceRwf: undefined,
};

/** Reads an address. What makes no sense there is left out, so that any link shows something. */
export function parseListing(search: string | URLSearchParams): ListingQuery {
  const given = new URLSearchParams(search);
  const [lowPriceRwf, highPriceRwf] = orderPrices(
    readAmount(given.get('lowPrice')),
    readAmount(given.get('highPrice')),
  );
  return {
    value: readText(given.get('value'), limits.searchLength),
    category: readText(given.get('category'), limits.categoryLength),
    brand: readText(given.get('brand'), limits.brandLength),
    sortPrice: listSorts.find((order) => order === given.get('sortPrice')),
    rating: readRating(given.get('rating')),
    lowPriceRwf,
    highPriceRwf,
    pageNumber: readPageNumber(given.get('pageNumber')),
  };
}

/** The one address of a query: parameters in one order, and only those that say something. */
export function listingAddress(scope: ListingScope, query: ListingQuery): string {
  const parameters = {
    value: query.value,
    category: query.category,
    brand: query.brand,
    sortPrice: query.sortPrice,
    rating: query.rating,
    lowPrice: query.lowPriceRwf,
    highPrice: query.highPriceRwf,
    pageNumber: query.pageNumber > 1 ? query.pageNumber : undefined,
  };
  const pairs = Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return [listingPaths[scope], pairs.join('&')].filter(Boolean).join('?');
}

/** Another filter, term or order; what was page 4 before means nothing now, so it starts at page 1. */
export function changeListing(query: ListingQuery, change: FilterChange): ListingQuery {
  const changed = { ...query, ...change };
  const [lowPriceRwf, highPriceRwf] = orderPrices(changed.lowPriceRwf, changed.highPriceRwf);
  return { ...changed, lowPriceRwf, highPriceRwf, pageNumber: 1 };
}

/** Without any filter the shopper chose; the category of a category page and the order stay. */
export function clearFilters(scope: ListingScope, query: ListingQuery): ListingQuery {
  return changeListing(query, scope === 'category' ? { ...noFilters, category: query.category } : noFilters);
}

export function toProductsQuery(query: ListingQuery, perPage: number) {
  const { value, lowPriceRwf, highPriceRwf, rating, ...rest } = query;
  return { ...rest, searchValue: value, rating, lowPrice: lowPriceRwf, highPrice: highPriceRwf, perPage };
}

/** A price as typed or linked: whole francs, without the separators people write. */
export function readAmount(text: string | null): number | undefined {
  const digits = (text ?? '').replaceAll(/[\s,.']/g, '');
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  return Math.min(Number(digits), limits.priceRwf);
}

function readText(text: string | null, maxLength: number): string | undefined {
  const tidy = (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return tidy.slice(0, maxLength).trim() || undefined;
}

function readRating(text: string | null): number | undefined {
  const stars = /^\d$/.test(text ?? '') ? Number(text) : 0;
  return stars > 0 && stars <= limits.rating ? stars : undefined;
}

function readPageNumber(text: string | null): number {
  if (!/^\d{1,9}$/.test(text ?? '')) return 1;
  return Math.min(Math.max(1, Number(text)), MAX_PAGE_NUMBER);
}

/** A range given the wrong way round is still a range; from 0 on is no limit. */
function orderPrices(low: number | undefined, high: number | undefined): [number | undefined, number | undefined] {
  const isReversed = low !== undefined && high !== undefined && low > high;
  const [from, to] = isReversed ? [high, low] : [low, high];
  return [from === 0 ? undefined : from, to];
}
