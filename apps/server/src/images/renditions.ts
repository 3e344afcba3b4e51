import { performance } from 'node:perf_hooks';
import { createBackgroundLane } from './background-lane.ts';
import { createByteLru } from './byte-lru.ts';
import { createCalmCheck } from './event-loop-calm.ts';
import { ImageNotFoundError } from './image-errors.ts';
import { isImageHash } from './image-files.ts';
import type { ImageStore } from './image-store.ts';
import { createJobGate } from './job-gate.ts';
import { renderPicture } from './render-picture.ts';
import { createRenditionFiles } from './rendition-files.ts';
import type { Rendition } from './rendition-files.ts';
import { renditionName } from './rendition-format.ts';
import type { RenditionFormat, RenditionQuality, RenditionWidth } from './rendition-format.ts';
import { createSingleFlight } from './single-flight.ts';
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
  log?: { warn(details: object, message: string): void };
  maxMemoryBytes?: number;
  maxParallelJobs?: number;
  maxWaitingJobs?: number;
  maxWaitingAvif?: number;
  /** Called after each sharp job. */
  onRender?: (event: RenderEvent) => void;
};

type RenditionArguments = [
  hash: string,
  width: RenditionWidth,
  format: RenditionFormat,
  quality?: RenditionQuality,
];

export type Renditions = {
  /** The answer when memory alone can give it; otherwise ask `get`. */
  peek(...wanted: RenditionArguments): Rendition | undefined;
  /**
   * Makes what is missing. Asked for AVIF it never lets a shopper wait for one: it answers WebP and
   * has the AVIF made in the background. Throws `ImageNotFoundError` and `ImagesOverloadedError`.
   */
  get(...wanted: RenditionArguments): Promise<Rendition>;
  /** Makes sizes ahead of demand, one at a time, whenever the server is calm. */
  warm(items: readonly WarmItem[], options?: WarmOptions): Promise<WarmResult>;
  close(): Promise<void>;
};

/** In memory; a WebP also knows when it is worth looking for its AVIF sibling again. */
type CachedRendition = Rendition & { lookForAvifAt: number };

const defaultMemoryBytes = 64 * 1024 * 1024;
const defaultParallelJobs = 2;
const defaultWaitingJobs = 64;
const defaultWaitingAvif = 2000;
const calmUtilization = 0.4;
const lookAgainMs = 250;
const avifRestShare = 1;
const retryAvifAfterMs = 60_000;

export function createRenditions(options: RenditionsOptions): Renditions {
  const { store } = options;
  const files = createRenditionFiles(options.directory);
  const memory = createByteLru<CachedRendition>(options.maxMemoryBytes ?? defaultMemoryBytes);
  const flights = createSingleFlight<CachedRendition>();
  const isLoopCalm = createCalmCheck(calmUtilization);
  const gate = createJobGate({
    parallel: options.maxParallelJobs ?? defaultParallelJobs,
    maxWaiting: options.maxWaitingJobs ?? defaultWaitingJobs,
  });
  const lane = createBackgroundLane({
    isCalm: () => isLoopCalm() && gate.isIdle(),
    maxOffered: options.maxWaitingAvif ?? defaultWaitingAvif,
    restShare: avifRestShare,
    lookAgainMs,
    onError: (err) => options.log?.warn({ err }, 'an AVIF rendition could not be made'),
  });

  function remember(name: string, rendition: Rendition): CachedRendition {
    const cached = { ...rendition, lookForAvifAt: 0 };
    memory.set(name, cached);
    return cached;
  }

  async function render(
    hash: string,
    width: RenditionWidth,
    format: RenditionFormat,
    quality: RenditionQuality,
  ): Promise<Buffer> {
    const original = await store.find(hash);
    if (!original) throw new ImageNotFoundError(hash);
    return await gate.run(async () => {
      const startedAt = performance.now();
      const body = await renderPicture({ original, width, format, quality });
      const milliseconds = performance.now() - startedAt;
      options.onRender?.({ hash, width, format, quality, milliseconds, bytes: body.length });
      return body;
    });
  }

  function getMade(
    hash: string,
    width: RenditionWidth,
    format: 'webp' | 'jpeg',
    quality: RenditionQuality,
  ): Promise<CachedRendition> {
    const name = renditionName(hash, width, format, quality);
    return flights.run(name, async () => {
      const known = memory.get(name);
      if (known) return known;
      const stored = await files.read(name, format);
      if (stored && stored !== 'not-worth-it') return remember(name, stored);
      return remember(name, await files.write(name, format, await render(hash, width, format, quality)));
    });
  }

  /** Returns whether an AVIF worth serving exists afterwards. */
  async function makeAvif(hash: string, width: RenditionWidth, quality: RenditionQuality): Promise<boolean> {
    const name = renditionName(hash, width, 'avif', quality);
    const stored = await files.read(name, 'avif');
    if (stored === 'not-worth-it') return false;
    if (stored) return true;
    const webp = await getMade(hash, width, 'webp', quality);
    const body = await render(hash, width, 'avif', quality);
    if (body.length >= webp.body.length) {
      await files.writeNotWorthIt(name);
      return false;
    }
    remember(name, await files.write(name, 'avif', body));
    return true;
  }

  function offerAvif(
    webp: CachedRendition,
    hash: string,
    width: RenditionWidth,
    quality: RenditionQuality,
  ): void {
    const isQueued = lane.offer(renditionName(hash, width, 'avif', quality), async () => {
      webp.lookForAvifAt = performance.now() + retryAvifAfterMs;
      const isWorthIt = await makeAvif(hash, width, quality);
      webp.lookForAvifAt = isWorthIt ? 0 : Number.POSITIVE_INFINITY;
    });
    webp.lookForAvifAt = isQueued ? Number.POSITIVE_INFINITY : performance.now() + retryAvifAfterMs;
  }

  async function getAvifOrWebp(
    hash: string,
    width: RenditionWidth,
    quality: RenditionQuality,
  ): Promise<CachedRendition> {
    const name = renditionName(hash, width, 'avif', quality);
    const stored = await files.read(name, 'avif');
    if (stored && stored !== 'not-worth-it') return remember(name, stored);
    const webp = await getMade(hash, width, 'webp', quality);
    if (stored === 'not-worth-it') webp.lookForAvifAt = Number.POSITIVE_INFINITY;
    else offerAvif(webp, hash, width, quality);
    return webp;
  }

  function peek(...[hash, width, format, quality = 'standard']: RenditionArguments): Rendition | undefined {
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
      if (format !== 'avif') return await getMade(hash, width, format, quality);
      const flightName = renditionName(hash, width, 'avif', quality);
      return await flights.run(flightName, () => getAvifOrWebp(hash, width, quality));
    },
    warm: (items, warmOptions) =>
      warmRenditions(items, warmOptions, async ({ hash, width, format = 'webp' }) => {
        if (!isImageHash(hash)) throw new ImageNotFoundError(hash);
        if (await files.has(renditionName(hash, width, format, 'standard'))) return;
        await lane.run(async () => {
          if (format === 'avif') await makeAvif(hash, width, 'standard');
          else await getMade(hash, width, format, 'standard');
        });
      }),
    close: () => lane.close(),
  };
}
