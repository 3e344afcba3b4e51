import type { ReadCache } from '../../../caching/read-cache.ts';
import type { Executor } from '../../../db/client.ts';
import type { ListingFilter, ListingOrder } from '../listing.rules.ts';
import { type Answer, rankAnswers } from './answers.rules.ts';
import {
  type Attempt,
  findAnswers,
  mostMatches,
  mostRanked,
  narrowProducts,
  type TextSearch,
} from './search.repository.ts';

/** As old as a page may be at most; what changes the catalogue drops it at once. */
export const foundTtlMs = 60_000;

export type FoundDeps = {
  db: Executor;
  /** What texts that were searched for have found, among other things. */
  cache: ReadCache;
};

export type Wanted = {
  text: string;
  search: TextSearch;
  attempts: readonly Attempt[];
  /** Where these are not simply the first attempts of the text. */
  stage?: string;
};

export type Found = {
  /** The first attempt that found any. */
  attempt?: Attempt | undefined;
  /** The best first. */
  answers: Answer[];
  /** More titles have all of it than are ranked. */
  isCut?: boolean;
};

/** What a text finds: all that its attempts find, up to the one after which it is enough. */
export async function findAll(
  { db, cache }: FoundDeps,
  { text, search, attempts, stage = 'first' }: Wanted,
): Promise<Found & { asked: number }> {
  const written = await cache.get(`answers ${stage} ${text}`, () => findAnswers(db, search, attempts), foundTtlMs);
  const answers = rankAnswers(written);
  const attempt = attempts[written.findIndex((found) => found !== '[]')];
  const isCut = attempt !== undefined && !attempt.inTexts && answers.length >= mostRanked;
  return { attempt, answers, isCut, asked: written.length };
}

/** What of it a list shows that is narrowed and sorted like this; where nothing does, what the rest of the attempts find. */
export async function findNarrowed(
  deps: FoundDeps,
  wanted: Wanted,
  filter: ListingFilter,
  order: ListingOrder,
): Promise<Found> {
  const { attempts, stage = '' } = wanted;
  const { asked, ...found } = await findAll(deps, wanted);
  // What is left of more than are ranked may not be among the best of them.
  if (found.isCut && attempts[0]?.most === mostRanked) {
    const wide = attempts.map((attempt) => (attempt.isNear ? attempt : { ...attempt, most: mostMatches }));
    return findNarrowed(deps, { ...wanted, stage: 'wide', attempts: wide }, filter, order);
  }
  const answers = await narrowAnswers(deps.db, found.answers, filter, order);
  if (answers.length > 0) return { ...found, answers };
  const left = attempts.slice(asked);
  return left.length === 0
    ? { answers }
    : findNarrowed(deps, { ...wanted, stage: `${stage}+${asked}`, attempts: left }, filter, order);
}

async function narrowAnswers(db: Executor, ranked: readonly Answer[], filter: ListingFilter, order: ListingOrder) {
  if (ranked.length === 0) return [];
  const byId = new Map(ranked.map((answer) => [answer.id, answer]));
  const listed = await narrowProducts(db, [...byId.keys()], filter, order);
  const sorted = listed.flatMap(({ id, version }): Answer[] => {
    const answer = byId.get(id);
    return answer ? [{ ...answer, version }] : [];
  });
  if (order !== 'default') return sorted;
  const fitting = new Map(sorted.map((answer) => [answer.id, answer]));
  return ranked.flatMap(({ id }) => fitting.get(id) ?? []);
}
