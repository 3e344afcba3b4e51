import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

type Migration = { name: string; checksum: string; statements: string[] };

/** Any number, as long as every node of the shop uses the same one. */
const migrationLockKey = 7_830_411;

export class MigrationChangedError extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it had been applied. Migrations only go forward: add a new file.`);
  }
}

export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(directory, name), 'utf8');
      return {
        name,
        checksum: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint').map((statement) => statement.trim()),
      };
    }),
  );
}

/**
 * Brings the database to the newest schema, one transaction per file. Nodes that start together wait
 * for each other on an advisory lock; the second finds nothing left to do.
 */
export async function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLockKey]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    );
    const appliedByName = new Map(rows.map((row) => [row.name, row.checksum]));
    const added: string[] = [];
    for (const migration of migrations) {
      const checksum = appliedByName.get(migration.name);
      if (checksum === undefined) {
        await applyMigration(client, migration);
        added.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new MigrationChangedError(migration.name);
      }
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

async function applyMigration(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query("SET LOCAL lock_timeout = '2s'");
    for (const statement of migration.statements) await client.query(statement);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Whether the database is at the version this server was built for; asked by the readiness check. */
export async function isMigrated(pool: pg.Pool, directory: string): Promise<boolean> {
  const migrations = await readMigrations(directory);
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM schema_migrations');
  return (rows[0]?.count ?? 0) >= migrations.length;
}
