import type { Product } from '@urumuri/contract';
import { unitPriceRwf } from '@urumuri/money';
import { LRUCache } from 'lru-cache';
import { sizeOf } from '../../caching/size-of.ts';
import type { Executor } from '../../db/client.ts';
import { type Json, writeJson } from '../../http/json.ts';
import { presentListed } from './catalogue.presenter.ts';
import { listByIds, type ListedProduct, listWholeByIds, type WholeProductRow } from './product-rows.repository.ts';

const listedMaxBytes = 128 * 1024 * 1024;
const wholeMaxBytes = 16 * 1024 * 1024;

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
export function createProductCache(maxBytes = listedMaxBytes) {
  const listed = createVersionCache<CachedProduct>(maxBytes, async (executor, ids) =>
    (await listByIds(executor, ids)).map((row) => ({
      id: row.id,
      version: row.version,
      slug: row.slug,
      name: row.name,
      category: row.category,
      image: row.images[0],
      unitPriceRwf: unitPriceRwf(row.priceRwf, row.discountPercent),
      json: writeJson(presentListed(row)),
    })),
  );
  const whole = createVersionCache<WholeProductRow>(wholeMaxBytes, listWholeByIds);

  return {
    /** The products of a list, in its order, not older than it is; one that has gone meanwhile is left out. */
    refresh: listed.refresh,
    /** The same of a list that was refreshed before, without asking again. */
    read: listed.read,
    /** All there is to say of a product, unless it has gone meanwhile. */
    refreshWhole: async (executor: Executor, product: ListedProduct) => (await whole.refresh(executor, [product]))[0],
    readWhole: async (executor: Executor, product: ListedProduct) => (await whole.read(executor, [product]))[0],
    get usedBytes() {
      return listed.usedBytes;
    },
  };
}

/** Versions are numbers of transactions, which begin anew after four thousand million. */
const isOlder = (one: ListedProduct, other: ListedProduct | undefined) =>
  other !== undefined && ((Number(one.version) - Number(other.version)) | 0) < 0;

function createVersionCache<Value extends ListedProduct>(
  maxBytes: number,
  readRows: (executor: Executor, ids: string[]) => Promise<Value[]>,
) {
  const values = new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation: sizeOf });

  const recall = ({ id }: ListedProduct): Value | undefined => values.get(id);

  function find({ id, version }: ListedProduct): Value | undefined {
    const value = values.get(id);
    return value?.version === version ? value : undefined;
  }

  const readBy =
    (look: typeof find) =>
    async (executor: Executor, wanted: readonly ListedProduct[]): Promise<Value[]> => {
      const found = wanted.map(look);
      if (!found.includes(undefined)) return found as Value[];
      const missing = wanted.filter((_, place) => found[place] === undefined).map(({ id }) => id);
      const readById = new Map<string, Value>();
      for (const value of await readRows(executor, missing)) {
        readById.set(value.id, value);
        if (!isOlder(value, recall(value))) values.set(value.id, value);
      }
      return wanted.flatMap(({ id }, place) => found[place] ?? readById.get(id) ?? []);
    };

  return {
    refresh: readBy(find),
    read: readBy(recall),
    get usedBytes() {
      return values.calculatedSize;
    },
  };
}
