import { randomUUID } from 'node:crypto';
import { constants as fileConstants, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import { DATABASE_FOLDER } from './data-directory.ts';
import { fsyncDirectory } from './durable-files.ts';
import type { Engine } from './engine.ts';
import { packDirectory } from './tarball.ts';
import type { WireServer } from './wire-server.ts';

export const SNAPSHOT_PREFIX = 'backup.tmp-';

type BackupDependencies = { dataDir: string; engine: Engine; server: WireServer };

/**
 * Writes a gzip tarball of the database. Clients wait only while the files are copied; packing, which
 * takes longer, works on the copy. The file appears whole or not at all.
 */
export async function writeBackup({ dataDir, engine, server }: BackupDependencies, toFile: string): Promise<void> {
  const snapshot = join(dataDir, `${SNAPSHOT_PREFIX}${randomUUID()}`);
  try {
    await server.whenQuiet(async () => {
      await engine.query('CHECKPOINT');
      copyFolder(join(dataDir, DATABASE_FOLDER), snapshot);
    });
    await packAtomically(snapshot, toFile, constants.Z_BEST_SPEED);
  } finally {
    await rm(snapshot, { recursive: true, force: true });
  }
}

/** Packs a folder into a file that takes its name only when it is complete and on the disk. */
export async function packAtomically(folder: string, toFile: string, level?: number): Promise<void> {
  const target = resolve(toFile);
  const unfinished = `${target}.${process.pid}.${randomUUID()}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await packDirectory(folder, unfinished, level);
    await rename(unfinished, target);
    fsyncDirectory(dirname(target));
  } finally {
    await rm(unfinished, { force: true });
  }
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target, fileConstants.COPYFILE_FICLONE);
  }
}
