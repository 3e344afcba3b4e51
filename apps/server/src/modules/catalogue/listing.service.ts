import type { Product } from '@urumuri/contract';
import type { ReadCache } from '../../caching/read-cache.ts';
import type { Executor } from '../../db/client.ts';
import type { FacetCounting } from './facets.service.ts';
import * as repository from './listing.repository.ts';
import { fromNearerEnd, type ListingFilter, type ListingOrder, type PageSlice } from './listing.rules.ts';
import type { ProductCache } from './product-cache.ts';
import { listMixedPage } from './siblings.repository.ts';

export const exactlyCounted = 2000;
/** A range that holds one in so many of its list: in any order, a page of them is soon full. */
const leastWideShare = 5;

export type ProductPage = { products: Product[]; total: number };

/** Notes are a search's. */
export type FoundPage = ProductPage & { didYouMean?: string | undefined; nearest?: boolean };

type ListingDeps = { db: Executor; cache: ReadCache; productCache: ProductCache } & Pick<
  FacetCounting,
  'peekCounts' | 'countInSmallShop' | 'countLarge' | 'countStandIns'
>;

/** Pages of the whole shop, a category, a brand or any narrowing of them. */
export function createListing(deps: ListingDeps) {
  const { db, cache, productCache, peekCounts, countInSmallShop, countLarge, countStandIns } = deps;
  const keyOfCount = (filter: ListingFilter) => `count ${JSON.stringify(filter)}`;

  /** Exact up to a size; of more, nobody minds when it is half a minute old. */
  async function countLeaders(filter: ListingFilter): Promise<number> {
    const known = peekCounts(filter);
    if (known && known.total - known.standIns >= exactlyCounted) return known.total - known.standIns;
    const counted = await cache.get(keyOfCount(filter), () => repository.countProducts(db, filter, exactlyCounted));
    return counted < exactlyCounted ? counted : Math.max(counted, await countLarge(filter));
  }

  /** What is known of it without asking. */
  function peekLeaders(filter: ListingFilter): number | undefined {
    const counted = cache.peek(keyOfCount(filter)) as number | undefined;
    return counted !== undefined && counted < exactlyCounted ? counted : undefined;
  }

  function isWide({ price, ...others }: ListingFilter): boolean {
    const [within, all] = price ? [peekCounts({ ...others, price }), peekCounts(others)] : [];
    return within !== undefined && all !== undefined && within.total * leastWideShare >= all.total;
  }

  async function listShelf(filter: ListingFilter, order: ListingOrder, slice: PageSlice): Promise<ProductPage> {
    const known = await countInSmallShop(filter);
    const standIns = known?.standIns ?? (await countStandIns(filter));
    const leaders = known ? known.total - standIns : peekLeaders(filter);
    const counting = leaders ?? countLeaders(filter);
    const near = slice.offset === 0 ? slice : fromNearerEnd(slice, (await counting) + standIns);
    const plan = known ? 'any' : isWide(filter) ? 'wide' : 'own';
    const list = standIns === 0 ? repository.listPage : listMixedPage;
    const page = list(db, filter, order, { ...near, plan }).then((listed) => productCache.read(db, listed));
    const [products, total] = await Promise.all([page, counting]);
    return { products, total: total + standIns };
  }

  return { listShelf };
}
