import { request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRaw, requestLine, sendRaw } from '../testing/raw-client.ts';
import { createAddressReader, createProxyTest } from './client-address.ts';
import { answerClientError, guardConnections, shareOpenLimits } from './connections.ts';

let app: FastifyInstance;
let port: number;
let connections: ReturnType<typeof guardConnections>;
let begun: string[];
let release: () => void;

beforeEach(() => {
  begun = [];
  app = Fastify({ clientErrorHandler: answerClientError });
  const gate = new Promise<void>((resolve) => (release = resolve));
  app.addHook('onRequest', async ({ url }) => void begun.push(url));
  app.get('/quick/:number', async () => 'quick');
  app.get('/wait/:number', () => gate.then(() => 'waited'));
  app.get('/large', async () => 'x'.repeat(40_000_000));
});

afterEach(async () => {
  release();
  await app.close();
});

type Options = { trustedProxies?: string[]; perAddress?: number; crowded?: number; answerWithinMs?: number };

async function listen({ trustedProxies = [], answerWithinMs, ...limits }: Options = {}): Promise<void> {
  connections = guardConnections(app.server, {
    isProxy: createProxyTest(trustedProxies),
    addressOf: createAddressReader(trustedProxies),
    limits: { ...shareOpenLimits(), ...limits },
    ...(answerWithinMs === undefined ? {} : { answerWithinMs }),
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const lines = (count: number, kind: string) =>
  Array.from({ length: count }, (_, number) => requestLine(`/${kind}/${number}`)).join('');

describe('a connection', () => {
  it('has its requests answered one after the other, in their order', async () => {
    await listen();
    const client = await connectRaw(port);
    client.socket.write(lines(3, 'wait'));
    await vi.waitFor(() => expect(begun).toEqual(['/wait/0']));
    release();
    await vi.waitFor(() => expect(client.statuses()).toEqual([200, 200, 200]));
    expect(begun).toEqual(['/wait/0', '/wait/1', '/wait/2']);
    client.socket.destroy();
  });

  it('is cut when it sends many more than it waits for', async () => {
    await listen();
    const client = await connectRaw(port);
    client.socket.write(lines(300, 'wait'));
    await client.closed;
    expect(begun).toEqual(['/wait/0']);
  });

  it('that is gone has no more of its requests begun', async () => {
    await listen();
    const client = await connectRaw(port);
    client.socket.write(lines(10, 'wait'));
    await vi.waitFor(() => expect(begun).toEqual(['/wait/0']));
    client.socket.destroy();
    await vi.waitFor(async () => expect(await connections.count()).toBe(0));
    release();
    expect(await (await fetch(`http://127.0.0.1:${port}/quick/1`)).text()).toBe('quick');
    expect(begun).toEqual(['/wait/0', '/quick/1']);
  });

  it('is cut without a word when it talks nonsense in the middle of an answer', async () => {
    await listen();
    const client = await connectRaw(port);
    client.socket.once('data', () => client.socket.pause());
    client.socket.write(requestLine('/large'));
    await vi.waitFor(() => expect(client.statuses()).toEqual([200]));
    client.socket.write('nonsense\r\n\r\n');
    await vi.waitFor(async () => expect(await connections.count()).toBe(0));
    client.socket.resume();
    await client.closed;
    expect(client.statuses()).toEqual([200]);
  });

  it('is cut when it does not take its answer', async () => {
    await listen({ answerWithinMs: 200 });
    const client = await connectRaw(port);
    client.socket.pause();
    client.socket.write(requestLine('/large'));
    await vi.waitFor(() => expect(begun).toEqual(['/large']));
    await vi.waitFor(async () => expect(await connections.count()).toBe(0));
    client.socket.destroy();
  });
});

describe('an address', () => {
  it('holds so many connections and no more, and others when it has closed some', async () => {
    await listen({ perAddress: 3 });
    const held = await Promise.all([1, 2, 3].map(() => connectRaw(port)));
    await vi.waitFor(async () => expect(await connections.count()).toBe(3));
    const refused = await sendRaw(port, '');
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Too many connections from your network.');
    held[0]?.socket.destroy();
    await vi.waitFor(async () => expect(await connections.count()).toBe(2));
    expect((await fetch(`http://127.0.0.1:${port}/quick/1`)).status).toBe(200);
    for (const { socket } of held) socket.destroy();
  });

  it('behind a proxy is counted by its requests under way, and nobody else is', async () => {
    await listen({ trustedProxies: ['127.0.0.1'], perAddress: 2 });
    const ask = (from: string, path: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { 'x-forwarded-for': from };
        request({ port, path, headers, agent: false }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        })
          .on('error', reject)
          .end();
      });
    const waiting = ['2001:db8::1', '2001:db8::2'].map((from) => ask(from, '/wait/1'));
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    expect(await ask('2001:db8::3', '/quick/1')).toBe(429);
    expect(await ask('41.186.0.7', '/quick/1')).toBe(200);
    release();
    expect(await Promise.all(waiting)).toEqual([200, 200]);
    expect(await ask('2001:db8::3', '/quick/1')).toBe(200);
  });

  it('gets no more than a few in a crowd', async () => {
    await listen({ crowded: 1 });
    const held = await Promise.all(Array.from({ length: 12 }, () => connectRaw(port)));
    await vi.waitFor(async () => expect(await connections.count()).toBe(12));
    expect((await sendRaw(port, '')).status).toBe(429);
    for (const { socket } of held) socket.destroy();
  });
});

describe('what is no request of a page', () => {
  it.each([
    ['another protocol', requestLine('/', 'connection: Upgrade\r\nupgrade: h2c\r\n'), 400],
    ['a way to somewhere else', 'CONNECT other:443 HTTP/1.1\r\nhost: other:443\r\n\r\n', 405],
    ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['headers without end', requestLine('/', `x: ${'y'.repeat(20_000)}\r\n`), 431],
  ])('is answered in a sentence: %s', async (_what, text, status) => {
    await listen();
    const answer = await sendRaw(port, text);
    expect(answer.status).toBe(status);
    const body = JSON.parse(answer.text.split('\r\n\r\n')[1] ?? '') as { message: string };
    expect(body.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('a server that stops', () => {
  it('answers once more on connections that are open, and says that they close', async () => {
    await listen();
    const [idle, busy] = [await connectRaw(port), await connectRaw(port)];
    busy.socket.write(requestLine('/wait/1'));
    idle.socket.write(requestLine('/quick/1'));
    await vi.waitFor(() => expect([begun.length, idle.statuses()]).toEqual([2, [200]]));
    connections.startDraining();
    idle.socket.write(requestLine('/quick/2'));
    release();
    await Promise.all([idle.closed, busy.closed]);
    expect([idle.statuses(), busy.statuses()]).toEqual([[200, 200], [200]]);
    expect(idle.text().match(/connection: (\S+)/gi)).toEqual(['Connection: keep-alive', 'Connection: close']);
    expect(busy.text()).toMatch(/connection: close/i);
  });
});
