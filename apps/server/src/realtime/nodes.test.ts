import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { io as connect, type Socket } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { testRedisUrl } from '../testing/test-redis.ts';
import { createAnnouncer } from './announcer.ts';
import type { Identity } from './identity.ts';
import { openLiveServer } from './live-server.ts';
import { createStreamsAdapter } from './streams-adapter.ts';

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** A node that believes whatever a token says, for tests of what nodes tell each other. */
async function openNode(redisUrl: string) {
  const log = pino({ level: 'silent' });
  const httpServer = createServer();
  const streams = createStreamsAdapter(redisUrl, log);
  const server = openLiveServer({
    httpServer,
    log,
    publicUrl: 'http://shop.test',
    identify: async (token): Promise<Identity> => ({
      kind: 'customer',
      id: token,
      name: token,
      sessionId: `of-${token}`,
    }),
    addressOf: () => 'an address',
    adapter: streams.adapter,
  });
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const announcer = createAnnouncer({
    io: server.io,
    describeOrder: async ({ orderId, deliveryStatus, paymentStatus, revision }) => ({
      orderId,
      delivery_status: deliveryStatus,
      payment_status: paymentStatus,
      products: [],
      revision,
    }),
    onError(error) {
      throw error;
    },
  });
  endings.push(async () => {
    await server.dismiss();
    await server.close();
    streams.close();
    httpServer.close();
  });
  const { port } = httpServer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, announcer };
}

async function listen(url: string, token: string): Promise<{ socket: Socket; orders: string[] }> {
  const orders: string[] = [];
  const socket = connect(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
  socket.on('orderStatusUpdated', ({ orderId }: { orderId: string }) => orders.push(orderId));
  endings.push(() => socket.disconnect());
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return { socket, orders };
}

it('reaches a customer at any node, once and in order, and nobody else', async (context) => {
  context.skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const [one, two] = await Promise.all([openNode(testRedisUrl ?? ''), openNode(testRedisUrl ?? '')]);
  const [near, far, other] = await Promise.all([
    listen(one.url, 'aline'),
    listen(two.url, 'aline'),
    listen(two.url, 'bosco'),
  ]);
  const told = ['1', '2', '3', '4', '5'];
  for (const orderId of told) {
    one.announcer.announce({
      type: 'order.changed',
      payload: { orderId, customerId: 'aline', deliveryStatus: 'pending', paymentStatus: 'unpaid', revision: 1 },
    });
  }
  await vi.waitFor(() => expect([near.orders, far.orders]).toEqual([told, told]), { timeout: 5000 });
  expect(other.orders).toEqual([]);
});

it('ends a session’s sockets at every node', async (context) => {
  context.skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const [one, two] = await Promise.all([openNode(testRedisUrl ?? ''), openNode(testRedisUrl ?? '')]);
  const [far, other] = await Promise.all([listen(two.url, 'aline'), listen(two.url, 'bosco')]);
  one.announcer.announce({ type: 'session.revoked', payload: { customerId: 'aline', sessionIds: ['of-aline'] } });
  await vi.waitFor(() => expect(far.socket.connected).toBe(false), { timeout: 5000 });
  expect(other.socket.connected).toBe(true);
});
