import type { Product } from '@urumuri/contract';
import type { ReadCache } from '../../caching/read-cache.ts';
import type { Executor } from '../../db/client.ts';
import type { FacetCounting, MatchCounts } from './facets.service.ts';
import * as repository from './listing.repository.ts';
import { fromNearerEnd, type ListingFilter, type ListingOrder, type PageSlice } from './listing.rules.ts';
import type { ProductCache } from './product-cache.ts';
import { listMixedPage } from './siblings.repository.ts';

export const exactlyCounted = 2000;
/** A range that holds one in so many of its list: in any order, a page of them is soon full. */
const leastWideShare = 5;

export type ProductPage = { products: Product[]; total: number };

type ListingDeps = { db: Executor; cache: ReadCache; productCache: ProductCache } & Pick<
  FacetCounting,
  'findMatches' | 'countLarge' | 'countListedSiblings'
>;

/** Pages of the whole shop, a category, a brand or any narrowing of them. */
export function createListing(deps: ListingDeps) {
  const { db, cache, productCache, findMatches, countLarge, countListedSiblings } = deps;

  /** Exact up to a size; of more, nobody minds when it is half a minute old. */
  async function countLeaders(filter: ListingFilter): Promise<number> {
    const count = () => repository.countProducts(db, filter, exactlyCounted);
    const counted = await cache.get(`count ${JSON.stringify(filter)}`, count);
    return counted < exactlyCounted ? counted : Math.max(counted, await countLarge(filter));
  }

  async function isWide({ price, ...others }: ListingFilter, within: MatchCounts): Promise<boolean> {
    const all = price && (await findMatches(others));
    return (
      all !== undefined && (within.leaders + within.listedSiblings) * leastWideShare >= all.leaders + all.listedSiblings
    );
  }

  async function listShelf(filter: ListingFilter, order: ListingOrder, slice: PageSlice): Promise<ProductPage> {
    const known = await findMatches(filter);
    const listedSiblings = known?.listedSiblings ?? (await countListedSiblings(filter));
    const plan = known?.isExact ? 'any' : known && (await isWide(filter, known)) ? 'wide' : 'own';
    const isTold = known && (known.isExact || known.leaders >= exactlyCounted);
    const counting = isTold ? known.leaders : countLeaders(filter);
    const near = slice.offset === 0 ? slice : fromNearerEnd(slice, (await counting) + listedSiblings);
    const list = listedSiblings === 0 ? repository.listPage : listMixedPage;
    const page = list(db, filter, order, { ...near, plan }).then((listed) => productCache.read(db, listed));
    const [products, total] = await Promise.all([page, counting]);
    return { products, total: total + listedSiblings };
  }

  return { listShelf };
}
