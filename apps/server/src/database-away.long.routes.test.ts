import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from './db/client.ts';
import type { OpenedDatabase } from './db/open.ts';
import { buildTestShop, type TestShop } from './testing/build-test-shop.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { openUnsteadyWay } from './testing/unsteady-way.ts';

const connections = 3;
/** No call waits this long on a crowded machine, and nobody waits longer than this for a database that is silent. */
const silenceMs = 4000;

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
  const patient = { answerMs: 60_000, queueMs: 60_000, loopDelayMs: 60_000 };
  const timeLimits = { ...patient, readinessMs: 500 };
  shop = await buildTestShop({ timeLimits }, { ...database, hasRoomToWrite: () => true });
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
async function fillPool(): Promise<void> {
  const opened = await Promise.all(Array.from({ length: connections }, () => shop.database.pool.connect()));
  for (const client of opened) client.release();
}

/** More ask than there are connections: none may be lost for ever. */
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
    await expectRefusals();
    await vi.waitFor(async () => expect(await readiness()).toEqual([503, 'the database does not answer']));
    await way.reopen();
    await vi.waitFor(async () => expect((await register()).statusCode).toBe(201));
    await vi.waitFor(async () => expect((await browse()).statusCode).toBe(200));
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, undefined]));
  });
});

it('goes on after connections were cut', async () => {
  await fillPool();
  way.cut();
  await vi.waitFor(async () => expect((await register()).statusCode).toBe(201));
});

it('can be looked at while the database is read-only, and says that it cannot be changed', async () => {
  const name = (await stored.pool.query<{ name: string }>('SELECT current_database() AS name')).rows[0]?.name;
  const makeReadOnly = async (value: 'on' | 'off') => {
    await stored.pool.query('SET default_transaction_read_only = off');
    await stored.pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
  };
  await makeReadOnly('on');
  way.cut();
  await vi.waitFor(async () => expect(await readiness()).toEqual([503, 'the database can only be read']));
  expect((await browse()).statusCode).toBe(200);
  const refusal = await register();
  expect(refusal.statusCode).toBe(503);
  expect(refusal.headers['retry-after']).toBeDefined();
  expect(refusal.json()).toMatchObject({ message: expect.stringMatching(/only be looked at/) });
  await makeReadOnly('off');
  await vi.waitFor(async () => expect((await register()).statusCode).toBe(201));
  await vi.waitFor(async () => expect(await readiness()).toEqual([200, undefined]));
});
