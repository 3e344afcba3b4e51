import { connect as connectSocket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { EmbeddedDatabase } from './index.ts';
import { connect, createPool, cutConnection, makeDataDir, openTestDatabase } from './testing/fixtures.ts';
import { encodeMessage, encodeStartup } from './wire.ts';

const SOCKET_NAME = '.s.PGSQL.5432';

describe('one client after another', { timeout: 120_000 }, () => {
  it('serves sessions as PostgreSQL does', async () => {
    const database = await openTestDatabase({ connectionWaitMs: 700, idleInTransactionMs: 400 });
    await speaksPlainSql(database);
    await rollsBackACutTransaction(database);
    await forgetsHalfAnExchange(database);
    await leaksNothingIntoTheNextSession(database);
    await makesASecondConnectionWait(database);
    await refusesASecondConnectionThatWaitedTooLong(database);
    await evictsAClientIdleInATransaction(database);
    await survivesGarbage(database);
    await refusesCopyFromStdin(database);
    expect(database.isHealthy()).toBe(true);
  });
});

async function speaksPlainSql(database: EmbeddedDatabase): Promise<void> {
  const pool = createPool(database);
  await pool.query('CREATE TABLE notes (id int PRIMARY KEY, body text)');
  await pool.query('INSERT INTO notes VALUES ($1, $2)', [1, 'first']);
  await expect(pool.query('INSERT INTO notes VALUES (1, $1)', ['again'])).rejects.toMatchObject({
    code: '23505',
    constraint: 'notes_pkey',
  });
  await expect(pool.query('SELEC 1')).rejects.toMatchObject({ code: '42601' });
  await expect(pool.query('SELECT $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
  for (const extension of ['pg_trgm', 'unaccent', 'citext', 'fuzzystrmatch', 'pgcrypto']) {
    await pool.query(`CREATE EXTENSION ${extension}`);
  }
  const { rows } = await pool.query(`SELECT similarity('fridge', 'frigde') > 0.2 AS similar,
    unaccent('café') AS plain, levenshtein('a', 'b') AS distance, 'A'::citext = 'a'::citext AS same`);
  expect(rows).toEqual([{ similar: true, plain: 'cafe', distance: 1, same: true }]);
  const large = 'x'.repeat(3_000_000);
  const echoed = await pool.query<{ text: string }>('SELECT $1::text AS text', [large]);
  expect(echoed.rows[0]?.text.length).toBe(large.length);
  await pool.end();
}

async function rollsBackACutTransaction(database: EmbeddedDatabase): Promise<void> {
  const dying = await connect(database);
  await dying.query('BEGIN');
  await dying.query(`INSERT INTO notes VALUES (2, 'never committed')`);
  cutConnection(dying);
  const next = await connect(database);
  expect((await next.query('SELECT id FROM notes')).rows).toEqual([{ id: 1 }]);
  await next.query(`INSERT INTO notes VALUES (2, 'works')`);
  await next.end();
}

/** Raw bytes, because `pg` itself always ends what it began. */
async function forgetsHalfAnExchange(database: EmbeddedDatabase): Promise<void> {
  const socket = connectSocket(join(String(database.connection.host), SOCKET_NAME));
  socket.write(encodeStartup());
  await once(socket, 'data');
  const parse = (name: string, sql: string) => encodeMessage('P', Buffer.from(`${name}\0${sql}\0\0\0`));
  const bindAndExecute = Buffer.concat([
    encodeMessage('B', Buffer.from('\0flushed\0\0\0\0\0\0\0')),
    encodeMessage('E', Buffer.from('\0\0\0\0\0')),
  ]);
  socket.write(parse('flushed', `INSERT INTO notes VALUES (3, 'unsynced')`));
  socket.write(bindAndExecute);
  socket.write(encodeMessage('H', Buffer.alloc(0)));
  await once(socket, 'data');
  socket.write(parse('broken', 'SELEC 1'));
  socket.write(encodeMessage('H', Buffer.alloc(0)));
  await once(socket, 'data');
  socket.destroy();
  const next = await connect(database);
  expect((await next.query('SELECT count(*)::int AS n FROM notes WHERE id = 3')).rows).toEqual([{ n: 0 }]);
  await next.end();
}

async function leaksNothingIntoTheNextSession(database: EmbeddedDatabase): Promise<void> {
  const named = { name: 'by-id', text: 'SELECT body FROM notes WHERE id = $1', values: [1] };
  const first = await connect(database);
  await first.query(named);
  await first.query(`SET search_path = pg_catalog`);
  await first.query(`SET timezone = 'Africa/Kigali'`);
  await first.query('CREATE TEMP TABLE scratch (id int)');
  await first.query('SELECT pg_advisory_lock(7)');
  cutConnection(first);
  const second = await connect(database);
  expect((await second.query(named)).rows).toEqual([{ body: 'first' }]);
  expect((await second.query('SHOW timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
  expect((await second.query(`SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory'`)).rows).toEqual([
    { n: 0 },
  ]);
  await expect(second.query('SELECT * FROM scratch')).rejects.toMatchObject({ code: '42P01' });
  await second.end();
}

async function makesASecondConnectionWait(database: EmbeddedDatabase): Promise<void> {
  const first = await connect(database);
  await first.query('BEGIN');
  const second = connect(database);
  await first.query(`UPDATE notes SET body = 'changed' WHERE id = 1`);
  await sleep(50);
  await first.query('COMMIT');
  await first.end();
  const client = await second;
  expect((await client.query('SELECT body FROM notes WHERE id = 1')).rows).toEqual([{ body: 'changed' }]);
  await client.end();
}

async function refusesASecondConnectionThatWaitedTooLong(database: EmbeddedDatabase): Promise<void> {
  const first = await connect(database);
  await expect(connect(database)).rejects.toMatchObject({ code: '53300' });
  expect((await first.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await first.end();
}

async function evictsAClientIdleInATransaction(database: EmbeddedDatabase): Promise<void> {
  const sleeper = await connect(database);
  await sleeper.query('BEGIN');
  await sleeper.query('DELETE FROM notes');
  const next = await connect(database);
  expect((await next.query('SELECT count(*)::int AS n FROM notes')).rows).toEqual([{ n: 2 }]);
  await expect(sleeper.query('COMMIT')).rejects.toThrow();
  await next.end();
}

async function survivesGarbage(database: EmbeddedDatabase): Promise<void> {
  const path = join(String(database.connection.host), SOCKET_NAME);
  for (const bytes of [Buffer.from('GET / HTTP/1.1\r\n\r\n'), Buffer.alloc(64, 0xff), Buffer.alloc(64)]) {
    const socket = connectSocket(path).on('error', () => undefined);
    socket.end(bytes);
    await once(socket.resume(), 'close');
  }
  const rude = connectSocket(path).on('error', () => undefined);
  rude.write(Buffer.concat([encodeStartup(), Buffer.from('no such message')]));
  await once(rude.resume(), 'close');
  const next = await connect(database);
  expect((await next.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await next.end();
}

async function refusesCopyFromStdin(database: EmbeddedDatabase): Promise<void> {
  const client = await connect(database);
  await expect(client.query('COPY notes FROM STDIN')).rejects.toMatchObject({ code: '0A000' });
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.end();
}

describe('over loopback TCP', { timeout: 120_000 }, () => {
  it('is used where the path is too long for a socket, and lets in only who has the password', async () => {
    const database = await openTestDatabase({ dataDir: join(makeDataDir(), 'a'.repeat(100)) });
    expect(database.connection.host).toBe('127.0.0.1');
    const client = await connect(database);
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    const stranger = { ...database, connection: { ...database.connection, password: 'guess' } };
    await expect(connect(stranger)).rejects.toMatchObject({ code: '28P01' });
  });
});
