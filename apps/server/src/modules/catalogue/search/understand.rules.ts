import type { TypedQuery } from './read-words.rules.ts';
import { isFiller, listForms, listSplits } from './word-forms.rules.ts';

/** What the catalogue knows about the words of a query. */
export type KnownWords = {
  /** Words of the catalogue among those asked for, with the number of titles that carry them. */
  known: { word: string; uses: number }[];
  /** Words of the catalogue that begin like the last word typed. */
  beginnings: { word: string; uses: number }[];
};

export type Synonym = { term: string; meaning: string };

export type WordKnowledge = KnownWords & { synonyms: readonly Synonym[] };

/** One thing the shopper asked for: any of the alternatives will do, each is all of its words. */
export type Slot = { from: number; to: number; alternatives: string[][]; typed: string[][] };

export type Understanding = {
  slots: Slot[];
  /** Words nobody knows, by place: slips of the thumb, or things the shop does not have. */
  unknown: { place: number; word: string }[];
  /** Model numbers the query may hold. */
  codes: string[];
  /** How many titles carry a word, as last counted. */
  usesByWord: ReadonlyMap<string, number>;
};

const longestPhrase = 4;
const digit = /\d/;

/** Every run of words that might be a term of the synonym table. */
export function listPhrases(words: readonly string[]): { from: number; to: number; text: string }[] {
  const phrases: { from: number; to: number; text: string }[] = [];
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      phrases.push({ from, to: from + length, text: words.slice(from, from + length).join(' ') });
    }
  }
  return phrases;
}

export function understand(typed: TypedQuery, knowledge: WordKnowledge, completeLastWord: boolean): Understanding {
  const { words, joins } = typed;
  const usesByWord = new Map([...knowledge.known, ...knowledge.beginnings].map(({ word, uses }) => [word, uses]));
  const inTitles = (word: string) => listForms(word).some((form) => (usesByWord.get(form) ?? 0) > 0);
  const taken = new Set<number>();
  const slots: Slot[] = [];
  const unknown: Understanding['unknown'] = [];
  const take = (slot: Slot) => {
    for (let place = slot.from; place < slot.to; place += 1) taken.add(place);
    slots.push(slot);
  };
  const isFree = (from: number, to: number) => !words.slice(from, to).some((_, index) => taken.has(from + index));

  for (const { from, to, text } of listPhrases(words)) {
    const meanings = knowledge.synonyms.filter(({ term }) => term === text).map(({ meaning }) => meaning.split(' '));
    if (meanings.length === 0 || !isFree(from, to)) continue;
    const own = words.slice(from, to);
    take({ from, to, alternatives: [own, ...meanings], typed: [own] });
  }
  for (const { from, to, text, spaced } of joins) {
    const own = words.slice(from, to);
    // `7kg lg` is no model number: LG is a word of its own.
    if (!isFree(from, to) || (spaced && own.some((word) => !digit.test(word) && inTitles(word)))) continue;
    take({ from, to, alternatives: [own, [`${text}:*`]], typed: [own, [`${text}:*`]] });
  }
  const meaningful = words.filter((word) => !isFiller(word)).length;
  for (const [place, word] of words.entries()) {
    if (taken.has(place) || (isFiller(word) && meaningful > 0)) continue;
    const isLast = place === words.length - 1;
    const completions = isLast ? knowledge.beginnings.map((beginning) => [beginning.word]) : [];
    const exact = knowledge.known.some((entry) => listForms(word).includes(entry.word));
    const slot = { from: place, to: place + 1, typed: [[word]] };
    if (digit.test(word)) {
      const code = word.length > 2 ? `${word}:*` : word;
      take({ ...slot, alternatives: [[code], ...listSplits(word)] });
    } else if (exact)
      take({ ...slot, alternatives: completeLastWord || !inTitles(word) ? [[word], ...completions] : [[word]] });
    else if (completions.length > 0) take({ ...slot, alternatives: completions, typed: completions });
    else if (word.length < 3) take({ ...slot, alternatives: [[word]] });
    else unknown.push({ place, word });
  }
  const codes = [...joins.map(({ text }) => text), ...words.filter((word) => digit.test(word) && word.length > 3)];
  return { slots: slots.sort((left, right) => left.from - right.from), unknown, codes, usesByWord };
}

/** Counts are rough, so only a query of one word that is far above the limit is taken for broad unseen. */
const surely = 2;

export function isSurelyBroad({ slots, usesByWord }: Understanding, limit: number): boolean {
  const [only, ...others] = slots;
  if (only === undefined || others.length > 0) return false;
  const usesOf = (word: string) => Math.max(0, ...listForms(word).map((form) => usesByWord.get(form) ?? 0));
  return only.alternatives.some((words) => words.length === 1 && usesOf(words[0] ?? '') > surely * limit);
}
