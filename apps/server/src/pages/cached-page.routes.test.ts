import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeFigures } from '../metrics/figures.ts';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { freezeClock } from '../testing/frozen-clock.ts';

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

it('answers a page from the cache, and who has it already without its body', async () => {
  const hit = await ask();
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

it('turns away who asks too often, by the address that a proxy names', async () => {
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
