import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { products, productTexts } from '../../../db/schema/index.ts';
import { matchFilter, orderings } from '../listing.repository.ts';
import type { ListingFilter, ListingOrder, PageSlice } from '../listing.rules.ts';
import { type ProductRow, selectProducts } from '../product-rows.repository.ts';
import type { TextQueries } from './write-queries.rules.ts';

export type TextSearch = {
  queries: TextQueries;
  /** Slugs of the categories the query may be naming: their products are what is meant. */
  shelfSlugs: string[];
  filter: ListingFilter;
  order: ListingOrder;
  slice: PageSlice;
};

export type FoundPage = { ids: string[]; total: number };

/** No more products than this are ranked for one search, and the total says no more either. */
export const mostRanked = 500;
/** How far down the best sellers, or the cheapest, a search with too many matches looks. */
const mostWalked = 4000;
const mostWalkedTo = 200;

const hitColumns = sql`products.id, unit_price_rwf, sold, rating_rank, stock > reserved as available, category_id`;

export async function searchTitles(executor: Executor, search: TextSearch): Promise<FoundPage> {
  return rank(executor, search, matchTitles(search.queries.all, search.filter));
}

/** For words that stand only in a description. */
export async function searchTexts(executor: Executor, search: TextSearch): Promise<FoundPage> {
  const hits = sql`select ${hitColumns}, document from ${productTexts} join ${products} on products.id = product_id
    where ${matchFilter(search.filter)} and document @@ ${search.queries.all}::tsquery limit ${mostRanked}`;
  return rank(executor, search, hits);
}

/** The nearest matches: products that answer to part of what was asked. */
export async function searchAnyWord(executor: Executor, search: TextSearch): Promise<FoundPage> {
  return rank(executor, search, matchTitles(search.queries.any, search.filter));
}

/**
 * For a search that matches more than can be ranked: matches met on the way down the list in the
 * wanted order come first, so that the best sellers and the cheapest are among those ranked.
 */
export async function searchBroadly(executor: Executor, search: TextSearch): Promise<FoundPage> {
  const { queries, filter, order } = search;
  const walk = sql`select * from (select ${hitColumns}, title as document from ${products}
      where ${matchFilter(filter)} order by ${sql.join(orderings[order], sql`, `)} limit ${mostWalked}) as walked
    where document @@ ${queries.all}::tsquery limit ${mostWalkedTo}`;
  const hits = sql`select distinct on (id) * from ((${walk}) union all (${matchTitles(queries.all, filter)})) as met`;
  return rank(executor, search, hits);
}

function matchTitles(query: string, filter: ListingFilter): SQL {
  return sql`select ${hitColumns}, title as document from ${products}
    where ${matchFilter(filter)} and title @@ ${query}::tsquery limit ${mostRanked}`;
}

/** Model numbers first; then how well the words are answered; the better seller of two equals. */
function relevance({ queries, shelfSlugs }: TextSearch): SQL {
  const hasCode = queries.codes === '' ? sql`false` : sql`document @@ ${queries.codes}::tsquery`;
  const answered = queries.slots.map(
    ({ named, described }) =>
      sql`case when document @@ ${named}::tsquery then 1 else 0 end + case when document @@ ${described}::tsquery then 0.4 else 0 end`,
  );
  const onShelf = sql`category_id = any (array(select id from categories where slug = any (${sql.param(shelfSlugs)}::text[])))`;
  return sql`${hasCode} desc, (${sql.join(answered, sql` + `)}) / ${queries.slots.length}::real
    + case when ${onShelf} then 0.8 else 0 end
    + case when document @@ ${queries.typed}::tsquery then 0.15 else 0 end
    + case when available then 0.05 else 0 end
    + 0.02 * ln(1 + sold) + 0.02 * rating_rank desc, id`;
}

async function rank(executor: Executor, search: TextSearch, hits: SQL): Promise<FoundPage> {
  const order = {
    popular: () => relevance(search),
    'low-to-high': () => sql`unit_price_rwf, id`,
    'high-to-low': () => sql`unit_price_rwf desc, id desc`,
  }[search.order]();
  const { rows } = await executor.execute<{ ids: string[] | null; total: number }>(sql`
    with hits as materialized (${hits}),
    page as (select id, row_number() over (order by ${order}) as place from hits
      order by place limit ${search.slice.limit} offset ${search.slice.offset})
    select (select least(count(*), ${mostRanked})::int from hits) as total, (select array_agg(id order by place) from page) as ids`);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 };
}

/** The products behind the ids, in the order of the ids. */
export async function listByIds(executor: Executor, ids: string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(executor).where(inArray(products.id, ids));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowsById.get(id) ?? []);
}
