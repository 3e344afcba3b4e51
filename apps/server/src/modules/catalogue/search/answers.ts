import type { ReadCache } from '../../../caching/read-cache.ts';
import type { Executor } from '../../../db/client.ts';
import type { PageSlice } from '../listing.rules.ts';
import { listAnswers } from './answers.repository.ts';
import { canNarrow, narrowAnswers } from './answers.rules.ts';
import type { Attempt, RankedPage, TextSearch } from './search.repository.ts';

export type FoundDeps = {
  db: Executor;
  /** What texts that were searched for have found. */
  found: ReadCache;
};

/**
 * A page of what a text finds, out of all it finds: who narrows a search, sorts it by price or turns a page asks for
 * what was found a moment ago. Undefined where the database has to be asked for this very list.
 */
export async function rankFound(
  { db, found }: FoundDeps,
  text: string,
  search: TextSearch,
  attempts: readonly Attempt[],
  { offset, limit }: PageSlice,
): Promise<RankedPage | undefined> {
  if (!canNarrow(search)) return undefined;
  const key = `answers ${text}`;
  let isNew = false;
  const read = () => {
    isNew = true;
    return listAnswers(db, search, attempts);
  };
  let narrowed = narrowAnswers(await found.get(key, read), attempts, search);
  if (narrowed === 'asks for more' && !isNew) {
    // Fewer questions were enough for a wider list, and less of each product for one that is not narrowed.
    found.drop([key]);
    narrowed = narrowAnswers(await found.get(key, read), attempts, search);
  }
  if (narrowed === 'asks for more' || narrowed === 'was cut') return undefined;
  const { answers, place } = narrowed;
  const listed = answers.slice(offset, offset + limit).map(({ id }) => ({ id }));
  return { listed, total: answers.length, attempt: place === undefined ? undefined : attempts[place] };
}
