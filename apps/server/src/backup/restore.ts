import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { foldSteps, migrate } from '../db/migrate.ts';
import { writeWholeFile } from '../images/image-files.ts';
import { paths } from '../paths.ts';
import type { Progress } from '../progress.ts';
import { BackupRefusedError, type Checksums, countLines, type Manifest, readArchive } from './archive.ts';
import { readVersion } from '../version.ts';
import { countAll, pictureName, type ShopData } from './backup.ts';
import { inTransaction, listSequences, listTables, readTableFiles, sumUp, type Table } from './tables.ts';

/** `newest`: the last migration its tables have seen. */
type Archive = { file: string; manifest: Manifest; checksums: Checksums; newest: string };

/** Fills an empty database with the shop of an archive: with all of it, or with nothing. */
export async function restore({ pool, originals }: ShopData, file: string, progress: Progress): Promise<Manifest> {
  await refuseRunningShop(pool);
  await inTransaction(pool, 'READ WRITE', async (client) => refuseFull(client, await listTables(client)));
  const archive = await checkArchive(file, progress);
  await openTables(pool, archive.newest);
  const added: string[] = [];
  try {
    await inTransaction(pool, 'READ WRITE', async (client) => {
      const tables = await listTables(client);
      await client.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')}`);
      await refuseFull(client, tables);
      const rebuild = await setAside(client, tables);
      await fill(client, tables, archive, progress, addPicture);
      await rebuild(progress);
      await compare(client, tables, archive, progress);
    });
  } catch (error) {
    await Promise.all(added.map((picture) => rm(picture, { force: true })));
    throw error;
  }
  await migrate(pool, paths.migrations);
  return archive.manifest;

  // Before the commit: no row may name a picture that is not there, while one that no row names does no harm.
  async function addPicture(name: string, bytes: Buffer): Promise<void> {
    const picture = path.join(originals, name.slice(0, 2), name);
    if (!existsSync(picture)) added.push(picture);
    await writeWholeFile(picture, bytes, true);
  }
}

/** Reads all of it before anything is touched. */
async function checkArchive(file: string, progress: Progress): Promise<Archive> {
  const migrations = await readTableFiles();
  const version = await readVersion();
  let newest = '';
  let total = 0;
  let done = 0;
  const read = await readArchive(file, {
    manifest(manifest) {
      total = countAll(manifest);
      const applied = foldSteps(manifest.migrations, migrations);
      newest = applied.at(-1)?.name ?? '';
      if (newest !== '' && isDeepStrictEqual(applied, migrations.slice(0, applied.length))) return;
      throw new BackupRefusedError(
        `${file} was made by version ${manifest.version} of the shop with the tables of ${manifest.migrations.at(-1)?.name}; this is version ${version} with ${migrations.at(-1)?.name}. Restore it with the version that made it, or a newer one.`,
      );
    },
    async content({ folder, bytes }) {
      if (folder !== 'pictures') progress.step('Reading the archive', (done += countLines(bytes)), total);
    },
  });
  return { file, ...read, newest };
}

/** The tables as the archive has them; what came later is done to its rows when they are there. */
async function openTables(pool: pg.Pool, until: string): Promise<void> {
  await migrate(pool, paths.migrations, { until });
  const { rowCount } = await pool.query(
    "SELECT FROM schema_migrations WHERE name NOT LIKE 'functions/%' AND name > $1 LIMIT 1",
    [until],
  );
  if (!rowCount) return;
  throw new BackupRefusedError(
    'A newer version of the shop than the archive’s was opened on this database. Choose a new DATA_DIR or DATABASE_URL.',
  );
}

async function refuseRunningShop(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('urumuri shop', 'urumuri worker')`,
  );
  if (rowCount) throw new BackupRefusedError('A shop is running on this database. Stop it first.');
}

async function refuseFull(client: pg.ClientBase, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`);
    // A shop that was opened once and is still empty has its settings.
    if (rowCount && name !== 'settings') {
      throw new BackupRefusedError(
        `This database already holds a shop (there are ${name}). Only an empty one is filled: choose another DATA_DIR or DATABASE_URL.`,
      );
    }
  }
}

/**
 * Takes away what would be done row by row: foreign keys, indexes, and triggers, whose work is in the archive already;
 * and rules that rows of before need not keep. Answers how to put it back. The owner of the tables may do all of it.
 */
async function setAside(client: pg.ClientBase, tables: Table[]): Promise<(progress: Progress) => Promise<void>> {
  const { rows } = await client.query<{ drop: string; create: string }>(`
    SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS create, 1 AS turn
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
    UNION ALL
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), 2
    FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND (contype = 'f' OR NOT convalidated)
    ORDER BY turn`);
  const names = tables.map(({ name }) => name).join(', ');
  const switchTriggers = async (state: 'DISABLE' | 'ENABLE') => {
    for (const { name } of tables) await client.query(`ALTER TABLE ${name} ${state} TRIGGER USER`);
  };
  for (const { drop } of rows) await client.query(drop);
  await switchTriggers('DISABLE');
  // Empty but for settings; and rows may then be written as if they had always been there.
  await client.query(`TRUNCATE ${names}`);
  return async (progress) => {
    for (const [place, { create }] of rows.entries()) {
      await client.query(create);
      progress.step('Building indexes', place + 1, rows.length);
    }
    await switchTriggers('ENABLE');
    await client.query(`ANALYZE ${names}`);
  };
}

async function fill(
  client: pg.ClientBase,
  tables: Table[],
  { file, manifest }: Archive,
  progress: Progress,
  addPicture: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const tablesByFolder = new Map(tables.map((table) => [`tables/${table.name}`, table]));
  const total = countAll(manifest);
  let rows = 0;
  let pictures = 0;
  await readArchive(file, {
    async content({ folder, name, bytes }) {
      const table = tablesByFolder.get(folder);
      if (table) {
        await pipeline(
          [bytes],
          client.query(copyFrom(`COPY ${table.name} (${table.columns.join(', ')}) FROM STDIN (FREEZE)`)),
        );
        progress.step('Filling tables', (rows += countLines(bytes)), total);
      } else if (folder === 'pictures' && pictureName.test(name)) {
        await addPicture(name, bytes);
        progress.step('Writing pictures', (pictures += 1), manifest.pictures);
      }
    },
  });
  for (const { name } of await listSequences(client)) {
    const next = manifest.sequences.find((sequence) => sequence.name === name)?.next ?? 1;
    await client.query(`ALTER SEQUENCE ${name} RESTART WITH ${next}`);
  }
}

/** Reads every row back: the last of them must be as it was. */
async function compare(
  client: pg.ClientBase,
  tables: Table[],
  { manifest, checksums }: Archive,
  progress: Progress,
): Promise<void> {
  const total = countAll(manifest);
  let done = 0;
  for (const table of tables) {
    const { rows, checksum } = await sumUp(client, table);
    const expected = manifest.tables.find(({ name }) => name === table.name)?.rows;
    if (rows !== expected || checksum !== checksums[`tables/${table.name}`]) {
      throw new BackupRefusedError(
        `Of ${expected} rows of ${table.name}, ${rows} came back or some are not the same. Nothing was restored.`,
      );
    }
    progress.step('Comparing every row', (done += rows), total);
  }
  if (!isDeepStrictEqual(await listSequences(client), manifest.sequences)) {
    throw new BackupRefusedError('The numbers to be given next are not the same. Nothing was restored.');
  }
}
