import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { eq, inArray } from 'drizzle-orm';
import { io, type ManagerOptions, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OpenedDatabase } from '../db/open.ts';
import { noteEvent } from '../db/outbox.ts';
import { customers, products } from '../db/schema/index.ts';
import { buildProduct } from '../testing/factories.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { signInSeller } from '../testing/sign-in-seller.ts';
import { type Ask, isRunning, startWorkerShop, tokenSecret, type WorkerShop } from '../testing/worker-shop.ts';

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const start = (environment: Record<string, string> = {}) =>
  startWorkerShop({ DATABASE_URL: database.pool.options.connectionString ?? '', ...environment });

async function openShop(environment?: Record<string, string>): Promise<WorkerShop> {
  const shop = await start(environment);
  await shop.waitUntilOpen();
  return shop;
}

/** Somebody at an address of their own. */
function comeFromAfar(): { 'x-forwarded-for': string } {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

async function register(
  ask: Ask,
  { email = `${randomUUID()}@example.com`, signal }: { email?: string; signal?: AbortSignal } = {},
): Promise<string> {
  const json = { name: 'A Customer', email, password: 'itara ryaka neza' };
  const headers = comeFromAfar();
  const answer = await ask('/api/customer/customer-register', { method: 'POST', headers, json, signal });
  expect(answer.status).toBe(201);
  return (JSON.parse(answer.text) as { token: string }).token;
}

describe('a shop of two workers', () => {
  let shop: WorkerShop;
  let asks: [Ask, Ask];
  const sockets: Socket[] = [];

  beforeAll(async () => {
    shop = await openShop({ DRAIN_SECONDS: '8' });
    const byPid = await shop.connectToEach();
    asks = [...byPid.values()] as [Ask, Ask];
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  afterAll(() => shop.close());

  async function connectSocket(options: Partial<ManagerOptions>, token?: string): Promise<Socket> {
    const auth = token === undefined ? {} : { auth: { token } };
    const agent = new Agent({ keepAlive: false }) as unknown as string;
    const socket = io(shop.url, { forceNew: true, reconnection: false, agent, ...auth, ...options });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  const holderOf = (socket: Socket) => Number(socket.io.engine.id?.split('-')[0]);

  /** A socket at each worker, connected in the same way. */
  async function connectToEach(options: Partial<ManagerOptions>, token?: string): Promise<Socket[]> {
    const byHolder = new Map<number, Socket>();
    for (let tries = 0; byHolder.size < 2; tries += 1) {
      const socket = await connectSocket(options, token);
      byHolder.set(holderOf(socket), socket);
      if (tries > 20) expect.fail('All sockets are held by the same worker.');
    }
    return [...byHolder.values()];
  }

  const echo = (socket: Socket, message: string) =>
    new Promise<unknown>((resolve) => {
      socket.once('testResponse', resolve);
      socket.emit('test', { message });
    });

  it('counts the requests of an address together', async () => {
    const headers = comeFromAfar();
    const ask = (time: number) => asks[time % 2]?.('/api/home/get-categorys', { headers });
    for (let time = 0; time < 600; time += 1) expect((await ask(time))?.status).toBe(200);
    expect([(await ask(0))?.status, (await ask(1))?.status]).toEqual([429, 429]);
  });

  it('knows a synonym everywhere that was added by one of them, and drops the search pages that were cached', async () => {
    await buildProduct(database.db, { name: 'Sonorex Radio' });
    const { token } = await signInSeller({ database, config: { publicUrl: shop.url, tokenSecret } }, { role: 'admin' });
    const find = async (ask: Ask) => (await ask('/products/search?value=umubyimba')).text.includes('Sonorex Radio');
    for (const ask of asks) expect(await find(ask)).toBe(false);
    const headers = { authorization: `Bearer ${token}` };
    const json = { term: 'umubyimba', meaning: 'radio' };
    expect((await asks[0]('/api/seller/admin/synonyms', { method: 'POST', headers, json })).status).toBe(201);
    for (const ask of asks) await vi.waitFor(async () => expect(await find(ask)).toBe(true));
  });

  it('counts guesses at a password together', async () => {
    const json = { email: 'nobody@example.com', password: 'a guess at it' };
    const guess = { method: 'POST', headers: comeFromAfar(), json };
    // As many as each would let through alone; of all together the pause grows too fast to be waited for by chance.
    const guesses = asks.map(async (ask) => {
      const statuses: number[] = [];
      for (let time = 0; time < 5; time += 1) statuses.push((await ask('/api/customer/customer-login', guess)).status);
      return statuses;
    });
    expect((await Promise.all(guesses)).flat()).toContain(429);
  });

  it('counts the sockets of a person together', async () => {
    const token = await register(asks[0]);
    for (let time = 0; time < 20; time += 1) await connectSocket({ transports: ['websocket'] }, token);
    expect(new Set(sockets.map(holderOf))).toEqual(new Set([1, 2]));
    await expect(connectSocket({ transports: ['websocket'] }, token)).rejects.toThrow('too_many_connections');
  });

  it('ends a session at both: its sockets, and what its token opens', async () => {
    const token = await register(asks[0]);
    const headers = { authorization: `Bearer ${token}` };
    const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
    const own = `/api/home/product/get-wishlist-products/${id}`;
    const look = () => Promise.all(asks.map(async (ask) => (await ask(own, { headers })).status));
    expect(await look()).toEqual([200, 200]);
    const told = await connectToEach({ transports: ['websocket'] }, token);
    await asks[1]('/api/customer/logout', { headers });
    await vi.waitFor(() => expect(told.map(({ connected }) => connected)).toEqual([false, false]));
    await vi.waitFor(async () => expect(await look()).toEqual([401, 401]));
  });

  it('talks by polling alone, though each request may reach either', async () => {
    for (const socket of await connectToEach({ transports: ['polling'] })) {
      for (const message of ['one', 'two', 'three', 'four'])
        expect(await echo(socket, message)).toMatchObject({ message });
    }
  });

  it('lets polling become a websocket, though that may reach the other', async () => {
    const all = [...(await connectToEach({ transports: ['polling', 'websocket'] })), ...sockets];
    for (const socket of all) {
      await vi.waitFor(() => expect(socket.io.engine.transport.name).toBe('websocket'));
      expect(await echo(socket, 'still there')).toMatchObject({ message: 'still there' });
    }
  });

  it('shows a change at both, whoever kept the page', async () => {
    const product = await buildProduct(database.db, { name: 'The old name' });
    const page = `/product/details/${product.slug}`;
    const read = () => Promise.all(asks.map((ask) => ask(page)));
    await read();
    const kept = await read();
    expect(kept.map(({ headers }) => headers['x-page-cache'])).toEqual(['hit', 'hit']);
    expect(kept.map(({ text }) => text.includes('The old name'))).toEqual([true, true]);
    await database.transaction(async (tx) => {
      await tx.update(products).set({ name: 'The new name' }).where(eq(products.id, product.id));
      await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [product.id] } });
    });
    await vi.waitFor(async () =>
      expect((await read()).map(({ text }) => text.includes('The new name'))).toEqual([true, true]),
    );
  });

  it('replaces a worker that is killed, and loses nothing it has acknowledged', async () => {
    const [victim = 0] = (await shop.connectToEach()).keys();
    const acknowledged: string[] = [];
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        const email = `${randomUUID()}@example.com`;
        // Who is cut off was promised nothing and tries again; so does who gets no answer at all: Node leaves
        // a connection open that it was handing to the worker when that was killed.
        await register(shop.connect(), { email, signal: AbortSignal.timeout(10_000) }).then(
          () => acknowledged.push(email),
          () => undefined,
        );
      }
    };
    const visits = visit();
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(2));
    process.kill(victim, 'SIGKILL');
    const afterKill = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(afterKill + 2));
    const successors = await vi.waitFor(async () => {
      const pids = [...(await shop.connectToEach()).keys()];
      expect(pids).not.toContain(victim);
      return pids;
    });
    isOver = true;
    await visits;
    expect(successors).toHaveLength(2);
    expect(await database.db.$count(customers, inArray(customers.email, acknowledged))).toBe(acknowledged.length);
  });

  it('says once why it cannot open, when its port is taken', async () => {
    const second = await start({ PORT: new URL(shop.url).port });
    onTestFinished(() => second.close());
    expect(await second.ended).toEqual([1, null]);
    expect(second.said).toEqual([expect.stringMatching(/^Port \d+ is taken by another program\./)]);
  });

  it('drains all its workers when it is told to end, then ends with them', async () => {
    const byPid = await shop.connectToEach();
    shop.kill('SIGTERM');
    for (const ask of byPid.values()) {
      await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503));
      await register(ask);
    }
    expect(await shop.ended).toEqual([0, null]);
    expect([...byPid.keys()].filter(isRunning)).toEqual([]);
  });
});

