import { createServer } from 'node:http';
import { pino } from 'pino';
import { createAnnouncer } from '../realtime/announcer.ts';
import { connectionLimits, createConnectionCounts } from '../realtime/connection-limits.ts';
import type { Identity } from '../realtime/identity.ts';
import { openLiveServer } from '../realtime/live-server.ts';
import { createPresence } from '../realtime/presence.ts';
import { createStreamsAdapter } from '../realtime/streams-adapter.ts';
import { createMemoryWindows } from '../limits/allowance-windows.ts';
import { createLiveClients } from './live-client.ts';

type LiveNodeOptions = {
  redisUrl?: string | undefined;
  /** With whom each customer talks. */
  sellersByCustomer?: Record<string, string[]>;
  /** Whom of them they have only opened a conversation with. */
  silentWith?: string[];
  limits?: Partial<typeof connectionLimits>;
};

/** Socket servers without a shop behind them, which take `customer:aline` for the token of Aline. */
export function createLiveNodes() {
  const endings: (() => unknown)[] = [];

  async function open({ redisUrl, sellersByCustomer = {}, silentWith = [], limits }: LiveNodeOptions = {}) {
    const log = pino({ level: 'silent' });
    const httpServer = createServer();
    const streams = redisUrl === undefined ? undefined : createStreamsAdapter(redisUrl, log);
    const server = openLiveServer({
      httpServer,
      log,
      publicUrl: 'http://shop.test',
      identify: async (token) => readIdentity(token),
      addressOf: () => 'an address',
      limits: { ...connectionLimits, ...limits },
      windows: createMemoryWindows(),
      held: createConnectionCounts().heldBy(0),
      adapter: streams?.adapter,
    });
    let isClosing = false;
    const onError = (error: unknown) => {
      if (!isClosing) throw error;
    };
    const presence = createPresence({
      io: server.io,
      listSellers: async (customerId) =>
        (sellersByCustomer[customerId] ?? []).map((sellerId) => ({
          sellerId,
          hasWritten: !silentWith.includes(sellerId),
        })),
      hasOtherNodes: streams !== undefined,
      delayMs: 10,
      onError,
    });
    const announcer = createAnnouncer({
      hasOtherNodes: true,
      io: server.io,
      describeOrder: async ({ orderId, deliveryStatus, paymentStatus, revision }) => ({
        order: { orderId, delivery_status: deliveryStatus, payment_status: paymentStatus, products: [], revision },
        orderNumber: 1001,
      }),
      describeMessage: () => Promise.reject(new Error('Nobody writes here.')),
      onError,
    });
    await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
    const clients = createLiveClients(httpServer);
    endings.push(async () => {
      isClosing = true;
      presence.stop();
      clients.close();
      await server.dismiss();
      await server.close();
      streams?.close();
      httpServer.close();
    });
    return { listen: clients.connect, refusal: clients.refusal, presence, announcer };
  }

  return {
    open,
    async close(): Promise<void> {
      for (const end of endings.splice(0)) await end();
    },
  };
}

function readIdentity(token: string): Identity | undefined {
  const [kind, id] = token.split(':');
  if ((kind !== 'customer' && kind !== 'seller') || !id) return undefined;
  return { kind, id, name: id, sessionId: `session of ${id}` };
}
