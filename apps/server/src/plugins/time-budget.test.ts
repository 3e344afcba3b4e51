import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { registerTimeBudget } from './time-budget.ts';

let app: FastifyInstance;

afterEach(() => app.close());

it('gives every route the common budget, but for those that have one of their own or keep their time themselves', async () => {
  app = Fastify();
  registerTimeBudget(app);
  const handler = async () => 'done';
  const timeouts: Record<string, number | undefined> = {};
  app.addHook('onRoute', ({ url, handlerTimeout }) => {
    timeouts[url] = handlerTimeout;
  });
  app.post('/common', handler);
  app.post('/checkout', { handlerTimeout: 20_000 }, handler);
  app.post('/page', { config: { hasOwnTimeout: true } }, handler);
  await app.ready();
  expect(timeouts).toEqual({ '/common': 8000, '/checkout': 20_000, '/page': undefined });
});
