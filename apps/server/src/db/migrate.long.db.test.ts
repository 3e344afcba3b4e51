import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '../paths.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { isMigrated, migrate, readMigrations } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const slow = 'SELECT pg_sleep(1.5);';

async function copyMigrations(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'urumuri-migrations-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await cp(path.dirname(paths.migrations), directory, { recursive: true });
  return path.join(directory, 'migrations');
}

it('finds nothing to do on a migrated database', async () => {
  expect(await migrate(database.pool, paths.migrations)).toEqual([]);
  expect(await isMigrated(database.pool, paths.migrations)).toBe(true);
});

it('applies a new file once, also when two servers start together', async () => {
  const directory = await copyMigrations();
  await writeFile(path.join(directory, '9000_new.sql'), 'CREATE TABLE fresh (id int);');
  expect(await isMigrated(database.pool, directory)).toBe(false);
  const applied = await Promise.all([migrate(database.pool, directory), migrate(database.pool, directory)]);
  expect(applied.flat()).toEqual(['9000_new.sql']);
});

it('waits for the server that migrates longer than any query may take', async () => {
  const directory = await copyMigrations();
  await writeFile(path.join(directory, '9000_new.sql'), 'CREATE TABLE fresh (id int);');
  await writeFile(path.join(directory, '9001_slow.sql'), slow);
  const hasty = new pg.Pool({ ...database.pool.options, statement_timeout: 1000, lock_timeout: 1000 });
  const applied = await Promise.all([migrate(hasty, directory), migrate(hasty, directory)]);
  expect(applied.flat()).toEqual(['9001_slow.sql']);
  await hasty.end();
});

it('rolls a failing file back whole', async () => {
  const directory = await copyMigrations();
  await writeFile(path.join(directory, '9000_new.sql'), 'CREATE TABLE fresh (id int);');
  await writeFile(
    path.join(directory, '9002_bad.sql'),
    'CREATE TABLE half (id int);--> statement-breakpoint\nSELECT nonsense;',
  );
  await expect(migrate(database.pool, directory)).rejects.toThrow(/nonsense/);
  const { rows } = await database.pool.query("SELECT to_regclass('half') AS half");
  expect(rows).toEqual([{ half: null }]);
});

it('refuses a file that was changed after it had been applied', async () => {
  const directory = await copyMigrations();
  await writeFile(path.join(directory, '9000_new.sql'), 'CREATE TABLE fresh (id int, name text);');
  await expect(migrate(database.pool, directory)).rejects.toThrow(/9000_new.sql was changed/);
});

it('waits for a table that a shop is just using', async () => {
  const directory = await copyMigrations();
  for (const [name, text] of [
    ['9000_new.sql', 'CREATE TABLE fresh (id int);'],
    ['9001_slow.sql', slow],
    ['9003_wider.sql', 'ALTER TABLE fresh ADD COLUMN note text;'],
  ] as const)
    await writeFile(path.join(directory, name), text);
  const shop = await database.pool.connect();
  await shop.query('BEGIN; SELECT * FROM fresh');
  const say = (sentence: string) => {
    expect(sentence).toBe('The database is in use; 9003_wider.sql waits for its turn.');
    void shop.query('COMMIT');
  };
  const applied = await migrate(database.pool, directory, { say });
  shop.release();
  expect(applied).toEqual(['9003_wider.sql']);
});

it('leaves the functions of a newer version as they are', async () => {
  await database.pool.query("INSERT INTO schema_migrations VALUES ('9999_newer.sql', 'new')");
  await database.pool.query("UPDATE schema_migrations SET checksum = 'new' WHERE name = 'functions/search-words.sql'");
  expect(await migrate(database.pool, paths.migrations)).toEqual([]);
  await database.pool.query("DELETE FROM schema_migrations WHERE name >= '9' AND name NOT LIKE 'functions/%'");
  expect(await migrate(database.pool, paths.migrations)).toEqual(['functions/search-words.sql']);
});

describe('a database whose tables were made step by step, before 1.0', () => {
  const former = async (...steps: string[]) => {
    // What came after the first schema is there, and would not be made twice.
    await database.pool.query("DELETE FROM schema_migrations WHERE name NOT LIKE 'functions/%' AND name < '0037'");
    for (const name of steps) await database.pool.query("INSERT INTO schema_migrations VALUES ($1, 'old')", [name]);
  };

  const listApplied = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "SELECT name FROM schema_migrations WHERE name NOT LIKE 'functions/%' ORDER BY name",
    );
    return rows.map(({ name }) => name);
  };

  it('keeps its tables, and what servers of the version before look for, and gets the functions of today', async () => {
    await former('0007_shop.sql', '0035_staff-ends-orders.sql');
    await database.pool.query("DELETE FROM schema_migrations WHERE name = 'functions/search-words.sql'");
    await database.pool.query('DROP FUNCTION resembling_words');
    expect(await migrate(database.pool, paths.migrations)).toEqual(['functions/search-words.sql']);
    const own = (await readMigrations(paths.migrations)).map(({ name }) => name);
    expect(await listApplied()).toEqual(['0007_shop.sql', '0035_staff-ends-orders.sql', ...own]);
    expect(await isMigrated(database.pool, paths.migrations)).toBe(true);
    const { rows } = await database.pool.query("SELECT * FROM resembling_words('{kettel}', 5)");
    expect(rows).toEqual([]);
  });

  it('is refused, and not touched, when it has not seen the last step', async () => {
    await former('0007_shop.sql', '0034_refunds-say-why.sql');
    await database.pool.query("DELETE FROM schema_migrations WHERE name = 'functions/search-words.sql'");
    await expect(migrate(database.pool, paths.migrations)).rejects.toThrow(
      /too old .* 0035_staff-ends-orders\.sql\. Nothing was changed\. Run npm run migrate once with the last version/,
    );
    expect((await listApplied()).slice(0, 2)).toEqual(['0007_shop.sql', '0034_refunds-say-why.sql']);
    expect(await listApplied()).not.toContain('0036_first-schema.sql');
    expect(await isMigrated(database.pool, paths.migrations)).toBe(false);
  });
});
