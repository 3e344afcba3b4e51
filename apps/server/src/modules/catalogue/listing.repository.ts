import { MAX_PAGE_SIZE } from '@urumuri/contract';
import { and, asc, count, desc, eq, gte, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { fixedLimit, prepareOnce } from '../../db/prepare-once.ts';
import { brandAliases, brands, categories, products } from '../../db/schema/index.ts';
import type { ListingFilter, ListingOrder, PageSlice, PriceLadder } from './listing.rules.ts';
import { isListed, type ListedProduct, readListed, selectListed, version } from './product-rows.repository.ts';

export const orderings: Record<ListingOrder, SQL[]> = {
  popular: [desc(products.sold), desc(products.ratingRank), asc(products.id)],
  'low-to-high': [asc(products.unitPriceRwf), asc(products.id)],
  'high-to-low': [desc(products.unitPriceRwf), desc(products.id)],
};

const reversed: Record<ListingOrder, SQL[]> = {
  popular: [asc(products.sold), asc(products.ratingRank), desc(products.id)],
  'low-to-high': orderings['high-to-low'],
  'high-to-low': orderings['low-to-high'],
};

type FilterKey = keyof ListingFilter;
type FilterValue = string | number | Placeholder;

/** The id behind a name or slug; none when there is no such thing. */
const idOf = (table: typeof categories | typeof brands, called: FilterValue) =>
  sql`(select ${table.id} from ${table} where ${or(sql`lower(${table.name}) = lower(${called})`, sql`${table.slug} = lower(${called})`)} limit 1)`;

const formerBrand = (called: FilterValue) =>
  sql`(select ${brandAliases.brandId} from ${brandAliases} where ${or(sql`lower(${brandAliases.name}) = lower(${called})`, sql`${brandAliases.slug} = lower(${called})`)} limit 1)`;

const conditions: Record<FilterKey, (value: FilterValue) => SQL> = {
  category: (value) => eq(products.categoryId, idOf(categories, value)),
  brand: (value) => eq(products.brandId, sql`coalesce(${idOf(brands, value)}, ${formerBrand(value)})`),
  categoryId: (value) => sql`${products.categoryId} = ${value}::uuid`,
  brandId: (value) => sql`${products.brandId} = ${value}::uuid`,
  minRating: (value) => gte(products.rating, sql`${value}::numeric`),
  lowPriceRwf: (value) => gte(products.unitPriceRwf, sql`${value}::bigint`),
  highPriceRwf: (value) => lte(products.unitPriceRwf, sql`${value}::bigint`),
};

const filterKeys = Object.keys(conditions) as FilterKey[];

const usedKeys = (filter: ListingFilter) => filterKeys.filter((key) => filter[key] !== undefined);

/** What a filter of these keys asks of a product. */
function matchKeys(keys: readonly FilterKey[], valueOf: (key: FilterKey) => FilterValue): SQL | undefined {
  return and(isListed, ...keys.map((key) => conditions[key](valueOf(key))));
}

/**
 * A price range may hold five products or all of them, and each wants another index: such a statement has no name to
 * be remembered by, and is planned for the prices it asks for.
 */
const nameFor = (keys: readonly FilterKey[], name: string) =>
  keys.includes('lowPriceRwf') || keys.includes('highPriceRwf') ? '' : name;

type PageShape = { keys: FilterKey[]; order: ListingOrder; size: number; isFirst: boolean; isReversed: boolean };

/** A statement for each of a few sizes of page; of the next larger one the rest is left out. */
const sizes = [8, 16, 24, MAX_PAGE_SIZE];

const preparePage = prepareOnce('listing', (executor, { keys, order, size, isFirst, isReversed }: PageShape, name) => {
  const page = executor
    .select({ id: products.id })
    .from(products)
    .where(matchKeys(keys, sql.placeholder))
    .orderBy(...(isReversed ? reversed : orderings)[order])
    .limit(fixedLimit(size))
    .$dynamic();
  if (!isFirst) page.offset(sql.placeholder('offset'));
  // The version is read of the rows shown only: those before them are skipped within the index.
  const versioned = sql`select id, (select ${version} from ${products} where ${products.id} = page.id) as version from (${page}) as page`;
  return selectListed(executor, versioned).prepare(nameFor(keys, name));
});

export async function listPage(
  executor: Executor,
  filter: ListingFilter,
  order: ListingOrder,
  { limit, offset, isReversed = false }: PageSlice & { isReversed?: boolean },
): Promise<ListedProduct[]> {
  if (limit === 0) return [];
  const size = sizes.find((enough) => enough >= limit) ?? MAX_PAGE_SIZE;
  const shape = { keys: usedKeys(filter), order, size, isFirst: offset === 0, isReversed };
  const page = readListed(await preparePage(executor, shape).execute({ ...filter, offset })).slice(0, limit);
  return isReversed ? page.reverse() : page;
}

const prepareCount = prepareOnce('listing_count', (executor, keys: FilterKey[], name) => {
  const counted = executor
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(matchKeys(keys, sql.placeholder))
    .limit(sql.placeholder('most'))
    .as('counted');
  return executor.select({ total: count() }).from(counted).prepare(nameFor(keys, name));
});

/** The number of matches; the counting stops at `most`. */
export async function countProducts(executor: Executor, filter: ListingFilter, most: number): Promise<number> {
  const rows = await prepareCount(executor, usedKeys(filter)).execute({ ...filter, most });
  return rows[0]?.total ?? 0;
}

const prepareLadder = prepareOnce('price_ladder', (executor, keys: FilterKey[], name) => {
  const price = products.unitPriceRwf;
  const steps = executor
    .select({ price: sql`${price}`.as('price'), upTo: sql`sum(count(*)) over (order by ${price})`.as('up_to') })
    .from(products)
    .where(matchKeys(keys, sql.placeholder))
    .groupBy(price)
    .as('steps');
  return executor
    .select({
      prices: sql<number[] | null>`json_agg(price order by price)`,
      counts: sql<number[] | null>`json_agg(up_to order by price)`,
    })
    .from(steps)
    .prepare(name);
});

/** How many products of a shelf cost how much, by one reading of an index. */
export async function readPriceLadder(executor: Executor, shelf: ListingFilter): Promise<PriceLadder> {
  const [ladder] = await prepareLadder(executor, usedKeys(shelf)).execute(shelf);
  return { prices: ladder?.prices ?? [], counts: ladder?.counts ?? [] };
}
