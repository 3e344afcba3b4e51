import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { identifyCustomer, type SessionsService } from './modules/accounts/index.ts';
import { type OrdersService, presentOrderStatus } from './modules/orders/index.ts';
import { createAddressReader } from './plugins/client-address.ts';
import {
  createAnnouncer,
  createStreamsAdapter,
  identifyByFirst,
  noConnectionLimits,
  openLiveServer,
} from './realtime/index.ts';
import type { DomainEvent } from './shared/event-bus.ts';

export type LiveDeps = {
  config: Config;
  log: Logger;
  httpServer: HttpServer;
  sessions: SessionsService;
  orders: OrdersService;
};

export type Live = {
  announce(event: DomainEvent): void;
  /** Sends this node's sockets away; open ones would keep the HTTP server from closing. */
  dismiss(): Promise<void>;
  /** After the last event has been announced. */
  close(): Promise<void>;
};

/** Everything that reaches people through sockets. */
export function composeLive({ config, log, httpServer, sessions, orders }: LiveDeps): Live {
  const streams = config.redisUrl ? createStreamsAdapter(config.redisUrl, log) : undefined;
  const server = openLiveServer({
    httpServer,
    log,
    publicUrl: config.publicUrl,
    identify: identifyByFirst([identifyCustomer(sessions)]),
    addressOf: createAddressReader(config.trustedProxies),
    adapter: streams?.adapter,
    ...(config.rateLimit ? {} : { limits: noConnectionLimits }),
  });
  const announcer = createAnnouncer({
    io: server.io,
    describeOrder: async ({ orderId, customerId }) => presentOrderStatus(await orders.getOrder(orderId, customerId)),
    onError: (error, event) => log.error({ err: error, event: event.type }, 'an event was not told'),
  });

  return {
    announce: announcer.announce,
    dismiss: server.dismiss,
    async close() {
      await announcer.close();
      await server.close();
      streams?.close();
    },
  };
}
