import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from './db/client.ts';
import type { OpenedDatabase } from './db/open.ts';
import { buildTestShop, type TestShop } from './testing/build-test-shop.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { openUnsteadyWay } from './testing/unsteady-way.ts';

const connections = 3;
const silenceMs = 1500;
const patience = { timeout: 30_000, interval: 50 };

let stored: OpenedDatabase;
let way: Awaited<ReturnType<typeof openUnsteadyWay>>;
let shop: TestShop;

beforeEach(async () => {
  stored = await openTestDatabase();
  way = await openUnsteadyWay(stored.pool.options.connectionString ?? '');
  const database = createDatabase({
    pool: { connectionString: way.url, max: connections, connectionTimeoutMillis: silenceMs },
    onConnectionError: () => undefined,
    checksNesting: true,
    silenceMs,
  });
  shop = await buildTestShop({}, { ...database, hasRoomToWrite: () => true });
});

afterEach(async () => {
  await way.reopen();
  await shop.close();
  await way.close();
  await stored.close();
});

const browse = () => shop.app.inject('/api/home/get-categorys');

const register = () =>
  shop.app.inject({
    method: 'POST',
    url: '/api/customer/customer-register',
    payload: { name: 'A Customer', email: `${crypto.randomUUID()}@example.com`, password: 'itara ryaka neza' },
  });

const readiness = async () => {
  const answer = await shop.app.inject('/readyz');
  return [answer.statusCode, answer.json<{ problem?: string }>().problem];
};

/** Every connection of the pool is open, and idle when this returns. */
const fillPool = () =>
  Promise.all(Array.from({ length: connections }, () => shop.database.pool.query('SELECT pg_sleep(0.05)')));

async function expectRefusals(): Promise<void> {
  for (const answer of await Promise.all([browse(), register(), browse(), register()])) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/try again/) });
  }
}

describe.each<[string, () => unknown]>([
  ['falls silent', () => way.fallSilent()],
  ['refuses', () => way.refuse()],
])('a database that %s', (_what, fail) => {
  it('is a reason to come back, and readiness says so until it answers again', async () => {
    await fillPool();
    expect((await browse()).statusCode).toBe(200);
    await fail();
    // More often than there are connections: none may be lost for ever.
    for (let round = 0; round < connections; round += 1) await expectRefusals();
    await vi.waitFor(async () => expect(await readiness()).toEqual([503, 'the database does not answer']), patience);
    await way.reopen();
    await vi.waitFor(async () => expect((await register()).statusCode).toBe(201), patience);
    expect((await browse()).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, undefined]), patience);
  });
});

it('is ready while the database answers others, however long the line', async () => {
  await vi.waitFor(async () => expect(await readiness()).toEqual([200, undefined]), patience);
  const seen = new Set<number | string | undefined>();
  let isBusy = true;
  // Three times as many ask as there are connections, again and again: who comes now waits longer than the check does.
  const askOnAndOn = async () => {
    const ask = () => shop.database.pool.query('SELECT pg_sleep(0.4)');
    for (let round = 0; round < 4; round += 1) await ask().catch(() => undefined);
  };
  const crowd = Promise.all(Array.from({ length: connections * 3 }, askOnAndOn)).finally(() => (isBusy = false));
  while (isBusy) for (const word of await readiness()) seen.add(word);
  await crowd;
  expect([...seen]).toEqual([200, undefined]);
});

it('goes on after connections were cut', async () => {
  await fillPool();
  way.cut();
  await vi.waitFor(async () => expect((await register()).statusCode).toBe(201), patience);
});

it('can be looked at while the database is read-only, and says that it cannot be changed', async () => {
  const name = (await stored.pool.query<{ name: string }>('SELECT current_database() AS name')).rows[0]?.name;
  const makeReadOnly = async (value: 'on' | 'off') => {
    await stored.pool.query('SET default_transaction_read_only = off');
    await stored.pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
  };
  await makeReadOnly('on');
  way.cut();
  await vi.waitFor(async () => expect(await readiness()).toEqual([503, 'the database can only be read']), patience);
  expect((await browse()).statusCode).toBe(200);
  const refusal = await register();
  expect(refusal.statusCode).toBe(503);
  expect(refusal.headers['retry-after']).toBeDefined();
  expect(refusal.json()).toMatchObject({ message: expect.stringMatching(/only be looked at/) });
  await makeReadOnly('off');
  await vi.waitFor(async () => expect((await register()).statusCode).toBe(201), patience);
  await vi.waitFor(async () => expect(await readiness()).toEqual([200, undefined]), patience);
});
