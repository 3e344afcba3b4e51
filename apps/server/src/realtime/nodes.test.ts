import { afterEach, expect, it, vi } from 'vitest';
import { createLiveNodes } from '../testing/live-nodes.ts';
import { testRedisUrl } from '../testing/test-redis.ts';

const nodes = createLiveNodes();

afterEach(() => nodes.close());

it('reaches a customer at any node, once and in order, and nobody else', async (context) => {
  context.skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const [one, two] = await Promise.all([
    nodes.open({ redisUrl: testRedisUrl }),
    nodes.open({ redisUrl: testRedisUrl }),
  ]);
  const [near, far, other] = await Promise.all([
    one.listen('customer:aline'),
    two.listen('customer:aline'),
    two.listen('customer:bosco'),
  ]);
  const told = ['1', '2', '3', '4', '5'];
  const heardBy = (client: typeof near) => client.all('orderStatusUpdated').map(({ orderId }) => orderId);
  for (const orderId of told) {
    one.announcer.announce({
      type: 'order.changed',
      payload: { orderId, customerId: 'aline', deliveryStatus: 'pending', paymentStatus: 'unpaid', revision: 1 },
    });
  }
  await vi.waitFor(() => expect([heardBy(near), heardBy(far)]).toEqual([told, told]), { timeout: 5000 });
  expect(heardBy(other)).toEqual([]);
});

it('ends a session’s sockets at every node', async (context) => {
  context.skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const [one, two] = await Promise.all([
    nodes.open({ redisUrl: testRedisUrl }),
    nodes.open({ redisUrl: testRedisUrl }),
  ]);
  const [far, other] = await Promise.all([two.listen('customer:aline'), two.listen('customer:bosco')]);
  one.announcer.announce({
    type: 'session.revoked',
    payload: { customerId: 'aline', sessionIds: ['session of aline'] },
  });
  await vi.waitFor(() => expect(far.socket.connected).toBe(false), { timeout: 5000 });
  expect(other.socket.connected).toBe(true);
});
