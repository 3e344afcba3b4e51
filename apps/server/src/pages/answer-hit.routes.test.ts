import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createMemoryWindows } from '../limits/allowance-windows.ts';
import { createLogger } from '../logger.ts';
import { writeFigures } from '../metrics/figures.ts';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { freezeClock } from '../testing/frozen-clock.ts';
import { createHitAnswerer } from './answer-hit.ts';
import { PageCache } from './page-cache.ts';

let shop: TestShop;
let url: string;

freezeClock();

beforeAll(async () => {
  shop = await buildTestShop({
    rateLimit: true,
    trustedProxies: ['127.0.0.1'],
    metrics: { host: '127.0.0.1', port: 0 },
  });
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(url);
});

afterAll(() => shop.close());

const ask = (path = '/', address = '10.2.0.1', headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { 'x-forwarded-for': address, 'accept-encoding': 'gzip', ...headers } });

it('answers a cached page just as the framework does', async () => {
  const hit = await ask();
  const framework = await shop.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  const own = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);
  const plain = (headers: Iterable<[string, unknown]>) =>
    Object.fromEntries([...headers].filter(([name]) => !own.has(name)));
  expect(plain(hit.headers)).toEqual(plain(Object.entries(framework.headers)));
  expect(hit.headers.get('x-page-cache')).toBe('hit');
  expect(hit.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect((await hit.text()).length).toBeGreaterThan(10_000);
  const known = await ask('/', undefined, { 'if-none-match': hit.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

it('counts it for the metrics', async () => {
  const read = async () =>
    Number(
      /route="GET \/\*"[^}]*status="2xx"[^}]*\} (\d+)/.exec(writeFigures((await shop.readFigures?.()) ?? []))?.[1],
    );
  const before = await read();
  expect(before).toBeGreaterThan(0);
  for (let time = 0; time < 3; time += 1) await (await ask()).text();
  expect(await read()).toBe(before + 3);
});

it('leaves to the framework who asks too often, by the address that a proxy names', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 600; time += 1) {
    const { status, body } = await ask('/', '10.2.0.2');
    await body?.cancel();
    statuses.push(status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await ask('/', '10.2.0.2');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Too many requests.');
  expect((await ask('/', '10.2.0.3')).status).toBe(200);
});

it('answers GET for what is cached and nothing else, and says so in the log without the query', async () => {
  const cache = new PageCache();
  const page = { status: 200, contentType: 'text/html', body: Buffer.from('a page'), tags: new Set<string>() };
  await cache.fill('/shop?value=Aline', async () => page);
  const lines: object[] = [];
  const answerHit = createHitAnswerer({
    config: { trustedProxies: [], rateLimit: true, logLevel: 'info' },
    cache,
    documentHeaders: {},
    // As with Redis, where to count takes a moment.
    windows: { take: async (...asked) => createMemoryWindows().take(...asked) },
    log: createLogger('info', { write: (line) => lines.push(JSON.parse(line) as object) }),
    tally: undefined,
  });
  const server = createServer((request, response) => {
    answerHit(request, response, () => response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  const asked = [statusOf('/shop?value=Aline'), statusOf('/shop'), statusOf('/shop?value=Aline', 'HEAD')];
  expect(await Promise.all(asked)).toEqual([200, 404, 404]);
  expect(await statusOf('/shop?value=Aline', 'POST')).toBe(404);
  expect(lines).toMatchObject([{ method: 'GET', path: '/shop', status: 200, ip: '127.0.0.1', msg: 'answered' }]);
});
