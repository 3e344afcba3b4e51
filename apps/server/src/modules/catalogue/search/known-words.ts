import type { Executor } from '../../../db/client.ts';
import type { ReadCache } from '../../../caching/read-cache.ts';
import type { KnownWords, Synonym } from './understand.rules.ts';
import { type AskedWords, listSynonyms, lookUpWords } from './words.repository.ts';

type Kind = keyof KnownWords;

const keyOf = (kind: Kind, word: string) => `${kind} ${word}`;

/** What the catalogue knows about these words; the database is asked only for those that are not cached. */
export async function loadWords(executor: Executor, facts: ReadCache, asked: AskedWords): Promise<KnownWords> {
  const wordsOf: Record<Kind, string[]> = {
    known: asked.words,
    beginnings: asked.beginning === undefined ? [] : [asked.beginning],
  };
  const missing = (kind: Kind) => wordsOf[kind].filter((word) => facts.peek(keyOf(kind, word)) === undefined);
  const cached = (kind: Kind) =>
    wordsOf[kind].flatMap((word) => (facts.peek(keyOf(kind, word)) as KnownWords[Kind] | undefined) ?? []);

  const unasked = { words: missing('known'), beginning: missing('beginnings')[0] };
  const found: KnownWords = { known: cached('known'), beginnings: cached('beginnings') };
  if (unasked.words.length === 0 && unasked.beginning === undefined) return found;

  const cache = facts.startCaching();
  const learnt = await lookUpWords(executor, unasked);
  for (const word of unasked.words) {
    cache(
      keyOf('known', word),
      learnt.known.filter((entry) => entry.word === word),
    );
  }
  if (unasked.beginning !== undefined) cache(keyOf('beginnings', unasked.beginning), learnt.beginnings);
  return {
    known: [...found.known, ...learnt.known],
    beginnings: [...found.beginnings, ...learnt.beginnings],
  };
}

/** The synonyms of these phrases; the table is short enough to be cached whole. */
export async function loadSynonyms(
  executor: Executor,
  facts: ReadCache,
  phrases: readonly string[],
): Promise<Synonym[]> {
  const byTerm = await facts.get('synonyms', async () => arrangeByTerm(await listSynonyms(executor)));
  return phrases.flatMap((phrase) => byTerm.get(phrase) ?? []);
}

function arrangeByTerm(synonyms: readonly Synonym[]): ReadonlyMap<string, Synonym[]> {
  const byTerm = new Map<string, Synonym[]>();
  for (const synonym of synonyms) byTerm.set(synonym.term, [...(byTerm.get(synonym.term) ?? []), synonym]);
  return byTerm;
}
