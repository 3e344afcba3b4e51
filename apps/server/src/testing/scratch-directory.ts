import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    scratchDirectory: string;
  }
}

/** For the databases of a whole run: they serve file after file and end with their worker. */
export default async function makeScratchDirectory({ provide }: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'urumuri-test-'));
  provide('scratchDirectory', directory);
  // The engines of the last workers may still be closing their files.
  return () => rm(directory, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
}
