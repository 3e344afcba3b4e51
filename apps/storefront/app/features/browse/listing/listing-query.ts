import { limits, MAX_PAGE_NUMBER, type ListSort, listSorts } from '@urumuri/contract';
import { rememberLast } from './remember-last.ts';

/** Where a listing stands: the whole shop, one category, or the answer to a search. */
export type ListingScope = 'shop' | 'category' | 'search';

export type ListingFilters = {
  categories?: readonly string[];
  brands?: readonly string[];
  /** What the category defines: `screen:40..55`, `energy-class:A`. */
  specs?: readonly string[];
  inStock?: true;
  discounted?: true;
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
  categories: undefined,
  brands: undefined,
  specs: undefined,
  inStock: undefined,
  discounted: undefined,
  rating: undefined,
  lowPriceRwf: undefined,
  highPriceRwf: undefined,
};

/** Reads an address. What makes no sense there is left out, so that any link shows something. */
export const parseListing = rememberLast((search: string): ListingQuery => {
  const given = new URLSearchParams(search);
  const [lowPriceRwf, highPriceRwf] = orderPrices(
    readAmount(given.get('lowPrice')),
    readAmount(given.get('highPrice')),
  );
  return {
    value: readText(given.get('value'), limits.searchLength),
    categories: readTexts(given.getAll('category'), limits.categoryLength),
    brands: readTexts(given.getAll('brand'), limits.brandLength),
    specs: readTexts([...given.getAll('spec'), ...readRanges(given)], 2 * limits.specificationLength),
    inStock: readYes(given.get('inStock')),
    discounted: readYes(given.get('discounted')),
    sortPrice: listSorts.find((order) => order === given.get('sortPrice')),
    rating: readRating(given.get('rating')),
    lowPriceRwf,
    highPriceRwf,
    pageNumber: readPageNumber(given.get('pageNumber')),
  };
});

/** The one address of a query: parameters in one order, and only those that say something. */
export function listingAddress(scope: ListingScope, query: ListingQuery): string {
  const pairs: string[] = [];
  const add = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined) pairs.push(`${name}=${encodeURIComponent(value)}`);
  };
  add('value', query.value);
  for (const category of query.categories ?? []) add('category', category);
  for (const brand of query.brands ?? []) add('brand', brand);
  for (const spec of query.specs ?? []) add('spec', spec);
  add('inStock', query.inStock);
  add('discounted', query.discounted);
  add('sortPrice', query.sortPrice);
  add('rating', query.rating);
  add('lowPrice', query.lowPriceRwf);
  add('highPrice', query.highPriceRwf);
  if (query.pageNumber > 1) add('pageNumber', query.pageNumber);
  return pairs.length === 0 ? listingPaths[scope] : `${listingPaths[scope]}?${pairs.join('&')}`;
}

/** Another filter, term or order; what was page 4 before means nothing now, so it starts at page 1. */
export function changeListing(query: ListingQuery, change: FilterChange): ListingQuery {
  const changed = { ...query, ...change };
  const [lowPriceRwf, highPriceRwf] = orderPrices(changed.lowPriceRwf, changed.highPriceRwf);
  return { ...changed, lowPriceRwf, highPriceRwf, pageNumber: 1 };
}

/** Without any filter the shopper chose; the category of a category page and the order stay. */
export function clearFilters(scope: ListingScope, query: ListingQuery): ListingQuery {
  return changeListing(query, scope === 'category' ? { ...noFilters, categories: query.categories } : noFilters);
}

export function toProductsQuery(query: ListingQuery, perPage: number) {
  const { sortPrice, pageNumber, rating } = query;
  return {
    category: listOf(query.categories),
    brand: listOf(query.brands),
    spec: listOf(query.specs),
    inStock: query.inStock && ('true' as const),
    discounted: query.discounted && ('true' as const),
    searchValue: query.value,
    sortPrice,
    rating,
    lowPrice: query.lowPriceRwf,
    highPrice: query.highPriceRwf,
    pageNumber,
    perPage,
  };
}

const listOf = (values: readonly string[] | undefined) => values && [...values];

/** A choice ticked, or ticked off. */
export function toggle(values: readonly string[] | undefined, value: string): readonly string[] | undefined {
  const others = (values ?? []).filter((one) => one !== value);
  if (others.length === (values?.length ?? 0)) others.push(value);
  return others.length === 0 ? undefined : others;
}

/** The ranges of a specification; without either end there is none. */
export function changeRange(
  specs: readonly string[] | undefined,
  key: string,
  low: string,
  high: string,
): readonly string[] | undefined {
  const others = (specs ?? []).filter((spec) => !spec.startsWith(`${key}:`));
  const [from, to] = [readDecimal(low), readDecimal(high)];
  if (from !== '' || to !== '') others.push(`${key}:${from}..${to}`);
  return others.length === 0 ? undefined : others;
}

/** The two ends of a range that is in force. */
export function findRange(specs: readonly string[] | undefined, key: string): [low: string, high: string] {
  const range = specs?.find((spec) => spec.startsWith(`${key}:`))?.slice(key.length + 1) ?? '';
  const [low = '', high = ''] = range.split('..');
  return [low, high];
}

const readDecimal = (text: string) => (/^-?\d{1,12}(?:\.\d{1,6})?$/.test(text.trim()) ? text.trim() : '');

/** The fields of ranges as a form sends them without JavaScript: `low.screen=40`. */
function readRanges(given: URLSearchParams): readonly string[] {
  const keys = [...given.keys()].flatMap((name) => /^(?:low|high)\.([a-z0-9-]+)$/.exec(name)?.[1] ?? []);
  return [...new Set(keys)].flatMap(
    (key) => changeRange(undefined, key, given.get(`low.${key}`) ?? '', given.get(`high.${key}`) ?? '') ?? [],
  );
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

function readTexts(texts: readonly string[], maxLength: number): readonly string[] | undefined {
  const read = [...new Set(texts.flatMap((text) => readText(text, maxLength) ?? []))];
  return read.length === 0 ? undefined : read;
}

function readYes(text: string | null): true | undefined {
  return text === 'true' || text === '1' ? true : undefined;
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
