import type { Executor } from '../../../db/client.ts';
import { countWords } from './words.repository.ts';

const everyMs = 10 * 60 * 1000;
/** Enough to tell usual words from rare ones, few enough to take a fraction of a second. */
const sampleSize = 20_000;

/** Counts now and then how usual each word is; new words are known at once, their number is not. */
export function startWordCounting(db: Executor, onError: (error: unknown) => void): { stop(): Promise<void> } {
  let counting: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    counting = countWords(db, sampleSize).catch(onError);
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await counting;
    },
  };
}
