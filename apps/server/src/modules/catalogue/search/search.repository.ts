import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { products, productTexts } from '../../../db/schema/index.ts';
import { matchFilter } from '../listing.repository.ts';
import type { ListingFilter, ListingOrder, PageSlice } from '../listing.rules.ts';
import { type ProductRow, selectProducts } from '../product-rows.repository.ts';
import type { Resemblance } from './spelling.rules.ts';
import type { TextQueries, WordKnowledge } from './understand.rules.ts';

const completionsPerWord = 8;
const resemblancesPerWord = 12;

type KnowledgeRow = { kind: 'known' | 'beginning' | 'synonym'; word: string; meaning: string; uses: number };

/** Everything the catalogue knows about these words, in one question. */
export async function lookUpWords(
  executor: Executor,
  asked: { words: string[]; beginning: string | undefined; phrases: string[] },
): Promise<WordKnowledge> {
  const beginning = asked.beginning === undefined ? null : `${asked.beginning}%`;
  const { rows } = await executor.execute<KnowledgeRow>(sql`
    select 'known' as kind, word, '' as meaning, title_uses as uses
      from search_words where word = any (${sql.param(asked.words)}::text[])
    union all
    (select 'beginning', word, '', title_uses from search_words
      where word like ${beginning}::text and title_uses > 0 order by title_uses desc, word limit ${completionsPerWord})
    union all
    select 'synonym', search_text(term), search_text(meaning), 0
      from search_synonyms where search_text(term) = any (${sql.param(asked.phrases)}::text[])`);
  return {
    known: rows.filter(({ kind }) => kind === 'known'),
    beginnings: rows.filter(({ kind }) => kind === 'beginning'),
    synonyms: rows.filter(({ kind }) => kind === 'synonym').map(({ word, meaning }) => ({ term: word, meaning })),
  };
}

/** Words of the catalogue and of the synonym table that look like the ones asked for. */
export async function listResemblances(executor: Executor, words: string[]): Promise<Resemblance[]> {
  const { rows } = await executor.execute<Resemblance>(sql`
    select typed, near.word, near.uses, near.likeness
    from unnest(${sql.param(words)}::text[]) as typed
    cross join lateral (
      (select word, title_uses as uses, similarity(word, typed) as likeness
        from search_words where word % typed order by likeness desc, uses desc limit ${resemblancesPerWord})
      union all
      select search_text(term), 1, similarity(search_text(term), typed)
        from search_synonyms where search_text(term) % typed and position(' ' in search_text(term)) = 0
    ) as near`);
  return rows;
}

export type FoundPage = { ids: string[]; total: number };

/** No more products than this are ranked for one search; the total says no more either. */
const mostRanked = 1000;

/** Name and model weigh most, then brand, category and description. */
const rankWeights = sql`'{0.05, 0.25, 0.5, 1}'::real[]`;

export async function searchTitles(
  executor: Executor,
  queries: TextQueries,
  filter: ListingFilter,
  order: ListingOrder,
  slice: PageSlice,
): Promise<FoundPage> {
  const hits = sql`
    select id, title as document, unit_price_rwf, sold, rating_rank, stock > reserved as available from ${products}
    where ${matchFilter(filter)} and ${products.title} @@ ${queries.all}::tsquery limit ${mostRanked}`;
  return rank(executor, hits, queries, order, slice);
}

/** For words that stand only in a description. */
export async function searchTexts(
  executor: Executor,
  queries: TextQueries,
  filter: ListingFilter,
  order: ListingOrder,
  slice: PageSlice,
): Promise<FoundPage> {
  const hits = sql`
    select id, document, unit_price_rwf, sold, rating_rank, stock > reserved as available
    from ${productTexts} join ${products} on ${products.id} = ${productTexts.productId}
    where ${matchFilter(filter)} and document @@ ${queries.all}::tsquery limit ${mostRanked}`;
  return rank(executor, hits, queries, order, slice);
}

/** The nearest matches: products that answer to part of what was asked. */
export async function searchAnyWord(
  executor: Executor,
  queries: TextQueries,
  filter: ListingFilter,
  order: ListingOrder,
  slice: PageSlice,
): Promise<FoundPage> {
  const hits = sql`
    select id, title as document, unit_price_rwf, sold, rating_rank, stock > reserved as available from ${products}
    where ${matchFilter(filter)} and ${products.title} @@ ${queries.any}::tsquery limit ${mostRanked}`;
  return rank(executor, hits, { ...queries, all: queries.any }, order, slice);
}

async function rank(
  executor: Executor,
  hits: SQL,
  queries: TextQueries,
  order: ListingOrder,
  { limit, offset }: PageSlice,
): Promise<FoundPage> {
  const hasCode = queries.codes === '' ? sql`false` : sql`document @@ ${queries.codes}::tsquery`;
  const relevance = sql`${hasCode} desc,
    ts_rank(${rankWeights}, document, ${queries.all}::tsquery, 1)
      + case when document @@ ${queries.typed}::tsquery then 0.15 else 0 end
      + case when available then 0.03 else 0 end
      + 0.01 * ln(1 + sold) + 0.01 * rating_rank desc, id`;
  const orderings = { popular: relevance, 'low-to-high': sql`unit_price_rwf, id`, 'high-to-low': sql`unit_price_rwf desc, id desc` };
  const { rows } = await executor.execute<{ ids: string[] | null; total: number }>(sql`
    with hits as materialized (${hits}),
    page as (select id, row_number() over (order by ${orderings[order]}) as place from hits
      order by place limit ${limit} offset ${offset})
    select (select count(*)::int from hits) as total, (select array_agg(id order by place) from page) as ids`);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 };
}

/** The products behind the ids, in the order of the ids. */
export async function listByIds(executor: Executor, ids: string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(executor).where(and(inArray(products.id, ids)));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowsById.get(id) ?? []);
}
