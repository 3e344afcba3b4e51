import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type RenderedPage = {
  status: number;
  contentType: string;
  /** Where a redirect leads. */
  location?: string;
  /** By this header the router knows an answer of its own, also when it is an error. */
  routerMark?: string;
  body: Buffer;
  /** What the page shows; when any of it changes, the page is rendered anew. */
  tags: ReadonlySet<string>;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it goes out in one encoding, names and values of its headers in turn. */
export type PageForm = {
  etag: string;
  headers: readonly string[];
  /** Those an answer without a body must not carry. */
  bodyHeaders: readonly string[];
  /** Small bodies as text, one character per byte: node sends head and body in one piece when both are text. */
  body: string | Buffer;
};

export type CachedPage = {
  status: number;
  tags: ReadonlySet<string>;
  forms: Record<Encoding, PageForm>;
  bytes: number;
  freshUntil: number;
};

export type PageCacheOptions = {
  maxEntries: number;
  maxBytes: number;
  /** A belt beside the events: no page is served older than this without rendering it again. */
  maxAgeMs: number;
  now(): number;
};

const defaults: PageCacheOptions = {
  maxEntries: 1000,
  maxBytes: 64 * 1024 * 1024,
  maxAgeMs: 60_000,
  now: () => Date.now(),
};

/** Browsers and proxies may keep a page but must ask whether it is still the same. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** Above this, copying a body beside its head costs more than a second write. */
const textBytes = 64 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Above 6 Brotli costs several times the CPU for two per cent of size. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Rendered pages by address. One render per change, however many ask meanwhile; a page whose data has
 * changed is kept until its successor is ready, and served once more should that fail.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  /** In order of use, the least recent first. */
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #bytes = 0;
  #dropCount = 0;

  constructor(options: Partial<PageCacheOptions> = {}) {
    this.#options = { ...defaults, ...options };
  }

  /** The page when it is fresh; the way of nearly every request. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || page.freshUntil <= this.#options.now()) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** The page a change or its age has made stale: better than an error when rendering fails. */
  findStale(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** Renders the page unless somebody already is, and keeps it. */
  fill(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const underWay = this.#rendering.get(key);
    if (underWay) return underWay;
    const rendering = this.#render(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  /** Marks every page that shows one of these things as out of date. */
  drop(tags: Iterable<string>): void {
    this.#dropCount += 1;
    const dropped = [...tags];
    for (const page of this.#pages.values()) {
      if (dropped.some((tag) => page.tags.has(tag))) page.freshUntil = 0;
    }
  }

  dropAll(): void {
    this.#dropCount += 1;
    for (const page of this.#pages.values()) page.freshUntil = 0;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  async #render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const dropCountBefore = this.#dropCount;
    const page = await encodePage(await render());
    // Something changed while this was rendered, perhaps something it shows: answer, do not keep.
    const isCurrent = this.#dropCount === dropCountBefore;
    page.freshUntil = isCurrent ? this.#options.now() + this.#options.maxAgeMs : 0;
    if (page.status < 500) this.#keep(key, page);
    return page;
  }

  #keep(key: string, page: CachedPage): void {
    this.#forget(key);
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#options.maxEntries && this.#bytes <= this.#options.maxBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}

async function encodePage(page: RenderedPage): Promise<CachedPage> {
  const [br, gzipped] = await Promise.all([compressBrotli(page.body, brotliOptions), compressGzip(page.body)]);
  const hash = createHash('sha256').update(page.body).digest('base64url').slice(0, 22);
  return {
    status: page.status,
    tags: page.tags,
    forms: {
      br: buildForm(page, br, `"${hash}-br"`, 'br'),
      gzip: buildForm(page, gzipped, `"${hash}-gz"`, 'gzip'),
      identity: buildForm(page, page.body, `"${hash}"`),
    },
    bytes: page.body.length + br.length + gzipped.length,
    freshUntil: 0,
  };
}

function buildForm(page: RenderedPage, body: Buffer, etag: string, encoding?: string): PageForm {
  const headers = [
    'cache-control',
    page.status < 500 ? cacheControl : 'no-store',
    'vary',
    'accept-encoding',
    'etag',
    etag,
  ];
  if (page.routerMark !== undefined) headers.push('x-remix-response', page.routerMark);
  if (page.location !== undefined) headers.push('location', page.location);
  const bodyHeaders = ['content-type', page.contentType, 'content-length', String(body.length)];
  if (encoding !== undefined) bodyHeaders.push('content-encoding', encoding);
  return { etag, headers, bodyHeaders, body: body.length <= textBytes ? body.toString('latin1') : body };
}
