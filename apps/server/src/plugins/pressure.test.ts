import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { type Importance, registerPressure } from './pressure.ts';

let app: FastifyInstance;

afterEach(() => app.close());

/** An app that holds two comfortable requests at once, with one route of each importance. */
function buildSmallApp(): { release(): void } {
  app = Fastify();
  registerErrorHandler(app);
  registerPressure(app, { maxInFlight: 2 });
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/wait', { config: { importance: 'vital' } }, () => gate.then(() => 'done'));
  for (const importance of ['search', 'list', 'checkout', 'vital'] as Importance[]) {
    app.get(`/${importance}`, { config: { importance } }, async () => importance);
  }
  return { release };
}

it('turns away what matters least first and says when to come back', async () => {
  const { release } = buildSmallApp();
  const waiting = [app.inject('/wait'), app.inject('/wait')];
  await new Promise((resolve) => setImmediate(resolve));
  const [search, checkout, vital] = await Promise.all([
    app.inject('/search'),
    app.inject('/checkout'),
    app.inject('/vital'),
  ]);
  expect(search.statusCode).toBe(503);
  expect(search.headers['retry-after']).toBeDefined();
  expect(search.json()).toMatchObject({ code: 'overloaded' });
  expect([checkout.statusCode, vital.statusCode]).toEqual([200, 200]);
  release();
  await Promise.all(waiting);
  expect((await app.inject('/search')).statusCode).toBe(200);
});
