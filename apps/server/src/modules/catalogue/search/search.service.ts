import { type ListingFilter, type ListingOrder, narrowToShelf, type PageSlice } from '../listing.rules.ts';
import type { ProductPage } from '../listing.service.ts';
import type { ProductCache } from '../product-cache.ts';
import type { WantedProduct } from '../product-rows.repository.ts';
import { findAll, findNarrowed, type FoundDeps } from './answers.ts';
import { chooseOfFamilies, rankAnswers } from './answers.rules.ts';
import { findAskedKind } from './asked-kind.rules.ts';
import { interpret } from './interpret.ts';
import { loadKinds } from './known-words.ts';
import * as repository from './search.repository.ts';
import type { Attempt } from './search.repository.ts';
import {
  findNamedShelves,
  findWholeShelf,
  listCategoryIds,
  orderToLeaveOut,
  type Shelves,
} from './named-shelves.rules.ts';
import { type TextQueries, writeQueries } from './write-queries.rules.ts';

export type SearchRequest = {
  text: string;
  filter: ListingFilter;
  order: ListingOrder;
  slice: PageSlice;
  /** Of families each that answers, and not only the one that lists show. */
  isOfEach?: boolean;
};

/** What was found, before it is read; the whole of a shelf where that is what was asked for. */
type Found = { listed: readonly WantedProduct[]; total: number } | { shelf: ListingFilter };

export type SearchResult = ProductPage & {
  /** The query with its slips put right, when it had some. */
  didYouMean?: string | undefined;
  /** Nothing answers to the very words that were typed; these come nearest. */
  nearest: boolean;
};

type MatchDeps = FoundDeps & { shelves: Shelves };

export type SearchDeps = MatchDeps & {
  productCache: ProductCache;
  /** The whole of a category or brand. */
  listShelf(filter: ListingFilter, order: ListingOrder, slice: PageSlice): Promise<ProductPage>;
};

/** Finds products for what a shopper typed: exactly if there are any, else the nearest there are. */
export async function search(deps: SearchDeps, request: SearchRequest): Promise<SearchResult> {
  const { found, ...notes } = await findMatches(deps, request);
  if ('shelf' in found) return { ...(await deps.listShelf(found.shelf, request.order, request.slice)), ...notes };
  return { products: await deps.productCache.read(deps.db, found.listed), total: found.total, ...notes };
}

/** What a text asks for, whatever the list is narrowed to and however it is sorted. */
async function readText(deps: MatchDeps, text: string, completeLastWord = false) {
  const { db, cache, shelves } = deps;
  const { understanding, words, corrected } = await interpret(deps, text, shelves.brandWords, completeLastWord);
  const { slots } = understanding;
  const kind = findAskedKind(slots, words, await loadKinds(db, cache), shelves.brandWords);
  const queries = writeQueries(understanding, kind);
  const named = findNamedShelves(slots, shelves);
  const unknownWords = understanding.unknown.length;
  return {
    corrected,
    unknownWords,
    search: { queries, categoryIds: listCategoryIds(named, shelves) },
    attempts: listAttempts(queries, unknownWords, orderToLeaveOut(slots.length, named)),
    wholeShelf: findWholeShelf(named, slots.length, shelves),
  };
}

/** The same as ids, for counting. */
export async function findMatches(
  deps: MatchDeps,
  { text, filter, order, slice, isOfEach = false }: SearchRequest,
): Promise<{ found: Found } & Pick<SearchResult, 'didYouMean' | 'nearest'>> {
  const { corrected, wholeShelf, ...meant } = await deps.cache.get(`meant by ${text}`, () => readText(deps, text));
  const wanted = { text, ...meant };
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const all = await findAll(deps, wanted);
  const shelf = all.isCut && wholeShelf && narrowToShelf(filter, wholeShelf);
  const spelling = { didYouMean: corrected, nearest: corrected !== undefined };
  if (shelf) return { found: { shelf }, ...spelling };
  const { attempt, answers } =
    isNarrowed || order !== 'default' ? await findNarrowed(deps, wanted, filter, order) : all;
  const chosen = (isOfEach ? answers : chooseOfFamilies(answers, order)).slice(0, repository.mostRanked);
  const listed = chosen.slice(slice.offset, slice.offset + slice.limit);
  const found = { listed, total: chosen.length };
  // In the whole shop the words that were put right have just found nothing; where it was narrowed they may.
  if (attempt === undefined) return { found, nearest: false, ...(isNarrowed && { didYouMean: corrected }) };
  return { found, ...spelling, nearest: spelling.nearest || attempt.isNear };
}

/** All of it in titles, of the kind asked for before anything else, then in descriptions too, which have the titles. */
function listExact({ slots, inHeads, all }: TextQueries): Attempt[] {
  const isOne = slots.length === 1;
  const common = { enough: isOne ? 1 : repository.enoughAnswers, most: repository.mostRanked, isNear: false };
  return [
    { ...common, query: inHeads, ...(isOne && inHeads !== all && { enough: repository.mostRanked }) },
    ...(isOne && inHeads !== all ? [{ ...common, query: all }] : []),
    { ...common, query: all, inTexts: true },
  ];
}

/**
 * What is asked in turn: all of it in titles, all of it in descriptions too, all but one word, things of that kind, any
 * word. Of several words a title often has some and the description the rest, as a Bluetooth speaker may.
 */
function listAttempts(queries: TextQueries, unknownWords: number, leaveOut: readonly number[]): Attempt[] {
  const { slots, kinds, withoutSlot, any } = queries;
  if (slots.length === 0) return [];
  const near = { enough: repository.enoughAnswers, most: repository.mostNear, isNear: true };
  const relaxed = [...leaveOut.map((slot) => withoutSlot[slot]), slots.length === 1 ? undefined : kinds, ...any];
  const nearest = relaxed.flatMap((query) => (query === undefined ? [] : [{ ...near, query }]));
  const exact = listExact(queries);
  if (unknownWords === 0) return [...exact, ...nearest];
  return [...exact.filter(({ inTexts }) => !inTexts).map((attempt) => ({ ...attempt, ...near })), ...nearest];
}

/** Products for what is being typed, the likeliest first. */
export async function suggestProducts(deps: MatchDeps, text: string, limit: number): Promise<WantedProduct[]> {
  const { search: asked, unknownWords } = await readText(deps, text, true);
  if (asked.queries.slots.length === 0 || unknownWords > 0) return [];
  const few = { enough: limit, most: repository.mostNear };
  const attempts = listExact(asked.queries).map((attempt) => ({ ...attempt, ...few }));
  const ranked = rankAnswers(await repository.findAnswers(deps.db, asked, attempts));
  return chooseOfFamilies(ranked, 'default')
    .slice(0, limit)
    .map(({ id }) => ({ id }));
}
