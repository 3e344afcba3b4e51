import type { TypedQuery } from './read-words.rules.ts';
import { isFiller, listForms, listHalves, listSplits, stemPhrase } from './word-forms.rules.ts';

/** What the catalogue knows about the words of a query. */
export type KnownWords = {
  /** Words of the catalogue among those asked for, with the number of titles that carry them. */
  known: { word: string; uses: number }[];
  /** Words of the catalogue that begin like the last word typed. */
  beginnings: { word: string; uses: number }[];
};

export type Synonym = { term: string; meaning: string };

export type WordKnowledge = KnownWords & {
  /** What stands for a phrase, by the phrase in the singular. */
  synonyms: ReadonlyMap<string, readonly string[][]>;
  /** What the word at a place may mean besides itself. */
  alsoMeant?: ReadonlyMap<number, string>;
};

/** One thing the shopper asked for: any of the alternatives will do, each is all of its words. */
export type Slot = { from: number; to: number; alternatives: string[][]; typed: string[][] };

export type Understanding = {
  slots: Slot[];
  /** Words nobody knows, by place: slips of the thumb, or things the shop does not have. */
  unknown: { place: number; word: string }[];
  /** Words hardly any title has: a slip may have made them. */
  rare: { place: number; word: string }[];
  /** Model numbers the query may hold. */
  codes: string[];
  /** How many titles carry a word, as last counted. */
  usesByWord: ReadonlyMap<string, number>;
};

export const longestPhrase = 4;
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

/** A word fewer titles have than this may be a slip, of the shopper or of who wrote them. */
const rarelyUsed = 4;

export function understand(typed: TypedQuery, knowledge: WordKnowledge, completeLastWord: boolean): Understanding {
  const { words, joins } = typed;
  const { synonyms, alsoMeant } = knowledge;
  const usesByWord = new Map([...knowledge.known, ...knowledge.beginnings].map(({ word, uses }) => [word, uses]));
  const countUses = (word: string) => mostUses(word, usesByWord);
  const inTitles = (word: string) => countUses(word) > 0;
  const meaningsOf = (phrase: readonly string[]) => synonyms.get(stemPhrase(phrase)) ?? [];
  const taken = new Set<number>();
  const slots: Slot[] = [];
  const unknown: Understanding['unknown'] = [];
  const rare: Understanding['rare'] = [];
  const take = (slot: Slot) => {
    for (let place = slot.from; place < slot.to; place += 1) taken.add(place);
    slots.push(slot);
  };
  const isFree = (from: number, to: number) => !words.slice(from, to).some((_, index) => taken.has(from + index));
  const withMeanings = (...phrases: string[][]) => [...phrases, ...phrases.flatMap(meaningsOf)];

  const phrases = listPhrases(words);
  const takePhrase = ({ from, to }: { from: number; to: number }, others: string[][] = []) => {
    const own = words.slice(from, to);
    take({ from, to, alternatives: withMeanings(own, ...others), typed: [own, ...others] });
  };
  for (const phrase of phrases.filter(({ from, to }) => to - from > 1)) {
    const own = words.slice(phrase.from, phrase.to);
    if (isFree(phrase.from, phrase.to) && meaningsOf(own).length > 0) takePhrase(phrase);
  }
  for (const { from, to, text, spaced } of joins) {
    const own = words.slice(from, to);
    // `7kg lg` is no model number: LG is a word of its own.
    if (!isFree(from, to) || (spaced && own.some((word) => !digit.test(word) && inTitles(word)))) continue;
    take({ from, to, alternatives: [own, [`${text}:*`]], typed: [own, [`${text}:*`]] });
  }
  for (const { from, to, text } of phrases.filter((phrase) => phrase.to - phrase.from === 2)) {
    const joined = text.replace(' ', '');
    if (isFree(from, to) && !digit.test(joined) && inTitles(joined)) takePhrase({ from, to }, [[joined]]);
  }
  const meaningful = words.filter((word) => !isFiller(word)).length;
  for (const [place, word] of words.entries()) {
    if (taken.has(place) || (isFiller(word) && meaningful > 0)) continue;
    const isLast = place === words.length - 1;
    const completions = isLast ? knowledge.beginnings.map((beginning) => [beginning.word]) : [];
    const exact = listForms(word).some((form) => usesByWord.has(form));
    const slot = { from: place, to: place + 1, typed: [[word]] };
    const also = alsoMeant?.get(place);
    const halves = findHalves(word, countUses);
    const others = [...(halves ? [halves] : []), ...(also === undefined ? [] : [[also]])];
    const alternatives = withMeanings([word], ...others);
    if (exact && countUses(word) < rarelyUsed && meaningsOf([word]).length === 0) rare.push({ place, word });
    if (digit.test(word) && meaningsOf([word]).length === 0) {
      const code = word.length > 2 ? `${word}:*` : word;
      take({ ...slot, alternatives: [[code], ...listSplits(word)] });
    } else if (exact || alternatives.length > 1)
      take({
        ...slot,
        alternatives: completeLastWord || !inTitles(word) ? [...alternatives, ...completions] : alternatives,
      });
    else if (completions.length > 0) take({ ...slot, alternatives: completions, typed: completions });
    else if (word.length < 3) take({ ...slot, alternatives: [[word]] });
    else unknown.push({ place, word });
  }
  const codes = [...joins.map(({ text }) => text), ...words.filter((word) => digit.test(word) && word.length > 3)];
  return { slots: slots.sort((left, right) => left.from - right.from), unknown, rare, codes, usesByWord };
}

/** The two words of titles that were most likely typed as one. */
function findHalves(word: string, countUses: (word: string) => number): string[] | undefined {
  const scored = listHalves(word)
    .map((halves) => ({ halves, uses: Math.min(...halves.map(countUses)) }))
    .filter(({ uses }) => uses > Math.max(1, countUses(word) / 2))
    .sort((left, right) => right.uses - left.uses);
  return scored[0]?.halves;
}

/** Of the form that is used most. */
function mostUses(word: string, usesByWord: ReadonlyMap<string, number>): number {
  let most = 0;
  for (const form of listForms(word)) most = Math.max(most, usesByWord.get(form) ?? 0);
  return most;
}
