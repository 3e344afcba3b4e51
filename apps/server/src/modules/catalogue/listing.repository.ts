import { MAX_PAGE_SIZE } from '@urumuri/contract';
import { and, asc, count, desc, eq, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor, SentValue } from '../../db/client.ts';
import { fixed, limited, prepareAs, prepareOnce } from '../../db/prepare-once.ts';
import { products } from '../../db/schema/index.ts';
import type { ListingFilter, ListingOrder, PageSlice, PriceLadder } from './listing.rules.ts';
import { isListed, type ListedProduct, prepareListed, version, writeIds } from './product-rows.repository.ts';

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

/** What lists are narrowed by: of a product, or as it is written beside its family. */
export type NarrowedColumns = Record<
  'id' | 'categoryId' | 'brandId' | 'rating' | 'unitPriceRwf' | 'isSoldOut' | 'discountPercent',
  PgColumn
>;

type Condition = keyof ReturnType<typeof conditionsOf>;
export type Part = Condition | `choices ${number}` | `range ${number}`;

const given = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const conditionsOf = (of: NarrowedColumns) => ({
  category: eq(of.categoryId, given('category', 'uuid')),
  categories: sql`${of.categoryId} = any (${given('categories', 'uuid[]')})`,
  brand: eq(of.brandId, given('brand', 'uuid')),
  brands: sql`${of.brandId} = any (${given('brands', 'uuid[]')})`,
  minRating: gte(of.rating, given('minRating', 'numeric')),
  lowPriceRwf: gte(of.unitPriceRwf, given('lowPriceRwf', 'bigint')),
  highPriceRwf: lte(of.unitPriceRwf, given('highPriceRwf', 'bigint')),
  inStock: sql`not ${of.isSoldOut}`,
  discounted: sql`${of.discountPercent} > 0`,
  productIds: sql`${of.id} = any (${given('productIds', 'uuid[]')})`,
});

/** The parts of a statement that a filter takes, and the values in them. */
export function describeFilter(filter: ListingFilter) {
  const parts: Part[] = [];
  const values: Record<string, SentValue> = {};
  const take = (part: Part, value: SentValue) => {
    if (value === undefined) return;
    parts.push(part);
    values[part] = value;
  };
  // Of one category or brand the database remembers a plan; several are few products or nearly all.
  const takeIds = (one: 'category' | 'brand', many: 'categories' | 'brands', ids: readonly string[] | undefined) => {
    if (ids?.length === 1) take(one, ids[0]);
    else if (ids) take(many, writeIds(ids));
  };
  takeIds('category', 'categories', filter.categoryIds);
  takeIds('brand', 'brands', filter.brandIds);
  take('minRating', filter.minRating);
  take('lowPriceRwf', filter.lowPriceRwf);
  take('highPriceRwf', filter.highPriceRwf);
  take('inStock', filter.inStock);
  take('discounted', filter.discounted);
  take('productIds', filter.productIds && writeIds(filter.productIds));
  for (const [place, { ids, choices, lowest, highest }] of (filter.specifications ?? []).entries()) {
    values[`ids ${place}`] = writeIds(ids);
    values[`lowest ${place}`] = lowest ?? -Infinity;
    values[`highest ${place}`] = highest ?? Infinity;
    if (choices === undefined) parts.push(`range ${place}`);
    else take(`choices ${place}`, choices);
  }
  return { parts, values };
}

function specify(id: PgColumn, part: string): SQL {
  const [kind, place] = part.split(' ');
  const is =
    kind === 'choices'
      ? sql`choice = any (${given(`choices ${place}`, 'text[]')})`
      : sql`choice = '' and number between ${given(`lowest ${place}`, 'float8')} and ${given(`highest ${place}`, 'float8')}`;
  return sql`${id} in (select product_id from product_specifications
    where specification_id = any (${given(`ids ${place}`, 'uuid[]')}) and ${is})`;
}

/** What a filter of these parts asks of these columns. */
export function narrow(of: NarrowedColumns, parts: readonly Part[]): SQL | undefined {
  const own = conditionsOf(of);
  return and(...parts.map((part) => (part in own ? own[part as Condition] : specify(of.id, part))));
}

/** What a filter of these parts asks of a product that lists show. */
export function matchParts(parts: readonly Part[]): SQL | undefined {
  return and(isListed, narrow(products, parts));
}

const planned: readonly Part[] = ['category', 'brand', 'minRating', 'inStock', 'discounted'];

/**
 * A price range may hold five products or all of them, and each wants another index: such a statement has no name to
 * be remembered by, and is planned for the prices it asks for. So are several categories, brands and specifications.
 * What a search has found is looked up product by product, whatever else is asked of it.
 */
export const nameFor = (parts: readonly Part[], name: string) =>
  parts.includes('productIds') || parts.every((part) => planned.includes(part)) ? name : undefined;

/**
 * A range that holds much of its shelf is met again and again in any order, so the index of that order is right for
 * all such ranges and its plan can be remembered. Written so that no index by price seems to fit.
 */
const widely: Partial<Record<Part, SQL>> = {
  lowPriceRwf: sql`${products.unitPriceRwf} + 0 >= ${given('lowPriceRwf', 'bigint')}`,
  highPriceRwf: sql`${products.unitPriceRwf} + 0 <= ${given('highPriceRwf', 'bigint')}`,
};

