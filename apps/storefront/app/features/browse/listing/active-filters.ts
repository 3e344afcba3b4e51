import { type Facets, type Filter, filterNames, filters, limits } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import {
  changeListing,
  type FilterValue,
  isList,
  type ListingQuery,
  type ListingScope,
  toggle,
} from './listing-query.ts';

type ActiveFilter = {
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
  return filterNames
    .filter((name) => scope !== 'category' || name !== 'category')
    .flatMap((name) =>
      describeFilter(filters[name], query[name], specifications).map(({ kind, text, rest }) => ({
        kind,
        text,
        without: changeListing(query, { [name]: rest }),
      })),
    );
}

/** `rest` is what is left of the filter's value without this. */
type Described = { kind: string; text: string; rest?: readonly string[] | undefined };

function describeFilter(
  { kind, word }: Filter,
  value: FilterValue | undefined,
  specifications: readonly Named[],
): Described[] {
  if (value === undefined) return [];
  if (value === true) return [{ kind: 'Only', text: word.toLowerCase() }];
  if (typeof value === 'number') return [{ kind: word, text: describeStars(value, word) }];
  if (!isList(value)) return [{ kind: word, text: describeRange(formatEnd(value.low), formatEnd(value.high)) }];
  return value.map((text) => ({
    ...(kind === 'specifications' ? describeSpecification(text, specifications) : { kind: word, text }),
    rest: toggle(value, text),
  }));
}

const formatEnd = (price: number | undefined) => price && formatRwf(price);

function describeSpecification(spec: string, specifications: readonly Named[]): Omit<Described, 'rest'> {
  const [key = '', ...rest] = spec.split(':');
  const { name, unit } = specifications.find((one) => one.key === key) ?? { name: key, unit: '' };
  const value = rest.join(':');
  if (!value.includes('..')) return { kind: name, text: value };
  const [low, high] = value.split('..').map((end) => end && `${end} ${unit}`.trim());
  return { kind: name, text: describeRange(low, high) };
}

export function describeStars(stars: number, word: string): string {
  if (stars === 0) return `Any ${word.toLowerCase()}`;
  if (stars === limits.rating) return `${limits.rating} stars`;
  return stars === 1 ? '1 star or more' : `${stars} stars or more`;
}

function describeRange(low: string | number | undefined, high: string | number | undefined): string {
  if (!low) return `up to ${high}`;
  return high ? `${low} to ${high}` : `from ${low}`;
}
