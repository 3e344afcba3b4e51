import type { Database } from '../../../db/client.ts';
import { createJob, type Job } from '../../../jobs/job.ts';
import { countWords } from './words.repository.ts';

const everyMs = 10 * 60 * 1000;
/** Enough to tell usual words from rare ones and things from their properties, few enough to take a few seconds. */
const sampleSize = 10_000;

/** Counts how usual each word is, and learns which name things. */
export function countWordsOf(database: Pick<Database, 'backgroundTransaction'>): Promise<void> {
  return database.backgroundTransaction((tx) => countWords(tx, sampleSize));
}

/** Counts now and then; new words are known at once. */
export function createWordCounting(database: Pick<Database, 'backgroundTransaction'>): Job {
  return createJob({
    name: 'word counting',
    intervalMs: everyMs,
    waitsFirst: true,
    failure: 'search words were not counted',
    run: () => countWordsOf(database),
  });
}
