import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { fixedLimit, prepareOnce, unnamed } from '../../../db/prepare-once.ts';
import { products } from '../../../db/schema/index.ts';
import { type FilterKey, matchKeys, orderings, usedKeys } from '../listing.repository.ts';
import type { ListingFilter, ListingOrder, PageSlice } from '../listing.rules.ts';
import { type ListedProduct, readListed, selectListed, version } from '../product-rows.repository.ts';
import type { TextQueries } from './write-queries.rules.ts';

export type TextSearch = {
  queries: TextQueries;
  /** Ids of the categories the query may be naming: their products are what is meant. */
  categoryIds: string[];
  filter: ListingFilter;
  order: ListingOrder;
};

/** One of the questions asked in turn until one finds something; several queries are faster than one with "or". */
export type Attempt = { anyOf: readonly string[]; of: 'titles' | 'texts'; most: number; isNear: boolean };

export type RankedPage = { listed: ListedProduct[]; total: number; attempt: Attempt | undefined };

/** No more products than this are ranked for one search. */
export const mostRanked = 400;
export const mostNear = 96;
/** How far down the best sellers, or the cheapest, a search with too many matches looks for how many. */
const mostWalked = 1200;
const mostMet = 48;
/** Of a longer query the first words decide the order. */
const mostScored = 6;

const rankParameters: [name: string, type: string][] = [
  ['queries', 'tsquery[][]'],
  ['inTitles', 'boolean[]'],
  ['most', 'integer[]'],
  ['named', 'tsquery[]'],
  ['described', 'tsquery[]'],
  ['typed', 'tsquery'],
  ['codes', 'tsquery'],
  ['categoryIds', 'uuid[]'],
  ['category', 'text'],
  ['brand', 'text'],
  ['categoryId', 'uuid'],
  ['brandId', 'uuid'],
  ['minRating', 'numeric'],
  ['lowPriceRwf', 'bigint'],
  ['highPriceRwf', 'bigint'],
  ['order', 'text'],
  ['offset', 'integer'],
  ['limit', 'integer'],
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

const noFilter = {
  category: null,
  brand: null,
  categoryId: null,
  brandId: null,
  minRating: null,
  lowPriceRwf: null,
  highPriceRwf: null,
};

/** A page of what the first of the attempts finds that finds anything, the best first. */
export async function rank(
  executor: Executor,
  search: TextSearch,
  attempts: readonly Attempt[],
  slice: PageSlice,
): Promise<RankedPage> {
  const widest = Math.max(...attempts.map(({ anyOf }) => anyOf.length));
  const rows = await prepareRank(executor, 'any').execute({
    ...noFilter,
    ...search.filter,
    ...scoringOf(search),
    ...slice,
    order: search.order,
    queries: attempts.map(({ anyOf }) => Array.from({ length: widest }, (_, place) => anyOf[place] ?? null)),
    inTitles: attempts.map(({ of }) => of === 'titles'),
    most: attempts.map(({ most }) => most),
  });
  const found = rows[0];
  return { listed: readListed(rows), total: found?.total ?? 0, attempt: found && attempts[found.place - 1] };
}

function scoringOf({ queries: { slots, typed, all, codes }, categoryIds }: TextSearch) {
  const scored = slots.slice(0, mostScored);
  return {
    named: scored.map(({ named }) => named),
    described: scored.map(({ described }) => described),
    // Without synonyms everything that answers does so in the shopper's own words.
    typed: typed === all ? null : typed,
    codes: codes === '' ? null : codes,
    categoryIds,
  };
}

type WalkShape = { keys: FilterKey[]; order: ListingOrder };

const prepareWalk = prepareOnce('walk', (executor, { keys, order }: WalkShape) => {
  const walked = sql`select id, ${version} as version, unit_price_rwf, sold, rating_rank, stock > reserved as available,
      category_id, title as document
    from ${products} where ${matchKeys(keys, sql.placeholder)}
    order by ${sql.join(orderings[order], sql`, `)} limit ${fixedLimit(mostWalked)}`;
  const met = sql`select * from (${walked}) as walked
    where document @@ ${valueOf('wanted', 'tsquery')} limit ${fixedLimit(mostMet)}`;
  const relevance = sql`search_relevance(document, ${valueOf('named', 'tsquery[]')}, ${valueOf('described', 'tsquery[]')},
    ${valueOf('typed', 'tsquery')}, ${valueOf('codes', 'tsquery')}, category_id = any (${valueOf('categoryIds', 'uuid[]')}), available, sold, rating_rank)`;
  const best = {
    popular: sql`${relevance} desc, id`,
    'low-to-high': sql`unit_price_rwf, id`,
    'high-to-low': sql`unit_price_rwf desc, id`,
  }[order];
  // Which way down is shortest depends on what is asked for.
  const ranked = sql`with met as materialized (${met}) select id, version from met order by ${best}`;
  return selectListed(executor, ranked).prepare(unnamed);
});

/**
 * For a search that matches more than can be ranked: the matches met on the way down the list in the
 * wanted order, so that the best sellers and the cheapest come first.
 */
export async function rankOnTheWay(executor: Executor, search: TextSearch): Promise<ListedProduct[]> {
  const { filter, order, queries } = search;
  const walk = prepareWalk(executor, { keys: usedKeys(filter), order });
  return readListed(await walk.execute({ ...filter, ...scoringOf(search), wanted: queries.all }));
}
