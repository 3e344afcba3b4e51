import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { SessionsService } from '../modules/accounts/index.ts';
import type { CatalogueService } from '../modules/catalogue/index.ts';
import { type ChatService, presentStored } from '../modules/chat/index.ts';
import { type OrdersService, presentOrderStatus } from '../modules/orders/index.ts';
import type { ReviewsService } from '../modules/reviews/index.ts';
import type { SellerSessionsService } from '../modules/sellers/index.ts';
import { createAddressReader } from '../http/client-address.ts';
import { createAnnouncer } from './announcer.ts';
import { connectionLimits, type HeldConnections } from './connection-limits.ts';
import { identifyBy } from './identity.ts';
import { openLiveServer } from './live-server.ts';
import { answerPageChecks } from './page-checks.ts';
import { createPresence } from './presence.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { AllowanceWindows } from '../limits/allowance-windows.ts';
import type { Worker } from '../workers/worker.ts';

export type LiveDeps = {
  config: Config;
  log: Logger;
  httpServer: HttpServer;
  sessions: SessionsService;
  sellerSessions: SellerSessionsService;
  catalogue: CatalogueService;
  reviews: ReviewsService;
  orders: OrdersService;
  chat: ChatService;
  bus: EventBus;
  windows: AllowanceWindows;
  held: HeldConnections;
  worker: Worker | undefined;
};

/** Everything that reaches people through sockets. */
export async function openLive(deps: LiveDeps) {
  const { config, log, httpServer, sessions, sellerSessions, catalogue, reviews, orders, chat, bus, worker } = deps;
  const streams = config.redisUrl
    ? (await import('./streams-adapter.ts')).createStreamsAdapter(config.redisUrl, log)
    : undefined;
  const server = openLiveServer({
    httpServer,
    log,
    publicUrl: config.publicUrl,
    identify: identifyBy(sessions, sellerSessions),
    addressOf: createAddressReader(config.trustedProxies),
    limits: config.rateLimit ? connectionLimits : undefined,
    windows: deps.windows,
    held: deps.held,
    adapter: streams?.adapter ?? worker?.adapter,
    workers: worker,
  });
  const hasOtherNodes = (streams ?? worker) !== undefined;
  const presence = createPresence({
    io: server.io,
    listSellers: chat.listSellers,
    hasOtherNodes,
    onError: (error) => log.warn({ err: error }, 'who is there could not be told'),
  });
  bus.subscribe('chat.contactAdded', presence.addContact);
  bus.subscribe('chat.begun', presence.addWriter);
  answerPageChecks({
    io: server.io,
    listStock: catalogue.listStock,
    findNewestReview: reviews.findNewest,
    onError: (error) => log.warn({ err: error }, 'a page’s stock or reviews could not be checked'),
  });
  const announcer = createAnnouncer({
    io: server.io,
    hasOtherNodes,
    describeOrder: async ({ orderId, customerId }) => {
      const order = await orders.findOrder(orderId, customerId);
      return order && { order: presentOrderStatus(order), orderNumber: order.number };
    },
    describeMessage: async ({ messageId }) => presentStored(await chat.getMessage(messageId)),
    onError: (error, event) => log.error({ err: error, event: event.type }, 'an event was not told'),
  });

  return {
    announce: announcer.announce,
    countSockets: (): number => server.io.engine.clientsCount,
    dismiss: server.dismiss,
    /** After the last event has been announced. */
    async close(): Promise<void> {
      presence.stop();
      await announcer.close();
      await server.close();
      streams?.close();
    },
  };
}