/** What a page's statement follows from, whatever is in the list. */
export type ListShape = {
  parts: Part[];
  order: ListingOrder;
  size: number;
  isFirst: boolean;
  isReversed: boolean;
};

type PageShape = ListShape & {
  plan: PagePlan;
  /** Of each category, where there are several. */
  most?: number | undefined;
};

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

/** So far down, and of so many categories, a page is found among the first of each. */
const depths = [24, 48, 96, 240];
const mostShelves = 12;

/**
 * A category with others below it has no index of its own in any order, but each of them has: their first ones are
 * found by a plan that can be remembered. Undefined where that would be too many, or where more is asked.
 */
function depthFor(parts: readonly Part[], { categoryIds = [] }: ListingFilter, { limit, offset }: PageSlice) {
  const isPlanned = parts.every((part) => part === 'categories' || planned.includes(part));
  if (!parts.includes('categories') || !isPlanned || categoryIds.length > mostShelves) return undefined;
  return depths.find((enough) => enough >= offset + limit);
}

/** Called as the table is, so that the same order can be asked of all together. */
function listFirstOfEach({ parts, order, size, isReversed, most = size }: PageShape): SQL {
  const ordering = sql.join((isReversed ? reversed : orderings)[order], sql`, `);
  const others = matchParts(parts.filter((part) => part !== 'categories'));
  const first = sql`select ${sortable(order)} from products
    where ${others} and ${products.categoryId} = shelf.category order by ${ordering} limit ${fixed(most)}`;
  return sql`select id from unnest(${given('categories', 'uuid[]')}) as shelf (category)
    cross join lateral (${first}) as products order by ${ordering} limit ${fixed(size)} offset ${sql.placeholder('offset')}`;
}

const preparePage = prepareOnce(
  'listing',
  (executor, shape: PageShape, name) => {
    const { parts, order, size, isFirst, isReversed, plan } = shape;
    if (shape.most !== undefined) return prepareListed(executor, withVersions(listFirstOfEach(shape)), name);
    const others = plan === 'own' ? parts : parts.filter((part) => widely[part] === undefined);
    const inRange = plan === 'own' ? [] : parts.flatMap((part) => widely[part] ?? []);
    const page = executor
      .select({ id: products.id })
      .from(products)
      .where(and(matchParts(others), ...inRange))
      .orderBy(...(isReversed ? reversed : orderings)[order])
      .$dynamic();
    if (!isFirst) page.offset(sql.placeholder('offset'));
    return prepareListed(executor, withVersions(limited(page, size)), plan === 'any' ? name : nameFor(others, name));
  },
  ({ parts, order, size, isFirst, isReversed, plan, most }) =>
    `${parts.join(',')} ${order} ${size} ${isFirst} ${isReversed} ${plan} ${most}`,
);

export async function listPage(
  executor: Executor,
  filter: ListingFilter,
  order: ListingOrder,
  { limit, offset, isReversed = false, plan = 'own' }: PageSlice & { isReversed?: boolean; plan?: PagePlan },
): Promise<ListedProduct[]> {
  if (limit === 0) return [];
  const size = sizeFor(limit);
  const { parts, values } = describeFilter(filter);
  const most = plan === 'own' ? depthFor(parts, filter, { limit: size, offset }) : undefined;
  const shape = { parts, order, size, isFirst: offset === 0, isReversed, plan, most };
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
  const isCountedAlike = parts.every((part) => part === 'categories' || part === 'brands' || planned.includes(part));
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

const preparePrices = prepareOnce('prices', (executor, { parts, most }: { parts: Part[]; most: number }, name) => {
  const cheapest = executor
    .select({ price: sql`${products.unitPriceRwf}`.as('price') })
    .from(products)
    .where(matchParts(parts))
    .orderBy(...orderings['low-to-high']);
  const all = executor
    .select({ prices: sql<number[] | null>`json_agg(price)`.as('prices') })
    .from(sql`(${limited(cheapest, most)}) as cheapest`);
  return prepareAs(executor, nameFor(parts, name), all);
});

/** The prices of the cheapest of a shelf, of each product one. */
export async function listPrices(executor: Executor, shelf: ListingFilter, most: number): Promise<number[]> {
  const { parts, values } = describeFilter(shelf);
  const [row] = await preparePrices(executor, { parts, most }).execute(values);
  return row?.prices ?? [];
}

const prepareLadder = prepareOnce('price_ladder', (executor, parts: Part[], name) => {
  const price = products.unitPriceRwf;
  const steps = executor
    .select({ price: sql`${price}`.as('price'), upTo: sql`sum(count(*)) over (order by ${price})`.as('up_to') })
    .from(products)
    .where(matchParts(parts))
    .groupBy(price)
    .as('steps');
  const ladder = executor
    .select({
      prices: sql<number[] | null>`json_agg(price order by price)`.as('prices'),
      counts: sql<number[] | null>`json_agg(up_to order by price)`.as('counts'),
    })
    .from(steps);
  return prepareAs(executor, nameFor(parts, name), ladder);
});

/** How many products of a shelf cost how much, by one reading of an index. */
export async function readPriceLadder(executor: Executor, shelf: ListingFilter): Promise<PriceLadder> {
  const { parts, values } = describeFilter(shelf);
  const [ladder] = await prepareLadder(executor, parts).execute(values);
  return { prices: ladder?.prices ?? [], counts: ladder?.counts ?? [] };
}
