import type { Executor } from '../../../db/client.ts';
import * as listing from '../listing.repository.ts';
import type { ListingFilter, ListingOrder, PageSlice } from '../listing.rules.ts';
import type { ProductRow } from '../product-rows.repository.ts';
import { interpret } from './interpret.ts';
import * as repository from './search.repository.ts';
import { listShelves } from './words.repository.ts';
import { findWholeShelf, listShelfNames, writeQueries } from './write-queries.rules.ts';

export type SearchRequest = { text: string; filter: ListingFilter; order: ListingOrder; slice: PageSlice };

export type SearchResult = {
  products: ProductRow[];
  total: number;
  /** The query with its slips put right, when it had some. */
  didYouMean?: string | undefined;
  /** Nothing answers to the very words that were typed; these come nearest. */
  nearest: boolean;
};

/** Finds products for what a shopper typed: exactly if there are any, else the nearest there are. */
export async function search(db: Executor, { text, ...request }: SearchRequest): Promise<SearchResult> {
  const { understanding, corrected } = await interpret(db, text, false);
  const { slots, unknown } = understanding;
  if (slots.length === 0) return { products: [], total: 0, nearest: false };
  const names = listShelfNames(slots);
  const asked = { ...request, queries: writeQueries(understanding), shelfSlugs: names.map(({ slug }) => slug) };
  const spelling = { didYouMean: corrected, nearest: corrected !== undefined };

  if (unknown.length === 0) {
    const inTitles = await repository.searchTitles(db, asked);
    if (inTitles.total >= repository.mostRanked) return { ...(await searchMany()), ...spelling };
    const found = inTitles.total > 0 ? inTitles : await repository.searchTexts(db, asked);
    if (found.total > 0) return { ...(await withProducts(found)), ...spelling };
  }
  const some = await repository.searchAnyWord(db, asked);
  return { ...(await withProducts(some)), ...spelling, nearest: some.total > 0 };

  /** With too many matches to rank, the name of a category or brand means the whole of it. */
  async function searchMany(): Promise<{ products: ProductRow[]; total: number }> {
    const shelves = await listShelves(db, asked.shelfSlugs);
    const shelf = findWholeShelf(names, shelves, slots.length);
    const isNarrower = shelf && narrow(request.filter, shelf);
    if (!isNarrower) return withProducts(await repository.searchBroadly(db, asked));
    const [products, total] = await Promise.all([
      listing.listPage(db, isNarrower, request.order, request.slice),
      listing.countProducts(db, isNarrower),
    ]);
    return { products, total };
  }

  async function withProducts({ ids, total }: repository.FoundPage): Promise<{ products: ProductRow[]; total: number }> {
    return { products: await repository.listByIds(db, ids), total };
  }
}

/** The filter with the shelf in it; undefined when it already names another one. */
function narrow(filter: ListingFilter, shelf: { categoryId?: string; brandId?: string }): ListingFilter | undefined {
  const isOther = (given: string | undefined, named: string | undefined) => given !== undefined && named !== undefined && given !== named;
  if (isOther(filter.categoryId, shelf.categoryId) || isOther(filter.brandId, shelf.brandId)) return undefined;
  return { ...filter, ...shelf };
}

/** Ids of products for what is being typed, the likeliest first. */
export async function suggestProducts(db: Executor, text: string, limit: number): Promise<string[]> {
  const { understanding } = await interpret(db, text, true);
  if (understanding.slots.length === 0 || understanding.unknown.length > 0) return [];
  const { ids } = await repository.searchTitles(db, {
    queries: writeQueries(understanding),
    shelfSlugs: listShelfNames(understanding.slots).map(({ slug }) => slug),
    filter: {},
    order: 'popular',
    slice: { limit, offset: 0 },
  });
  return ids;
}
