import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase, type DatabaseOptions } from '../db/client.ts';
import { type EmbeddedDatabase, ensureTemplate, openEmbeddedDatabase, PGLITE_VERSION } from '../db/embedded/index.ts';
import { migrate } from '../db/migrate.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { paths } from '../paths.ts';
import { once } from '../concurrency/once.ts';
import { readMigrationsKey } from './migrations-key.ts';

const cacheDir = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/urumuri');

/** Where the engines of a test run live; a benchmark has none and opens its own. */
const scratchDirectory = process.env.TEST_SCRATCH_DIRECTORY;

/** An engine takes seconds to start and a moment to empty, so each worker keeps one from file to file. */
let idle: EmbeddedDatabase | undefined;

export async function openTestEmbedded(
  options: Omit<DatabaseOptions, 'pool'>,
  { changesSchema }: { changesSchema: boolean },
): Promise<OpenedDatabase> {
  const embedded = (changesSchema ? undefined : await takeIdle()) ?? (await startEngine());
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
      if (changesSchema || idle || scratchDirectory === undefined) await embedded.close();
      else idle = embedded;
    }),
  };
}

async function takeIdle(): Promise<EmbeddedDatabase | undefined> {
  const taken = idle;
  idle = undefined;
  if (taken) await emptyTables(taken);
  return taken;
}

async function emptyTables({ connection }: EmbeddedDatabase): Promise<void> {
  const pool = new pg.Pool(connection);
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations'`,
  );
  await pool.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY`);
  await pool.end();
}

async function startEngine(): Promise<EmbeddedDatabase> {
  const dataDir = await mkdtemp(path.join(scratchDirectory ?? tmpdir(), 'db-'));
  return openEmbeddedDatabase({ dataDir, templatePath: await ensureMigratedTemplate() });
}

/** A tarball of a migrated database, kept until a migration changes. */
async function ensureMigratedTemplate(): Promise<string> {
  const file = path.join(cacheDir, `migrated-${PGLITE_VERSION}-${await readMigrationsKey()}.tar.gz`);
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
