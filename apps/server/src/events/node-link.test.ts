import { once } from 'node:events';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../connect-redis.ts';
import { prepareOwnRedis, testRedisUrl } from '../testing/test-redis.ts';
import { createEventBus, type DomainEvent } from './event-bus.ts';
import { createRedisChannel, linkNodes } from './node-link.ts';

const changed: DomainEvent = { type: 'catalogue.changed', payload: { productIds: ['a'] } };

async function openNode(redis: Redis | undefined) {
  const heard: string[] = [];
  const bus = createEventBus((error) => {
    throw error;
  });
  bus.subscribe('catalogue.changed', ({ productIds }) => heard.push(...productIds));
  bus.subscribe('events.missed', () => heard.push('missed'));
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
  await vi.waitFor(() => expect([one.heard, two.heard]).toEqual([['missed'], ['missed']]));
  one.link.publish(changed);
  await vi.waitFor(() => expect(two.heard).toEqual(['missed', 'a']));
  expect(one.heard).toEqual(['missed', 'a']);
  await Promise.all([one.link.close(), two.link.close()]);
  redis.disconnect();
});

it('joins with the next connection when Redis did not let it join with this one', async (context) => {
  context.skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const server = await prepareOwnRedis();
  await server.start();
  const redis = connectRedis(server.url, pino({ level: 'silent' }));
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
  });
  await once(redis, 'ready');
  await redis.acl('SETUSER', 'default', '-subscribe');
  const { heard, link } = await openNode(redis);
  onTestFinished(link.close);
  expect(heard).toEqual([]);
  await redis.acl('SETUSER', 'default', '+subscribe');
  await vi.waitFor(() => expect(heard).toEqual(['missed']));
});

it('opens without Redis, joins when it comes, and knows after each gap that it may have missed something', async (context) => {
  context.skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const server = await prepareOwnRedis();
  const redis = connectRedis(server.url, pino({ level: 'silent' }));
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
  });
  const [one, two] = await Promise.all([openNode(redis), openNode(redis)]);
  one.link.publish(changed);
  expect([one.heard, two.heard]).toEqual([['a'], []]);
  for (const gaps of [['missed'], ['missed', 'missed']]) {
    await server.start();
    await vi.waitFor(() => expect(two.heard.filter((word) => word === 'missed')).toEqual(gaps));
    await vi.waitFor(() => {
      one.link.publish(changed);
      expect(two.heard.at(-1)).toBe('a');
    });
    await server.stop();
  }
  await Promise.all([one.link.close(), two.link.close()]);
});
