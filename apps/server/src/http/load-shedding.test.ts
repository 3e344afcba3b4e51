import { firstIdentity } from '@urumuri/identity';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Importance } from './serve.ts';
import { connectRaw, requestLine } from '../testing/raw-client.ts';
import { registerErrorHandler } from './errors.ts';
import { registerHealth } from './health.ts';
import { PageCache, registerPages } from '../pages/index.ts';
import { registerLoadShedding } from './load-shedding.ts';

let app: FastifyInstance;

afterEach(() => app.close());

/** An app that holds two comfortable requests at once, with one route of each importance. */
function buildSmallApp(options: Parameters<typeof registerLoadShedding>[1] = { maxUnderWay: 2, modestPerAddress: 0 }) {
  app = Fastify();
  registerErrorHandler(app, () => firstIdentity);
  const loadShedding = registerLoadShedding(app, options);
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/wait', { config: { importance: 'checkout' } }, () => gate.then(() => 'done'));
  for (const importance of ['search', 'list', 'checkout', 'vital'] as Importance[]) {
    app.get(`/${importance}`, { config: { importance } }, async () => importance);
  }
  return { release, loadShedding };
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

it('counts work to its end, whoever has left meanwhile, and nothing else', async () => {
  const { release } = buildSmallApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const clients = await Promise.all(Array.from({ length: 4 }, () => connectRaw(Number(port))));
  for (const { socket } of clients) socket.write(requestLine('/vital').repeat(100));
  for (const { socket } of clients.slice(1)) socket.write(requestLine('/wait'));
  await vi.waitFor(async () => expect((await app.inject('/search')).statusCode).toBe(503));
  for (const { socket } of clients) socket.destroy();
  expect((await app.inject('/search')).statusCode).toBe(503);
  release();
  await vi.waitFor(async () => expect((await app.inject('/search')).statusCode).toBe(200));
});

it('does not count bodies that are still on their way', async () => {
  buildSmallApp();
  app.post('/send', async () => 'sent');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const clients = await Promise.all(Array.from({ length: 10 }, () => connectRaw(Number(port))));
  const half = 'POST /send HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
  await Promise.all(clients.map(({ socket }) => new Promise((resolve) => socket.write(half, resolve))));
  expect((await fetch(`http://127.0.0.1:${port}/search`)).status).toBe(200);
  for (const { socket } of clients) socket.destroy();
});

it('turns away an address that keeps it busy before anybody else', async () => {
  const { release, loadShedding } = buildSmallApp({ maxUnderWay: 10, maxPerAddress: 4, modestPerAddress: 2 });
  const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
  const waiting = Array.from({ length: 4 }, (_, host) => from(`2001:db8::${host}`, '/wait'));
  await new Promise((resolve) => setImmediate(resolve));
  expect((await from('2001:db8::9', '/search')).statusCode).toBe(503);
  expect((await from('2001:db8:0:1::9', '/search')).statusCode).toBe(200);
  expect(loadShedding.isShedding()).toBe(false);
  waiting.push(...Array.from({ length: 8 }, (_, host) => from(`10.0.0.${host}`, '/wait')));
  await new Promise((resolve) => setImmediate(resolve));
  // Twelve of ten: lists are turned away, but not from who asks for little, so a balancer need not know.
  expect((await from('10.0.1.1', '/list')).statusCode).toBe(200);
  expect(loadShedding.isShedding()).toBe(false);
  waiting.push(...Array.from({ length: 12 }, (_, host) => from(`10.0.2.${host}`, '/wait')));
  await new Promise((resolve) => setImmediate(resolve));
  expect((await from('10.0.1.1', '/list')).statusCode).toBe(503);
  expect(loadShedding.isShedding()).toBe(true);
  release();
  await Promise.all(waiting);
});

it('gives pages that are cached to everybody, and renders none while lists are turned away', async () => {
  const { release, loadShedding } = buildSmallApp();
  const page = { status: 200, contentType: 'text/html', body: Buffer.from('a page'), tags: new Set<string>() };
  registerPages(app, { cache: new PageCache(), render: async () => page, loadShedding });
  registerHealth(app, { checkReadiness: async () => undefined, answeredAt: () => 0 }, loadShedding);
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  expect([await ask('/cached'), await ask('/readyz')]).toEqual([200, 200]);
  const waiting = Array.from({ length: 5 }, () => app.inject('/wait'));
  await new Promise((resolve) => setImmediate(resolve));
  expect([await ask('/cached'), await ask('/other'), await ask('/readyz')]).toEqual([200, 503, 503]);
  release();
  await Promise.all(waiting);
  expect([await ask('/other'), await ask('/readyz')]).toEqual([200, 200]);
});

it('lets a storm of pages wait in line, one kind beside the other, and turns away who does not fit in it', async () => {
  const { loadShedding } = buildSmallApp({ maxPerAddress: 400 });
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let rendering = 0;
  const page = { status: 200, contentType: 'text/html', body: Buffer.from('a page'), tags: new Set<string>() };
  const render = async (url: string) => {
    rendering += 1;
    if (url.startsWith('/shop')) await gate;
    return page;
  };
  registerPages(app, { cache: new PageCache(), render, loadShedding });
  const storm = Array.from({ length: 304 }, (_, place) => app.inject(`/shop?lowPrice=${place + 1}`));
  await vi.waitFor(() => expect(rendering).toBe(4));
  expect((await app.inject('/shop?lowPrice=999')).statusCode).toBe(503);
  const others = ['/product/details/kettle', '/products/search?value=kettle', '/checkout'];
  expect(await Promise.all(others.map(async (url) => (await app.inject(url)).statusCode))).toEqual([200, 200, 200]);
  release();
  expect(new Set((await Promise.all(storm)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

it('does not let one address fill the line', async () => {
  const { loadShedding } = buildSmallApp({ maxUnderWay: 100, maxPerAddress: 5 });
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = [1, 2, 3, 4, 5].map(() => loadShedding.render('10.0.0.1', 'list', () => gate));
  expect(loadShedding.isQueueing('list')).toBe(true);
  await expect(loadShedding.render('10.0.0.1', 'list', () => gate)).rejects.toMatchObject({ code: 'overloaded' });
  waiting.push(loadShedding.render('10.0.0.2', 'list', () => gate));
  release();
  await Promise.all(waiting);
  await expect(loadShedding.render('10.0.0.1', 'list', async () => 'a page')).resolves.toBe('a page');
});

it('gives what became stale just now to those who would have to wait, but not for longer than a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { loadShedding } = buildSmallApp({ maxUnderWay: 100 });
  let release = () => undefined as void;
  let gate = Promise.resolve();
  let version = 0;
  const render = async () => {
    await gate;
    version += 1;
    const body = Buffer.from(`version ${version}`);
    return { status: 200, contentType: 'text/html', body, tags: new Set(['id:kettle']) };
  };
  const cache = new PageCache();
  registerPages(app, { cache, render, loadShedding });
  const ask = async (url: string) => {
    const { body, headers } = await app.inject(url);
    return `${body}, ${String(headers['x-page-cache'])}`;
  };
  expect(await ask('/shop')).toBe('version 1, miss');
  cache.drop(['id:kettle']);
  expect(await ask('/shop')).toBe('version 2, miss');
  gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const others = ['/about', '/career', '/cart', '/payment'].map(ask);
  await vi.waitFor(() => expect(loadShedding.isQueueing('list')).toBe(true));
  cache.drop(['id:kettle']);
  expect(await ask('/shop')).toBe('version 2, stale');
  vi.advanceTimersByTime(1000);
  const late = ask('/shop');
  release();
  expect(await late).toMatch(/^version [3-7], miss$/);
  await Promise.all(others);
});
