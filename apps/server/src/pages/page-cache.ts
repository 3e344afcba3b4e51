import { LRUCache } from 'lru-cache';
import { sizeOf } from '../caching/size-of.ts';
import { createSingleFlight } from '../concurrency/single-flight.ts';
import { type EncodedPage, encodePage, type RenderedPage } from './page-forms.ts';

export type CachedPage = EncodedPage & {
  status: number;
  tags: ReadonlySet<string>;
  bytes: number;
  freshUntil: number;
};

const defaults = {
  maxBytes: 12 * 1024 * 1024,
  /** Should an event be lost: no page is served older than this without rendering it again. */
  maxAgeMs: 60_000,
};

/** About what the headers of all forms of a page take in memory. */
const headBytes = 2048;
/** Both compressed forms of a page, as a share of the plain one, which is not kept. */
const compressedShare = 0.4;

/** A change is seen this soon, however many pages wait to be rendered. */
const staleMs = 800;

type Drop = { at: number; concerns(page: CachedPage): boolean };

/**
 * Rendered pages by address. One render per change, however many ask meanwhile; a page whose data has
 * changed is kept until its successor is ready, for those who would have to queue and should that fail.
 */
export class PageCache {
  /** How pages were answered. */
  readonly served = { hit: 0, miss: 0, stale: 0 };
  readonly #maxAgeMs: number;
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #renderOnce = createSingleFlight<CachedPage>();
  /** What was dropped during each render under way. Only its end tells whether the page shows any of it. */
  readonly #dropsDuringRenders = new Set<Drop[]>();

  constructor(options: Partial<typeof defaults> = {}) {
    const { maxBytes, maxAgeMs } = { ...defaults, ...options };
    this.#maxAgeMs = maxAgeMs;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The page when it is fresh; the way of nearly every request. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page !== undefined && page.freshUntil > performance.now() ? page : undefined;
  }

  /** The page a change or its age has made stale: better than an error when rendering fails. */
  findStale(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** The page if it has become stale only just now: better than a queue. */
  findJustStale(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page !== undefined && page.freshUntil + staleMs > performance.now() ? page : undefined;
  }

  /** Renders the page unless somebody already is, and caches it. */
  fill(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    return this.#renderOnce(key, () => this.#render(key, render));
  }

  /** Makes every page stale that shows one of these things. */
  drop(tags: Iterable<string>): void {
    const dropped = [...tags];
    this.#drop((page) => dropped.some((tag) => page.tags.has(tag)));
  }

  dropAll(): void {
    this.#drop(() => true);
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  #drop(concerns: Drop['concerns']): void {
    const drop = { at: performance.now(), concerns };
    for (const drops of this.#dropsDuringRenders) drops.push(drop);
    for (const page of this.#pages.values()) if (concerns(page)) page.freshUntil = Math.min(page.freshUntil, drop.at);
  }

  async #render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const drops: Drop[] = [];
    this.#dropsDuringRenders.add(drops);
    try {
      const rendered = await render();
      const { status, tags, body } = rendered;
      const bytes = Math.ceil(body.length * compressedShare) + sizeOf(tags) + headBytes;
      const page: CachedPage = { ...encodePage(rendered, this.#pages.get(key)), status, tags, bytes, freshUntil: 0 };
      // What it shows may have been read before it changed: good enough to answer with, not to give again.
      page.freshUntil = drops.find(({ concerns }) => concerns(page))?.at ?? performance.now() + this.#maxAgeMs;
      if (page.status < 500 && !rendered.noStore) this.#pages.set(key, page);
      return page;
    } finally {
      this.#dropsDuringRenders.delete(drops);
    }
  }
}
