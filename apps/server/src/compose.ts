import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { isMigrated, migrate } from './db/migrate.ts';
import type { OpenedDatabase } from './db/open.ts';
import { startOutboxSender } from './db/outbox.ts';
import { createImageStore } from './images/image-store.ts';
import { createRenditions } from './images/renditions.ts';
import { type CatalogueService, createCatalogueService, startWordCounting } from './modules/catalogue/index.ts';
import { createReviewsService } from './modules/reviews/index.ts';
import { createSeoService } from './modules/seo/index.ts';
import { paths } from './paths.ts';
import { PageCache } from './plugins/pages/index.ts';
import { dropPagesOnChange } from './plugins/pages/drop-pages.ts';
import type { Storefront } from './plugins/storefront.ts';
import { AnswerCache } from './shared/answer-cache.ts';
import { createEventBus } from './shared/event-bus.ts';
import { linkNodes } from './shared/node-link.ts';

export type Shop = {
  app: FastifyInstance;
  catalogue: CatalogueService;
  database: OpenedDatabase;
  imageStore: ReturnType<typeof createImageStore>;
  renditions: ReturnType<typeof createRenditions>;
  pageCache: PageCache;
  startDraining(): void;
  close(): Promise<void>;
};

export type ComposeOptions = {
  config: Config;
  log: Logger;
  /** Open already; the shop closes it, also when it cannot be composed. */
  database: OpenedDatabase;
  storefront: Storefront;
  /** Runs once the database is at its newest version and before anybody is served. */
  prepare?(shop: Pick<Shop, 'database' | 'imageStore'>): Promise<void>;
};

/** How long the answer to a public read is given again; what changes is forgotten at once. */
const answersKeptMs = 10_000;

/** The only place that creates things. */
export async function compose({ config, log, database: opened, storefront, prepare }: ComposeOptions): Promise<Shop> {
  const answers = new AnswerCache({ keptMs: config.environment === 'test' ? 0 : answersKeptMs });
  const database = forgetAfterCommit(opened, answers);
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : undefined;
  const imagesDir = path.join(config.dataDir, 'images');
  const imageStore = createImageStore({ directory: imagesDir });
  const renditions = createRenditions({ store: imageStore, directory: imagesDir, log });
  const pageCache = new PageCache();
  const bus = createEventBus((error, event) =>
    log.error({ err: error, event: event.type }, 'an event listener failed'),
  );
  dropPagesOnChange(bus, pageCache);
  bus.subscribe('catalogue.changed', () => answers.forget());
  bus.subscribe('stock.changed', () => answers.forget());

  try {
    await database.withBudget(60_000, () => migrate(database.pool, paths.migrations));
    await prepare?.({ database, imageStore });
  } catch (error) {
    await database.close();
    redis?.disconnect();
    throw error;
  }
  const link = await linkNodes(bus, redis);
  const sender = startOutboxSender(opened, link.publish, (error) => log.warn({ err: error }, 'events are waiting'));

  const reviews = createReviewsService({ database });
  const catalogue = createCatalogueService({ database, reviews, now: () => new Date() });

  const wordCounting = startWordCounting(database.db, (error) =>
    log.warn({ err: error }, 'search words were not counted'),
  );

  const { app, startDraining } = await buildApp({
    config,
    log,
    redis,
    imageStore,
    renditions,
    pageCache,
    storefront,
    answers,
    catalogue,
    seo: createSeoService({ database, imageStore, publicUrl: config.publicUrl }),
    reviews,
    health: { checkReadiness: () => checkReadiness(database) },
  });

  async function close(): Promise<void> {
    await app.close();
    await sender.stop();
    await wordCounting.stop();
    await link.close();
    await renditions.close();
    redis?.disconnect();
    await database.close();
  }

  return { app, catalogue, database, imageStore, renditions, pageCache, startDraining, close };
}

/** What this node has just written is not answered from memory, even before the event comes round. */
function forgetAfterCommit(database: OpenedDatabase, answers: AnswerCache): OpenedDatabase {
  return {
    ...database,
    async transaction(work) {
      const result = await database.transaction(work);
      answers.forget();
      return result;
    },
  };
}

async function checkReadiness(database: OpenedDatabase): Promise<string | undefined> {
  if (!database.hasRoomToWrite()) return 'the disk is nearly full';
  return (await isMigrated(database.pool, paths.migrations)) ? undefined : 'the database is not migrated';
}

function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 1000 });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not reachable'));
  return redis;
}
