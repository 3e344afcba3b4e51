import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { sizeOf } from '../../caching/size-of.ts';
import { createSingleFlight } from '../../concurrency/single-flight.ts';

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
  maxBytes: number;
  /** Should an event be lost: no page is served older than this without rendering it again. */
  maxAgeMs: number;
  now(): number;
};

const defaults: PageCacheOptions = {
  maxBytes: 12 * 1024 * 1024,
  maxAgeMs: 60_000,
  now: () => Date.now(),
};

/** Browsers and proxies may keep a page but must ask whether it is still the same. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** About what the headers of all forms of a page take in memory. */
const headBytes = 2048;

/** Above this, copying a body beside its head costs more than a second write. */
const textBytes = 64 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Above 6 Brotli costs several times the CPU for two per cent of size; no page is larger than its window of 256 KB. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 } };

type PageTest = (page: CachedPage) => boolean;

/**
 * Rendered pages by address. One render per change, however many ask meanwhile; a page whose data has
 * changed is kept until its successor is ready, and served once more should that fail.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #renderOnce = createSingleFlight<CachedPage>();
  /** What was dropped during each render under way. Only its end tells whether the page shows any of it. */
  readonly #dropsDuringRenders = new Set<PageTest[]>();

  constructor(options: Partial<PageCacheOptions> = {}) {
    this.#options = { ...defaults, ...options };
    this.#pages = new LRUCache({ maxSize: this.#options.maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The page when it is fresh; the way of nearly every request. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page !== undefined && page.freshUntil > this.#options.now() ? page : undefined;
  }

  /** The page a change or its age has made stale: better than an error when rendering fails. */
  findStale(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** Renders the page unless somebody already is, and caches it. */
  fill(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    return this.#renderOnce(key, () => this.#render(key, render));
  }

  /** Makes every page stale that shows one of these things. */
  drop(tags: Iterable<string>): void {
    const dropped = [...tags];
    this.#dropWhere((page) => dropped.some((tag) => page.tags.has(tag)));
  }

  dropAll(): void {
    this.#dropWhere(() => true);
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  #dropWhere(isDropped: PageTest): void {
    for (const drops of this.#dropsDuringRenders) drops.push(isDropped);
    for (const page of this.#pages.values()) if (isDropped(page)) page.freshUntil = 0;
  }

  async #render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const drops: PageTest[] = [];
    this.#dropsDuringRenders.add(drops);
    try {
      const page = await encodePage(await render());
      // What it shows may have been read before it changed: good enough to answer with, not to give again.
      const isStale = drops.some((isDropped) => isDropped(page));
      page.freshUntil = isStale ? 0 : this.#options.now() + this.#options.maxAgeMs;
      if (page.status < 500) this.#pages.set(key, page);
      return page;
    } finally {
      this.#dropsDuringRenders.delete(drops);
    }
  }
}

async function encodePage(page: RenderedPage): Promise<CachedPage> {
  const [br, gzipped] = await Promise.all([compressBrotli(page.body, brotliOptions), compressGzip(page.body)]);
  const hash = createHash('sha256').update(page.body).digest('base64url').slice(0, 22);
  const packed = buildForm(page, gzipped, `"${hash}-gz"`, 'gzip');
  return {
    status: page.status,
    tags: page.tags,
    forms: {
      br: buildForm(page, br, `"${hash}-br"`, 'br'),
      gzip: packed,
      identity: unpack(packed, buildForm(page, page.body, `"${hash}"`)),
    },
    bytes: br.length + gzipped.length + sizeOf(page.tags) + headBytes,
    freshUntil: 0,
  };
}

/** Hardly anybody takes pages as they are, and they are five times as large so: they are unpacked when asked for. */
function unpack({ body: packed }: PageForm, { etag, headers, bodyHeaders }: PageForm): PageForm {
  return {
    etag,
    headers,
    bodyHeaders,
    get body() {
      return toSend(gunzipSync(typeof packed === 'string' ? Buffer.from(packed, 'latin1') : packed));
    },
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
  return { etag, headers, bodyHeaders, body: toSend(body) };
}

function toSend(body: Buffer): string | Buffer {
  return body.length <= textBytes ? body.toString('latin1') : body;
}
