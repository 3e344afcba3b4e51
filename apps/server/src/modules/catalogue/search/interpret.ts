import type { Executor } from '../../../db/client.ts';
import type { ReadCache } from '../../../caching/read-cache.ts';
import type { Kinds } from './asked-kind.rules.ts';
import { loadKinds, loadSynonyms, type Synonyms } from './known-words.ts';
import { readWords, type TypedQuery } from './read-words.rules.ts';
import { chooseCorrection, type Resemblance, resembleTerms } from './spelling.rules.ts';
import { listPhrases, type Understanding, understand } from './understand.rules.ts';
import { listForms, listHalves, listSplits, stemOf, stemPhrase } from './word-forms.rules.ts';
import { listResemblances, lookUpWords } from './words.repository.ts';

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
  cache: ReadCache;
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
  const [kinds, synonyms] = await Promise.all([loadKinds(deps.db, deps.cache), loadSynonyms(deps.db, deps.cache)]);
  const naming = { kinds, brandWords };
  const understanding = await lookUp(deps.db, typed, synonyms, completeLastWord);
  const { unknown, usesByWord } = understanding;
  const weak = completeLastWord ? [] : understanding.rare.filter(({ word }) => !isName(word, naming));
  const asIs = { understanding, words: typed.words, corrected: undefined };
  if (unknown.length + weak.length === 0) return asIs;
  const doubtful = [...unknown, ...weak].map(({ word }) => word);
  const corrections = new Map(await Promise.all(doubtful.map(async (word) => [word, await correct(word)] as const)));
  const words = [...typed.words];
  for (const { place, word } of unknown) words[place] = corrections.get(word)?.word ?? word;
  const alsoMeant = new Map<number, string>();
  for (const { place, word } of weak) {
    const other = corrections.get(word);
    if (other?.isName && other.uses > rareness * (usesByWord.get(word) ?? 1)) alsoMeant.set(place, other.word);
  }
  const corrected = words.join(' ');
  const isSame = corrected === typed.words.join(' ');
  if (isSame && alsoMeant.size === 0) return asIs;
  return {
    understanding: await lookUp(deps.db, { ...typed, words, alsoMeant }, synonyms, completeLastWord),
    words,
    corrected: isSame ? undefined : corrected,
  };

  async function correct(word: string): Promise<Correction | undefined> {
    const { db, cache } = deps;
    const read = async () => ({ found: findCorrection(word, await listResemblances(db, [word]), synonyms, naming) });
    return (await cache.get(`correction of ${word}`, read)).found;
  }
}

/** The word that was most likely meant by another. */
type Correction = { word: string; uses: number; isName: boolean };

function findCorrection(
  word: string,
  known: readonly Resemblance[],
  synonyms: Synonyms,
  naming: Naming,
): Correction | undefined {
  const resembling = [...known, ...resembleTerms(word, synonyms.keys())];
  const meant = chooseCorrection(word, resembling, (other) => isName(other, naming));
  if (meant === undefined) return undefined;
  const uses = resembling.find((one) => one.word === meant)?.uses ?? 0;
  return { word: meant, uses, isName: isName(meant, naming) };
}

/** So many times more usual must a name be to be meant besides a word that is there. */
const rareness = 5;

function isName(word: string, { kinds, brandWords }: Naming): boolean {
  return brandWords.has(word) || kinds.has(stemOf(word));
}

/** Asks the catalogue for all words that any reading of what was typed may need. */
async function lookUp(
  db: Executor,
  typed: TypedQuery & { alsoMeant?: ReadonlyMap<number, string> },
  synonyms: Synonyms,
  completeLastWord: boolean,
): Promise<Understanding> {
  const { words, alsoMeant = new Map<number, string>() } = typed;
  const readings = [
    ...listPhrases(words).map(({ from, to }) => words.slice(from, to)),
    ...words.slice(1).map((word, place) => [`${words[place]}${word}`]),
    ...words.flatMap((word) => [...listHalves(word), ...listSplits(word)]),
    ...[...alsoMeant.values()].map((word) => [word]),
  ];
  const asked = readings.flatMap((reading) => [...reading, ...(synonyms.get(stemPhrase(reading)) ?? []).flat()]);
  const knowledge = await lookUpWords(db, [...new Set(asked.flatMap(listForms))], words.at(-1) ?? '');
  return understand(typed, { ...knowledge, synonyms, alsoMeant }, completeLastWord);
}
