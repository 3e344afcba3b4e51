import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { createBackgroundQueue } from './background-queue.ts';
import { ImageNotFoundError } from './image-errors.ts';
import { isImageHash } from './image-files.ts';
import type { ImageStore } from './image-store.ts';
import { createSemaphore } from '../concurrency/semaphore.ts';
import { renderPicture } from './render-picture.ts';
import { createRenditionFiles } from './rendition-files.ts';
import type { Rendition } from './rendition-files.ts';
import { renditionName } from './rendition-format.ts';
import type { RenditionFormat, RenditionQuality, RenditionWidth } from './rendition-format.ts';
import { createSingleFlight } from '../concurrency/single-flight.ts';
import { warmRenditions } from './warm-renditions.ts';
import type { WarmItem, WarmOptions, WarmResult } from './warm-renditions.ts';

export type RenderEvent = {
  hash: string;
  width: RenditionWidth;
  format: RenditionFormat;
  quality: RenditionQuality;
  milliseconds: number;
  bytes: number;
};

export type RenditionsOptions = {
  store: ImageStore;
  /** The same directory as the store's; sizes are kept below `<directory>/renditions`. */
  directory: string;
  /** Whether there is room on its disk. */
  hasRoom?: () => boolean;
  log?: { warn(details: object, message: string): void };
  maxMemoryBytes?: number;
  maxParallelJobs?: number;
  maxWaitingJobs?: number;
  maxWaitingAvif?: number;
  /** Called after each sharp job. */
  onRender?: (event: RenderEvent) => void;
};

type Wanted = [hash: string, width: RenditionWidth, format: RenditionFormat, quality?: RenditionQuality];

export type Renditions = {
  /** The answer when memory alone can give it; otherwise ask `get`. */
  peek(...wanted: Wanted): Rendition | undefined;
  /**
   * Makes what is missing. Asked for AVIF it never lets a shopper wait for one: it answers WebP and
   * has the AVIF made in the background. Throws `ImageNotFoundError`, and `overloaded` when too many wait.
   */
  get(...wanted: Wanted): Promise<Rendition>;
  /** Makes sizes ahead of demand, one at a time, whenever the server is calm. */
  warm(items: readonly WarmItem[], options?: WarmOptions): Promise<WarmResult>;
  /** Drops background work; resolves when the job under way is done. */
  close(): Promise<void>;
};

type Picture = { hash: string; width: RenditionWidth; quality: RenditionQuality };
/** In memory; a WebP also knows when it is worth looking for its AVIF sibling again. */
type CachedRendition = Rendition & { lookForAvifAt: number };

const defaultMemoryBytes = 64 * 1024 * 1024;
const defaultParallelJobs = 2;
const defaultWaitingJobs = 256;
const defaultWaitingAvif = 2000;
const calmUtilization = 0.4;
const lookAgainMs = 250;
const avifRestShare = 1;
const retryAvifAfterMs = 60_000;

function nameOf({ hash, width, quality }: Picture, format: RenditionFormat): string {
  return renditionName(hash, width, format, quality);
}

