import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs on PATH or in the extra folders. */
export function findProgram(names, extraFolders = []) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...extraFolders];
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian keeps PostgreSQL's server programs off PATH, one folder per version; the newest comes first. */
export function listPostgresFolders() {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return [];
  const versions = readdirSync(parent).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(parent, version, 'bin'));
}
