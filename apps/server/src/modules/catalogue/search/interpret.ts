import type { Executor } from '../../../db/client.ts';
import { readWords, type TypedQuery } from './read-words.rules.ts';
import { chooseCorrection } from './spelling.rules.ts';
import { listPhrases, type Understanding, understand } from './understand.rules.ts';
import { listForms } from './word-forms.rules.ts';
import * as words from './words.repository.ts';

export type Interpretation = {
  understanding: Understanding;
  /** The query with its slips put right, when it had some. */
  corrected: string | undefined;
};

/** What the shopper means: words looked up, completed, translated and, if nobody knows them, put right. */
export async function interpret(db: Executor, text: string, completeLastWord: boolean): Promise<Interpretation> {
  const typed = readWords(text);
  const understanding = await lookUp(db, typed, completeLastWord);
  if (understanding.unknown.length === 0) return { understanding, corrected: undefined };
  const resembling = await words.listResemblances(
    db,
    understanding.unknown.map(({ word }) => word),
  );
  const corrected = [...typed.words];
  for (const { place, word } of understanding.unknown) corrected[place] = chooseCorrection(word, resembling) ?? word;
  const better = corrected.join(' ');
  if (better === typed.words.join(' ')) return { understanding, corrected: undefined };
  return { understanding: await lookUp(db, { ...typed, words: corrected }, completeLastWord), corrected: better };
}

async function lookUp(db: Executor, typed: TypedQuery, completeLastWord: boolean): Promise<Understanding> {
  if (typed.words.length === 0) return { slots: [], unknown: [], codes: [], usesByWord: new Map() };
  const knowledge = await words.lookUpWords(db, {
    words: typed.words.flatMap(listForms),
    beginning: typed.words.at(-1),
    phrases: listPhrases(typed.words).map((phrase) => phrase.text),
  });
  return understand(typed, knowledge, completeLastWord);
}
