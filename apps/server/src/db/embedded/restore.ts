import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DATABASE_FOLDER, unpackDatabaseFolder } from './data-directory.ts';
import { LOCK_NAME } from './embedded-database.ts';
import { acquireLock } from './lock.ts';

/** Unpacks a backup into a data directory that has no database yet. */
export async function restoreBackup(fromFile: string, intoDataDir: string): Promise<void> {
  const dataDir = resolve(intoDataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await acquireLock(join(dataDir, LOCK_NAME), { directory: dataDir });
  try {
    if (existsSync(join(dataDir, DATABASE_FOLDER))) {
      throw new Error(`${dataDir} already holds a database; move its "${DATABASE_FOLDER}" folder away first.`);
    }
    await unpackDatabaseFolder(fromFile, dataDir);
  } finally {
    lock.release();
  }
}
