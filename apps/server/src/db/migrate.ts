import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { liftTimeouts } from './client.ts';
import { replaceFunctions } from './replace-functions.ts';

type SqlFile = { name: string; checksum: string; text: string };

/** Any number, as long as every node of the shop uses the same one. */
const migrationLockKey = 7_830_411;
const tryLockAgainMs = 100;
const functionsFolder = 'functions';
/** The first migrations became one file; who has applied the last of them has all that is in it. */
const squashed = { first: '0000_domain.sql', last: '0007_search-reads.sql', into: '0007_shop.sql' };

export class MigrationChangedError extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it had been applied. Migrations only go forward: add a new file.`);
  }
}

export class DatabaseTooOldError extends Error {
  constructor() {
    super(
      `This database is too old to be brought up to date: it has not seen migration ${squashed.last}. Start a version of the shop that still has that file on it once, then this one.`,
    );
  }
}

/** What makes the schema, in the order it is applied: functions first, because indexes and triggers need them. */
export async function readSchema(directory: string): Promise<SqlFile[]> {
  const functions = await readMigrations(path.join(directory, '..', functionsFolder));
  const migrations = await readMigrations(directory);
  return [...functions.map((file) => ({ ...file, name: `${functionsFolder}/${file.name}` })), ...migrations];
}

export async function readMigrations(directory: string): Promise<SqlFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(directory, name), 'utf8');
      return { name, checksum: createHash('sha256').update(text).digest('hex'), text };
    }),
  );
}

/**
 * Brings the database to the newest schema, one transaction per file: migrations once, functions whenever their
 * file has changed. Nodes that start together wait for each other; the second finds nothing left to do.
 */
export async function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  const files = await readSchema(directory);
  const client = await pool.connect();
  try {
    await takeLock(client);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    await adoptSquashed(client, files);
    const checksums = await readChecksums(client);
    const added: string[] = [];
    for (const file of files) {
      const checksum = checksums.get(file.name);
      if (checksum === file.checksum) continue;
      if (checksum !== undefined && !isOfFunctions(file)) throw new MigrationChangedError(file.name);
      await applyFile(client, file);
      added.push(file.name);
    }
    return added;
  } finally {
    // On a broken connection the unlock fails too, and the lock went with the connection.
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLockKey]).then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

/** Asks again and again: a query that waits would be ended by the time limit that all queries have. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  const tryLock = 'SELECT pg_try_advisory_lock($1) AS taken';
  while (!(await client.query<{ taken: boolean }>(tryLock, [migrationLockKey])).rows[0]?.taken) {
    await sleep(tryLockAgainMs);
  }
}

async function readChecksums(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<SqlFile>('SELECT name, checksum FROM schema_migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function adoptSquashed(client: pg.PoolClient, files: readonly SqlFile[]): Promise<void> {
  const applied = await readChecksums(client);
  const into = files.find(({ name }) => name === squashed.into);
  if (!applied.has(squashed.first) || !into) return;
  if (!applied.has(squashed.last)) throw new DatabaseTooOldError();
  await noteApplied(client, into);
  await client.query('DELETE FROM schema_migrations WHERE name COLLATE "C" < $1', [into.name]);
}

async function noteApplied(client: pg.PoolClient, { name, checksum }: SqlFile): Promise<void> {
  await client.query(
    'INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()',
    [name, checksum],
  );
}

function isOfFunctions({ name }: SqlFile): boolean {
  return name.startsWith(`${functionsFolder}/`);
}

async function applyFile(client: pg.PoolClient, file: SqlFile): Promise<void> {
  await client.query('BEGIN');
  try {
    await liftTimeouts(client);
    await client.query("SET LOCAL lock_timeout = '2s'");
    if (isOfFunctions(file)) await replaceFunctions(client, file.text);
    else await client.query(file.text);
    await noteApplied(client, file);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Whether the database is at the version this server was built for; asked by the readiness check. */
export async function isMigrated(pool: pg.Pool, directory: string): Promise<boolean> {
  const names = (await readSchema(directory)).map(({ name }) => name);
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM schema_migrations WHERE name = ANY ($1)',
    [names],
  );
  return rows[0]?.count === names.length;
}
