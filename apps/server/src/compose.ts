import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { composeAccounts } from './compose-accounts.ts';
import { composeCaches } from './compose-caches.ts';
import { composeConsole, type Console } from './compose-console.ts';
import { composeJobs } from './compose-jobs.ts';
import { composeLive, type Live } from './compose-live.ts';
import { composeMessages } from './compose-messages.ts';
import { composeOidc } from './compose-oidc.ts';
import { composeMetrics, composeStatus } from './compose-status.ts';
import type { Config } from './config.ts';
import { createRoomCheck, type OpenedDatabase } from './db/open.ts';
import { findDatabaseProblem, prepareDatabase } from './db/prepare-database.ts';
import { createOutboxSender, wakeAfterCommit } from './db/outbox.ts';
import { createImageStore } from './images/image-store.ts';
import { createRenditions } from './images/renditions.ts';
import type { Figure } from './metrics/figures.ts';
import { createRecoveryService } from './modules/accounts/index.ts';
import { createCartService } from './modules/cart/index.ts';
import { type CatalogueService, createCatalogueService, createSeoService } from './modules/catalogue/index.ts';
import { type ChatService, createChatService } from './modules/chat/index.ts';
import { createDashboardService, createOrdersService, type OrdersService } from './modules/orders/index.ts';
import { createVouchersService } from './modules/promotions/index.ts';
import { createReviewsService } from './modules/reviews/index.ts';
import { createSettingsService } from './modules/settings/index.ts';
import { createWarrantiesService, createWarrantyCodes } from './modules/warranties/index.ts';
import { createWishlistService } from './modules/wishlist/index.ts';
import { createAddressReader, createProxyTest } from './http/client-address.ts';
import { guardConnections, shareOpenLimits } from './http/connections.ts';
import { PageCache } from './pages/index.ts';
import { dropPagesOnChange } from './pages/drop-pages.ts';
import type { SellerConsole } from './pages/seller-console.ts';
import type { Storefront } from './pages/storefront.ts';
import { createEventBus } from './events/event-bus.ts';
import { createRedisChannel, linkNodes } from './events/node-link.ts';
import { createMemoryWindows, createSharedWindows } from './limits/allowance-windows.ts';
import { createConnectionCounts } from './realtime/index.ts';
import type { Worker } from './workers/worker.ts';

export type Shop = Pick<Console, 'orderChanges' | 'payments' | 'returns' | 'searchLog'> & {
  app: FastifyInstance;
  catalogue: CatalogueService;
  orders: OrdersService;
  chat: ChatService;
  database: OpenedDatabase;
  imageStore: ReturnType<typeof createImageStore>;
  renditions: ReturnType<typeof createRenditions>;
  pageCache: PageCache;
  /** For Prometheus, where it is set up. */
  /** What this process can tell Prometheus. */
  readFigures?: (() => Promise<Figure[]>) | undefined;
  /** Says "not ready", and to every connection that its next answer is the last one. */
  startDraining(): void;
  /** How many connections are open. */
  countConnections(): Promise<number>;
  close(): Promise<void>;
};

export type ComposeOptions = {
  config: Config;
  log: Logger;
  /** Open already; the shop closes it, also when it cannot be composed. */
  database: OpenedDatabase;
  storefront: Storefront;
  sellerConsole: SellerConsole;
  /** Runs once the database is at its newest version and before anybody is served. */
  prepare?(shop: Pick<Shop, 'database' | 'imageStore'>): Promise<void>;
  /** When this process is one of several that serve the shop on this machine. */
  worker?: Worker | undefined;
};

/** What has to be closed, in the order in which it is: nobody is cut off, and every event is still sent. */
type Opened = {
  live?: Live;
  app?: FastifyInstance;
  console?: { stop(): Promise<void> };
  jobs?: { stop(): Promise<void> };
  messages?: { close(): void };
  link?: { close(): Promise<void> };
  renditions?: { close(): Promise<void> };
  redis?: Redis | undefined;
  database: OpenedDatabase;
};

async function closeAll(opened: Opened): Promise<void> {
  await opened.live?.dismiss();
  await opened.app?.close();
  await opened.console?.stop();
  await opened.jobs?.stop();
  opened.messages?.close();
  await opened.live?.close();
  await opened.link?.close();
  await opened.renditions?.close();
  opened.redis?.disconnect();
  await opened.database.close();
}

