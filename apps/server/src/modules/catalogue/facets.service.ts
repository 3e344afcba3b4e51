import type { Facets } from '@urumuri/contract';
import type { ReadCache } from '../../caching/read-cache.ts';
import { createSemaphore } from '../../concurrency/semaphore.ts';
import type { Executor } from '../../db/client.ts';
import {
  buildFacetIndex,
  countFacets as countIndex,
  countValues,
  type FacetIndex,
  hasOthers,
  type SpecificationCount,
} from './facet-index.rules.ts';
import * as repository from './facets.repository.ts';
import { listSpecificationFacets, presentCounts } from './facets.rules.ts';
import { countProducts } from './listing.repository.ts';
import type { ListingFilter } from './listing.rules.ts';
import type { Shelves } from './search/named-shelves.rules.ts';
import { mostRanked } from './search/search.repository.ts';
import * as siblings from './siblings.repository.ts';
import { mayStandIn, type SiblingsSummary } from './siblings.rules.ts';
import type { Specification } from './specifications.rules.ts';

const large = 2000;
const mostRemembered = 200;
/** Counting never takes the database from the lists. */
const turns = { parallel: 2, maxWaiting: 100, maxWaitMs: 2000, refusal: 'The shop is too busy to count.' };

type FacetsDeps = { db: Executor; cache: ReadCache; facetCache: ReadCache };

export type FacetsRequest = {
  filter: ListingFilter;
  shelves: Shelves;
  /** What is defined for the categories the list is narrowed to. */
  defined: readonly Specification[];
  /** What found the products of the filter, in the place of their ids. */
  foundBy?: string;
};

/** How many products a filter leaves, and how many of them stand for a family whose leader does not fit. */
export type MatchCounts = { total: number; standIns: number };

const pickMatches = ({ total, standIns }: MatchCounts): MatchCounts => ({ total, standIns });

/** Whether a facet index tells which products fit: whole stars, and neither specifications nor a search. */
const isCountable = ({ spec, productIds, rating = 0 }: ListingFilter) =>
  !spec && !productIds && Number.isInteger(rating);

/**
 * What lists can be narrowed to. Every filter, of any price, is counted from one reading of the products; of a large
 * shop it may be half a minute old.
 */
