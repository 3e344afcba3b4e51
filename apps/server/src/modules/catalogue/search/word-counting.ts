import type { Database } from '../../../db/client.ts';
import { countWords } from './words.repository.ts';

const everyMs = 10 * 60 * 1000;
/** Enough to tell usual words from rare ones and things from their properties, few enough to take a few seconds. */
const sampleSize = 10_000;

/** Counts how usual each word is, and learns which name things. */
export function countWordsOf(database: Pick<Database, 'unhurried'>): Promise<void> {
  return database.unhurried((tx) => countWords(tx, sampleSize));
}

/** Counts now and then; new words are known at once. */
export function startWordCounting(
  database: Pick<Database, 'unhurried'>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let counting: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    counting = countWordsOf(database).catch(onError);
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await counting;
    },
  };
}
