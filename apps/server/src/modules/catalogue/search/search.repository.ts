import { sql } from 'drizzle-orm';
import { type Executor, readTexts } from '../../../db/client.ts';
import { prepareOnce } from '../../../db/prepare-once.ts';
import { products } from '../../../db/schema/index.ts';
import { describeFilter, nameFor, narrow, type Part } from '../filters.repository.ts';
import { orderings } from '../listing.repository.ts';
import type { ListingFilter, ListingOrder } from '../listing.rules.ts';
import { type ListedProduct, prepareListed, published } from '../product-rows.repository.ts';
import type { TextQueries } from './write-queries.rules.ts';

/** What a text asks for. */
export type TextSearch = {
  queries: TextQueries;
  /** Ids of the categories the text may be naming: their products are what is meant. */
  categoryIds: readonly string[];
};

/** One of the questions asked in turn until they have found enough. */
export type Attempt = {
  query: string;
  /** Of all that is written about products, and not of their titles alone. */
  inTexts?: boolean;
  enough: number;
  most: number;
  isNear: boolean;
};

/** No more products than this are ranked for one search. */
export const mostRanked = 400;
/** Unless the list is narrowed: what is left of more than these is not among the best of them. */
export const mostMatches = 4000;
/** Nor more of those that only come near, or are suggested. */
export const mostNear = 96;
/** With fewer answers than this to several words, those whose texts say the rest, or that lack some, are weighed as well. */
export const enoughAnswers = 12;

const find = {
  name: 'find_answers',
  text: `SELECT answers FROM find_answers($1::tsquery[], $2::boolean[], $3::integer[], $4::integer[], $5::tsquery[],
    $6::tsquery[], $7::tsquery, $8::tsquery, $9::uuid[], $10::tsquery)`,
};

/** What each attempt finds, up to the one after which it is enough, as the database writes it. */
export async function findAnswers(
  executor: Executor,
  { queries: { slots, typed, all, codes, kinds }, categoryIds }: TextSearch,
  attempts: readonly Attempt[],
): Promise<string[]> {
  if (attempts.length === 0) return [];
  const written = await readTexts(executor, find, [
    attempts.map(({ query }) => query),
    attempts.map(({ inTexts = false }) => inTexts),
    attempts.map(({ enough }) => enough),
    attempts.map(({ most }) => most),
    slots.map(({ named }) => named),
    slots.map(({ described }) => described),
    // Without synonyms everything that answers does so in the shopper's own words.
    typed === all ? null : typed,
    codes === '' ? null : codes,
    categoryIds,
    kinds ?? null,
  ]);
  return written.map((found) => found ?? '[]');
}

const prepareNarrowed = prepareOnce(
  'narrowed',
  (executor, { parts, order }: { parts: Part[]; order: ListingOrder }, name) =>
    prepareListed(
      executor,
      sql`select id, xmin as version from ${products} where ${published} and ${narrow(products, parts)}
      order by ${sql.join(orderings[order], sql`, `)}`,
      nameFor(parts, name),
    ),
);

/** Those of the products that a list shows which is narrowed like this, in its order. */
export function narrowProducts(
  executor: Executor,
  productIds: readonly string[],
  filter: ListingFilter,
  order: ListingOrder,
): Promise<ListedProduct[]> {
  const { parts, values } = describeFilter({ ...filter, productIds });
  return prepareNarrowed(executor, { parts, order })(values);
}
