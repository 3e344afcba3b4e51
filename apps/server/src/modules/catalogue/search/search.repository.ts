import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { fixed, prepareOnce } from '../../../db/prepare-once.ts';
import { orderings } from '../listing.repository.ts';
import type { ListingFilter, ListingOrder, PageSlice } from '../listing.rules.ts';
import { type ListedProduct, prepareListed, readListed, type WantedProduct } from '../product-rows.repository.ts';
import type { TextQueries } from './write-queries.rules.ts';

export type TextSearch = {
  queries: TextQueries;
  /** Ids of the categories the query may be naming: their products are what is meant. */
  categoryIds: readonly string[];
  filter: ListingFilter;
  order: ListingOrder;
  isOfEach: boolean;
};

/** One of the questions asked in turn until they have found enough. */
export type Attempt = {
  inTitles?: string | undefined;
  inTexts?: string | undefined;
  enough: number;
  most: number;
  isNear: boolean;
};

export type RankedPage = { listed: WantedProduct[]; total: number; attempt: Attempt | undefined };

/** No more products than this are ranked for one search. */
export const mostRanked = 400;
/** Nor more of those that only come near, or are suggested. */
export const mostNear = 96;
/** With fewer answers than this to several words, those whose texts say the rest, or that lack some, are weighed as well. */
export const enoughAnswers = 12;
/** How far down the best sellers, or the cheapest, a search with too many matches looks, and for how many. */
const mostScanned = 1200;
const mostMatches = 48;
/** Of a longer query the first words decide the order. */
const mostScored = 6;

const rankParameters: [name: string, type: string][] = [
  ['inTitles', 'tsquery[]'],
  ['inTexts', 'tsquery[]'],
  ['enough', 'integer[]'],
  ['most', 'integer[]'],
  ['named', 'tsquery[]'],
  ['described', 'tsquery[]'],
  ['typed', 'tsquery'],
  ['codes', 'tsquery'],
  ['categoryIds', 'uuid[]'],
  ['category', 'uuid'],
  ['brand', 'uuid'],
  ['minRating', 'numeric'],
  ['lowPriceRwf', 'bigint'],
  ['highPriceRwf', 'bigint'],
  ['order', 'text'],
  ['offset', 'integer'],
  ['limit', 'integer'],
  ['kinds', 'tsquery'],
  ['onShelves', 'uuid[]'],
  ['ofBrands', 'uuid[]'],
  ['inStock', 'boolean'],
  ['discounted', 'boolean'],
  ['specifications', 'jsonb'],
];

const valueOf = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const prepareRank = prepareOnce('rank', (executor, _shape: 'any', name) =>
  executor
    .select({ listed: sql<string | null>`listed`, total: sql<number>`total`, place: sql<number>`place` })
    .from(
      sql`rank_products(${sql.join(
        rankParameters.map((parameter) => valueOf(...parameter)),
        sql`, `,
      )})`,
    )
    .prepare(name),
);

/** What a filter asks, with nothing where it does not. */
export function narrowingOf({ category, brand, spec, rating, price, inStock, discounted }: ListingFilter) {
  return {
    category: null,
    brand: null,
    onShelves: category ?? null,
    ofBrands: brand ?? null,
    minRating: rating ?? null,
    lowPriceRwf: price?.low ?? null,
    highPriceRwf: price?.high ?? null,
    inStock: inStock ?? null,
    discounted: discounted ?? null,
    specifications: spec?.length ? JSON.stringify(spec) : null,
  };
}

/** A page of what the attempts find until it is enough, the best first, and the first attempt that found any. */
export async function rank(
  executor: Executor,
  search: TextSearch,
  attempts: readonly Attempt[],
  slice: PageSlice,
): Promise<RankedPage> {
  if (attempts.length === 0) return { listed: [], total: 0, attempt: undefined };
  const rows = await prepareRank(executor, 'any').execute({
    ...narrowingOf(search.filter),
    ...scoringOf(search),
    ...slice,
    order: search.isOfEach ? 'each' : search.order,
    inTitles: attempts.map(({ inTitles = null }) => inTitles),
    inTexts: attempts.map(({ inTexts = null }) => inTexts),
    enough: attempts.map(({ enough }) => enough),
    most: attempts.map(({ most }) => most),
  });
  const found = rows[0];
  return {
    listed: readListed(found?.listed ?? null),
    total: found?.total ?? 0,
    attempt: found && attempts[found.place - 1],
  };
}

