import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { prepareOnce, unnamed } from '../../../db/prepare-once.ts';
import { products, productTexts } from '../../../db/schema/index.ts';
import { matchFilter, orderings } from '../listing.repository.ts';
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

/** Ids of the products whose title answers, the best first. */
export async function rankTitles(executor: Executor, search: TextSearch): Promise<string[]> {
  return rank(executor, search, matchTitles(search.queries.all, search.filter));
}

/** For words that stand only in a description. */
export async function rankTexts(executor: Executor, search: TextSearch): Promise<string[]> {
  const hits = sql`select ${hitColumns}, document from ${productTexts} join ${products} on products.id = product_id
    where ${matchFilter(search.filter)} and document @@ ${search.queries.all}::tsquery limit ${mostRanked}`;
  return rank(executor, search, hits);
}

/** Products that answer to part of what was asked, by one of the relaxed queries. */
export async function rankNearest(executor: Executor, search: TextSearch, query: string): Promise<string[]> {
  return rank(executor, search, matchTitles(query, search.filter, mostNear));
}

/**
 * For a search that matches more than can be ranked: the matches met on the way down the list in the
 * wanted order, so that the best sellers and the cheapest come first.
 */
export async function rankOnTheWay(executor: Executor, search: TextSearch): Promise<string[]> {
  const hits = sql`select * from (select ${hitColumns}, title as document from ${products}
      where ${matchFilter(search.filter)} order by ${sql.join(orderings[search.order], sql`, `)} limit ${mostWalked}) as walked
    where document @@ ${search.queries.all}::tsquery limit ${mostMet}`;
  return rank(executor, search, hits);
}

function matchTitles(query: string, filter: ListingFilter, most = mostRanked): SQL {
  return sql`select ${hitColumns}, title as document from ${products}
    where ${matchFilter(filter)} and title @@ ${query}::tsquery limit ${most}`;
}

const scoreWhen = (condition: SQL, score: number) => sql`case when ${condition} then ${score}::float8 else 0 end`;

/** Model numbers first; then how well the words are answered; the better seller of two equals. */
function relevance({ queries, shelfSlugs }: TextSearch): SQL {
  const answered = queries.slots.flatMap(({ named, described }) => [
    scoreWhen(sql`document @@ ${named}::tsquery`, 1 / queries.slots.length),
    scoreWhen(sql`document @@ ${described}::tsquery`, 0.4 / queries.slots.length),
  ]);
  const shelves = sql`array(select id from categories where slug = any (${sql.param(shelfSlugs)}::text[]))`;
  const scores = [
    ...answered,
    ...(queries.codes === '' ? [] : [scoreWhen(sql`document @@ ${queries.codes}::tsquery`, 10)]),
    scoreWhen(sql`category_id = any (${shelves})`, 0.8),
    scoreWhen(sql`document @@ ${queries.typed}::tsquery`, 0.15),
    scoreWhen(sql`available`, 0.05),
    sql`0.02::float8 * (ln(1 + sold) + rating_rank)`,
  ];
  return sql`${sql.join(scores, sql` + `)} desc, id`;
}

async function rank(executor: Executor, search: TextSearch, hits: SQL): Promise<string[]> {
  const order = {
    popular: () => relevance(search),
    'low-to-high': () => sql`unit_price_rwf, id`,
    'high-to-low': () => sql`unit_price_rwf desc, id desc`,
  }[search.order]();
  // One long value is read faster than hundreds of rows.
  const { rows } = await executor.execute<{ ids: string | null }>(sql`
    with hits as materialized (${hits})
    select string_agg(id::text, ',') as ids from (select id from hits order by ${order}) as ranked`);
  return rows[0]?.ids?.split(',') ?? [];
}

const prepareByIds = prepareOnce((executor, _shape: 'any') =>
  selectProducts(executor)
    .where(sql`${products.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare(unnamed),
);

/** The products behind the ids, in the order of the ids. */
export async function listByIds(executor: Executor, ids: string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await prepareByIds(executor, 'any').execute({ ids });
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowsById.get(id) ?? []);
}