export function createRenditions(options: RenditionsOptions): Renditions {
  const { store } = options;
  const files = createRenditionFiles({
    directory: options.directory,
    hasRoom: options.hasRoom ?? (() => true),
    onError: (err) => options.log?.warn({ err }, 'a rendition could not be stored'),
  });
  const memory = new LRUCache<string, CachedRendition>({
    maxSize: options.maxMemoryBytes ?? defaultMemoryBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  const makeOnce = createSingleFlight<CachedRendition>();
  const isLoopCalm = createCalmCheck(calmUtilization);
  const jobs = createSemaphore({
    parallel: options.maxParallelJobs ?? defaultParallelJobs,
    maxWaiting: options.maxWaitingJobs ?? defaultWaitingJobs,
  });
  const queue = createBackgroundQueue({
    isCalm: () => isLoopCalm() && jobs.isIdle(),
    maxOffered: options.maxWaitingAvif ?? defaultWaitingAvif,
    restShare: avifRestShare,
    lookAgainMs,
    onError: (err) => options.log?.warn({ err }, 'an AVIF rendition could not be made'),
  });

  function cache(name: string, rendition: Rendition): CachedRendition {
    const cached = { ...rendition, lookForAvifAt: 0 };
    memory.set(name, cached);
    return cached;
  }

  async function render(picture: Picture, format: RenditionFormat): Promise<Buffer> {
    const { hash, width, quality } = picture;
    const original = await store.find(hash);
    if (!original) throw new ImageNotFoundError(hash);
    return await jobs.run(async () => {
      const startedAt = performance.now();
      const body = await renderPicture({ original, width, format, quality });
      const milliseconds = performance.now() - startedAt;
      options.onRender?.({ hash, width, format, quality, milliseconds, bytes: body.length });
      return body;
    });
  }

  function getMade(picture: Picture, format: 'webp' | 'jpeg'): Promise<CachedRendition> {
    const name = nameOf(picture, format);
    return makeOnce(name, async () => {
      const known = memory.get(name);
      if (known) return known;
      const stored = await files.read(name, format);
      if (stored && stored !== 'not-worth-it') return cache(name, stored);
      return cache(name, await files.write(name, format, await render(picture, format)));
    });
  }

  /** Tells whether an AVIF worth serving exists afterwards. */
  async function makeAvif(picture: Picture): Promise<boolean> {
    const name = nameOf(picture, 'avif');
    const stored = await files.read(name, 'avif');
    if (stored) return stored !== 'not-worth-it';
    const webp = await getMade(picture, 'webp');
    const body = await render(picture, 'avif');
    if (body.length >= webp.body.length) {
      await files.writeNotWorthIt(name);
      return false;
    }
    cache(name, await files.write(name, 'avif', body));
    return true;
  }

  async function makeAvifInBackground(picture: Picture): Promise<void> {
    let lookForAvifAt = performance.now() + retryAvifAfterMs;
    try {
      lookForAvifAt = (await makeAvif(picture)) ? 0 : Number.POSITIVE_INFINITY;
    } finally {
      // Looked up anew: the entry that asked for the AVIF may have left memory and come back since.
      const webp = memory.get(nameOf(picture, 'webp'));
      if (webp) webp.lookForAvifAt = lookForAvifAt;
    }
  }

  async function getAvifOrWebp(picture: Picture): Promise<CachedRendition> {
    const name = nameOf(picture, 'avif');
    const stored = await files.read(name, 'avif');
    if (stored && stored !== 'not-worth-it') return cache(name, stored);
    const webp = await getMade(picture, 'webp');
    const isDecided = stored === 'not-worth-it' || queue.enqueue(name, () => makeAvifInBackground(picture));
    webp.lookForAvifAt = isDecided ? Number.POSITIVE_INFINITY : performance.now() + retryAvifAfterMs;
    return webp;
  }

  function peek(...[hash, width, format, quality = 'standard']: Wanted): Rendition | undefined {
    const wanted = memory.get(renditionName(hash, width, format, quality));
    if (wanted || format !== 'avif') return wanted;
    const webp = memory.get(renditionName(hash, width, 'webp', quality));
    return webp && webp.lookForAvifAt > performance.now() ? webp : undefined;
  }

  return {
    peek,
    async get(...wanted) {
      const [hash, width, format, quality = 'standard'] = wanted;
      if (!isImageHash(hash)) throw new ImageNotFoundError(hash);
      const known = peek(...wanted);
      if (known) return known;
      const picture = { hash, width, quality };
      if (format !== 'avif') return await getMade(picture, format);
      return await makeOnce(nameOf(picture, 'avif'), () => getAvifOrWebp(picture));
    },
    warm: (items, { onProgress, signal } = {}) =>
      warmRenditions(items, { onProgress, signal }, async ({ hash, width, format = 'webp' }) => {
        if (!isImageHash(hash)) throw new ImageNotFoundError(hash);
        const picture: Picture = { hash, width, quality: 'standard' };
        if (await files.has(nameOf(picture, format))) return;
        await queue.run(async () => {
          if (signal?.aborted) return;
          if (format === 'avif') await makeAvif(picture);
          else await getMade(picture, format);
        });
      }),
    close: () => queue.close(),
  };
}

/** Tells whether the event loop was mostly idle since the question was last asked. */
function createCalmCheck(maxUtilization: number): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < maxUtilization;
  };
}
