import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheDir } from './project.mjs';

const retryMs = 250;

/**
 * Two commands started at once must not write the same files: the second waits, then finds them fresh.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withBuildLock(work, lockFile = path.join(cacheDir, 'build.lock')) {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  while (!tryLock(lockFile)) await sleep(retryMs);
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** @param {string} lockFile */
function tryLock(lockFile) {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  if (!isOwnerAlive(lockFile)) rmSync(lockFile, { force: true });
  return false;
}

/** @param {string} lockFile */
function isOwnerAlive(lockFile) {
  try {
    const owner = Number(readFileSync(lockFile, 'utf8'));
    // Empty for the instant between creating and writing it.
    if (!Number.isInteger(owner) || owner === 0) return true;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
