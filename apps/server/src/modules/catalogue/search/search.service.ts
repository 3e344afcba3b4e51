import type { ReadCache } from '../../../caching/read-cache.ts';
import { type ListingFilter, type ListingOrder, narrowToShelf, type PageSlice } from '../listing.rules.ts';
import type { ProductPage } from '../listing.service.ts';
import type { ProductCache } from '../product-cache.ts';
import type { WantedProduct } from '../product-rows.repository.ts';
import { type FoundDeps, rank } from './answers.ts';
import { findAskedKind } from './asked-kind.rules.ts';
import { interpret, type InterpretDeps } from './interpret.ts';
import { loadKinds } from './known-words.ts';
import * as repository from './search.repository.ts';
import type { Attempt } from './search.repository.ts';
import { isSurelyBroad } from './understand.rules.ts';
import {
  findNamedShelves,
  findWholeShelf,
  listCategoryIds,
  orderToLeaveOut,
  separateBrands,
  type Shelves,
} from './named-shelves.rules.ts';
import { createQueryWriter, type QueryWriter, type TextQueries } from './write-queries.rules.ts';

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

type MatchDeps = FoundDeps & InterpretDeps & { shelves: Shelves };

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

const loadWriter = (cache: ReadCache, { brandWords }: Shelves): Promise<QueryWriter> =>
  cache.get('query writer', async () => createQueryWriter(brandWords));

/** What a text asks for, whatever the list is narrowed to and however it is sorted. */
async function readText(deps: InterpretDeps & { shelves: Shelves }, text: string) {
  const { db, cache, shelves } = deps;
  const { understanding, words, corrected } = await interpret(deps, text, shelves.brandWords, false);
  const slots = separateBrands(understanding.slots, shelves);
  const kind = findAskedKind(slots, words, await loadKinds(db, cache), shelves.brandWords);
  const write = await loadWriter(cache, shelves);
  const queries = write({ ...understanding, slots }, kind);
  const named = findNamedShelves(slots, shelves);
  return {
    corrected,
    queries,
    attempts: listAttempts(queries, understanding.unknown.length, orderToLeaveOut(slots.length, named)),
    isBroad: isSurelyBroad(understanding, repository.mostRanked),
    categoryIds: listCategoryIds(named, shelves),
    wholeShelf: findWholeShelf(named, slots.length, shelves),
  };
}

/** The same as ids, for counting. */
export async function findMatches(
  deps: MatchDeps,
  { text, filter, order, slice, isOfEach = false }: SearchRequest,
): Promise<{ found: Found } & Pick<SearchResult, 'didYouMean' | 'nearest'>> {
  const { db } = deps;
  const { corrected, queries, attempts, isBroad, categoryIds, wholeShelf } = await deps.cache.get(
    `meant by ${text}`,
    () => readText(deps, text),
  );
  if (queries.slots.length === 0) return { found: { listed: [], total: 0 }, nearest: false };
  const asked = { queries, categoryIds, filter, order, isOfEach };
  const spelling = { didYouMean: corrected, nearest: corrected !== undefined };

  if (isBroad) return { found: await findMany(), ...spelling };
  const { listed, total, attempt } = await rank(deps, text, asked, attempts, slice);
  // In the whole shop the words that were put right have just found nothing; where it was narrowed they may.
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  if (attempt === undefined)
    return { found: { listed: [], total: 0 }, nearest: false, ...(isNarrowed ? { didYouMean: corrected } : {}) };
  if (attempt.inTexts === undefined && total >= repository.mostRanked)
    return { found: await findMany(slice.offset === 0 ? listed : undefined), ...spelling };
  return { found: { listed, total }, ...spelling, nearest: spelling.nearest || attempt.isNear };

  /** With too many matches to rank, the name of a category or brand means the whole of it. */
  async function findMany(firstRanked?: WantedProduct[]): Promise<Found> {
    const shelf = wholeShelf && narrowToShelf(filter, wholeShelf);
    if (shelf) return { shelf };
    const best = await repository.rankAmongBest(db, asked);
    const end = Math.min(slice.offset + slice.limit, repository.mostRanked);
    const all = end <= best.length ? best : joinLists(best, firstRanked ?? (await rankFirst(end)));
    return { listed: all.slice(slice.offset, end), total: repository.mostRanked };
  }

  async function rankFirst(count: number): Promise<WantedProduct[]> {
    return (await rank({ db }, text, asked, inTitles(asked.queries), { offset: 0, limit: count })).listed;
  }
}

