import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { restoreBackup, type EmbeddedEvent } from './index.ts';
import { connect, createPool, makeDataDir, openTestDatabase, waitFor } from './testing/fixtures.ts';

const COMMITS = 50;

describe('durability', { timeout: 120_000 }, () => {
  it('forces every commit to the disk', async (context) => {
    context.skip(spawnSync('strace', ['-V']).status !== 0, 'strace is not installed, so fsync cannot be counted');
    const database = await openTestDatabase();
    const pool = createPool(database);
    expect((await pool.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }]);
    await pool.query('CREATE TABLE notes (id int)');
    const report = join(makeDataDir(), 'strace');
    const flags = ['-f', '-c', '-e', 'trace=fsync,fdatasync', '-o', report, '-p', String(database.enginePid())];
    const strace = spawn('strace', flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    const attached = await Promise.race([
      once(strace.stderr, 'data').then((data) => String(data)),
      once(strace, 'exit').then(() => 'gone'),
    ]);
    context.skip(!attached.includes('attached'), `strace may not attach here: ${attached}`);
    for (let id = 0; id < COMMITS; id++) await pool.query('INSERT INTO notes VALUES ($1)', [id]);
    strace.kill('SIGINT');
    await once(strace, 'exit');
    const calls = /\s(\d+)\s+fsync/.exec(readFileSync(report, 'utf8'))?.[1];
    expect(Number(calls)).toBeGreaterThanOrEqual(COMMITS);
    await pool.end();
  });

  it('checkpoints and vacuums by itself, between transactions and between queries only', async () => {
    const events: EmbeddedEvent[] = [];
    const database = await openTestDatabase({
      onEvent: (event) => events.push(event),
      maintenance: {
        tickMs: 10,
        checkpointIntervalMs: 20,
        vacuumIntervalMs: 100,
        vacuumIdleMs: 0,
        vacuumDeadRows: 50,
      },
    });
    const count = (kind: string) => events.filter((e) => e.type === 'maintained' && e.work.kind === kind).length;
    const pool = createPool(database);
    await pool.query('CREATE TABLE notes AS SELECT g AS id, 0 AS n FROM generate_series(1, 2000) g');
    await waitFor('a checkpoint', () => count('checkpoint') > 0);
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('UPDATE notes SET n = n + 1');
    const before = { checkpoints: count('checkpoint'), vacuums: count('vacuum') };
    await sleep(400);
    expect({ checkpoints: count('checkpoint'), vacuums: count('vacuum') }).toEqual(before);
    await client.query('ROLLBACK');
    client.release();
    expect((await pool.query('SELECT sum(n)::int AS total FROM notes')).rows).toEqual([{ total: 0 }]);
    await waitFor('a vacuum', () => count('vacuum') > before.vacuums);
    const { rows } = await pool.query(`SELECT relpages > 0 AS analysed FROM pg_class WHERE relname = 'notes'`);
    expect(rows).toEqual([{ analysed: true }]);
    await countExactly(pool);
    await pool.end();
  });
});

/** Maintenance landing between the parts of a query would break its statement or commit it early. */
async function countExactly(pool: Pool): Promise<void> {
  await pool.query('CREATE TABLE counters AS SELECT 0 AS n');
  const bump = async (i: number) => {
    const named = i % 2 === 0 ? { name: 'bump' } : {};
    await pool.query({ ...named, text: 'UPDATE counters SET n = n + $1', values: [1] });
  };
  for (let round = 0; round < 4; round++) await Promise.all(Array.from({ length: 20 }, (_, i) => bump(i)));
  expect((await pool.query('SELECT n FROM counters')).rows).toEqual([{ n: 80 }]);
}

describe('a backup', { timeout: 120_000 }, () => {
  it('holds everything committed before it, and nothing of what came after', async () => {
    const database = await openTestDatabase();
    const pool = createPool(database);
    await pool.query('CREATE TABLE pairs (id serial PRIMARY KEY, a int, b int)');
    let isWriting = true;
    const writing = (async () => {
      for (let n = 0; isWriting; n++) {
        await pool.query('INSERT INTO pairs (a, b) VALUES ($1, $1)', [n]);
        await sleep(2);
      }
    })();
    await sleep(200);
    const { rows } = await pool.query('SELECT max(id) AS id FROM pairs');
    const folder = makeDataDir();
    const file = join(folder, 'backup.tar.gz');
    await database.backup(file);
    isWriting = false;
    await writing;
    expect(readdirSync(folder)).toEqual(['backup.tar.gz']);
    await expect(database.backup(join(file, 'inside-a-file.tar.gz'))).rejects.toThrow(/ENOTDIR|EEXIST/);
    await pool.end();

    const restoredDir = makeDataDir();
    await restoreBackup(file, restoredDir);
    await expect(restoreBackup(file, restoredDir)).rejects.toThrow(/already holds a database/);
    const restored = await openTestDatabase({ dataDir: restoredDir });
    const client = await connect(restored);
    const check = await client.query(
      `SELECT count(*)::int = max(id) AS whole, bool_and(a = b) AS equal, max(id) >= $1 AS recent FROM pairs`,
      [rows[0].id],
    );
    expect(check.rows).toEqual([{ whole: true, equal: true, recent: true }]);
    await client.end();
  });
});
