import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For the databases of a whole run: they serve file after file and end with their worker. */
export default async function makeScratchDirectory(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'urumuri-test-'));
  // Workers start with this environment.
  process.env.TEST_SCRATCH_DIRECTORY = directory;
  // The engines of the last workers may still be closing their files.
  return () => rm(directory, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
}
