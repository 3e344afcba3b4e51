import { errorBody } from '@urumuri/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { freezeClock } from '../testing/frozen-clock.ts';
import { connectRaw, requestLine, sendRaw } from '../testing/raw-client.ts';

let shop: TestShop;
let url: string;
let port: number;
let script: string;

freezeClock();

beforeAll(async () => {
  shop = await buildTestShop({ rateLimit: true });
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(url).port);
  script = /\/assets\/[\w-]+\.js/.exec(await (await fetch(url)).text())?.[0] ?? expect.fail('no script');
});

afterAll(() => shop.close());

const ordinary = ['/', '/api/home/get-categorys', '/api/home/search-suggest?value=tv', '/readyz', '/healthz'];

async function expectOpen(): Promise<void> {
  const statuses = await Promise.all(ordinary.map(async (path) => (await fetch(url + path)).status));
  expect(statuses).toEqual(ordinary.map(() => 200));
}

describe('nobody closes the shop to others', () => {
  // Who came before still counts for the address until the shop has seen them go.
  beforeEach(() => vi.waitUntil(async () => (await shop.countConnections()) < 20));

  it('by asking for hundreds of files at once and hanging up', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { socket } = await connectRaw(port);
      await new Promise((resolve) => socket.write(requestLine(script).repeat(300), resolve));
      socket.destroy();
    }
    await expectOpen();
  });

  it('by not reading what they asked for', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => connectRaw(port)));
    for (const { socket } of clients) socket.pause().write(requestLine(script).repeat(16));
    await expectOpen();
    for (const { socket } of clients) socket.destroy();
  });

  it('by sending half of what they announce', async () => {
    const half = 'POST /api/customer/customer-login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const clients = await Promise.all(Array.from({ length: 370 }, () => connectRaw(port)));
    for (const { socket } of clients) socket.write(`${half}content-length: 99\r\n\r\n{"email`);
    await expectOpen();
    for (const { socket } of clients) socket.destroy();
    await vi.waitFor(async () => expect(await shop.countConnections()).toBeLessThan(20));
  });
});

describe('an address no link leads to is refused in a sentence', () => {
  it.each([
    ['a star', '*', 400],
    ['a whole address', 'http://x/', 400],
    ['a whole address of a call', 'http://x/api/banners', 400],
    ['steps up', '/assets/../..', 400],
    ['hidden steps up', '/assets/%2e%2E/%2e%2e/etc/passwd', 400],
    ['hidden slashes', '/assets/..%2f..%5c', 400],
    ['the end of a text', '/assets/x%00.js', 400],
    ['nine kilobytes', `/${'long'.repeat(2250)}`, 414],
    ['nine kilobytes of question', `/?value=${'long'.repeat(2250)}`, 414],
  ])('%s', async (_what, target, status) => {
    const answer = await sendRaw(port, requestLine(target, 'connection: close\r\n'));
    expect(answer.status).toBe(status);
    expect(errorBody.parse(JSON.parse(answer.text.split('\r\n\r\n')[1] ?? '')).message).toMatch(/^The address is/);
  });

  it('by a page, for who sits at a browser', async () => {
    const answer = await sendRaw(port, requestLine('/a/../b', 'accept: text/html\r\nconnection: close\r\n'));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<h1>This address does not work</h1>');
  });
});

it('takes dots that are part of a name', async () => {
  expect((await shop.app.inject('/?value=..')).statusCode).toBe(200);
  expect((await shop.app.inject('/.well-known/security.txt')).statusCode).toBe(404);
});

it('answers another protocol with a sentence, and live connections as ever', async () => {
  const h2c = await sendRaw(port, requestLine('/', 'connection: Upgrade\r\nupgrade: h2c\r\n'));
  expect(h2c.status).toBe(400);
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n';
  const live = await connectRaw(port);
  const target = '/socket.io/?EIO=4&transport=websocket';
  live.socket.write(requestLine(target, `connection: Upgrade\r\nupgrade: websocket\r\n${key}`));
  await vi.waitFor(() => expect(live.statuses()).toEqual([101]));
  live.socket.destroy();
});

it('counts no files towards what an address may ask a minute', async () => {
  const statuses = new Set<number>();
  const ask = async (path: string) =>
    statuses.add((await shop.app.inject({ url: path, remoteAddress: '2001:db8::1' })).statusCode);
  for (let time = 0; time < 700; time += 1) await ask(time % 2 === 0 ? script : '/favicon.svg');
  await ask('/');
  expect(statuses).toEqual(new Set([200]));
});
