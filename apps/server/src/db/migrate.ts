import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-failure.ts';
import { findSqlState, liftTimeouts } from './client.ts';
import { inTurn } from './in-turn.ts';
import { replaceFunctions } from './replace-functions.ts';

type SqlFile = { name: string; checksum: string; text: string };

/** Any number, as long as every node of the shop uses the same one. */
const migrationLockKey = 7_830_411;
/** Deadlock, or a lock that came too late. */
const busyStates = new Set(['40P01', '55P03']);
const notAllowedState = '42501';
const triesPerFile = 30;
const tryFileAgainMs = 500;
const functionsFolder = 'functions';
/** Before 1.0 the tables were made step by step; who has applied the last step has all that is in the first schema. */
const firstSchema = '0036_first-schema.sql';
const lastStep = '0035_staff-ends-orders.sql';
const lastCommitWithSteps = '12b3f390';

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

type MigrateOptions = {
  say?: (sentence: string) => void;
  /** The last migration to be applied, where that is not the newest. */
  until?: string;
};

/**
 * Brings the database to the newest schema, one transaction per file: migrations once, functions whenever their file has
 * changed. Where nothing is to be done, no rights over the schema are needed.
 */
export async function migrate(
  pool: pg.Pool,
  directory: string,
  { say = () => undefined, until }: MigrateOptions = {},
): Promise<string[]> {
  const files = (await readSchema(directory)).filter(
    (file) => until === undefined || isOfFunctions(file) || file.name <= until,
  );
  if ((await listPending(pool, files)).length === 0) return [];
  const onWait = () => say('Another server is bringing the database up to date; this one waits for it.');
  return inTurn(pool, migrationLockKey, onWait, async (client) => {
    try {
      return await applyPending(client, files, say);
    } catch (error) {
      if (findSqlState(error) !== notAllowedState) throw error;
      throw new StartError(
        'The database is not up to date, and its user may not change that. Run npm run migrate with the DATABASE_URL of its owner, then start the shop again.',
        { cause: error },
      );
    }
  });
}

async function applyPending(
  client: pg.PoolClient,
  files: readonly SqlFile[],
  say: (sentence: string) => void,
): Promise<string[]> {
  // Another server may have done it all meanwhile.
  if ((await listPending(client, files)).length === 0) return [];
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  await adoptSteps(client, files);
  const pending = await listPending(client, files);
  for (const file of pending) await applyFile(client, file, say);
  return pending.map(({ name }) => name);
}

/** What is still to be applied; the database of a newer version keeps its functions. */
async function listPending(client: pg.Pool | pg.PoolClient, files: readonly SqlFile[]): Promise<SqlFile[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('schema_migrations') IS NOT NULL AS exists",
  );
  if (!rows[0]?.exists) return [...files];
  const checksums = await readChecksums(client);
  const newest = files.at(-1)?.name ?? '';
  const isNewer = [...checksums.keys()].some((name) => !isOfFunctions({ name }) && name > newest);
  return files.filter((file) => {
    const checksum = checksums.get(file.name);
    if (checksum === file.checksum) return false;
    if (checksum === undefined) return true;
    if (isOfFunctions(file)) return !isNewer;
    throw new StartError(
      `Migration ${file.name} was changed after it had been applied. Migrations only go forward: add a new file.`,
    );
  });
}

async function readChecksums(client: pg.Pool | pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<SqlFile>('SELECT name, checksum FROM schema_migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** What was noted of the steps stays: servers of the version before look for it. */
async function adoptSteps(client: pg.PoolClient, files: readonly SqlFile[]): Promise<void> {
  const names = [...(await readChecksums(client)).keys()].filter((name) => !isOfFunctions({ name }));
  const schema = files.find(({ name }) => name === firstSchema);
  if (names.length === 0 || names.includes(firstSchema) || !schema) return;
  if (names.includes(lastStep)) return noteApplied(client, schema);
  throw new StartError(
    `This database is too old for this version of the shop: it has not seen migration ${lastStep}. Nothing was changed. Run npm run migrate once with the last version that has that file (commit ${lastCommitWithSteps}), then start this one.`,
  );
}

/** Of what was applied to a database, or to an archive's, the steps count as the first schema. */
export function foldSteps<File extends Pick<SqlFile, 'name'>>(applied: readonly File[], own: readonly File[]): File[] {
  if (!applied.some(({ name }) => name === lastStep)) return [...applied];
  return [...own.filter(({ name }) => name === firstSchema), ...applied.filter(({ name }) => name > firstSchema)];
}

async function noteApplied(client: pg.PoolClient, { name, checksum }: SqlFile): Promise<void> {
  await client.query(
    'INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()',
    [name, checksum],
  );
}

function isOfFunctions({ name }: Pick<SqlFile, 'name'>): boolean {
  return name.startsWith(`${functionsFolder}/`);
}

/** Shops of the version before go on working meanwhile, and a table may just be theirs. */
async function applyFile(client: pg.PoolClient, file: SqlFile, say: (sentence: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryFile(client, file);
    } catch (error) {
      if (attempt === triesPerFile || !busyStates.has(findSqlState(error) ?? '')) throw error;
      if (attempt === 1) say(`The database is in use; ${file.name} waits for its turn.`);
      await sleep(tryFileAgainMs);
    }
  }
}

async function tryFile(client: pg.PoolClient, file: SqlFile): Promise<void> {
  await client.query('BEGIN');
  try {
    await liftTimeouts(client);
    // Who waits for a table keeps everybody behind it waiting too.
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
