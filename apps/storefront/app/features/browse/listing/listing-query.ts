import {
  type CallInput,
  type Filter,
  type FilterKind,
  type FilterName,
  filterNames,
  type Filters,
  filters,
  limits,
  listFilters,
  MAX_PAGE_NUMBER,
  type ListSort,
  listSorts,
  parametersOf,
} from '@urumuri/contract';
import { rememberLast } from './remember-last.ts';

/** Where a listing stands: the whole shop, one category, or the answer to a search. */
export type ListingScope = 'shop' | 'category' | 'search';

/** From and to; an end that is not there is no limit. */
export type Range = { low?: number | undefined; high?: number | undefined };

type FilterValues = {
  choices: readonly string[];
  yes: true;
  range: Range;
  /** What the category defines: `screen:40..55`, `energy-class:A`. */
  specifications: readonly string[];
  stars: number;
};
export type FilterValue = FilterValues[FilterKind];

/** What the shopper has narrowed the list by, under the names of the filters. */
type ListingFilters = { [Name in FilterName]?: FilterValues[Filters[Name]['kind']] | undefined };

/** All that decides what a listing shows. It lives in the address and nowhere else. */
export type ListingQuery = ListingFilters & {
  value?: string | undefined;
  sortPrice?: ListSort | undefined;
  pageNumber: number;
};

type ProductsQuery = NonNullable<CallInput<'queryProducts'>['query']>;

export type FilterChange = Partial<Omit<ListingQuery, 'pageNumber'>>;

export const listingPaths: Record<ListingScope, string> = {
  shop: '/shop',
  category: '/products',
  search: '/products/search',
};

const noFilters: ListingFilters = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** Reads an address. What makes no sense there is left out, so that any link shows something. */
export const parseListing = rememberLast((search: string): ListingQuery => {
  const given = new URLSearchParams(search);
  const narrowed: ListingFilters = Object.fromEntries(
    filterNames.map((name) => [name, readFilter(filters[name], name, given)]),
  );
  return {
    ...narrowed,
    value: readText(given.get('value'), limits.searchLength),
    sortPrice: listSorts.find((order) => order === given.get('sortPrice')),
    pageNumber: readPageNumber(given.get('pageNumber')),
  };
});

function readFilter(filter: Filter, name: string, given: URLSearchParams): FilterValue | undefined {
  switch (filter.kind) {
    case 'choices':
      return readTexts(given.getAll(name), filter.maxLength);
    case 'specifications':
      return readTexts([...given.getAll(name), ...readRanges(given)], filter.maxLength);
    case 'yes':
      return readYes(given.get(name));
    case 'stars':
      return readStars(given.get(name));
    case 'range': {
      const [low, high] = filter.ends.map((end) => readAmount(given.get(end), filter.highest));
      return orderRange({ low, high });
    }
  }
}

type Parameter = [name: string, value: string | number | readonly string[]];

/** The filters in force as addresses and calls write them. */
function listParameters(query: ListingFilters): Parameter[] {
  return filterNames.flatMap((name) => {
    const value = query[name];
    if (value === undefined) return [];
    if (value === true) return [[name, 'true']];
    if (typeof value === 'number' || isList(value)) return [[name, value]];
    const [low, high] = parametersOf(filters[name], name);
    return [...writeEnd(low, value.low), ...writeEnd(high, value.high)];
  });
}

export const isList = (value: Range | readonly string[]): value is readonly string[] => Array.isArray(value);

const writeEnd = (name = '', value: number | undefined): Parameter[] => (value === undefined ? [] : [[name, value]]);

/** The one address of a query: parameters in one order, and only those that say something. */
export function listingAddress(scope: ListingScope, query: ListingQuery): string {
  const pairs: string[] = [];
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) pairs.push(`${name}=${encodeURIComponent(value)}`);
  };
  add('value', query.value);
  for (const [name, value] of listParameters(query))
    for (const one of typeof value === 'object' ? value : [value]) add(name, one);
  add('sortPrice', query.sortPrice);
  if (query.pageNumber > 1) add('pageNumber', query.pageNumber);
  return pairs.length === 0 ? listingPaths[scope] : `${listingPaths[scope]}?${pairs.join('&')}`;
}

/** Another filter, term or order; what was page 4 before means nothing now, so it starts at page 1. */
export function changeListing(query: ListingQuery, change: FilterChange): ListingQuery {
  const changed = { ...query, ...change, pageNumber: 1 };
  for (const name of listFilters('range')) changed[name] = orderRange(changed[name]);
  return changed;
}

/** Without any filter the shopper chose; the category of a category page and the order stay. */
export function clearFilters(scope: ListingScope, query: ListingQuery): ListingQuery {
  return changeListing(query, scope === 'category' ? { ...noFilters, category: query.category } : noFilters);
}

export function toProductsQuery(query: ListingQuery, perPage: number): ProductsQuery {
  const { value: searchValue, sortPrice, pageNumber } = query;
  return { ...Object.fromEntries(listParameters(query)), searchValue, sortPrice, pageNumber, perPage };
}

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
export function readAmount(text: string | null, highest: number = limits.priceRwf): number | undefined {
  const digits = (text ?? '').replaceAll(/[\s,.']/g, '');
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  return Math.min(Number(digits), highest);
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

function readStars(text: string | null): number | undefined {
  const stars = /^\d$/.test(text ?? '') ? Number(text) : 0;
  return stars > 0 && stars <= limits.rating ? stars : undefined;
}

function readPageNumber(text: string | null): number {
  if (!/^\d{1,9}$/.test(text ?? '')) return 1;
  return Math.min(Math.max(1, Number(text)), MAX_PAGE_NUMBER);
}

/** A range given the wrong way round is still a range; from 0 on is no limit. */
export function orderRange({ low, high }: Range = {}): Range | undefined {
  const isReversed = low !== undefined && high !== undefined && low > high;
  const [from, to] = isReversed ? [high, low] : [low, high];
  const ends = { ...(from && { low: from }), ...(to !== undefined && { high: to }) };
  return Object.keys(ends).length === 0 ? undefined : ends;
}
