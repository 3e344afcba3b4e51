import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheDir } from './project.mjs';

const lockFile = path.join(cacheDir, 'build.lock');
const retryMs = 250;

/** Two commands started at once must not write the same files: the second waits, then finds them fresh. */
export async function withBuildLock(work) {
  mkdirSync(cacheDir, { recursive: true });
  while (!tryLock()) await sleep(retryMs);
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function tryLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isOwnerAlive()) rmSync(lockFile, { force: true });
  return false;
}

function isOwnerAlive() {
  try {
    const owner = Number(readFileSync(lockFile, 'utf8'));
    // Empty for the instant between creating and writing it.
    if (!Number.isInteger(owner) || owner === 0) return true;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
