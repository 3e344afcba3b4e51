import { limits } from './limits.ts';

/** What a filter's value is, and so how it is written, read, counted and shown. */
export type Filter =
  | { kind: 'choices'; word: string; facet: string; maxLength: number }
  | { kind: 'yes'; word: string; label: string }
  | { kind: 'range'; word: string; title: string; label: string; ends: RangeEnds; facets: RangeEnds; highest: number }
  | { kind: 'specifications'; word: string; maxLength: number }
  | { kind: 'stars'; word: string; facet: string };

type RangeEnds = readonly [low: string, high: string];

/**
 * What lists of products can be narrowed by, in the order of the screen and by the names of the address (of a range
 * each end has one). How the database is asked stands in `filters.repository.ts` of the catalogue.
 */
export const filters = {
  category: { kind: 'choices', word: 'Category', facet: 'categories', maxLength: limits.categoryLength },
  brand: { kind: 'choices', word: 'Brand', facet: 'brands', maxLength: limits.brandLength },
  inStock: { kind: 'yes', word: 'In stock', label: 'In stock only' },
  discounted: { kind: 'yes', word: 'Discounted', label: 'Discount only' },
  price: {
    kind: 'range',
    word: 'Price',
    title: 'Price (RWF)',
    label: 'price in RWF',
    ends: ['lowPrice', 'highPrice'],
    facets: ['lowestPrice', 'highestPrice'],
    highest: limits.priceRwf,
  },
  spec: { kind: 'specifications', word: 'Specification', maxLength: 2 * limits.specificationLength },
  rating: { kind: 'stars', word: 'Rating', facet: 'ratings' },
} as const satisfies Record<string, Filter>;

export type Filters = typeof filters;
export type FilterName = keyof Filters;
export type FilterKind = Filter['kind'];

/** The filters of one kind. */
export type NameOfKind<Kind extends FilterKind> = {
  [Name in FilterName]: Filters[Name]['kind'] extends Kind ? Name : never;
}[FilterName];

/** Whether a filter is of this kind. */
export const isOfKind = <Kind extends Filters[FilterName]['kind']>(
  name: FilterName,
  kind: Kind,
): name is NameOfKind<Kind> => filters[name].kind === kind;

export const filterNames = Object.keys(filters) as FilterName[];

export function listFilters<Kind extends FilterKind>(kind: Kind): NameOfKind<Kind>[] {
  return filterNames.filter((name): name is NameOfKind<Kind> => filters[name].kind === kind);
}

/** How a filter is called in an address and a call. */
export function parametersOf(filter: Filter, name: string): readonly string[] {
  return filter.kind === 'range' ? filter.ends : [name];
}

export const filterParameters: readonly string[] = filterNames.flatMap((name) => parametersOf(filters[name], name));

/** Those that an address may have several times. */
export const repeatedParameters: readonly string[] = [...listFilters('choices'), ...listFilters('specifications')];
