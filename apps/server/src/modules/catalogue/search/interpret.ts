import type { Executor } from '../../../db/client.ts';
import type { ReadCache } from '../../../caching/read-cache.ts';
import type { Kinds } from './asked-kind.rules.ts';
import { loadKinds, loadSynonyms, loadWords, type Synonyms } from './known-words.ts';
import { readWords, type TypedQuery } from './read-words.rules.ts';
import { chooseCorrection, type Resemblance, resembleTerms } from './spelling.rules.ts';
import { listPhrases, type Understanding, understand } from './understand.rules.ts';
import { listForms, listHalves, listSplits, stemOf, stemPhrase } from './word-forms.rules.ts';
import { listResemblances } from './words.repository.ts';

export type Interpretation = {
  understanding: Understanding;
  /** The words it was understood by, slips put right. */
  words: readonly string[];
  /** The query with its slips put right, when it had some. */
  corrected: string | undefined;
};

export type InterpretDeps = {
  db: Executor;
  /** What was read from the database lately and may be used again. */
  facts: ReadCache;
};

/** What is known about words besides how usual they are. */
export type Naming = { kinds: Kinds; brandWords: ReadonlySet<string> };

/**
 * What the shopper means: words looked up, completed, translated and, if nobody knows them, put right. A word that
 * hardly any title has, but that looks like the name of a kind or a brand, is asked for together with that name.
 */
export async function interpret(
  deps: InterpretDeps,
  text: string,
  brandWords: ReadonlySet<string>,
  completeLastWord: boolean,
): Promise<Interpretation> {
  const typed = readWords(text);
  const [kinds, synonyms] = await Promise.all([loadKinds(deps.db, deps.facts), loadSynonyms(deps.db, deps.facts)]);
  const naming = { kinds, brandWords };
  const understanding = await lookUp(deps, typed, synonyms, completeLastWord);
  const { unknown, usesByWord } = understanding;
  const weak = completeLastWord ? [] : understanding.rare.filter(({ word }) => !isName(word, naming));
  const asIs = { understanding, words: typed.words, corrected: undefined };
  if (unknown.length + weak.length === 0) return asIs;
  const doubtful = [...unknown, ...weak].map(({ word }) => word);
  const resembling = await listResembling(deps, doubtful, synonyms);
  const better = (word: string) => chooseCorrection(word, resembling, (other) => isName(other, naming));
  const words = [...typed.words];
  for (const { place, word } of unknown) words[place] = better(word) ?? word;
  const alsoMeant = new Map<number, string>();
  for (const { place, word } of weak) {
    const other = better(word);
    if (
      other !== undefined &&
      isName(other, naming) &&
      usesOf(other, resembling) > rareness * (usesByWord.get(word) ?? 1)
    )
      alsoMeant.set(place, other);
  }
  const corrected = words.join(' ');
  const isSame = corrected === typed.words.join(' ');
  if (isSame && alsoMeant.size === 0) return asIs;
  return {
    understanding: await lookUp(deps, { ...typed, words, alsoMeant }, synonyms, completeLastWord),
    words,
    corrected: isSame ? undefined : corrected,
  };
}

/** So many times more usual must a name be to be meant besides a word that is there. */
const rareness = 5;

const usesOf = (word: string, resembling: readonly Resemblance[]) =>
  resembling.find((one) => one.word === word)?.uses ?? 0;

function isName(word: string, { kinds, brandWords }: Naming): boolean {
  return brandWords.has(word) || kinds.has(stemOf(word));
}

function listResembling({ db, facts }: InterpretDeps, words: string[], synonyms: Synonyms): Promise<Resemblance[]> {
  return facts.get(`resembling ${words.join(' ')}`, async () => [
    ...(await listResemblances(db, words)),
    ...words.flatMap((word) => resembleTerms(word, synonyms.keys())),
  ]);
}

async function lookUp(
  { db, facts }: InterpretDeps,
  typed: TypedQuery & { alsoMeant?: ReadonlyMap<number, string> },
  synonyms: Synonyms,
  completeLastWord: boolean,
): Promise<Understanding> {
  const { words, alsoMeant = new Map<number, string>() } = typed;
  if (words.length === 0) return { slots: [], unknown: [], rare: [], codes: [], usesByWord: new Map() };
  const pairs = words.slice(1).map((word, place) => `${words[place]}${word}`);
  const halves = words.flatMap(listHalves);
  const phrases = [
    ...listPhrases(words).map(({ from, to }) => words.slice(from, to)),
    ...[...pairs, ...alsoMeant.values()].map((word) => [word]),
    ...halves,
  ];
  const meanings = phrases.flatMap((phrase) => synonyms.get(stemPhrase(phrase)) ?? []);
  const own = words.flatMap((word) => [word, ...listSplits(word).flat()]);
  const asked = [...own, ...halves.flat(), ...alsoMeant.values(), ...meanings.flat()];
  const knowledge = await loadWords(db, facts, { words: [...new Set(asked.flatMap(listForms))], typed: words });
  return understand(typed, { ...knowledge, synonyms, alsoMeant }, completeLastWord);
}
