import { MAX_PAGE_SIZE } from '@urumuri/contract';
import { and, asc, count, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import { limited, prepareAs, prepareOnce } from '../../db/prepare-once.ts';
import { products } from '../../db/schema/index.ts';
import {
  describeFilter,
  isRange,
  matchParts,
  nameFor,
  narrowWidely,
  type Part,
  planned,
} from './filters.repository.ts';
import type { ListingFilter, ListingOrder, PageSlice } from './listing.rules.ts';
import { type ListedProduct, prepareListed, version } from './product-rows.repository.ts';

const popular = [asc(products.isSoldOut), desc(products.sold), desc(products.ratingRank), asc(products.id)];

export const orderings: Record<ListingOrder, SQL[]> = {
  default: popular,
  popularity: popular,
  newest: [desc(products.createdAt), asc(products.id)],
  rating: [desc(products.ratingRank), asc(products.id)],
  'low-to-high': [asc(products.unitPriceRwf), asc(products.id)],
  'high-to-low': [desc(products.unitPriceRwf), desc(products.id)],
};

const unpopular = [desc(products.isSoldOut), asc(products.sold), asc(products.ratingRank), desc(products.id)];

export const reversed: Record<ListingOrder, SQL[]> = {
  default: unpopular,
  popularity: unpopular,
  newest: [asc(products.createdAt), desc(products.id)],
  rating: [asc(products.ratingRank), desc(products.id)],
  'low-to-high': orderings['high-to-low'],
  'high-to-low': orderings['low-to-high'],
};

/** What a page's statement follows from, whatever is in the list. */
export type ListShape = {
  parts: Part[];
  order: ListingOrder;
  size: number;
  isFirst: boolean;
  isReversed: boolean;
};

type PageShape = ListShape & { plan: PagePlan };

/** What an order sorts by. */
const { isSoldOut, sold, ratingRank, createdAt, unitPriceRwf } = products;
const sortedBy: Record<ListingOrder, PgColumn[]> = {
  default: [isSoldOut, sold, ratingRank],
  popularity: [isSoldOut, sold, ratingRank],
  newest: [createdAt],
  rating: [ratingRank],
  'low-to-high': [unitPriceRwf],
  'high-to-low': [unitPriceRwf],
};

/** What a list needs of products that are sorted again together with others. */
export const sortable = (order: ListingOrder): SQL => sql.join([products.id, ...sortedBy[order]], sql`, `);

/**
 * How a page is found: by a plan of its own, by the index of its order because its prices are wide, or in a shop so
 * small that any plan will do.
 */
export type PagePlan = 'own' | 'wide' | 'any';

/** The version is read of the rows shown only: those before them are skipped within the index. */
export const withVersions = (page: SQLWrapper) =>
  sql`select id, (select ${version} from ${products} where ${products.id} = page.id) as version from (${page}) as page`;

/** A statement for each of a few sizes of page; of the next larger one the rest is left out. */
const sizes = [8, 16, 24, MAX_PAGE_SIZE];
export const sizeFor = (limit: number) => sizes.find((enough) => enough >= limit) ?? MAX_PAGE_SIZE;

const preparePage = prepareOnce('listing', (executor, shape: PageShape, name) => {
  const { parts, order, size, isFirst, isReversed, plan } = shape;
  const others = plan === 'own' ? parts : parts.filter((part) => !isRange(part));
  const inRange = plan === 'own' ? [] : narrowWidely(parts);
  const page = executor
    .select({ id: products.id })
    .from(products)
    .where(and(matchParts(others), ...inRange))
    .orderBy(...(isReversed ? reversed : orderings)[order])
    .$dynamic();
  if (!isFirst) page.offset(sql.placeholder('offset'));
  return prepareListed(executor, withVersions(limited(page, size)), plan === 'any' ? name : nameFor(others, name));
});

export async function listPage(
  executor: Executor,
  filter: ListingFilter,
  order: ListingOrder,
  { limit, offset, isReversed = false, plan = 'own' }: PageSlice & { isReversed?: boolean; plan?: PagePlan },
): Promise<ListedProduct[]> {
  if (limit === 0) return [];
  const size = sizeFor(limit);
  const { parts, values } = describeFilter(filter);
  const shape = { parts, order, size, isFirst: offset === 0, isReversed, plan };
  const listed = (await preparePage(executor, shape)({ ...values, offset })).slice(0, limit);
  return isReversed ? listed.reverse() : listed;
}

const prepareCount = prepareOnce('listing_count', (executor, parts: Part[], name) => {
  const counted = executor
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(matchParts(parts))
    .limit(sql.placeholder('most'))
    .as('counted');
  const isCountedAlike = parts.every((part) => part.endsWith(' any') || planned.includes(part));
  return prepareAs(
    executor,
    isCountedAlike ? name : nameFor(parts, name),
    executor.select({ total: count().as('total') }).from(counted),
  );
});

/** The number of matches; the counting stops at `most`. */
export async function countProducts(executor: Executor, filter: ListingFilter, most: number): Promise<number> {
  const { parts, values } = describeFilter(filter);
  const rows = await prepareCount(executor, parts).execute({ ...values, most });
  return rows[0]?.total ?? 0;
}