/** The only place that creates things. What it has opened when it fails is closed again. */
export async function compose(options: ComposeOptions): Promise<Shop> {
  const opened: Opened = { database: options.database };
  try {
    return await open(options, opened);
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

async function open(options: ComposeOptions, toClose: Opened): Promise<Shop> {
  const { config, log, database: given, storefront, sellerConsole, prepare, worker } = options;
  let wakeSenders: () => void = () => undefined;
  const opened = wakeAfterCommit(given, () => wakeSenders());
  const redis = (toClose.redis = config.redisUrl
    ? (await import('./connect-redis.ts')).connectRedis(config.redisUrl, log)
    : undefined);
  const imagesDir = path.join(config.dataDir, 'images');
  const imageStore = createImageStore({ directory: imagesDir });
  const hasRoom = createRoomCheck(config.dataDir);
  const renditions = (toClose.renditions = createRenditions({ store: imageStore, directory: imagesDir, hasRoom, log }));
  const pageCache = new PageCache();
  const bus = createEventBus((error, event) =>
    log.error({ err: error, event: event.type }, 'an event listener failed'),
  );
  dropPagesOnChange(bus, pageCache);
  const { answers, facts, found, productCache, database, databaseOfSales } = composeCaches(config, opened, bus);

  await prepareDatabase(database.unhurriedPool, log, prepare && (() => prepare({ database, imageStore })));
  const link = (toClose.link = await linkNodes(bus, redis ? createRedisChannel(redis) : worker?.channel));
  const windows = redis ? createSharedWindows(redis) : (worker?.counts.windows ?? createMemoryWindows());

  const settings = await createSettingsService({
    database: opened,
    bus,
    expiryHours: config.orderExpiryHours,
    onChange: () => pageCache.dropAll(),
    onError: (error) => log.error({ err: error }, 'the settings cannot be read'),
  });

  const now = () => new Date();
  const { secrets, hasher, attempts, sessions, accounts, sellerSessions, sellers } = composeAccounts({
    config,
    database: opened,
    bus,
    windows,
    imageStore,
    guesses: worker?.counts.guesses,
    now,
  });
  const messages = await composeMessages(config, opened, settings.texts, log);
  const reviews = createReviewsService({ database, bus });
  const catalogue = createCatalogueService({ database, facts, found, productCache, now });
  // What these write is in no public answer, so they drop none of the cached ones.
  const cart = createCartService({ database: opened });
  const vouchers = createVouchersService({ database: opened, cart, now });
  const wishlist = createWishlistService({ database: opened });
  const chat = createChatService({ database: opened });
  const orders = createOrdersService({
    database: databaseOfSales,
    cart,
    vouchers,
    expiryHours: () => settings.current().orders.expiryHours,
    secrets: messages.secrets,
    paymentSettings: settings.payments,
    now,
  });
  const codes = createWarrantyCodes(secrets);
  const { stop, ...desks } = composeConsole({
    log,
    database,
    unwatched: opened,
    bus,
    catalogue,
    orders,
    vouchers,
    sessions,
    imageStore,
    secret: config.tokenSecret,
    paymentSettings: settings.payments,
    publicUrl: config.publicUrl,
    codes,
    now,
  });
  toClose.console = { stop };
  const isFirst = (worker?.number ?? 1) === 1;
  toClose.messages = messages.sender;

  const status = await composeStatus(config, {
    database,
    channels: messages.service.usable,
    isLinked: () => redis === undefined || redis.status === 'ready',
  });
  const { app, answerHit, sayNotReady, tallies, readLoopDelayMs } = await buildApp({
    config,
    log,
    windows,
    imageStore,
    renditions,
    pageCache,
    storefront,
    sellerConsole,
    answers,
    accounts,
    oidc: composeOidc(config, opened, sessions),
    sessions,
    catalogue,
    settings,
    seo: createSeoService({ database, imageStore, publicUrl: config.publicUrl }),
    reviews,
    cart,
    vouchers,
    wishlist,
    orders,
    warranties: createWarrantiesService({ database: opened, codes, imageStore, now }),
    dashboard: createDashboardService({ orders }),
    chat,
    messages: messages.service,
    recovery: createRecoveryService({
      database: opened,
      accounts,
      sellers,
      sessions,
      hasher,
      attempts,
      secrets: messages.secrets,
      hasMail: config.messages.email !== undefined,
    }),
    sellerSessions,
    sellers,
    ...desks,
    status,
    hasRoomToWrite: database.hasRoomToWrite,
    health: { checkReadiness: () => checkReadiness(database), answeredAt: database.answeredAt },
  });
  toClose.app = app;

  const live = (toClose.live = await composeLive({
    config,
    log,
    httpServer: app.server,
    bus,
    sessions,
    sellerSessions,
    catalogue,
    reviews,
    orders,
    chat,
    windows,
    held: worker?.counts.held ?? createConnectionCounts().heldBy(0),
    worker,
  }));
  const connections = guardConnections(app.server, {
    isProxy: createProxyTest(config.trustedProxies),
    addressOf: createAddressReader(config.trustedProxies),
    limits: config.rateLimit ? shareOpenLimits(worker?.workers) : undefined,
    answerFirst: answerHit,
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
    messages.sender.wakeRouting();
  };
  toClose.jobs = composeJobs({
    config,
    log,
    orders,
    searchLog: desks.searchLog,
    messages: messages.sender,
    outbox,
    database,
    imageStore,
    isFirst,
  });

  const readFigures = composeMetrics(config, {
    database,
    pageCache,
    status,
    isFirst,
    tallies,
    readLoopDelayMs,
    countSockets: live.countSockets,
    countOrders: () => ordersPlaced,
  });

  return {
    app,
    catalogue,
    orders,
    ...desks,
    chat,
    database,
    imageStore,
    renditions,
    pageCache,
    readFigures,
    startDraining() {
      sayNotReady();
      connections.startDraining();
    },
    countConnections: connections.count,
    close: () => closeAll(toClose),
  };
}

async function checkReadiness(database: OpenedDatabase): Promise<string | undefined> {
  if (!database.hasRoomToWrite()) return 'the disk is nearly full';
  return findDatabaseProblem(database.pool);
}
