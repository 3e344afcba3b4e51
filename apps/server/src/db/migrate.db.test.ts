import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

async function copyMigrations(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'urumuri-migrations-'));
  await cp(paths.migrations, directory, { recursive: true });
  return directory;
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

it('rolls a failing file back whole', async () => {
  const directory = await copyMigrations();
  await writeFile(path.join(directory, '9000_new.sql'), 'CREATE TABLE fresh (id int);');
  await writeFile(
    path.join(directory, '9001_bad.sql'),
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
