import { LRUCache } from 'lru-cache';
import { sizeOf } from './size-of.ts';

type ReadCacheOptions = {
  /** How long a value is given again without reading it; 0 caches nothing. */
  ttlMs: number;
  maxBytes: number;
};

/**
 * Emptied when it is read: a map that grows leaves its entries behind as they were, and what is reached from there
 * lives on until a full collection; with a promise that is the whole request.
 */
type Reading = { promise: Promise<unknown> | undefined };

/** What the cache itself takes for each value. */
const entryBytes = 128;

/**
 * Values read elsewhere, cached for a while. Many who ask for the same at once wait for one read.
 * A value that is dropped while it is being read is given to those who wait for it already, and not cached.
 */
export class ReadCache {
  readonly #values: LRUCache<string, object | string | number | boolean>;
  readonly #ttlMs: number;
  #reading = new Map<string, Reading>();

  constructor({ ttlMs, maxBytes }: ReadCacheOptions) {
    this.#ttlMs = ttlMs;
    this.#values = new LRUCache({
      ttl: ttlMs,
      maxSize: maxBytes,
      // The clock of this moment, which a test may have replaced since the library was loaded.
      perf: performance,
      // Asked each time: to remember what it said the library would start a timer every millisecond.
      ttlResolution: 0,
      sizeCalculation: (value, key) => sizeOf(value) + sizeOf(key) + entryBytes,
    });
  }

  /** The value if it is cached. */
  peek(key: string): unknown {
    return this.#values.get(key);
  }

  /** `ttlMs` is for what may be given again for another while than the rest. */
  async get<Value>(key: string, read: () => Promise<Value>, ttlMs = this.#ttlMs): Promise<Value> {
    const cached = this.#values.get(key);
    if (cached !== undefined) return cached as Value;
    const underWay = this.#reading.get(key)?.promise;
    if (underWay !== undefined) return underWay as Promise<Value>;
    return this.#read(key, read, ttlMs);
  }

  /** Drops the values of these keys. */
  drop(keys: readonly string[]): void {
    for (const key of keys) {
      this.#values.delete(key);
      this.#reading.delete(key);
    }
  }

  /** Drops the values of which this is true. What is being read may be one of them, and is not cached. */
  dropWhere(isDropped: (key: string, value: unknown) => boolean): void {
    for (const [key, value] of this.#values.entries()) if (isDropped(key, value)) this.#values.delete(key);
    this.#reading = new Map();
  }

  dropAll(): void {
    this.#values.clear();
    this.#reading = new Map();
  }

  async #read<Value>(key: string, read: () => Promise<Value>, ttlMs: number): Promise<Value> {
    const promise = read();
    const reading: Reading = { promise };
    this.#reading.set(key, reading);
    const isCurrent = () => this.#reading.get(key) === reading;
    try {
      const value = await promise;
      if (isCurrent()) this.#set(key, value, ttlMs);
      return value;
    } finally {
      reading.promise = undefined;
      if (isCurrent()) this.#reading.delete(key);
    }
  }

  #set(key: string, value: unknown, ttl: number): void {
    if (this.#ttlMs > 0 && value !== undefined && value !== null) this.#values.set(key, value, { ttl });
  }
}
