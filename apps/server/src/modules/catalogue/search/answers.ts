import type { ReadCache } from '../../../caching/read-cache.ts';
import type { Executor } from '../../../db/client.ts';
import type { PageSlice } from '../listing.rules.ts';
import { listAnswers } from './answers.repository.ts';
import { canNarrow, gatherAnswers, narrowAnswers, type Narrowed, readAnswers } from './answers.rules.ts';
import { askNarrowed, type Attempt, type RankedPage, type TextSearch } from './search.repository.ts';

/** As old as a page may be at most; what changes the catalogue drops it at once. */
export const foundTtlMs = 60_000;

export type FoundDeps = {
  db: Executor;
  /** What texts that were searched for have found, among other things. */
  cache: ReadCache;
};

/** A page of what the attempts find until it is enough, the best first, and the first attempt that found any. */
export async function rank(
  { db, cache }: { db: Executor; cache?: ReadCache | undefined },
  text: string,
  search: TextSearch,
  attempts: readonly Attempt[],
  { offset, limit }: PageSlice,
): Promise<RankedPage> {
  if (attempts.length === 0) return { listed: [], total: 0, attempt: undefined };
  const { answers, place } =
    (await narrowFound({ db, cache }, text, search, attempts)) ?? (await askInTurn(db, search, attempts));
  const listed = answers.slice(offset, offset + limit).map(({ id }) => ({ id }));
  return { listed, total: answers.length, attempt: place === undefined ? undefined : attempts[place] };
}

/**
 * Out of all that a text finds: who narrows a search, sorts it by price or turns a page asks for what was found a
 * moment ago. Undefined where the database has to be asked for this very list.
 */
export async function narrowFound(
  { db, cache }: { db: Executor; cache?: ReadCache | undefined },
  text: string,
  search: TextSearch,
  attempts: readonly Attempt[],
): Promise<Narrowed | undefined> {
  if (!canNarrow(search)) return undefined;
  const key = `answers ${text}`;
  let isNew = false;
  const read = () => {
    isNew = true;
    return listAnswers(db, search, attempts);
  };
  const get = () => (cache ? cache.get(key, read, foundTtlMs) : read());
  let narrowed = narrowAnswers(await get(), attempts, search);
  if (narrowed === 'asks for more' && !isNew) {
    // Fewer questions were enough for a wider list, and less of each product for one that is not narrowed.
    cache?.drop([key]);
    narrowed = narrowAnswers(await get(), attempts, search);
  }
  return narrowed === 'asks for more' || narrowed === 'was cut' ? undefined : narrowed;
}

/** Question after question of a list that is narrowed, or sorted, as only the database can tell. */
export async function askInTurn(db: Executor, search: TextSearch, attempts: readonly Attempt[]): Promise<Narrowed> {
  const gathering = gatherAnswers(search);
  for (const attempt of attempts)
    if (gathering.take(readAnswers(await askNarrowed(db, search, attempt)), attempt)) break;
  return gathering.rank();
}
