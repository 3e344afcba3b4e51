import { Redis } from 'ioredis';
import { expect, it, vi } from 'vitest';
import { testRedisUrl } from '../testing/test-redis.ts';
import { createEventBus, type DomainEvent } from './event-bus.ts';
import { createRedisChannel, linkNodes } from './node-link.ts';

const changed: DomainEvent = { type: 'catalogue.changed', payload: { productIds: ['a'] } };

async function openNode(redis: Redis | undefined) {
  const heard: string[] = [];
  const bus = createEventBus((error) => {
    throw error;
  });
  bus.subscribe('catalogue.changed', ({ productIds }) => heard.push(...productIds));
  return { heard, link: await linkNodes(bus, redis && createRedisChannel(redis)) };
}

it('tells its own listeners when there is only one node', async () => {
  const { heard, link } = await openNode(undefined);
  link.publish(changed);
  expect(heard).toEqual(['a']);
});

it('tells every node once, through Redis', async (context) => {
  context.skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const redis = new Redis(testRedisUrl ?? '');
  const [one, two] = await Promise.all([openNode(redis), openNode(redis)]);
  one.link.publish(changed);
  await vi.waitFor(() => expect(two.heard).toEqual(['a']));
  expect(one.heard).toEqual(['a']);
  await Promise.all([one.link.close(), two.link.close()]);
  redis.disconnect();
});
