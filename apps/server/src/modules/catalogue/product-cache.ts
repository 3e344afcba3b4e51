import type { Product } from '@urumuri/contract';
import { unitPriceRwf } from '@urumuri/money';
import { LRUCache } from 'lru-cache';
import { countOnce, sizeOf } from '../../caching/size-of.ts';
import type { Executor } from '../../db/client.ts';
import { type Json, writeJson } from '../../http/json.ts';
import { presentListed } from './catalogue.presenter.ts';
import {
  findWhole,
  listByIds,
  type ListedProduct,
  listVersions,
  type WantedProduct,
  type WholeProductRow,
} from './product-rows.repository.ts';

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
  const whole = createVersionCache<WholeProductRow>(wholeMaxBytes, async (executor, ids) =>
    (await Promise.all(ids.map((id) => findWhole(executor, id)))).flat(),
  );

  return {
    /** The products of a list, in its order; one that has gone meanwhile is left out. */
    read: listed.read,
    /** All there is to say of a product, unless it has gone meanwhile. */
    async readWhole(executor: Executor, product: ListedProduct): Promise<WholeProductRow | undefined> {
      const [row] = await whole.read(executor, [product]);
      return row;
    },
    get usedBytes() {
      return listed.usedBytes;
    },
  };
}

function createVersionCache<Value extends ListedProduct>(
  maxBytes: number,
  readRows: (executor: Executor, ids: string[]) => Promise<Value[]>,
) {
  const values = new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation: sizeOf });

  function find({ id, version }: WantedProduct): Value | undefined {
    const value = values.get(id);
    return value?.version === version ? value : undefined;
  }

  /** What is not here is read whatever its version is. */
  async function addVersions(executor: Executor, wanted: readonly WantedProduct[]): Promise<readonly WantedProduct[]> {
    const doubtful = wanted.filter(({ id, version }) => version === undefined && values.has(id)).map(({ id }) => id);
    if (doubtful.length === 0) return wanted;
    const versions = new Map((await listVersions(executor, doubtful)).map(({ id, version }) => [id, version]));
    return wanted.map(({ id, version = versions.get(id) }) => ({ id, version }));
  }

  return {
    async read(executor: Executor, asked: readonly WantedProduct[]): Promise<Value[]> {
      const isKnown = asked.every(({ version }) => version !== undefined);
      const wanted = isKnown ? asked : await addVersions(executor, asked);
      const found = wanted.map(find);
      if (!found.includes(undefined)) return found as Value[];
      const missing = wanted.filter((_, place) => found[place] === undefined).map(({ id }) => id);
      const readById = new Map<string, Value>();
      for (const value of await readRows(executor, missing)) {
        readById.set(value.id, value);
        values.set(value.id, value);
        countOnce(value);
      }
      return wanted.flatMap(({ id }, place) => found[place] ?? readById.get(id) ?? []);
    },
    get usedBytes() {
      return values.calculatedSize;
    },
  };
}
