import { ReadCache } from '../../caching/read-cache.ts';
import type { Executor } from '../../db/client.ts';
import type { createFacets } from './facets.service.ts';
import * as repository from './listing.repository.ts';
import {
  climb,
  countAll,
  countWithin,
  fromNearerEnd,
  isWide,
  type ListingFilter,
  type ListingOrder,
  type PageSlice,
  type PriceLadder,
} from './listing.rules.ts';
import type { CachedProduct, ProductCache } from './product-cache.ts';
import { listMixedPage } from './siblings.repository.ts';

export const exactlyCounted = 2000;
const laddersLimits = { ttlMs: 30_000, maxBytes: 8 * 1024 * 1024 };

export type ProductPage = { products: CachedProduct[]; total: number };

type ListingDeps = {
  db: Executor;
  facts: ReadCache;
  productCache: ProductCache;
} & Pick<ReturnType<typeof createFacets>, 'countKnown' | 'countInSmallShop' | 'countStandIns'>;

/** A filter's shelf, whatever its products cost. */
function leavePrices(filter: ListingFilter): ListingFilter {
  if (!hasRange(filter)) return filter;
  const { lowPriceRwf: _low, highPriceRwf: _high, ...shelf } = filter;
  return shelf;
}

const hasRange = ({ lowPriceRwf, highPriceRwf }: ListingFilter) =>
  lowPriceRwf !== undefined || highPriceRwf !== undefined;

const keyOf = (shelf: ListingFilter) => `ladder ${JSON.stringify(shelf)}`;
const keyOfCount = (filter: ListingFilter) => `count ${JSON.stringify(filter)}`;

/** Pages of the whole shop, a category, a brand or any narrowing of them. */
export function createListing(deps: ListingDeps) {
  const { db, facts, productCache, countKnown, countInSmallShop, countStandIns } = deps;
  const ladders = new ReadCache(laddersLimits);

  /** What is known of a shelf's prices without asking. */
  function peekLadder(shelf: ListingFilter): PriceLadder | undefined {
    const key = keyOf(shelf);
    const ladder = (ladders.peek(key) ?? facts.peek(key)) as PriceLadder | 'large' | undefined;
    return ladder === 'large' ? undefined : ladder;
  }

  /** The prices of a shelf that is small enough to be counted exactly. */
  async function loadLadder(shelf: ListingFilter): Promise<PriceLadder | undefined> {
    const ladder = await facts.get(keyOf(shelf), async () => {
      const prices = await repository.listPrices(db, shelf, exactlyCounted);
      return prices.length < exactlyCounted ? climb(prices) : 'large';
    });
    return ladder === 'large' ? undefined : ladder;
  }

  /**
   * Exact up to a size; of more, nobody minds when it is half a minute old. Hardly any two ask for the same price
   * range, so what is cached of a shelf counts all of them.
   */
  async function countLeaders(filter: ListingFilter): Promise<number> {
    const shelf = leavePrices(filter);
    const isLadderWorthwhile = hasRange(filter) && filter.specifications === undefined;
    const ladder = peekLadder(shelf) ?? (isLadderWorthwhile ? await loadLadder(shelf) : undefined);
    if (ladder !== undefined) {
      const within = countWithin(ladder, filter);
      if (within >= exactlyCounted || countAll(ladder) < exactlyCounted) return within;
    }
    const counted = await facts.get(keyOfCount(filter), () => repository.countProducts(db, filter, exactlyCounted));
    if (counted < exactlyCounted) return counted;
    const large = await ladders.get(keyOf(shelf), () => repository.readPriceLadder(db, shelf));
    return Math.max(counted, countWithin(large, filter));
  }

  /** What is known of it without asking. */
  function peekLeaders(filter: ListingFilter): number | undefined {
    if (hasRange(filter)) return undefined;
    const counted = facts.peek(keyOfCount(filter)) as number | undefined;
    return counted !== undefined && counted < exactlyCounted ? counted : undefined;
  }

  function choosePlan(filter: ListingFilter): repository.PagePlan {
    const ladder = hasRange(filter) ? peekLadder(leavePrices(filter)) : undefined;
    return ladder !== undefined && isWide(ladder, filter) ? 'wide' : 'own';
  }

  async function listShelf(filter: ListingFilter, order: ListingOrder, slice: PageSlice): Promise<ProductPage> {
    const known = countKnown(filter) ?? (await countInSmallShop(filter));
    const standIns = known?.standIns ?? (await countStandIns(filter));
    const leaders = known ? known.total - standIns : peekLeaders(filter);
    const counting = leaders === undefined ? countLeaders(filter) : leaders;
    const near = slice.offset === 0 ? slice : fromNearerEnd(slice, (await counting) + standIns);
    const asked = { ...near, plan: known ? 'any' : choosePlan(filter) } as const;
    const list = standIns === 0 ? repository.listPage : listMixedPage;
    const page = list(db, filter, order, asked).then((listed) => productCache.read(db, listed));
    const [products, total] = await Promise.all([page, counting]);
    return { products, total: total + standIns };
  }

  return { listShelf };
}