it('answers who asks by an open connection while it ends, and says that this closes', async () => {
  const shop = await openShop({ DRAIN_SECONDS: '5' });
  onTestFinished(() => shop.close());
  const ask = shop.connect();
  expect((await ask('/healthz')).headers.connection).toBe('keep-alive');
  shop.kill('SIGTERM');
  let answer = await ask('/healthz');
  while (answer.headers.connection === 'keep-alive') answer = await ask('/healthz');
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
  expect(await shop.ended).toEqual([0, null]);
});

it('leaves no worker behind when its primary is killed', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const pids = [...(await shop.connectToEach()).keys()];
  shop.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]));
});

it('gives up in words when a worker’s successors cannot open', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const [victim = 0] = (await shop.connectToEach()).keys();
  const { rows } = await database.pool.query<{ checksum: string }>(
    'SELECT checksum FROM schema_migrations ORDER BY name LIMIT 1',
  );
  const change = (from = '', to = '') =>
    database.pool.query('UPDATE schema_migrations SET checksum = $2 WHERE checksum = $1', [from, to]);
  await change(rows[0]?.checksum, 'another');
  onTestFinished(() => void change('another', rows[0]?.checksum));
  process.kill(victim, 'SIGKILL');
  expect(await shop.ended).toEqual([1, null]);
  expect(shop.said.at(-1)).toMatch(/was changed after it had been applied/);
});
