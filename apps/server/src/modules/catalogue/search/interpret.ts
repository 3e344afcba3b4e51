import type { Executor } from '../../../db/client.ts';
import type { ReadCache } from '../../../caching/read-cache.ts';
import { loadSynonyms, loadWords } from './known-words.ts';
import { readWords, type TypedQuery } from './read-words.rules.ts';
import { chooseCorrection } from './spelling.rules.ts';
import { listPhrases, type Understanding, understand } from './understand.rules.ts';
import { listForms, listSplits } from './word-forms.rules.ts';
import { listResemblances } from './words.repository.ts';

export type Interpretation = {
  understanding: Understanding;
  /** The query with its slips put right, when it had some. */
  corrected: string | undefined;
};

export type InterpretDeps = {
  db: Executor;
  /** What was read from the database lately and may be used again. */
  facts: ReadCache;
};

/** What the shopper means: words looked up, completed, translated and, if nobody knows them, put right. */
export async function interpret(deps: InterpretDeps, text: string, completeLastWord: boolean): Promise<Interpretation> {
  const typed = readWords(text);
  const understanding = await lookUp(deps, typed, completeLastWord);
  if (understanding.unknown.length === 0) return { understanding, corrected: undefined };
  const unknown = understanding.unknown.map(({ word }) => word);
  const resembling = await deps.facts.get(`resembling ${unknown.join(' ')}`, () => listResemblances(deps.db, unknown));
  const corrected = [...typed.words];
  for (const { place, word } of understanding.unknown) corrected[place] = chooseCorrection(word, resembling) ?? word;
  const better = corrected.join(' ');
  if (better === typed.words.join(' ')) return { understanding, corrected: undefined };
  return { understanding: await lookUp(deps, { ...typed, words: corrected }, completeLastWord), corrected: better };
}

async function lookUp(
  { db, facts }: InterpretDeps,
  typed: TypedQuery,
  completeLastWord: boolean,
): Promise<Understanding> {
  if (typed.words.length === 0) return { slots: [], unknown: [], codes: [], usesByWord: new Map() };
  const phrases = listPhrases(typed.words).map((phrase) => phrase.text);
  const synonyms = await loadSynonyms(db, facts, phrases);
  const own = typed.words.flatMap((word) => [word, ...listSplits(word).flat()]);
  const meanings = synonyms.flatMap(({ meaning }) => meaning.split(' '));
  const words = [...new Set([...own, ...meanings].flatMap(listForms))];
  const knowledge = await loadWords(db, facts, { words, beginning: typed.words.at(-1) });
  return understand(typed, { ...knowledge, synonyms }, completeLastWord);
}