export function scoringOf({ queries: { slots, typed, all, codes, kinds }, categoryIds }: TextSearch) {
  const scored = slots.slice(0, mostScored);
  return {
    named: scored.map(({ named }) => named),
    described: scored.map(({ described }) => described),
    // Without synonyms everything that answers does so in the shopper's own words.
    typed: typed === all ? null : typed,
    codes: codes === '' ? null : codes,
    categoryIds,
    kinds: kinds ?? null,
  };
}

/** Products in the wanted order, with what a search compares of them. */
const scanBy = (order: 'popularity' | 'newest' | 'rating') =>
  sql`select product_titles.* from (select id from products where published_at is not null
    order by ${sql.join(orderings[order], sql`, `)} limit ${fixed(mostScanned)}) as first join product_titles on product_id = id`;

type ScanShape = { order: ListingOrder; isNarrowed: boolean };

const prepareScan = prepareOnce('scan', (executor, { order, isNarrowed }: ScanShape, name) => {
  const [lowest, highest] = [valueOf('lowPriceRwf', 'bigint'), valueOf('highPriceRwf', 'bigint')];
  const inPriceRange = sql`unit_price_rwf between coalesce(${lowest}, 0) and coalesce(${highest}, ${Number.MAX_SAFE_INTEGER})`;
  const first = {
    default: sql`select * from product_titles order by appeal desc, product_id`,
    popularity: scanBy('popularity'),
    newest: scanBy('newest'),
    rating: scanBy('rating'),
    'low-to-high': sql`select * from product_titles where ${inPriceRange} order by unit_price_rwf, product_id`,
    'high-to-low': sql`select * from product_titles where ${inPriceRange} order by unit_price_rwf desc, product_id desc`,
  }[order];
  const isAmong = (column: string, key: string) =>
    sql`(${valueOf(key, 'uuid[]')} is null or ${sql.raw(column)} = any (${valueOf(key, 'uuid[]')}))`;
  // Called for every product that is gone through.
  const narrowed = sql`and is_narrowed_to(product_id, ${valueOf('inStock', 'boolean')}, ${valueOf('discounted', 'boolean')}, ${valueOf('specifications', 'jsonb')})`;
  const matches = sql`select * from (${first} limit ${fixed(mostScanned)}) as scanned
    where title @@ ${valueOf('wanted', 'tsquery')} and ${inPriceRange} and rating >= coalesce(${valueOf('minRating', 'numeric')}, 0)
      and ${isAmong('category_id', 'onShelves')} and ${isAmong('brand_id', 'ofBrands')}
      ${isNarrowed ? narrowed : sql``}
    limit ${fixed(mostMatches)}`;
  const best = {
    default: sql`search_relevance(title, ${valueOf('named', 'tsquery[]')}, ${valueOf('described', 'tsquery[]')},
      ${valueOf('typed', 'tsquery')}, ${valueOf('codes', 'tsquery')}, category_id = any (${valueOf('categoryIds', 'uuid[]')}), appeal, title @@ ${valueOf('kinds', 'tsquery')})`,
    popularity: sql`search_order('popularity', product_id)`,
    newest: sql`search_order('newest', product_id)`,
    rating: sql`search_order('rating', product_id)`,
    'low-to-high': sql`-unit_price_rwf`,
    'high-to-low': sql`unit_price_rwf`,
  }[order];
  // Of a family one, as in rank_products.
  const once = sql`select distinct on (coalesce(family, product_id)) product_id, score
    from (select product_id, family, leads, ${best} as score from (${matches}) as matches) as scored
    order by coalesce(family, product_id), ${sql.raw(order === 'default' ? '' : 'leads desc,')} score desc, leads desc, product_id`;
  const ranked = sql`select product_id as id, (select xmin from products where id = product_id) as version
    from (select product_id from (${once}) as once order by score desc, product_id) as best`;
  return prepareListed(executor, ranked, name);
});

/**
 * For a search that matches more than can be ranked: goes down all products in the wanted order, best sellers or
 * cheapest first, and ranks the matches it comes across.
 */
export async function rankAmongBest(executor: Executor, search: TextSearch): Promise<ListedProduct[]> {
  const { filter, order, queries } = search;
  const narrowing = narrowingOf(filter);
  const isNarrowed = (narrowing.inStock ?? narrowing.discounted ?? narrowing.specifications) !== null;
  const scan = prepareScan(executor, { order, isNarrowed });
  return scan({ ...narrowing, ...scoringOf(search), wanted: queries.kinds ?? queries.all });
}
