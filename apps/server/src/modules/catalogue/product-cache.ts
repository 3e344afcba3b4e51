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

const defaultMaxBytes = 144 * 1024 * 1024;
/** What is known of a product whole has one part in so many; lists show far more of them. */
const wholeShare = 9;

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
 * A search finds ids alone: what was read for another one not long ago is asked for again only if it may have changed.
 */
export function createProductCache({ freshMs = 0, maxBytes = defaultMaxBytes } = {}) {
  const freshness = createFreshness(freshMs);
  const wholeMaxBytes = Math.floor(maxBytes / wholeShare);
  const listed = createVersionCache<CachedProduct>(freshness, maxBytes - wholeMaxBytes, async (executor, ids) =>
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
  const whole = createVersionCache<WholeProductRow>(freshness, wholeMaxBytes, async (executor, ids) =>
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
    /** These have changed, or any may have. */
    invalidate: freshness.invalidate,
    get usedBytes() {
      return listed.usedBytes;
    },
  };
}

const mostInvalidated = 10_000;

/** When products were said to have changed. */
function createFreshness(freshMs: number) {
  const invalidatedAt = new Map<string, number>();
  let allInvalidatedAt = -Infinity;
  return {
    invalidate(ids?: readonly string[]): void {
      const now = performance.now();
      if (ids && invalidatedAt.size + ids.length <= mostInvalidated) for (const id of ids) invalidatedAt.set(id, now);
      else {
        allInvalidatedAt = now;
        invalidatedAt.clear();
      }
    },
    /** Whether what was asked for at that moment is still to be trusted. */
    isFresh(id: string, askedAt: number, now: number): boolean {
      return now - askedAt < freshMs && askedAt > allInvalidatedAt && askedAt > (invalidatedAt.get(id) ?? -Infinity);
    },
  };
}

async function readVersions(executor: Executor, ids: string[]): Promise<Map<string, string>> {
  return new Map((await listVersions(executor, ids)).map(({ id, version }) => [id, version]));
}

function createVersionCache<Value extends ListedProduct>(
  { isFresh }: Pick<ReturnType<typeof createFreshness>, 'isFresh'>,
  maxBytes: number,
  readRows: (executor: Executor, ids: string[]) => Promise<Value[]>,
) {
  const values = new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  /** When the database was asked for them, or whether this is how they are, by those who had no version of them. */
  const askedAt = new WeakMap<Value, number>();

  return {
    async read(executor: Executor, asked: readonly WantedProduct[]): Promise<Value[]> {
      const now = performance.now();
      const cached = asked.map(({ id }) => values.get(id));
      const stale: string[] = [];
      const found = asked.map(({ id, version }, place) => {
        const value = cached[place];
        if (value === undefined || version !== undefined) return value?.version === version ? value : undefined;
        if (isFresh(id, askedAt.get(value) ?? -Infinity, now)) return value;
        stale.push(id);
        return undefined;
      });
      if (stale.length > 0) {
        const versions = await readVersions(executor, stale);
        for (const [place, value] of cached.entries()) {
          if (value === undefined || versions.get(value.id) !== value.version) continue;
          found[place] = value;
          askedAt.set(value, now);
        }
      }
      if (!found.includes(undefined)) return found as Value[];
      const missing = asked.filter((_, place) => found[place] === undefined);
      const readById = new Map<string, Value>();
      const rows = await readRows(
        executor,
        missing.map(({ id }) => id),
      );
      for (const value of rows) {
        readById.set(value.id, value);
        values.set(value.id, value);
        countOnce(value);
      }
      // A version may have been read long before this, by a transaction that sees what was then.
      for (const { id, version } of missing) {
        const value = version === undefined && readById.get(id);
        if (value) askedAt.set(value, now);
      }
      return asked.flatMap(({ id }, place) => found[place] ?? readById.get(id) ?? []);
    },
    get usedBytes() {
      return values.calculatedSize;
    },
  };
}
