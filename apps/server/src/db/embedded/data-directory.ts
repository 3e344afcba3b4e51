import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fsyncDirectory, fsyncTree } from './durable-files.ts';
import { DataDirectoryVersionError, messageOf } from './errors.ts';
import { PGLITE_VERSION, VERSION_FILE, minorOf } from './pglite-version.ts';
import { unpackDirectory } from './tarball.ts';

export const DATABASE_FOLDER = 'db';
const UNFINISHED_PREFIX = 'db.new-';

export type DataDirectoryOrigin = 'existing' | 'template' | 'initdb';

type PrepareOptions = {
  dataDir: string;
  templatePath?: string | undefined;
  /** Fills an empty folder with a new database (slow). */
  initialise(folder: string): Promise<void>;
  onTemplateUnusable?(reason: string): void;
};

/** Makes sure `<dataDir>/db` is a database of our version; a new one appears whole or not at all. */
export async function prepareDatabaseFolder(options: PrepareOptions): Promise<DataDirectoryOrigin> {
  const folder = join(options.dataDir, DATABASE_FOLDER);
  removeUnfinished(options.dataDir);
  if (existsSync(folder)) {
    assertVersion(folder);
    return 'existing';
  }
  if (options.templatePath !== undefined) {
    try {
      await unpackDatabaseFolder(options.templatePath, options.dataDir);
      return 'template';
    } catch (error) {
      options.onTemplateUnusable?.(messageOf(error));
      removeUnfinished(options.dataDir);
    }
  }
  await buildBeside(options.dataDir, async (unfinished) => {
    await options.initialise(unfinished);
    writeVersion(unfinished);
  });
  return 'initdb';
}

/** Unpacks a template or a backup as the database of `dataDir`, which must not have one. */
export async function unpackDatabaseFolder(fromFile: string, dataDir: string): Promise<void> {
  await buildBeside(dataDir, async (unfinished) => {
    await unpackDirectory(fromFile, unfinished);
    assertVersion(unfinished);
  });
}

export function writeVersion(folder: string): void {
  writeFileSync(join(folder, VERSION_FILE), `${PGLITE_VERSION}\n`);
}

async function buildBeside(dataDir: string, build: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = join(dataDir, `${UNFINISHED_PREFIX}${process.pid}`);
  await build(unfinished);
  fsyncTree(unfinished);
  renameSync(unfinished, join(dataDir, DATABASE_FOLDER));
  fsyncDirectory(dataDir);
}

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED_PREFIX)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function assertVersion(folder: string): void {
  const versionFile = join(folder, VERSION_FILE);
  if (!existsSync(versionFile) || !existsSync(join(folder, 'PG_VERSION'))) {
    throw new DataDirectoryVersionError(
      `${folder} is not a database of this shop (${VERSION_FILE} or PG_VERSION is missing); move it away.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (minorOf(version) === minorOf(PGLITE_VERSION)) return;
  throw new DataDirectoryVersionError(
    `${folder} was written by PGlite ${version} and this shop runs PGlite ${PGLITE_VERSION}, ` +
      `which cannot read it; export it with the shop that wrote it, then import it into a new directory.`,
  );
}
