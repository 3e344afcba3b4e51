import type { Executor } from '../../../db/client.ts';
import type { ListingFilter, ListingOrder, PageSlice } from '../listing.rules.ts';
import { foldText, readWords, type TypedQuery } from './read-words.rules.ts';
import * as repository from './search.repository.ts';
import { chooseCorrection } from './spelling.rules.ts';
import { listPhrases, type Understanding, understand, writeQueries } from './understand.rules.ts';
import { listForms } from './word-forms.rules.ts';

export type SearchRequest = { text: string; filter: ListingFilter; order: ListingOrder; slice: PageSlice };

export type SearchResult = repository.FoundPage & {
  /** The query with its slips put right, when it had some. */
  didYouMean?: string | undefined;
  /** Nothing answers to the very words that were typed; these come nearest. */
  nearest: boolean;
};

const nothing: SearchResult = { ids: [], total: 0, nearest: false };

/** Finds products for what a shopper typed: exactly if there are any, else the nearest there are. */
export async function search(db: Executor, { text, filter, order, slice }: SearchRequest): Promise<SearchResult> {
  const { understanding, corrected } = await interpret(db, text, false);
  if (understanding.slots.length === 0) return nothing;
  const queries = writeQueries(understanding);
  const corrections = corrected === undefined ? { nearest: false } : { nearest: true, didYouMean: corrected };
  const find = [repository.searchTitles, repository.searchTexts];
  if (understanding.unknown.length === 0) {
    for (const look of find) {
      const found = await look(db, queries, filter, order, slice);
      if (found.total > 0) return { ...found, ...corrections };
    }
  }
  const found = await repository.searchAnyWord(db, queries, filter, order, slice);
  return { ...found, ...corrections, nearest: found.total > 0 };
}

/** Product names for what is being typed. */
export async function suggestProducts(db: Executor, text: string, limit: number): Promise<string[]> {
  const { understanding } = await interpret(db, text, true);
  if (understanding.slots.length === 0 || understanding.unknown.length > 0) return [];
  const found = await repository.searchTitles(db, writeQueries(understanding), {}, 'popular', { limit, offset: 0 });
  return found.ids;
}

type Interpretation = { understanding: Understanding; corrected: string | undefined };

async function interpret(db: Executor, text: string, completeLastWord: boolean): Promise<Interpretation> {
  const typed = readWords(text);
  const understanding = await ask(db, typed, completeLastWord);
  if (understanding.unknown.length === 0) return { understanding, corrected: undefined };
  const resembling = await repository.listResemblances(db, understanding.unknown.map(({ word }) => word));
  const words = [...typed.words];
  for (const { place, word } of understanding.unknown) words[place] = chooseCorrection(word, resembling) ?? word;
  if (words.every((word, place) => word === typed.words[place])) return { understanding, corrected: undefined };
  const corrected = words.join(' ');
  return { understanding: await ask(db, { ...readWords(corrected), words }, completeLastWord), corrected };
}

async function ask(db: Executor, typed: TypedQuery, completeLastWord: boolean): Promise<Understanding> {
  if (typed.words.length === 0) return { slots: [], unknown: [], codes: [] };
  const knowledge = await repository.lookUpWords(db, {
    words: typed.words.flatMap(listForms),
    beginning: typed.words.at(-1),
    phrases: listPhrases(typed.words).map((phrase) => phrase.text),
  });
  return understand(typed, knowledge, completeLastWord);
}

export { foldText };
