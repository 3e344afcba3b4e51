import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { foldSteps } from '../db/migrate.ts';
import type { Progress } from '../progress.ts';
import { readVersion } from '../version.ts';
import { BackupRefusedError, type Content, countLines, type Manifest, writeArchive } from './archive.ts';
import { copyOut, inTransaction, listSequences, listTables, readTableFiles, type Table } from './tables.ts';

/** Where a shop keeps what cannot be made again. */
export type ShopData = { pool: pg.Pool; originals: string };

/** Writes the shop as it is at this moment into one file, while it may go on. */
export async function backUp({ pool, originals }: ShopData, file: string, progress: Progress): Promise<Manifest> {
  if (existsSync(file)) throw new BackupRefusedError(`${file} exists already. Choose another name.`);
  return inTransaction(pool, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
    const tables = await listTables(client);
    if (tables.length === 0) throw new BackupRefusedError('There is no shop in this database.');
    // After the snapshot is taken: a picture is on the disk before a row names it.
    const pictures = await listPictures(originals);
    const manifest = await describeShop(client, tables, pictures.length);
    await writeArchive(file, manifest, readShop());
    return manifest;

    async function* readShop(): AsyncGenerator<Content> {
      const total = countAll(manifest);
      let done = 0;
      for (const table of tables) {
        let number = 0;
        for await (const bytes of copyOut(client, table)) {
          number += 1;
          yield { folder: `tables/${table.name}`, name: String(number), bytes };
          progress.step('Copying rows', (done += countLines(bytes)), total);
        }
      }
      for (const [place, name] of pictures.entries()) {
        yield { folder: 'pictures', name, bytes: await readFile(path.join(originals, name.slice(0, 2), name)) };
        progress.step('Copying pictures', place + 1, pictures.length);
      }
    }
  });
}

export const countAll = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

async function describeShop(client: pg.ClientBase, tables: Table[], pictures: number): Promise<Manifest> {
  const counted: Manifest['tables'] = [];
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*)::text FROM ${name}`);
    counted.push({ name, columns, rows: Number(rows[0]?.count) });
  }
  const { rows: applied } = await client.query<Manifest['migrations'][number]>(
    'SELECT name, checksum FROM schema_migrations',
  );
  const files = await readTableFiles();
  const known = foldSteps(applied, files);
  const migrations = files.flatMap((file) => known.find(({ name }) => name === file.name) ?? []);
  const sequences = await listSequences(client);
  return {
    format: 'urumuri-shop-1',
    version: await readVersion(),
    createdAt: new Date().toISOString(),
    migrations,
    tables: counted,
    sequences,
    pictures,
  };
}

/** Files that are still being written have longer names. */
export const pictureName = /^[0-9a-f]{16,32}\.[a-z]{3,4}$/;

async function listPictures(originals: string): Promise<string[]> {
  if (!existsSync(originals)) return [];
  const files = await readdir(originals, { recursive: true });
  return files
    .map((file) => path.basename(file))
    .filter((name) => pictureName.test(name))
    .sort();
}
