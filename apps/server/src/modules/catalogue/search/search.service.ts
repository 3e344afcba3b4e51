import type { Executor } from '../../../db/client.ts';
import { type ListingFilter, type ListingOrder, narrowToShelf, type PageSlice } from '../listing.rules.ts';
import type { ProductRow } from '../product-rows.repository.ts';
import { interpret } from './interpret.ts';
import * as repository from './search.repository.ts';
import { isSurelyBroad } from './understand.rules.ts';
import { listShelves } from './words.repository.ts';
import { findWholeShelf, listShelfNames, writeQueries } from './write-queries.rules.ts';

export type SearchRequest = { text: string; filter: ListingFilter; order: ListingOrder; slice: PageSlice };

export type ProductPage = { products: ProductRow[]; total: number };

export type SearchResult = ProductPage & {
  /** The query with its slips put right, when it had some. */
  didYouMean?: string | undefined;
  /** Nothing answers to the very words that were typed; these come nearest. */
  nearest: boolean;
};

export type SearchDeps = {
  db: Executor;
  /** The whole of a category or brand. */
  listShelf(filter: ListingFilter, order: ListingOrder, slice: PageSlice): Promise<ProductPage>;
};

/** Finds products for what a shopper typed: exactly if there are any, else the nearest there are. */
export async function search(
  { db, listShelf }: SearchDeps,
  { text, filter, order, slice }: SearchRequest,
): Promise<SearchResult> {
  const { understanding, corrected } = await interpret(db, text, false);
  const { slots, unknown } = understanding;
  if (slots.length === 0) return { products: [], total: 0, nearest: false };
  const names = listShelfNames(slots);
  const asked = { queries: writeQueries(understanding), shelfSlugs: names.map(({ slug }) => slug), filter, order };
  const spelling = { didYouMean: corrected, nearest: corrected !== undefined };

  if (unknown.length === 0) {
    const inTitles = isSurelyBroad(understanding, repository.mostRanked)
      ? undefined
      : await repository.rankTitles(db, asked);
    if (inTitles === undefined || inTitles.length === repository.mostRanked) {
      return { ...(await searchMany(inTitles)), ...spelling };
    }
    const found = inTitles.length > 0 ? inTitles : await repository.rankTexts(db, asked);
    if (found.length > 0) return { ...(await showPage(found)), ...spelling };
  }
  const some = await repository.rankAnyWord(db, asked);
  return { ...(await showPage(some)), ...spelling, nearest: some.length > 0 };

  /** With too many matches to rank, the name of a category or brand means the whole of it. */
  async function searchMany(ranked: string[] | undefined): Promise<ProductPage> {
    const shelf = findWholeShelf(names, await listShelves(db, asked.shelfSlugs), slots.length);
    const narrower = shelf && narrowToShelf(filter, shelf);
    if (narrower) return listShelf(narrower, order, slice);
    const met = await repository.rankOnTheWay(db, asked);
    if (slice.offset + slice.limit <= met.length) return showPage(met, repository.mostRanked);
    return showPage([...new Set([...met, ...(ranked ?? (await repository.rankTitles(db, asked)))])]);
  }

  async function showPage(ids: string[], total = Math.min(ids.length, repository.mostRanked)): Promise<ProductPage> {
    const page = ids.slice(slice.offset, Math.min(slice.offset + slice.limit, repository.mostRanked));
    return { products: await repository.listByIds(db, page), total };
  }
}

/** Ids of products for what is being typed, the likeliest first. */
export async function suggestProducts(db: Executor, text: string, limit: number): Promise<string[]> {
  const { understanding } = await interpret(db, text, true);
  if (understanding.slots.length === 0 || understanding.unknown.length > 0) return [];
  const asked = {
    queries: writeQueries(understanding),
    shelfSlugs: listShelfNames(understanding.slots).map(({ slug }) => slug),
    filter: {},
    order: 'popular' as const,
  };
  const met = isSurelyBroad(understanding, repository.mostRanked) ? await repository.rankOnTheWay(db, asked) : [];
  const ids = met.length >= limit ? met : await repository.rankTitles(db, asked);
  return ids.slice(0, limit);
}
