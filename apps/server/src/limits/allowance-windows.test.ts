import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../connect-redis.ts';
import { prepareOwnRedis, testRedisUrl } from '../testing/test-redis.ts';
import { createMemoryWindows, createSharedWindows } from './allowance-windows.ts';

const allowance = { max: 3, windowMs: 3_600_000 };
let redis: Redis;

const openNode = () =>
  createSharedWindows(
    redis,
    createMemoryWindows(() => 0),
  );

afterEach(() => redis.disconnect());

describe('while Redis is away', () => {
  it('each node counts for itself', async () => {
    redis = new Redis('redis://127.0.0.1:1', { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
    redis.on('error', () => undefined);
    const node = openNode();
    const waits: number[] = [];
    for (let time = 0; time < 4; time += 1) waits.push(await node.take('k', allowance));
    expect(waits).toEqual([0, 0, 0, allowance.windowMs]);
  });
});

describe.runIf(testRedisUrl)('with Redis', () => {
  it('nodes count together, until the window is over', async () => {
    redis = new Redis(testRedisUrl ?? '');
    const [first, second] = [openNode(), openNode()];
    const key = randomUUID();
    const waits = await Promise.all(
      [first, second, first, second, first].map(async (node) => node.take(key, allowance)),
    );
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    for (const wait of waits.slice(3)) {
      expect(wait).toBeGreaterThan(allowance.windowMs / 2);
      expect(wait).toBeLessThanOrEqual(allowance.windowMs);
    }
  });

  it('a window ends', async () => {
    redis = new Redis(testRedisUrl ?? '');
    const node = openNode();
    const once = { max: 1, windowMs: 3_600_000 };
    const key = randomUUID();
    expect(await node.take(key, once)).toBe(0);
    expect(await node.take(key, once)).toBeGreaterThan(0);
    // As if the hour had passed.
    await redis.pexpire(`urumuri:allowance:${key}`, 0);
    expect(await node.take(key, once)).toBe(0);
  });
});

describe.runIf(testRedisUrl)('with a Redis that comes and goes', () => {
  it('counts alone without waiting while it does not answer, and together again afterwards', async () => {
    const server = await prepareOwnRedis();
    onTestFinished(server.stop);
    redis = connectRedis(server.url, pino({ level: 'silent' }));
    const shared = createSharedWindows(
      redis,
      createMemoryWindows(() => 0),
    );
    const key = randomUUID();
    const crowd = { max: 1000, windowMs: 3_600_000 };
    const countShared = () => redis.get(`urumuri:allowance:${key}`).catch(() => null);
    await shared.take(key, crowd);
    const { freeze, thaw } = await server.start();
    await vi.waitFor(async () => {
      await shared.take(key, crowd);
      expect(Number(await countShared())).toBeGreaterThan(0);
    });
    freeze();
    // One after the other: had each to wait for Redis, the test would not live to see the last.
    const waits: number[] = [];
    for (let time = 0; time < 1000; time += 1) waits.push(await shared.take(key, crowd));
    expect(waits.at(-1)).toBeGreaterThan(0);
    thaw();
    await vi.waitFor(async () => expect(await shared.take(key, crowd)).toBe(0));
    await server.stop();
    await shared.take(key, crowd);
    expect(await shared.take(key, crowd)).toBeGreaterThan(0);
  });
});
