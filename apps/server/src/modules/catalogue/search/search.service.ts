import { type ListingFilter, type ListingOrder, narrowToShelf, type PageSlice } from '../listing.rules.ts';
import type { KeptProducts } from '../kept-products.ts';
import type { ListedProduct, ProductRow } from '../product-rows.repository.ts';
import { interpret, type InterpretDeps } from './interpret.ts';
import * as repository from './search.repository.ts';
import type { Attempt } from './search.repository.ts';
import { isSurelyBroad, type Slot } from './understand.rules.ts';
import { listShelves } from './words.repository.ts';
import {
  findNamedShelves,
  findWholeShelf,
  type NamedShelf,
  orderToLeaveOut,
  type TextQueries,
  writeQueries,
} from './write-queries.rules.ts';

export type SearchRequest = { text: string; filter: ListingFilter; order: ListingOrder; slice: PageSlice };

export type ProductPage = { products: ProductRow[]; total: number };

export type SearchResult = ProductPage & {
  /** The query with its slips put right, when it had some. */
  didYouMean?: string | undefined;
  /** Nothing answers to the very words that were typed; these come nearest. */
  nearest: boolean;
};

export type SearchDeps = InterpretDeps & {
  kept: KeptProducts;
  /** The whole of a category or brand. */
  listShelf(filter: ListingFilter, order: ListingOrder, slice: PageSlice): Promise<ProductPage>;
};

/** Finds products for what a shopper typed: exactly if there are any, else the nearest there are. */
export async function search(deps: SearchDeps, { text, filter, order, slice }: SearchRequest): Promise<SearchResult> {
  const { db, kept, listShelf } = deps;
  const { understanding, corrected } = await interpret(deps, text, false);
  const { slots, unknown } = understanding;
  if (slots.length === 0) return { products: [], total: 0, nearest: false };
  const shelves = await findShelves(deps, slots);
  const asked = { queries: writeQueries(understanding), categoryIds: listCategoryIds(shelves), filter, order };
  const spelling = { didYouMean: corrected, nearest: corrected !== undefined };

  if (isSurelyBroad(understanding, repository.mostRanked)) return { ...(await searchMany()), ...spelling };
  const { listed, total, attempt } = await repository.rank(
    db,
    asked,
    listAttempts(asked.queries, unknown.length, orderToLeaveOut(slots.length, shelves)),
    slice,
  );
  if (attempt === undefined) return { products: [], total: 0, nearest: false };
  if (attempt.of === 'titles' && total === repository.mostRanked) return { ...(await searchMany()), ...spelling };
  return { products: await kept.read(db, listed), total, ...spelling, nearest: spelling.nearest || attempt.isNear };

  /** With too many matches to rank, the name of a category or brand means the whole of it. */
  async function searchMany(): Promise<ProductPage> {
    const shelf = findWholeShelf(shelves, slots.length);
    const narrower = shelf && narrowToShelf(filter, shelf);
    if (narrower) return listShelf(narrower, order, slice);
    const met = await repository.rankOnTheWay(db, asked);
    const all = slice.offset + slice.limit <= met.length ? met : joinLists(met, await rankAll());
    const page = all.slice(slice.offset, Math.min(slice.offset + slice.limit, repository.mostRanked));
    return { products: await kept.read(db, page), total: repository.mostRanked };
  }

  async function rankAll(): Promise<ListedProduct[]> {
    const whole = { offset: 0, limit: repository.mostRanked };
    return (await repository.rank(db, asked, [inTitles(asked.queries)], whole)).listed;
  }
}

async function findShelves({ db, facts }: InterpretDeps, slots: readonly Slot[]): Promise<NamedShelf[]> {
  return findNamedShelves(slots, await facts.get('shelves', () => listShelves(db)));
}

function listCategoryIds(shelves: readonly NamedShelf[]): string[] {
  return shelves.filter(({ kind }) => kind === 'category').map(({ id }) => id);
}

const inTitles = ({ all }: TextQueries): Attempt => ({
  anyOf: [all],
  of: 'titles',
  most: repository.mostRanked,
  isNear: false,
});

/** What is asked in turn: all of it in titles, all of it in descriptions too, all but one word, any word. */
function listAttempts(queries: TextQueries, unknownWords: number, leaveOut: readonly number[]): Attempt[] {
  const exact = inTitles(queries);
  const near = { ...exact, most: repository.mostNear, isNear: true };
  const relaxed = [
    ...leaveOut.flatMap((slot) => queries.withoutSlot[slot] ?? []).map((query) => ({ ...near, anyOf: [query] })),
    { ...near, anyOf: queries.single },
  ];
  return unknownWords > 0 ? [near, ...relaxed] : [exact, { ...exact, of: 'texts' }, ...relaxed];
}

function joinLists(first: readonly ListedProduct[], second: readonly ListedProduct[]): ListedProduct[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}

/** Products for what is being typed, the likeliest first. */
export async function suggestProducts(deps: InterpretDeps, text: string, limit: number): Promise<ListedProduct[]> {
  const { db } = deps;
  const { understanding } = await interpret(deps, text, true);
  if (understanding.slots.length === 0 || understanding.unknown.length > 0) return [];
  const categoryIds = listCategoryIds(await findShelves(deps, understanding.slots));
  const asked = { queries: writeQueries(understanding), categoryIds, filter: {}, order: 'popular' as const };
  const met = isSurelyBroad(understanding, repository.mostRanked) ? await repository.rankOnTheWay(db, asked) : [];
  if (met.length >= limit) return met.slice(0, limit);
  return (await repository.rank(db, asked, [inTitles(asked.queries)], { offset: 0, limit })).listed;
}
