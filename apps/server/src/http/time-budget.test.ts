import { IDEMPOTENCY_KEY_HEADER } from '@urumuri/contract';
import { firstIdentity } from '@urumuri/identity';
import Fastify, { type FastifyContextConfig, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connectRaw } from '../testing/raw-client.ts';
import { registerErrorHandler } from './errors.ts';
import { registerTimeBudget } from './time-budget.ts';

let app: FastifyInstance;
let finish: (answer: string) => void;

beforeEach(() => {
  app = Fastify();
  registerErrorHandler(app, () => firstIdentity);
  registerTimeBudget(app, 100);
});

afterEach(async () => {
  finish('too late');
  await app.close();
});

/** Listens with one route that does not answer in time. */
async function listen(config: FastifyContextConfig = {}): Promise<URL> {
  const never = new Promise<string>((resolve) => (finish = resolve));
  app.route({ method: ['GET', 'POST'], url: '/', config, handler: () => never });
  return new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
}

const post = (headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: '{"some":"thing"}',
});

it.each([
  ['a read', {}, {}, true, /Please try again\.$/],
  ['a change', { call: 'addToCart' }, post(), false, /may have been done.*look before you try again\.$/],
  ['a call that changes nothing', { call: 'login' }, post(), true, /Please try again\.$/],
  ['an order without a key', { call: 'placeOrder' }, post(), false, /may have been done/],
  ['an order with a key', { call: 'placeOrder' }, post({ [IDEMPOTENCY_KEY_HEADER]: 'k' }), true, /placed only once\.$/],
] as const)(
  'answers %s that takes too long, and says whether to repeat it',
  async (_kind, config, init, safe, words) => {
    const answer = await fetch(await listen(config), init);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(words),
      details: { safeToRepeat: safe },
    });
  },
);

it('does not wait for a body that does not come', async () => {
  const { port } = await listen();
  const client = await connectRaw(Number(port));
  client.socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"ha');
  await client.closed;
  expect(client.statuses()).toEqual([408]);
  expect(client.text()).toContain('Nothing was changed');
});

it('leaves alone who keeps the time himself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await listen({ budgetMs: Infinity });
  const answer = app.inject('/');
  await vi.advanceTimersByTimeAsync(3_600_000);
  finish('in my own time');
  expect((await answer).body).toBe('in my own time');
});