export function createFacets({ db, cache, facetCache }: FacetsDeps) {
  const counting = createSemaphore(turns);
  const matchesByIndex = new WeakMap<FacetIndex, Map<string, MatchCounts>>();

  const loadSummary = (): Promise<SiblingsSummary> => cache.get('siblings', () => siblings.summarise(db));
  const sizeOf = ({ prices }: FacetIndex) => prices.length;

  /** Something of the last half minute, of this very moment when there is little to count. */
  async function readOf<Value>(key: string, isLarge: (value: Value) => boolean, read: () => Promise<Value>) {
    const known = facetCache.peek(key) as Value | undefined;
    if (known) return known;
    const value = await cache.get(key, () => counting.run(read));
    return isLarge(value) ? facetCache.get(key, async () => value) : value;
  }

  const keyOfIndex = (filter: ListingFilter, foundBy = '') =>
    `facet index ${foundBy} ${JSON.stringify({ ...filter, productIds: undefined })}`;

  function readIndex(filter: ListingFilter, foundBy?: string): Promise<FacetIndex> {
    return readOf(
      keyOfIndex(filter, foundBy),
      (index) => sizeOf(index) >= large,
      async () => {
        const { count } = await loadSummary();
        const [groups, families] = await Promise.all([
          repository.readGroups(db, filter),
          count > 0 ? siblings.readFamilies(db, filter) : [],
        ]);
        return buildFacetIndex(groups, families);
      },
    );
  }

  const peekIndex = () => (facetCache.peek(keyOfIndex({})) ?? cache.peek(keyOfIndex({}))) as FacetIndex | undefined;

  /** From one reading of what products say, which counts every filter. */
  async function countSpecified(
    filter: ListingFilter,
    defined: readonly Specification[],
    { families }: FacetIndex,
    foundBy = '',
  ): Promise<SpecificationCount[]> {
    if (defined.length === 0) return [];
    const { category, productIds } = filter;
    const [list, ids] = [productIds ? { productIds } : { category }, defined.map(({ id }) => id)];
    const values = await readOf(
      `specified ${foundBy} ${JSON.stringify([productIds ? '' : category, ids])}`,
      (index) => index.values.some(({ cells }) => cells.length >= large),
      () => repository.readValueIndex(db, list, ids),
    );
    const ofOthers = hasOthers(families, filter) ? await siblings.countSiblingValues(db, filter, ids) : [];
    return [...countValues(values, filter), ...ofOthers];
  }

  function askValues(filter: ListingFilter, defined: readonly Specification[]): Promise<SpecificationCount[]> {
    const ids = defined.map(({ id }) => id);
    return cache.get(`values ${JSON.stringify([filter, ids])}`, async () => {
      const { count } = await loadSummary();
      const [ofLeaders, ofOthers] = await Promise.all([
        counting.run(() => repository.countValues(db, filter, ids)),
        count > 0 ? siblings.countSiblingValues(db, filter, ids) : [],
      ]);
      return [...ofLeaders, ...ofOthers];
    });
  }

  /** As with all facets, the values of one are counted as if nothing were chosen of it. */
  async function countChosen(filter: ListingFilter, defined: readonly Specification[]) {
    const chosen = filter.spec ?? [];
    const isChosen = ({ id }: Specification) => chosen.some(({ ids }) => ids.includes(id));
    const alone = chosen.map((one) => {
      const others = { ...filter, spec: chosen.filter((other) => other !== one) };
      const own = defined.filter(({ id }) => one.ids.includes(id));
      return askValues(others, own);
    });
    const others = defined.filter((one) => !isChosen(one));
    const counted = await Promise.all([...alone, ...(others.length > 0 ? [askValues(filter, others)] : [])]);
    return counted.flat();
  }

  /** Of one reading, as several parts of a page ask for it. */
  function countMatches(index: FacetIndex, filter: ListingFilter): MatchCounts {
    const known = matchesByIndex.get(index) ?? new Map<string, MatchCounts>();
    matchesByIndex.set(index, known);
    const key = JSON.stringify(filter);
    const counts = known.get(key) ?? pickMatches(countIndex(index, filter));
    if (known.size >= mostRemembered) known.clear();
    known.set(key, counts);
    return counts;
  }

  /** How many products match, if that can be told without asking. */
  function peekCounts(filter: ListingFilter): MatchCounts | undefined {
    const index = isCountable(filter) ? peekIndex() : undefined;
    return index && countMatches(index, filter);
  }

  const isSmallShop = () => cache.get('is small shop', async () => (await countProducts(db, {}, large)) < large);

  /** The same in a shop that is small enough to be read as a whole, unless much is being counted already. */
  async function countInSmallShop(filter: ListingFilter): Promise<MatchCounts | undefined> {
    if (!isCountable(filter) || counting.isFull() || !(await isSmallShop())) return undefined;
    return countMatches(await readIndex({}), filter);
  }

  /** How many of many match: the shop is read for it, if it has not been. */
  async function countLarge(filter: ListingFilter): Promise<number> {
    if (!isCountable(filter))
      return cache.get(`all ${JSON.stringify(filter)}`, () => countProducts(db, filter, 2 ** 31 - 1));
    const { total, standIns } = countMatches(await readIndex({}), filter);
    return total - standIns;
  }

  /** Families for which another stands than their leader. */
  async function countStandIns(filter: ListingFilter): Promise<number> {
    if (!mayStandIn(await loadSummary(), filter)) return 0;
    const known = peekCounts(filter);
    if (known) return known.standIns;
    return cache.get(`stand-ins ${JSON.stringify(filter)}`, () => siblings.countStandIns(db, filter));
  }

  async function countFacets({ filter, shelves, defined, foundBy }: FacetsRequest): Promise<Facets> {
    const { category, spec, productIds } = filter;
    // Other categories have not the specifications that were chosen of these.
    const narrowed = { category: spec && category, spec, productIds };
    let index = await readIndex(narrowed, foundBy);
    const isCut = sizeOf(index) >= repository.mostCounted(filter);
    if (isCut && filter.price) index = await readIndex({ ...narrowed, price: filter.price }, foundBy);
    const values = spec ? await countChosen(filter, defined) : await countSpecified(filter, defined, index, foundBy);
    return {
      ...presentCounts(countIndex(index, filter, shelves.above), shelves),
      isPartial: sizeOf(index) >= repository.mostCounted(filter) || (productIds?.length ?? 0) >= mostRanked,
      specifications: listSpecificationFacets(defined, values),
    };
  }

  return { countFacets, peekCounts, countInSmallShop, countLarge, countStandIns };
}

export type FacetCounting = ReturnType<typeof createFacets>;
