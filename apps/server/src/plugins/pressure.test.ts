import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { Importance } from '../http/serve.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerPressure } from './pressure.ts';

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

it('forgets visitors who leave before they are answered', async () => {
  buildSmallApp();
  app.get('/slow', { config: { importance: 'vital' } }, (_request, reply) => {
    setTimeout(() => void reply.send('late'), 30);
  });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  await Promise.all(Array.from({ length: 20 }, () => askAndLeave(Number(address.port))));
  await vi.waitFor(async () => expect((await fetch(new URL('/search', address))).status).toBe(200));
});

function askAndLeave(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n', () => setTimeout(() => socket.destroy(), 5));
    });
    socket.on('close', () => resolve());
  });
}
