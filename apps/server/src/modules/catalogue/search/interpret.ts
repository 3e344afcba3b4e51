import type { Executor } from '../../../db/client.ts';
import type { AnswerCache } from '../../../shared/answer-cache.ts';
import { recallWords } from './known-words.ts';
import { readWords, type TypedQuery } from './read-words.rules.ts';
import { chooseCorrection } from './spelling.rules.ts';
import { listPhrases, type Understanding, understand } from './understand.rules.ts';
import { listForms } from './word-forms.rules.ts';
import { listResemblances } from './words.repository.ts';

export type Interpretation = {
  understanding: Understanding;
  /** The query with its slips put right, when it had some. */
  corrected: string | undefined;
};

export type InterpretDeps = {
  db: Executor;
  /** What was learnt from the database lately and may be used again. */
  facts: AnswerCache;
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
  const knowledge = await recallWords(db, facts, {
    words: typed.words.flatMap(listForms),
    beginning: typed.words.at(-1),
    phrases: listPhrases(typed.words).map((phrase) => phrase.text),
  });
  const meanings = knowledge.synonyms.flatMap(({ meaning }) => meaning.split(' ')).flatMap(listForms);
  if (meanings.length === 0) return understand(typed, knowledge, completeLastWord);
  const { known } = await recallWords(db, facts, { words: meanings, beginning: undefined, phrases: [] });
  return understand(typed, { ...knowledge, known: [...knowledge.known, ...known] }, completeLastWord);
}
