import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DataDirectoryLockedError, type EmbeddedEvent } from './index.ts';
import {
  connect,
  createPool,
  isRunning,
  makeDataDir,
  openTestDatabase,
  startHolder,
  waitFor,
} from './testing/fixtures.ts';

const SLOW_QUERY = 'SELECT pg_sleep(40)';

describe('opening and closing', { timeout: 120_000 }, () => {
  it('makes a database from the template, keeps it, and leaves nothing but data behind', async () => {
    const dataDir = makeDataDir();
    const leftOver = join(dataDir, 'db.new-123');
    mkdirSync(leftOver);
    writeFileSync(join(leftOver, 'PG_VERSION'), '18');
    const events: EmbeddedEvent[] = [];
    const first = await openTestDatabase({ dataDir, onEvent: (event) => events.push(event) });
    expect(events).toMatchObject([{ type: 'opened', origin: 'template' }]);
    const client = await connect(first);
    await client.query('CREATE TABLE kept AS SELECT 1 AS one');
    await client.end();
    await first.close();
    expect(readdirSync(dataDir)).toEqual(['db']);
    const second = await openTestDatabase({ dataDir, onEvent: (event) => events.push(event) });
    expect(events.at(-1)).toMatchObject({ type: 'opened', origin: 'existing' });
    const again = await connect(second);
    expect((await again.query('SELECT * FROM kept')).rows).toEqual([{ one: 1 }]);
    await again.query('BEGIN');
    await second.close();
    expect(readdirSync(dataDir)).toEqual(['db']);
  });
});

describe('the watchdog and its engine', { timeout: 120_000 }, () => {
  it('replaces an engine that hangs or dies, and ignores signals meant for the shop', async () => {
    const events: EmbeddedEvent[] = [];
    const database = await openTestDatabase({
      forceTcp: true,
      watchdogBudgetMs: 1_000,
      onEvent: (event) => events.push(event),
    });
    const pool = createPool(database);
    await pool.query('CREATE TABLE kept AS SELECT 1 AS one');
    await expect(pool.query(SLOW_QUERY)).rejects.toThrow();
    await waitFor('the engine to come back', () => events.some(({ type }) => type === 'reopened'));
    expect(events.map(({ type }) => type)).toEqual(['opened', 'stalled', 'ended', 'reopened']);
    expect((await pool.query('SELECT * FROM kept')).rows).toEqual([{ one: 1 }]);
    await database.withBudget(20_000, () => pool.query('SELECT pg_sleep(2)'));
    expect(events).toHaveLength(4);

    const pid = database.enginePid() ?? 0;
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');
    expect((await pool.query('SELECT * FROM kept')).rows).toEqual([{ one: 1 }]);
    process.kill(pid, 'SIGKILL');
    await waitFor('the engine to come back', () => events.filter(({ type }) => type === 'reopened').length === 2);
    expect(database.enginePid()).not.toBe(pid);
    expect((await pool.query('SELECT * FROM kept')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

describe('two shops and one directory', { timeout: 120_000 }, () => {
  it('refuses the second at once, and lets it in when the first and its engine are gone', async () => {
    const dataDir = makeDataDir();
    const holder = await startHolder(dataDir);
    const startedAt = performance.now();
    const refusal = await openTestDatabase({ dataDir }).catch((error: unknown) => error);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(refusal).toBeInstanceOf(DataDirectoryLockedError);
    expect(String(refusal)).toContain(`process ${holder.pid}`);

    holder.query('CREATE TABLE kept AS SELECT 1 AS one');
    holder.query(SLOW_QUERY);
    await sleep(500);
    process.kill(holder.pid, 'SIGKILL');
    await sleep(100);
    expect(isRunning(holder.enginePid)).toBe(true);
    const database = await openTestDatabase({ dataDir });
    expect(isRunning(holder.enginePid)).toBe(false);
    const client = await connect(database);
    expect((await client.query('SELECT * FROM kept')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });
});
