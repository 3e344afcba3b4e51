import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { type Executor, readTexts, type SentValue } from '../../../db/client.ts';
import { fixed, prepareOnce } from '../../../db/prepare-once.ts';
import { describeFilter, isRange, narrowTitles, type Part } from '../filters.repository.ts';
import { orderings } from '../listing.repository.ts';
import type { ListingFilter, ListingOrder } from '../listing.rules.ts';
import { type ListedProduct, prepareListed, type WantedProduct } from '../product-rows.repository.ts';
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

const valueOf = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** How well a product answers, or by what else a list is sorted; see `search_relevance`. */
function scoreBy(order: ListingOrder, document: string): SQL {
  if (order === 'popularity' || order === 'newest' || order === 'rating')
    return sql`search_order(${fixedText(order)}, product_id)`;
  return sql`search_relevance(${sql.raw(document)}, ${valueOf('named', 'tsquery[]')}, ${valueOf('described', 'tsquery[]')},
    ${valueOf('typed', 'tsquery')}, ${valueOf('codes', 'tsquery')}, category_id = any (${valueOf('categoryIds', 'uuid[]')}),
    appeal, title @@ ${valueOf('kinds', 'tsquery')})`;
}

const fixedText = (order: ListingOrder) => sql.raw(`'${order}'`);

type AnswersShape = { parts: Part[]; order: ListingOrder; inTitles: boolean; inTexts: boolean };

/** One question of a list that is narrowed or sorted as only the products themselves can tell. */
const prepareAnswers = prepareOnce('answers', (executor, { parts, order, ...places }: AnswersShape) => {
  const narrowed = narrowTitles(parts);
  const found = sql.raw(
    'product_titles.product_id, category_id, brand_id, unit_price_rwf, rating, family, leads, title',
  );
  // What a title says counts a little more than what a text does.
  const titles = sql`(select ${found}, (appeal + 0.05)::real as appeal, title as document from product_titles
    where search_title_places(title) @@ ${valueOf('inTitles', 'tsquery')} and ${narrowed} limit ${sql.placeholder('most')})`;
  // One by one, so that the words lead here too and not the other table.
  const texts = sql`(select ${found}, appeal, document from product_texts cross join lateral
    (select * from product_titles where product_id = product_texts.product_id limit 1) as product_titles
    where search_entries(document, ts_filter(document, '{b}')) @@ ${valueOf('inTexts', 'tsquery')} and ${narrowed}
    limit ${sql.placeholder('most')})`;
  const asked = [...(places.inTitles ? [titles] : []), ...(places.inTexts ? [texts] : [])];
  const answer = sql<string | null>`string_agg(search_answer(product_id, ${scoreBy(order, 'document')}, true,
    unit_price_rwf, rating, category_id, brand_id, family, leads), ';')`.as('answers');
  const { sql: text, params } = executor
    .select({ answer })
    .from(sql`(${sql.join(asked, sql` union all `)}) as asked`)
    .toSQL();
  return (values: Record<string, SentValue>) =>
    readTexts(executor, { text }, fillPlaceholders(params, values) as SentValue[]);
});

/** What one question finds of a list that is narrowed and sorted like this, as `list_answers` writes it. */
export async function askNarrowed(
  executor: Executor,
  search: TextSearch,
  { inTitles, inTexts, most }: Attempt,
): Promise<string | null> {
  if (inTitles === undefined && inTexts === undefined) return null;
  const { parts, values } = describeFilter(search.filter);
  const shape = { parts, order: search.order, inTitles: inTitles !== undefined, inTexts: inTexts !== undefined };
  const asked = prepareAnswers(executor, shape);
  const [answers = null] = await asked({ ...values, ...scoringOf(search), inTitles, inTexts, most });
  return answers;
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

type ScanShape = { order: ListingOrder; parts: Part[] };

const prepareScan = prepareOnce('scan', (executor, { order, parts }: ScanShape, name) => {
  const inPriceRange = narrowTitles(parts.filter(isRange));
  const first = {
    default: sql`select * from product_titles order by appeal desc, product_id`,
    popularity: scanBy('popularity'),
    newest: scanBy('newest'),
    rating: scanBy('rating'),
    'low-to-high': sql`select * from product_titles where ${inPriceRange} order by unit_price_rwf, product_id`,
    'high-to-low': sql`select * from product_titles where ${inPriceRange} order by unit_price_rwf desc, product_id desc`,
  }[order];
  const matches = sql`select * from (${first} limit ${fixed(mostScanned)}) as product_titles
    where title @@ ${valueOf('wanted', 'tsquery')} and ${narrowTitles(parts)} limit ${fixed(mostMatches)}`;
  const byPrice: Partial<Record<string, SQL>> = {
    'low-to-high': sql`-unit_price_rwf`,
    'high-to-low': sql`unit_price_rwf`,
  };
  const best = byPrice[order] ?? scoreBy(order, 'title');
  // Of a family one, as in every search.
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
  const { parts, values } = describeFilter(filter);
  return prepareScan(executor, { order, parts })({
    ...values,
    ...scoringOf(search),
    wanted: queries.kinds ?? queries.all,
  });
}
