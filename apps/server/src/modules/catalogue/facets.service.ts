import type { Facets } from '@urumuri/contract';
import type { ReadCache } from '../../caching/read-cache.ts';
import { createSemaphore } from '../../concurrency/semaphore.ts';
import type { Executor } from '../../db/client.ts';
import { buildFacetIndex, countFacets as countIndex, type FacetIndex } from './facet-index.rules.ts';
import { countValues } from './value-index.rules.ts';
import * as repository from './facets.repository.ts';
import { listSpecificationFacets, presentCounts } from './facets.rules.ts';
import { countProducts } from './listing.repository.ts';
import type { ListingFilter } from './listing.rules.ts';
import type { Shelves } from './search/named-shelves.rules.ts';
import { mostRanked } from './search/search.repository.ts';
import * as siblings from './siblings.repository.ts';
import type { Specification } from './specifications.rules.ts';

const large = 2000;
/** Counting never takes the database from the lists. */
const turns = { parallel: 2, maxWaiting: 100, maxWaitMs: 2000, refusal: 'The shop is too busy to count.' };

type FacetsDeps = { db: Executor; cache: ReadCache; facetCache: ReadCache };

type FacetsRequest = {
  filter: ListingFilter;
  shelves: Shelves;
  /** What is defined for the categories the list is narrowed to. */
  defined: readonly Specification[];
  /** What found the products of the filter, in the place of their ids. */
  foundBy?: string;
};

/** How many products a filter leaves: by leaders that fit, and for families whose leader does not. */
export type MatchCounts = { leaders: number; listedSiblings: number; isExact: boolean };

/** Whether a facet index tells which products fit: whole stars, and neither specifications nor a search. */
const isCountable = ({ spec, productIds, rating = 0 }: ListingFilter) =>
  !spec && !productIds && Number.isInteger(rating);

/**
 * What lists can be narrowed to. Every filter, of any price, is counted from one reading of the products; of a large
 * shop it may be half a minute old.
 */
export function createFacets({ db, cache, facetCache }: FacetsDeps) {
  const counting = createSemaphore(turns);

  const hasSiblings = () => cache.get('has siblings', () => siblings.hasSiblings(db));
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
        const areFamilies = await hasSiblings();
        const [groups, families] = await Promise.all([
          repository.readGroups(db, filter),
          areFamilies ? siblings.readFamilies(db, filter) : [],
        ]);
        return buildFacetIndex(groups, families);
      },
    );
  }

  /** From one reading of what products say, which counts every filter. */
  async function countSpecified(filter: ListingFilter, defined: readonly Specification[], foundBy = '') {
    if (defined.length === 0) return [];
    const { category, productIds, spec = [] } = filter;
    const ids = [...new Set([...defined.map(({ id }) => id), ...spec.flatMap((one) => one.ids)])];
    const values = await readOf(
      `specified ${foundBy} ${JSON.stringify([productIds ? '' : category, ids])}`,
      (index) => index.values.some(({ cells }) => cells.length >= large),
      () => repository.readValueIndex(db, productIds ? { productIds } : { category }, ids),
    );
    return countValues(values, filter);
  }

  async function countMatches(filter: ListingFilter): Promise<MatchCounts> {
    const index = await readIndex({});
    const { total, listedSiblings } = countIndex(index, filter);
    return { leaders: total - listedSiblings, listedSiblings, isExact: sizeOf(index) < large };
  }

  const isSmallShop = () => cache.get('is small shop', async () => (await countProducts(db, {}, large)) < large);

  /** How many match, if the shop has been read, or is so small that it is read for it and little is being counted. */
  async function findMatches(filter: ListingFilter): Promise<MatchCounts | undefined> {
    if (!isCountable(filter)) return undefined;
    const isRead = facetCache.peek(keyOfIndex({})) ?? cache.peek(keyOfIndex({}));
    if (!isRead && (counting.isFull() || !(await isSmallShop()))) return undefined;
    return cache.get(`matches ${JSON.stringify(filter)}`, () => countMatches(filter));
  }

  /** How many leaders of many match: the shop is read for it, if it has not been. */
  async function countLarge(filter: ListingFilter): Promise<number> {
    if (isCountable(filter)) return (await countMatches(filter)).leaders;
    return cache.get(`all ${JSON.stringify(filter)}`, () => countProducts(db, filter, 2 ** 31 - 1));
  }

  /** Families for which another stands than their leader. */
  async function countListedSiblings(filter: ListingFilter): Promise<number> {
    if (!(await hasSiblings())) return 0;
    return cache.get(`listed siblings ${JSON.stringify(filter)}`, () => siblings.countListedSiblings(db, filter));
  }

  async function countFacets({ filter, shelves, defined, foundBy }: FacetsRequest): Promise<Facets> {
    const { category, spec, productIds } = filter;
    // Other categories have not the specifications that were chosen of these.
    const narrowed = { category: spec && category, spec, productIds };
    let index = await readIndex(narrowed, foundBy);
    const isCut = sizeOf(index) >= repository.mostCounted(filter);
    if (isCut && filter.price) index = await readIndex({ ...narrowed, price: filter.price }, foundBy);
    return {
      ...presentCounts(countIndex(index, filter, shelves.above), shelves),
      isPartial: sizeOf(index) >= repository.mostCounted(filter) || (productIds?.length ?? 0) >= mostRanked,
      specifications: listSpecificationFacets(defined, await countSpecified(filter, defined, foundBy)),
    };
  }

  return { countFacets, findMatches, countLarge, countListedSiblings };
}

export type FacetCounting = ReturnType<typeof createFacets>;
