import type { Executor } from '../../../db/client.ts';
import type { ReadCache } from '../../../caching/read-cache.ts';
import type { Kinds } from './asked-kind.rules.ts';
import { loadKinds, loadSynonyms, loadWords, type Synonyms } from './known-words.ts';
import { readWords, type TypedQuery } from './read-words.rules.ts';
import { chooseCorrection, type Resemblance, resembleTerms } from './spelling.rules.ts';
import { listPhrases, type Understanding, understand } from './understand.rules.ts';
import {
  listForms,
  listHalves,
  listSplits,
  mostPartsRemembered,
  remember,
  stemOf,
  stemPhrase,
} from './word-forms.rules.ts';
import { listResemblances } from './words.repository.ts';

/** Words of brands that others than these brands have in their titles, too. */
type Understood = Understanding & { namedByOthers: ReadonlySet<string> };

export type Interpretation = {
  understanding: Understood;
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
  const understanding = await lookUp(deps, typed, { synonyms, brandWords }, completeLastWord);
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
    understanding: await lookUp(deps, { ...typed, words, alsoMeant }, { synonyms, brandWords }, completeLastWord),
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

/** What is asked about a word, whatever it stands beside: itself, and the two or more it may be. */
const listParts = remember((word) => {
  const halves = listHalves(word);
  return {
    halves: halves.map(stemPhrase),
    forms: [word, ...listSplits(word).flat(), ...halves.flat()].flatMap(listForms),
  };
}, mostPartsRemembered);

async function lookUp(
  { db, cache }: InterpretDeps,
  typed: TypedQuery & { alsoMeant?: ReadonlyMap<number, string> },
  { synonyms, brandWords }: { synonyms: Synonyms; brandWords: ReadonlySet<string> },
  completeLastWord: boolean,
): Promise<Understood> {
  const { words, alsoMeant = new Map<number, string>() } = typed;
  if (words.length === 0)
    return { slots: [], unknown: [], rare: [], codes: [], usesByWord: new Map(), namedByOthers: new Set() };
  const asked: string[] = [];
  const askFor = (word: string) => asked.push(...listForms(word));
  const askForMeanings = (phrase: string) => synonyms.get(phrase)?.forEach((meaning) => meaning.forEach(askFor));
  for (const { from, to } of listPhrases(words)) askForMeanings(stemPhrase(words.slice(from, to)));
  for (const [place, word] of words.entries()) {
    const { forms, halves } = listParts(word);
    asked.push(...forms);
    halves.forEach(askForMeanings);
    if (place > 0) askForMeanings(stemOf(`${words[place - 1]}${word}`));
  }
  for (const word of alsoMeant.values()) {
    askFor(word);
    askForMeanings(stemOf(word));
  }
  const ofBrands = asked.filter((word) => brandWords.has(word));
  const { namedByOthers, ...knowledge } = await loadWords(db, cache, { words: asked, typed: words, ofBrands });
  return { ...understand(typed, { ...knowledge, synonyms, alsoMeant }, completeLastWord), namedByOthers };
}
