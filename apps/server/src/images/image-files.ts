import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Guards every path built from a hash: nothing but hex digits ever reaches the file system. Older ones have 32. */
export const isImageHash = (text: string) => /^(?:[0-9a-f]{16}){1,2}$/.test(text);

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

export const readIfPresent = (path: string) => readFile(path).catch(ignoreMissing);

export async function findSizeBytes(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(ignoreMissing);
  return found?.isFile() ? found.size : undefined;
}

/** Readers see the whole file or none. `flush` also survives a power cut, at the price of a disk sync. */
export async function writeWholeFile(path: string, bytes: Uint8Array, flush = false): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporaryPath, bytes, { flush });
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}
