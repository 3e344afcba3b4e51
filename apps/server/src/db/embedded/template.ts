import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defaultChildPath, runUntil } from './engine-process.ts';
import { acquireLock } from './lock.ts';

const BUILD_TIMEOUT_MS = 180_000;

/** Makes an empty database once, as the tarball from which first starts are quick. */
export async function buildTemplate(toFile: string, childPath: string = defaultChildPath()): Promise<void> {
  const { process: builder } = await runUntil({
    childPath,
    job: { type: 'build-template', toFile: resolve(toFile) },
    timeoutMs: BUILD_TIMEOUT_MS,
    isDone: (message) => message.type === 'template-built',
  });
  builder.send({ type: 'close' });
  await builder.exited;
}

/** Builds the template unless it is there; when several processes ask at once, one builds and all get it. */
export async function ensureTemplate(cacheFile: string, childPath?: string): Promise<string> {
  const path = resolve(cacheFile);
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  const lock = await acquireLock(`${path}.lock`, { directory: path, waitMs: BUILD_TIMEOUT_MS });
  try {
    if (!existsSync(path)) await buildTemplate(path, childPath);
    return path;
  } finally {
    lock.release();
  }
}
