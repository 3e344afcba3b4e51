import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { createSemaphore } from '../concurrency/semaphore.ts';
import { createSingleFlight } from '../concurrency/single-flight.ts';
import { createBackgroundQueue } from './background-queue.ts';
import { isImageHash } from './image-files.ts';
import type { ImageStore } from './image-store.ts';
import { renderPicture } from './render-picture.ts';
import { createRenditionFiles, type Rendition } from './rendition-files.ts';
import { type Picture, type RenditionFormat, renditionName } from './rendition-format.ts';

type RenditionsOptions = {
  store: ImageStore;
  /** The same directory as the store's; sizes are kept below `<directory>/renditions`. */
  directory: string;
  /** Whether there is room on its disk. */
  hasRoom?: () => boolean;
  log?: { warn(details: object, message: string): void };
  render?: typeof renderPicture;
};
export type Renditions = ReturnType<typeof createRenditions>;

const memoryBytes = 64 * 1024 * 1024;
const jobLimits = { parallel: 2, maxWaiting: 256 };
const calmUtilization = 0.4;

/** There is no original of this hash. */
export class ImageNotFoundError extends Error {}

export function createRenditions({ store, directory, hasRoom, log, render = renderPicture }: RenditionsOptions) {
  const files = createRenditionFiles({
    directory,
    hasRoom: hasRoom ?? (() => true),
    onError: (err) => log?.warn({ err }, 'a rendition could not be stored'),
  });
  const memory = new LRUCache<string, Rendition>({
    maxSize: memoryBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  const loadOnce = createSingleFlight<Rendition>();
  const jobs = createSemaphore(jobLimits);
  const isLoopCalm = createCalmCheck(calmUtilization);
  const queue = createBackgroundQueue({
    isCalm: () => isLoopCalm() && jobs.isIdle(),
    maxWaiting: 2000,
    lookAgainMs: 250,
    onError: (err) => log?.warn({ err }, 'a rendition could not be made in the background'),
  });

  function remember(name: string, rendition: Rendition): Rendition {
    memory.set(name, rendition);
    return rendition;
  }

  async function make(picture: Picture, format: RenditionFormat): Promise<Buffer> {
    const original = await store.find(picture.hash);
    if (!original) throw new ImageNotFoundError(`No original is stored for image ${picture.hash}.`);
    return jobs.run(() => render(original, picture, format));
  }

  /**
   * Makes what is missing. Asked for AVIF it never lets a shopper wait for one: it answers WebP and has the AVIF made
   * in the background. Throws `ImageNotFoundError`, and `overloaded` when too many wait.
   */
  async function get(picture: Picture, format: RenditionFormat): Promise<Rendition> {
    const name = renditionName(picture, format);
    return memory.get(name) ?? loadOnce(name, () => load(name, picture, format));
  }

  async function load(name: string, picture: Picture, format: RenditionFormat): Promise<Rendition> {
    if (!isImageHash(picture.hash)) throw new ImageNotFoundError('This is no hash of an image.');
    const stored = await files.read(name, format);
    if (stored && stored !== 'not-worth-it') return remember(name, stored);
    if (format !== 'avif') return remember(name, await files.write(name, format, await make(picture, format)));
    const webp = await get(picture, 'webp');
    if (stored) return remember(name, webp);
    queue.enqueue(name, () => makeAvif(name, picture));
    return webp;
  }

  async function makeAvif(name: string, picture: Picture): Promise<void> {
    // Another process of the shop may have made it meanwhile.
    if (await files.read(name, 'avif')) return;
    const webp = await get(picture, 'webp');
    const body = await make(picture, 'avif');
    if (body.length < webp.body.length) remember(name, await files.write(name, 'avif', body));
    else {
      await files.writeNotWorthIt(name);
      remember(name, webp);
    }
  }

  return {
    get,
    /** Makes pictures ahead of demand, whenever the server is calm. */
    warm(addresses: readonly string[], widths: readonly Picture['width'][]): void {
      const hashes = addresses.flatMap((address) => /^\/images\/([0-9a-f]{16,32})\/\d+$/.exec(address)?.[1] ?? []);
      for (const hash of hashes) {
        for (const width of widths) {
          const picture = { hash, width, quality: 'standard' } as const;
          queue.enqueue(renditionName(picture, 'webp'), () => get(picture, 'webp'));
        }
      }
    },
    /** Drops background work; resolves when the job under way is done. */
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
