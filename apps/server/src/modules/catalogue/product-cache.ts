import type { Product } from '@urumuri/contract';
import { unitPriceRwf } from '@urumuri/money';
import { LRUCache } from 'lru-cache';
import { sizeOf } from '../../caching/size-of.ts';
import type { Executor } from '../../db/client.ts';
import { type Json, writeJson } from '../../http/json.ts';
import { presentListed } from './catalogue.presenter.ts';
import { listByIds, type ListedProduct } from './product-rows.repository.ts';

const defaultMaxBytes = 128 * 1024 * 1024;

/** A product as lists show it, ready to be sent, and what a suggestion says of it. */
export type CachedProduct = {
  id: string;
  version: string;
  slug: string;
  name: string;
  image: string | undefined;
  unitPriceRwf: number;
  category: string;
  json: Json<Product>;
};

export type ProductCache = ReturnType<typeof createProductCache>;

/**
 * Products that were shown lately. A list is found as ids and versions of rows; of those, only the ones that are
 * new here or have changed since are read. A row gets another version with every change, so nothing is ever stale.
 */
export function createProductCache(maxBytes = defaultMaxBytes) {
  const products = new LRUCache<string, CachedProduct>({ maxSize: maxBytes, sizeCalculation: sizeOf });

  function find({ id, version }: ListedProduct): CachedProduct | undefined {
    const product = products.get(id);
    return product?.version === version ? product : undefined;
  }

  return {
    /** The products of a list, in its order; one that has gone meanwhile is left out. */
    async read(executor: Executor, listed: readonly ListedProduct[]): Promise<CachedProduct[]> {
      const found = listed.map(find);
      if (!found.includes(undefined)) return found as CachedProduct[];
      const missing = listed.filter((_, place) => found[place] === undefined).map(({ id }) => id);
      const readById = new Map<string, CachedProduct>();
      for (const row of await listByIds(executor, missing)) {
        const { id, version, slug, name, category } = row;
        const product = {
          id,
          version,
          slug,
          name,
          category,
          image: row.images[0],
          unitPriceRwf: unitPriceRwf(row.priceRwf, row.discountPercent),
          json: writeJson(presentListed(row)),
        };
        readById.set(id, product);
        products.set(id, product);
      }
      return listed.flatMap(({ id }, place) => found[place] ?? readById.get(id) ?? []);
    },
    get usedBytes() {
      return products.calculatedSize;
    },
  };
}
