import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase } from '../db/client.ts';
import { ensureTemplate, openEmbeddedDatabase, PGLITE_VERSION } from '../db/embedded/index.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { paths } from '../paths.ts';
import { once } from '../shared/once.ts';

const cacheDir = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/urumuri');

/** Which engine the module tests run on; the test command runs them on both. */
export const testEngine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';

/** A fresh, migrated database for one test file. */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  return testEngine === 'postgres' ? openPostgres() : openEmbedded();
}

const options = {
  // A connection may break while a test ends its database; queries in flight report for themselves.
  onConnectionError: () => undefined,
  checksNesting: true,
};

/** Migrates a template once per set of migrations and clones it for each test file. */
async function openPostgres(): Promise<OpenedDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (!serverUrl) throw new Error('TEST_ENGINE=postgres needs TEST_POSTGRES_URL.');
  const template = `template_${await migrationsKey()}`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(serverUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock(424242)');
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      await admin.query(`CREATE DATABASE ${template}_new`);
      const pool = new pg.Pool({ connectionString: databaseUrl(serverUrl, `${template}_new`) });
      await migrate(pool, paths.migrations);
      await pool.end();
      await admin.query(`ALTER DATABASE ${template}_new RENAME TO ${template}`);
    }
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const database = createDatabase({
    pool: { connectionString: databaseUrl(serverUrl, name), max: 10 },
    ...options,
  });
  return {
    ...database,
    engine: 'PostgreSQL',
    hasRoomToWrite: () => true,
    withBudget: (_budgetMs, run) => run(),
    close: once(async () => {
      await database.close();
      await withAdmin(serverUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    }),
  };
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withAdmin(serverUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function openEmbedded(): Promise<OpenedDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-test-'));
  const embedded = await openEmbeddedDatabase({ dataDir, templatePath: await ensureMigratedTemplate() });
  const database = createDatabase({
    pool: { ...embedded.connection, connectionTimeoutMillis: 10_000 },
    ...options,
  });
  return {
    ...database,
    engine: 'PGlite',
    hasRoomToWrite: embedded.hasRoomToWrite,
    withBudget: embedded.withBudget,
    close: once(async () => {
      await database.close();
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    }),
  };
}

/** A tarball of a migrated database, kept until a migration changes. */
async function ensureMigratedTemplate(): Promise<string> {
  const file = path.join(cacheDir, `migrated-${PGLITE_VERSION}-${await migrationsKey()}.tar.gz`);
  if (existsSync(file)) return file;
  const empty = await ensureTemplate(path.join(cacheDir, `empty-${PGLITE_VERSION}.tar.gz`));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-template-'));
  const embedded = await openEmbeddedDatabase({ dataDir, templatePath: empty });
  const pool = new pg.Pool(embedded.connection);
  await embedded.withBudget(60_000, () => migrate(pool, paths.migrations));
  await pool.end();
  const fresh = `${file}.${randomUUID()}`;
  await embedded.backup(fresh);
  await embedded.close();
  await rename(fresh, file);
  await rm(dataDir, { recursive: true, force: true });
  return file;
}

async function migrationsKey(): Promise<string> {
  const migrations = await readMigrations(paths.migrations);
  return migrations.map(({ checksum }) => checksum.slice(0, 8)).join('_');
}
