import type { Product } from '@urumuri/contract';
import { LRUCache } from 'lru-cache';
import { countOnce, sizeOf } from '../../caching/size-of.ts';
import type { Executor } from '../../db/client.ts';
import { presentListed } from './catalogue.presenter.ts';
import { listByIds, listVersions, type WantedProduct } from './product-rows.repository.ts';

const defaultMaxBytes = 144 * 1024 * 1024;

export type ProductCache = ReturnType<typeof createProductCache>;

/**
 * Products as lists show them. A list is found as ids and versions of rows, a search as ids; only those that are new
 * here or have changed are read. A row gets another version with every change, so nothing is ever stale.
 */
export function createProductCache(maxBytes = defaultMaxBytes) {
  const cached = new LRUCache<string, { version: string; product: Product }>({
    maxSize: maxBytes,
    sizeCalculation: ({ product }) => sizeOf(product),
  });

  return {
    /** The products of a list, in its order; one that has gone meanwhile is left out. */
    async read(executor: Executor, wanted: readonly WantedProduct[]): Promise<Product[]> {
      const unknown = wanted.filter(({ version }) => version === undefined).map(({ id }) => id);
      const versions = new Map(
        [...wanted, ...(await listVersions(executor, unknown))].map((one) => [one.id, one.version]),
      );
      const found = wanted.map(({ id }) => {
        const known = cached.get(id);
        return known && known.version === versions.get(id) ? known.product : undefined;
      });
      const missing = wanted.filter((_, place) => found[place] === undefined).map(({ id }) => id);
      const read = new Map<string, Product>();
      for (const row of await listByIds(executor, missing)) {
        const product = presentListed(row);
        read.set(row.id, product);
        cached.set(row.id, { version: row.version, product });
        countOnce(product);
      }
      return wanted.flatMap(({ id }, place) => found[place] ?? read.get(id) ?? []);
    },
    get usedBytes() {
      return cached.calculatedSize;
    },
  };
}
