import type { Identity } from '@urumuri/identity';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/client.ts';
import type { ImageStore } from '../../../images/image-store.ts';
import { createSemaphore } from '../../../concurrency/semaphore.ts';
import { createSingleFlight } from '../../../concurrency/single-flight.ts';
import { AppError } from '../../../app-error.ts';
import * as repository from './seo.repository.ts';
import * as sitemap from './sitemap.rules.ts';

type SeoDeps = { database: Database; imageStore: ImageStore; publicUrl: string; readIdentity(): Identity };
export type SeoService = ReturnType<typeof createSeoService>;
type ShareCard = { body: Buffer; etag: string };

const cardsMaxBytes = 16 * 1024 * 1024;
const ownPicture = /^\/images\/([0-9a-f]{16,32})\/\d+$/;
const productsFile = /^products(?:-([0-9a-f]{1,4}))?$/;

export function createSeoService({ database: { db }, imageStore, publicUrl, readIdentity }: SeoDeps) {
  const cards = new LRUCache<string, ShareCard>({
    maxSize: cardsMaxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  const drawOnce = createSingleFlight<ShareCard>();
  const drawing = createSemaphore({ parallel: 1, maxWaiting: 32 });

  async function readPicture(address: string | undefined): Promise<Buffer | undefined> {
    const hash = ownPicture.exec(address ?? '')?.[1];
    const original = hash === undefined ? undefined : await imageStore.find(hash);
    return original && readFile(original.path);
  }

  async function listPages(file: string): Promise<sitemap.SitemapPage[]> {
    if (file === 'pages') {
      const categories = await repository.listCategoryPages(db);
      const toPath = (name: string) => `/products?category=${encodeURIComponent(name)}`;
      return [...sitemap.staticPages, ...categories.map(({ name, ...page }) => ({ path: toPath(name), ...page }))];
    }
    const match = productsFile.exec(file);
    if (!match) throw new AppError('not_found', 'There is no such sitemap.');
    const rows = await repository.listProductPages(db, match[1] ?? '');
    return rows.map(({ slug, changedAt }) => ({ path: `/product/details/${slug}`, changedAt }));
  }

  return {
    writeRobots: () => sitemap.writeRobots(publicUrl),

    writeSitemapIndex: async () =>
      sitemap.writeSitemapIndex(publicUrl, sitemap.sitemapParts(await repository.estimateProductCount(db))),

    writeSitemap: async (file: string) => sitemap.writeSitemap(publicUrl, await listPages(file)),

    /** The picture messengers show; drawn anew when anything on it changes. */
    async getShareCard(slug: string): Promise<ShareCard> {
      const details = await repository.findShareDetails(db, slug);
      if (!details) throw new AppError('not_found', 'There is no such product.');
      const { name: shopName } = readIdentity();
      const drawn = JSON.stringify([shopName, details]);
      const key = createHash('sha256').update(drawn).digest('base64url').slice(0, 22);
      const cached = cards.get(key);
      if (cached) return cached;
      return drawOnce(key, () =>
        drawing.run(async () => {
          const { drawShareCard } = await import('./share-card.ts');
          const body = await drawShareCard(shopName, details, await readPicture(details.images[0]));
          const made = { body, etag: `"${key}"` };
          cards.set(key, made);
          return made;
        }),
      );
    },
  };
}
