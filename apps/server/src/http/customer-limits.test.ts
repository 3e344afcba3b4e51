import { randomUUID } from 'node:crypto';
import { firstIdentity } from '@urumuri/identity';
import Fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import type { Customer } from './serve.ts';
import { createMemoryWindows, createSharedWindows } from '../limits/allowance-windows.ts';
import { testRedisUrl } from '../testing/test-redis.ts';
import { registerCustomerLimits } from './customer-limits.ts';
import { registerErrorHandler } from './errors.ts';

const minuteMs = 60_000;
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type NodeOptions = { customerId?: string; redis?: Redis; now?: () => number; perDay?: () => number };

/** A node where everybody is this customer and every order is taken. */
function openNode({ customerId = randomUUID(), redis, now, perDay = () => 30 }: NodeOptions): FastifyInstance {
  const app = Fastify();
  closing.push(() => app.close());
  registerErrorHandler(app, () => firstIdentity);
  app.addHook('onRequest', async (request) => {
    request.customer = { id: customerId } as Customer;
  });
  registerCustomerLimits(app, redis ? createSharedWindows(redis) : createMemoryWindows(now), perDay);
  app.post('/order', { config: { call: 'placeOrder' } }, async () => 'placed');
  return app;
}

const order = (node: FastifyInstance) => node.inject({ method: 'POST', url: '/order' });

it('lets a customer order thirty times a day, however slowly', async () => {
  let nowMs = 0;
  const node = openNode({ now: () => nowMs });
  for (let time = 0; time < 30; time += 1, nowMs += 20 * minuteMs) expect((await order(node)).statusCode).toBe(200);
  const refused = await order(node);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe(String(14 * 60 * 60));
  expect(refused.json()).toMatchObject({
    code: 'rate_limited',
    error: 'Too many attempts. Please try again in 14 hours.',
  });
  nowMs += 14 * 60 * minuteMs;
  expect((await order(node)).statusCode).toBe(200);
});

it('follows what the office says of orders in a day', async () => {
  let perDay = 2;
  const node = openNode({ perDay: () => perDay });
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await order(node)).statusCode);
  perDay = 4;
  statuses.push((await order(node)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

describe.runIf(testRedisUrl)('with Redis', () => {
  it('nodes count together', async () => {
    const redis = new Redis(testRedisUrl ?? '');
    closing.push(() => redis.disconnect());
    const customerId = randomUUID();
    const [first, second] = [openNode({ customerId, redis }), openNode({ customerId, redis })];
    const statuses: number[] = [];
    for (const node of [first, second, first, second, first, second, first, second]) {
      statuses.push((await order(node)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});
