import type { Executor } from '../../../db/client.ts';
import type { AnswerCache } from '../../../shared/answer-cache.ts';
import type { WordKnowledge } from './understand.rules.ts';
import { type AskedWords, lookUpWords } from './words.repository.ts';

const kinds = ['known', 'beginnings', 'synonyms'] as const;
type Kind = (typeof kinds)[number];

const keyOf = (kind: Kind, word: string) => `${kind} ${word}`;

/** What the catalogue knows about these words; only of those it was not asked lately is the database asked. */
export async function recallWords(executor: Executor, facts: AnswerCache, asked: AskedWords): Promise<WordKnowledge> {
  const wordsOf: Record<Kind, string[]> = {
    known: asked.words,
    beginnings: asked.beginning === undefined ? [] : [asked.beginning],
    synonyms: asked.phrases,
  };
  const missing = (kind: Kind) => wordsOf[kind].filter((word) => facts.peek(keyOf(kind, word)) === undefined);
  const recall = <Entry>(kind: Kind) =>
    wordsOf[kind].flatMap((word) => (facts.peek(keyOf(kind, word)) as Entry[] | undefined) ?? []);

  const unasked = { words: missing('known'), beginning: missing('beginnings')[0], phrases: missing('synonyms') };
  const recalled: WordKnowledge = {
    known: recall('known'),
    beginnings: recall('beginnings'),
    synonyms: recall('synonyms'),
  };
  if (unasked.words.length + unasked.phrases.length === 0 && unasked.beginning === undefined) return recalled;

  const keep = facts.startKeeping();
  const learnt = await lookUpWords(executor, unasked);
  for (const word of unasked.words) {
    keep(
      keyOf('known', word),
      learnt.known.filter((entry) => entry.word === word),
    );
  }
  for (const phrase of unasked.phrases) {
    keep(
      keyOf('synonyms', phrase),
      learnt.synonyms.filter(({ term }) => term === phrase),
    );
  }
  if (unasked.beginning !== undefined) keep(keyOf('beginnings', unasked.beginning), learnt.beginnings);
  return {
    known: [...recalled.known, ...learnt.known],
    beginnings: [...recalled.beginnings, ...learnt.beginnings],
    synonyms: [...recalled.synonyms, ...learnt.synonyms],
  };
}
