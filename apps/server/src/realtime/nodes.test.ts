import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, onTestFinished, type TestContext, vi } from 'vitest';
import { createLiveNodes } from '../testing/live-nodes.ts';
import { prepareOwnRedis, testRedisUrl } from '../testing/test-redis.ts';

const nodes = createLiveNodes();
/** Other tests may be talking through the same Redis. */
const [aline, bosco, claude] = ['aline', 'bosco', 'claude'].map((name) => `${name}-${randomUUID()}`);

afterEach(() => nodes.close());

type LiveNode = Awaited<ReturnType<typeof nodes.open>>;

function announceOrder(from: LiveNode, customerId = '', orderId = ''): void {
  from.announcer.announce({
    type: 'order.changed',
    payload: { orderId, customerId, deliveryStatus: 'pending', paymentStatus: 'unpaid', revision: 1 },
  });
}

/** Two nodes of which the second hears the first: what is told before a node has joined never reaches it. */
async function openLinkedNodes({ skip }: TestContext): Promise<[LiveNode, LiveNode]> {
  skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const [one, two] = await Promise.all([
    nodes.open({ redisUrl: testRedisUrl }),
    nodes.open({ redisUrl: testRedisUrl }),
  ]);
  const listener = await two.listen(`customer:${claude}`);
  await vi.waitFor(() => {
    announceOrder(one, claude);
    expect(listener.all('orderStatusUpdated')).not.toEqual([]);
  });
  return [one, two];
}

it('reaches a customer at any node, once and in order, and nobody else', async (context) => {
  const [one, two] = await openLinkedNodes(context);
  const [near, far, other] = await Promise.all([
    one.listen(`customer:${aline}`),
    two.listen(`customer:${aline}`),
    two.listen(`customer:${bosco}`),
  ]);
  const told = ['1', '2', '3', '4', '5'];
  const heardBy = (client: typeof near) => client.all('orderStatusUpdated').map(({ orderId }) => orderId);
  for (const orderId of told) announceOrder(one, aline, orderId);
  await vi.waitFor(() => expect([heardBy(near), heardBy(far)]).toEqual([told, told]));
  expect(heardBy(other)).toEqual([]);
});

it('ends a session’s sockets at every node', async (context) => {
  const [one, two] = await openLinkedNodes(context);
  const [far, other] = await Promise.all([two.listen(`customer:${aline}`), two.listen(`customer:${bosco}`)]);
  one.announcer.announce({
    type: 'session.revoked',
    payload: { customerId: aline ?? '', sessionIds: [`session of ${aline}`] },
  });
  await vi.waitFor(() => expect(far.socket.connected).toBe(false));
  expect(other.socket.connected).toBe(true);
});

it('serves its own while there is no Redis, and reaches the other nodes when it comes', async ({ skip }) => {
  skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const server = await prepareOwnRedis();
  onTestFinished(server.stop);
  const options = { redisUrl: server.url, sellersByCustomer: { [aline ?? '']: ['kigali-tech'] } };
  const [one, two] = await Promise.all([nodes.open(options), nodes.open(options)]);
  const [near, far] = await Promise.all([one.listen(`customer:${aline}`), two.listen(`customer:${aline}`)]);
  announceOrder(one, aline);
  await vi.waitFor(() => expect(near.all('orderStatusUpdated')).toHaveLength(1));
  await one.listen('seller:kigali-tech');
  await vi.waitFor(() => expect(near.all('activeSeller').at(-1)).toEqual([{ sellerId: 'kigali-tech' }]));
  await server.start();
  await vi.waitFor(() => {
    announceOrder(one, aline);
    expect(far.all('orderStatusUpdated')).not.toEqual([]);
  });
  await nodes.close();
});
