import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { fixedLimit, prepareOnce, unnamed } from '../../../db/prepare-once.ts';
import { products, productTexts } from '../../../db/schema/index.ts';
import { type FilterKey, matchKeys, orderings, usedKeys } from '../listing.repository.ts';
import type { ListingFilter, ListingOrder } from '../listing.rules.ts';
import { type ProductRow, selectProducts } from '../product-rows.repository.ts';
import type { TextQueries } from './write-queries.rules.ts';

export type TextSearch = {
  queries: TextQueries;
  /** Slugs of the categories the query may be naming: their products are what is meant. */
  shelfSlugs: string[];
  filter: ListingFilter;
  order: ListingOrder;
};

/** No more products than this are ranked for one search. */
export const mostRanked = 400;
const mostNear = 160;
/** How far down the best sellers, or the cheapest, a search with too many matches looks for how many. */
const mostWalked = 1200;
const mostMet = 48;

const hitColumns = sql`products.id, unit_price_rwf, sold, rating_rank, stock > reserved as available, category_id`;

/** Where a ranking takes its products from, and at most how many. */
const sources = {
  titles: (filter: SQL | undefined, order: ListingOrder) => matchTitles(filter, order, mostRanked),
  nearest: (filter: SQL | undefined, order: ListingOrder) => matchTitles(filter, order, mostNear),
  texts: (filter: SQL | undefined) => sql`select ${hitColumns}, document
    from ${productTexts} join ${products} on products.id = product_id
    where ${filter} and document @@ ${wanted} limit ${fixedLimit(mostRanked)}`,
  onTheWay: (filter: SQL | undefined, order: ListingOrder) => sql`select * from (
      select ${hitColumns}, title as document from ${products} where ${filter}
      order by ${sql.join(orderings[order], sql`, `)} limit ${fixedLimit(mostWalked)}) as walked
    where document @@ ${wanted} limit ${fixedLimit(mostMet)}`,
} satisfies Record<string, (filter: SQL | undefined, order: ListingOrder) => SQL>;

type Source = keyof typeof sources;

/** Ids of the products whose title answers, the best first. */
export async function rankTitles(executor: Executor, search: TextSearch): Promise<string[]> {
  return rank(executor, 'titles', search);
}

/** For words that stand only in a description. */
export async function rankTexts(executor: Executor, search: TextSearch): Promise<string[]> {
  return rank(executor, 'texts', search);
}

/** Products that answer to part of what was asked, by one of the relaxed queries. */
export async function rankNearest(executor: Executor, search: TextSearch, query: string): Promise<string[]> {
  return rank(executor, 'nearest', search, query);
}

/**
 * For a search that matches more than can be ranked: the matches met on the way down the list in the
 * wanted order, so that the best sellers and the cheapest come first.
 */
export async function rankOnTheWay(executor: Executor, search: TextSearch): Promise<string[]> {
  return rank(executor, 'onTheWay', search);
}

const tsquery = (name: string): SQL => sql`${sql.placeholder(name)}::tsquery`;
const wanted = tsquery('wanted');

function matchTitles(filter: SQL | undefined, _order: ListingOrder, most: number): SQL {
  return sql`select ${hitColumns}, title as document from ${products}
    where ${filter} and title @@ ${wanted} limit ${fixedLimit(most)}`;
}

const scoreWhen = (condition: SQL, score: number, otherwise: SQL = sql`0`) =>
  sql`case when ${condition} then ${sql.raw(String(score))}::float8 else ${otherwise} end`;

/** Model numbers first; then how well the words are answered; the better seller of two equals. */
function relevance({ slotCount, hasCodes, hasSynonyms }: RankShape): SQL {
  const answered = Array.from({ length: slotCount }, (_, slot) => {
    const inDescription = scoreWhen(sql`document @@ ${tsquery(`described${slot}`)}`, 0.4 / slotCount);
    return scoreWhen(sql`document @@ ${tsquery(`named${slot}`)}`, 1 / slotCount, inDescription);
  });
  const shelves = sql`array(select id from categories where slug = any (${sql.placeholder('shelfSlugs')}::text[]))`;
  const scores = [
    ...answered,
    ...(hasCodes ? [scoreWhen(sql`document @@ ${tsquery('codes')}`, 10)] : []),
    scoreWhen(sql`category_id = any (${shelves})`, 0.8),
    ...(hasSynonyms ? [scoreWhen(sql`document @@ ${tsquery('typed')}`, 0.15)] : []),
    scoreWhen(sql`available`, 0.05),
    sql`0.02::float8 * (ln(1 + sold) + rating_rank)`,
  ];
  return sql`${sql.join(scores, sql` + `)} desc, id`;
}

type RankShape = {
  source: Source;
  keys: FilterKey[];
  order: ListingOrder;
  slotCount: number;
  hasCodes: boolean;
  /** Whether there are other ways to answer than in the shopper's own words. */
  hasSynonyms: boolean;
};

const prepareRank = prepareOnce('rank', (executor, shape: RankShape) => {
  const { source, keys, order } = shape;
  const hits = sources[source](matchKeys(keys, sql.placeholder), order);
  const best = {
    popular: () => relevance(shape),
    'low-to-high': () => sql`unit_price_rwf, id`,
    'high-to-low': () => sql`unit_price_rwf desc, id desc`,
  }[order]();
  const ranked = sql`(with hits as materialized (${hits}) select id from hits order by ${best}) as ranked`;
  // One long value is read faster than hundreds of rows. Which plan is best depends on how rare the words are.
  return executor
    .select({ ids: sql<string | null>`string_agg(id::text, ',')` })
    .from(ranked)
    .prepare(unnamed);
});

async function rank(
  executor: Executor,
  source: Source,
  { queries, shelfSlugs, filter, order }: TextSearch,
  query = queries.all,
): Promise<string[]> {
  const shape = {
    source,
    keys: usedKeys(filter),
    order,
    slotCount: queries.slots.length,
    hasCodes: queries.codes !== '',
    hasSynonyms: queries.typed !== query,
  };
  const slots = queries.slots.flatMap(({ named, described }, slot) => [
    [`named${slot}`, named],
    [`described${slot}`, described],
  ]);
  const values = { ...filter, wanted: query, typed: queries.typed, codes: queries.codes, shelfSlugs };
  const rows = await prepareRank(executor, shape).execute({ ...values, ...Object.fromEntries(slots) });
  return rows[0]?.ids?.split(',') ?? [];
}

const prepareByIds = prepareOnce('products_by_id', (executor, _shape: 'any', name) =>
  selectProducts(executor)
    .where(sql`${products.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare(name),
);

/** The products behind the ids, in the order of the ids. */
export async function listByIds(executor: Executor, ids: string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await prepareByIds(executor, 'any').execute({ ids });
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowsById.get(id) ?? []);
}
