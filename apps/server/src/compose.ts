import path from 'node:path';
import type { Logger } from 'pino';
import { openApp } from './app.ts';
import { closeAll, type Closing } from './closing.ts';
import type { Config } from './config.ts';
import { createRoomCheck, type OpenedDatabase } from './db/open.ts';
import { createOutboxSender, createOutboxSweep, wakeAfterCommit } from './db/outbox.ts';
import { checkReadiness, prepareDatabase } from './db/prepare-database.ts';
import { createEventBus } from './events/event-bus.ts';
import { createRedisChannel, linkNodes } from './events/node-link.ts';
import { createAddressReader, createProxyTest } from './http/client-address.ts';
import { registerCompression } from './http/compression.ts';
import { guardConnections, shareOpenLimits } from './http/connections.ts';
import { answerOtherMethods } from './http/other-methods.ts';
import { createHttpServer } from './http/server.ts';
import { createImageStore, type ImageStore } from './images/image-store.ts';
import { registerImages } from './images/images.routes.ts';
import { createRenditions } from './images/renditions.ts';
import { startJobs } from './jobs/jobs.ts';
import { createMemoryWindows, createSharedWindows } from './limits/allowance-windows.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Foundation } from './module.ts';
import { createCatalogueCaches } from './modules/catalogue/index.ts';
import { createPageClients, dropPagesOnChange, PageCache, registerPages } from './pages/index.ts';
import type { SellerConsole } from './pages/seller-console.ts';
import type { Storefront } from './pages/storefront.ts';
import { createConnectionCounts } from './realtime/connection-limits.ts';
import { openLive } from './realtime/live.ts';
import type { Worker } from './workers/worker.ts';

export type Shop = Awaited<ReturnType<typeof compose>>;

export type ComposeOptions = {
  config: Config;
  log: Logger;
  /** Open already; the shop closes it, also when it cannot be composed. */
  database: OpenedDatabase;
  storefront: Storefront;
  sellerConsole: SellerConsole;
  /** Runs once the database is at its newest version and before anybody is served. */
  prepare?(deps: { database: OpenedDatabase; imageStore: ImageStore }): Promise<void>;
  /** When this process is one of several that serve the shop on this machine. */
  worker?: Worker | undefined;
};

/** Opens everything that serves the shop. What it has opened when it fails is closed again. */
export async function compose(options: ComposeOptions) {
  const closing: Closing = { database: options.database.close };
  try {
    return await open(options, closing);
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

async function open(options: ComposeOptions, closing: Closing) {
  const { config, log, database: given, storefront, sellerConsole, prepare, worker } = options;
  const isFirst = (worker?.number ?? 1) === 1;
  let wakeSenders: () => void = () => undefined;
  const opened = wakeAfterCommit(given, () => wakeSenders());
  const redis = config.redisUrl ? (await import('./connect-redis.ts')).connectRedis(config.redisUrl, log) : undefined;
  closing.redis = () => redis?.disconnect();
  const imagesDir = path.join(config.dataDir, 'images');
  const imageStore = createImageStore({ directory: imagesDir });
  const hasRoom = createRoomCheck(config.dataDir);
  const renditions = createRenditions({ store: imageStore, directory: imagesDir, hasRoom, log });
  closing.images = renditions.close;
  const bus = createEventBus((error, event) =>
    log.error({ err: error, event: event.type }, 'an event listener failed'),
  );
  const pageCache = new PageCache();
  dropPagesOnChange(bus, pageCache);
  const { caches, databaseOfCatalogue, databaseOfSales } = createCatalogueCaches(config, opened, bus);
  const database = databaseOfCatalogue;

  await prepareDatabase(database.backgroundPool, log, prepare && (() => prepare({ database, imageStore })));
  const link = await linkNodes(bus, redis ? createRedisChannel(redis) : worker?.channel);
  closing.link = link.close;
  const windows = redis ? createSharedWindows(redis) : (worker?.counts.windows ?? createMemoryWindows());
  const databases = { database: opened, databaseOfCatalogue, databaseOfSales };
  const foundation: Foundation = { config, log, ...databases, bus, windows, imageStore, now: () => new Date() };
  const shop = await openApp(foundation, {
    caches,
    guesses: worker?.counts.guesses,
    isLinked: () => redis === undefined || redis.status === 'ready',
    onSettingsChange: () => pageCache.dropAll(),
  });
  const { modules, settings } = shop;
  closing.modules = async () => {
    for (const { stop } of modules) await stop?.();
  };
  closing.channels = () => modules.forEach((module) => module.close?.());

  const server = await createHttpServer({
    config,
    log,
    windows,
    sessions: shop.sessions,
    sellerSessions: shop.sellerSessions,
    readIdentity: settings.readIdentity,
    hasRoomToWrite: database.hasRoomToWrite,
    health: { checkReadiness: () => checkReadiness(database), answeredAt: database.answeredAt },
  });
  const { app } = server;
  closing.requests = () => app.close();
  await app.register(async (api) => {
    registerCompression(api);
    for (const { registerRoutes } of modules) registerRoutes(api);
  });
  answerOtherMethods(app);
  for (const module of modules) module.registerFiles?.(app);
  await registerImages(app, { renditions });
  await storefront.register(app);
  await sellerConsole.register(app);
  registerPages(app, {
    cache: pageCache,
    render: storefront.createRenderer(createPageClients(shop, log)),
    loadShedding: server.loadShedding,
    answerMs: config.timeLimits.answerMs,
  });

  const held = worker?.counts.held ?? createConnectionCounts().heldBy(0);
  const live = await openLive({ ...shop, config, log, httpServer: app.server, bus, windows, held, worker });
  closing.sockets = live.dismiss;
  closing.live = live.close;
  const connections = guardConnections(app.server, {
    isProxy: createProxyTest(config.trustedProxies),
    addressOf: createAddressReader(config.trustedProxies),
    limits: config.rateLimit ? shareOpenLimits(worker?.workers) : undefined,
  });
  let ordersPlaced = 0;
  const outbox = createOutboxSender(given, {
    publish: link.publish,
    announce(event) {
      if (event.type === 'order.changed' && event.payload.revision === 0) ordersPlaced += 1;
      live.announce(event);
    },
  });
  wakeSenders = () => {
    outbox.wake();
    shop.wakeMessages();
  };
  // Of several workers one does what is to be done once; who replaces it goes on with that.
  const jobs = startJobs(
    [...modules.flatMap((module) => module.jobs ?? []), createOutboxSweep(opened), outbox].filter(
      ({ inEveryProcess }) => isFirst || inEveryProcess,
    ),
    { onError: (error, { name, failure }) => log.warn({ err: error, job: name }, failure) },
  );
  closing.jobs = jobs.stop;

  const readFigures =
    config.metrics &&
    createMetrics({
      tallies: server.tallies,
      readLoopDelayMs: server.loadShedding.readLoopDelayMs,
      countSockets: live.countSockets,
      countOrders: () => ordersPlaced,
      pages: pageCache.served,
      readPageCache: () => pageCache.size,
      pool: database.pool,
      readBacklog: isFirst ? shop.status.readBacklog : undefined,
      version: shop.status.version,
    });
  return {
    ...shop,
    app,
    database,
    imageStore,
    renditions,
    pageCache,
    /** What this process can tell Prometheus, where it is set up. */
    readFigures,
    /** Says "not ready", and to every connection that its next answer is the last one. */
    startDraining(): void {
      server.sayNotReady();
      connections.startDraining();
    },
    /** How many connections are open. */
    countConnections: connections.count,
    close: () => closeAll(closing),
  };
}
