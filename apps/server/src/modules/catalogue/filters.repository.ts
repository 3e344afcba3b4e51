import { type FilterName, filterNames, type Filters, filters, listFilters } from '@urumuri/contract';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SentValue } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';
import type { ListingFilter } from './listing.rules.ts';
import { isListed, writeIds } from './product-rows.repository.ts';

/** What filters read: of a product, or as it is written beside its family. */
export type NarrowedColumns = Record<
  'id' | 'categoryId' | 'brandId' | 'rating' | 'unitPriceRwf' | 'isSoldOut' | 'discountPercent',
  PgColumn
>;

type Column = { column: Exclude<keyof NarrowedColumns, 'id'> };
type AskedByKind = {
  choices: Column;
  yes: { is(of: NarrowedColumns): SQL };
  range: Column;
  stars: Column;
  specifications: Record<never, never>;
};

/** What each filter of the contract asks of a product; facets are counted by the same. */
export const asked = {
  category: { column: 'categoryId' },
  brand: { column: 'brandId' },
  inStock: { is: (of) => sql`not ${of.isSoldOut}` },
  discounted: { is: (of) => sql`${of.discountPercent} > 0` },
  price: { column: 'unitPriceRwf' },
  spec: {},
  rating: { column: 'rating' },
} satisfies { [Name in FilterName]: AskedByKind[Filters[Name]['kind']] };

/** A condition of a statement: a filter's name, alone or with how it is asked. */
export type Part =
  | FilterName
  | 'productIds'
  | `${FilterName} ${'any' | 'low' | 'high'}`
  | `spec ${'choices' | 'range'} ${number}`;

/** The parts of a statement that a filter takes, and the values in them. */
export function describeFilter(filter: ListingFilter) {
  const parts: Part[] = [];
  const values: Record<string, SentValue> = {};
  const take = (part: Part, value: SentValue) => {
    if (value === undefined) return;
    parts.push(part);
    values[part] = value;
  };
  for (const name of filterNames) {
    const value = filter[name];
    if (value === undefined) continue;
    if (typeof value !== 'object') take(name, value);
    else if ('low' in value || 'high' in value) {
      take(`${name} low`, value.low);
      take(`${name} high`, value.high);
    }
  }
  // Of one category or brand the database remembers a plan; several are few products or nearly all.
  for (const name of listFilters('choices')) {
    const ids = filter[name];
    if (ids?.length === 1) take(name, ids[0]);
    else if (ids) take(`${name} any`, writeIds(ids));
  }
  take('productIds', filter.productIds && writeIds(filter.productIds));
  for (const [place, { ids, choices, lowest, highest }] of (filter.spec ?? []).entries()) {
    values[`ids ${place}`] = writeIds(ids);
    values[`lowest ${place}`] = lowest ?? -Infinity;
    values[`highest ${place}`] = highest ?? Infinity;
    if (choices === undefined) parts.push(`spec range ${place}`);
    else take(`spec choices ${place}`, choices);
  }
  return { parts, values };
}

export const given = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

function conditionOf(of: NarrowedColumns, part: Part): SQL {
  if (part === 'productIds') return sql`${of.id} = any (${given(part, 'uuid[]')})`;
  const [name, way, place] = part.split(' ') as [FilterName, string?, string?];
  const { kind } = filters[name];
  if (kind === 'specifications') return specify(of.id, way, place);
  const own = asked[name];
  if ('is' in own) return own.is(of);
  if (!('column' in own)) throw new Error(`The filter ${name} has no column.`);
  const column = of[own.column];
  if (kind === 'stars') return gte(column, given(part, 'numeric'));
  if (way === 'low') return gte(column, given(part, 'bigint'));
  if (way === 'high') return lte(column, given(part, 'bigint'));
  return way === 'any' ? sql`${column} = any (${given(part, 'uuid[]')})` : eq(column, given(part, 'uuid'));
}

function specify(id: PgColumn, way = '', place = ''): SQL {
  const is =
    way === 'choices'
      ? sql`choice = any (${given(`spec choices ${place}`, 'text[]')})`
      : sql`choice = '' and number between ${given(`lowest ${place}`, 'float8')} and ${given(`highest ${place}`, 'float8')}`;
  return sql`${id} in (select product_id from product_specifications
    where specification_id = any (${given(`ids ${place}`, 'uuid[]')}) and ${is})`;
}

/** What a filter of these parts asks of these columns. */
export function narrow(of: NarrowedColumns, parts: readonly Part[]): SQL | undefined {
  return and(...parts.map((part) => conditionOf(of, part)));
}

/** What a filter of these parts asks of a product that lists show. */
export function matchParts(parts: readonly Part[]): SQL | undefined {
  return and(isListed, narrow(products, parts));
}

export const isRange = (part: Part) => part.endsWith(' low') || part.endsWith(' high');

/**
 * A range that holds much of its list is met again and again in any order, so the index of that order is right for
 * all such ranges and its plan can be remembered. Written so that no index by price seems to fit.
 */
export function narrowWidely(parts: readonly Part[]): SQL[] {
  return parts.filter(isRange).map((part) => {
    const { column } = asked.price;
    const sign = sql.raw(part.endsWith(' low') ? '>=' : '<=');
    return sql`${products[column]} + 0 ${sign} ${given(part, 'bigint')}`;
  });
}

/** Those of which one plan is as good as another. */
export const planned: readonly Part[] = [...listFilters('choices'), ...listFilters('yes'), ...listFilters('stars')];

/**
 * A price range may hold five products or all of them, and each wants another index: such a statement has no name to
 * be remembered by, and is planned for the prices it asks for. So are several categories, brands and specifications.
 * What a search has found is looked up product by product, whatever else is asked of it.
 */
export const nameFor = (parts: readonly Part[], name: string) =>
  parts.includes('productIds') || parts.every((part) => planned.includes(part)) ? name : undefined;

/** The columns of the filters with choices, under the names of the filters. */
export const choiceColumns = (of: NarrowedColumns): SQL =>
  sql.join(
    listFilters('choices').map((name) => sql`${of[asked[name].column]} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** The same of a statement in which they are called so. */
export function selectChoices() {
  const names = listFilters('choices');
  return {
    names: sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    ),
    selected: Object.fromEntries(names.map((name) => [name, sql<string>`${sql.identifier(name)}`.as(name)])) as Record<
      (typeof names)[number],
      SQL.Aliased<string>
    >,
  };
}

/** Every filter of yes or no, and the whole stars, in one number: a bit each, times six, and the stars. */
export function codeOf(of: NarrowedColumns): SQL {
  const bits = listFilters('yes').map(
    (name, place) => sql`(${asked[name].is(of)})::integer * ${sql.raw(String(2 ** place))}`,
  );
  const [stars] = listFilters('stars').map((name) => of[asked[name].column]);
  return sql`((${sql.join(bits, sql` + `)}) * 6 + floor(${stars})::integer)`;
}