/**
 * All of it in titles: first of the kind asked for or in heads, where two words are found at once, then anywhere, which
 * may be for the texts to tell.
 */
function inTitles(queries: TextQueries): Attempt[] {
  const { kinds, inHeads, inTitles: anywhere, isRestInTexts, inTexts, slots } = queries;
  const isOne = slots.length === 1;
  const [enoughOfKind, enough] = isOne
    ? [repository.mostRanked, 1]
    : [repository.enoughAnswers, repository.enoughAnswers];
  const common = { most: repository.mostRanked, isNear: false };
  const first = isOne && kinds === undefined ? undefined : inHeads;
  return [
    ...(first === undefined ? [] : [{ ...common, inTitles: first, enough: enoughOfKind }]),
    ...(anywhere === undefined
      ? []
      : [{ ...common, inTitles: anywhere, inTexts: isRestInTexts ? inTexts : undefined, enough }]),
  ];
}

/**
 * What is asked in turn: all of it in titles, all of it in descriptions too, all but one word, things of that kind, any
 * word. Of several words a title often has some and the description the rest, as a Bluetooth speaker may; one word
 * alone is a name.
 */
function listAttempts(queries: TextQueries, unknownWords: number, leaveOut: readonly number[]): Attempt[] {
  const isOne = queries.slots.length === 1;
  const near = { enough: repository.enoughAnswers, most: repository.mostNear, isNear: true };
  const relaxed = [
    ...leaveOut.map((slot) => queries.withoutSlot[slot]),
    isOne ? undefined : queries.kinds,
    ...queries.any,
  ];
  const nearest = relaxed.flatMap((query) => (query === undefined ? [] : [{ ...near, inTitles: query }]));
  const exact = inTitles(queries);
  if (unknownWords > 0) return [...exact.map((attempt) => ({ ...attempt, ...near })), ...nearest];
  const whole = {
    inTexts: queries.inTexts,
    enough: isOne ? 1 : repository.enoughAnswers,
    most: repository.mostRanked,
    isNear: false,
  };
  return [...exact, ...(queries.isRestInTexts ? [] : [whole]), ...nearest];
}

function joinLists(first: readonly WantedProduct[], second: readonly WantedProduct[]): WantedProduct[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}

/** Products for what is being typed, the likeliest first. */
export async function suggestProducts(
  deps: InterpretDeps & { shelves: Shelves },
  text: string,
  limit: number,
): Promise<WantedProduct[]> {
  const { db, shelves } = deps;
  const { understanding, words } = await interpret(deps, text, shelves.brandWords, true);
  if (understanding.slots.length === 0 || understanding.unknown.length > 0) return [];
  const slots = separateBrands(understanding.slots, shelves);
  const kind = findAskedKind(slots, words, await loadKinds(db, deps.cache), shelves.brandWords);
  const write = await loadWriter(deps.cache, shelves);
  const asked = {
    queries: write({ ...understanding, slots }, kind),
    categoryIds: listCategoryIds(findNamedShelves(slots, shelves), shelves),
    filter: {},
    order: 'default' as const,
    isOfEach: false,
  };
  const best = isSurelyBroad(understanding, repository.mostRanked) ? await repository.rankAmongBest(db, asked) : [];
  if (best.length >= limit) return best.slice(0, limit);
  const few = { enough: limit, most: repository.mostNear };
  // Texts only where titles have nothing: what is suggested must be there before the next letter is.
  const attempts = inTitles(asked.queries).flatMap(({ inTexts, ...attempt }) => [
    { ...attempt, ...few },
    ...(inTexts === undefined ? [] : [{ ...attempt, ...few, inTitles: undefined, inTexts }]),
  ]);
  return (await rank({ db }, text, asked, attempts, { offset: 0, limit })).listed;
}
