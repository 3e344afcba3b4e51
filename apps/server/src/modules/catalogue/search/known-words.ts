import type { Executor } from '../../../db/client.ts';
import type { ReadCache } from '../../../caching/read-cache.ts';
import type { Kinds } from './asked-kind.rules.ts';
import { splitWords } from './read-words.rules.ts';
import { listPairs, shippedSynonyms, shippedThings, type Thing } from './shipped-synonyms.ts';
import type { KnownWords, Synonym } from './understand.rules.ts';
import { listForms, stemPhrase } from './word-forms.rules.ts';
import {
  completionsPerWord,
  type KnownWord,
  listKinds,
  listSynonyms,
  lookUpWords,
  type SynonymRow,
} from './words.repository.ts';

/** The catalogue does not have the word; one it has may be in no title. */
const absent = -1;

const mostLearnt = 20_000;

/**
 * What has been learnt of words: how many titles have one, also that none has it, which begin like one, and whether
 * others than the brand it names have it in their titles.
 */
type Learnt = { uses: Map<string, number>; begun: Map<string, KnownWord[]>; others: Map<string, boolean> };

/** What the catalogue said before it changed is learnt by nobody who asks after that. */
const loadLearnt = (cache: ReadCache): Promise<Learnt> =>
  cache.get('learnt words', async () => ({ uses: new Map(), begun: new Map(), others: new Map() }));

function learn<Value>(known: Map<string, Value>, word: string, value: Value): void {
  if (known.size >= mostLearnt) known.clear();
  known.set(word, value);
}

type AskedWords = {
  words: readonly string[];
  /** Words that were typed, by their place: each may be the beginning of another, or of it and the next as one. */
  typed: readonly string[];
  /** Those of them that are part of a brand's name. */
  ofBrands: readonly string[];
};

/** What the catalogue knows about these words; the database is asked only for those that are not cached. */
export async function loadWords(
  executor: Executor,
  cache: ReadCache,
  { words, typed, ofBrands }: AskedWords,
): Promise<KnownWords & { namedByOthers: ReadonlySet<string> }> {
  const known: KnownWord[] = [];
  const missing: string[] = [];
  const learnt = await loadLearnt(cache);
  const takeWord = (word: string) => {
    const uses = learnt.uses.get(word);
    if (uses === undefined) missing.push(word);
    else if (uses !== absent) known.push({ word, uses });
  };
  const begunBy = (beginning: string) => learnt.begun.get(beginning);
  words.forEach(takeWord);
  for (const [place, first] of typed.slice(0, -1).entries()) {
    const joined = listForms(`${first}${typed[place + 1]}`);
    const begun = begunBy(first);
    // Hardly any two words are ever one: whether these are is told by all that begin with the first.
    if (begun !== undefined && begun.length < completionsPerWord)
      known.push(...begun.filter(({ word }) => joined.includes(word)));
    else joined.forEach(takeWord);
  }
  const beginnings = [...new Set(typed)].filter((word) => begunBy(word) === undefined);
  const brandWords = ofBrands.filter((word) => !learnt.others.has(word));
  const last = typed.at(-1) ?? '';
  const cached = begunBy(last);
  const listNamed = () => new Set(ofBrands.filter((word) => learnt.others.get(word)));
  if (missing.length === 0 && beginnings.length === 0 && brandWords.length === 0)
    return { known, beginnings: cached ?? [], namedByOthers: listNamed() };

  const found = await lookUpWords(executor, missing, beginnings, brandWords);
  const usesByWord = new Map(found.known.map(({ word, uses }) => [word, uses]));
  for (const word of missing) learn(learnt.uses, word, usesByWord.get(word) ?? absent);
  for (const [beginning, begun] of found.begun) learn(learnt.begun, beginning, begun);
  for (const word of brandWords) learn(learnt.others, word, found.namedByOthers.has(word));
  return {
    known: [...known, ...found.known],
    beginnings: cached ?? found.begun.get(last) ?? [],
    namedByOthers: listNamed(),
  };
}

/** What stands for a phrase, by the phrase in the singular. */
export type Synonyms = ReadonlyMap<string, readonly string[][]>;

/** All synonyms, those of every shop and this shop's own; few enough to be cached whole. */
export function loadSynonyms(executor: Executor, cache: ReadCache): Promise<Synonyms> {
  return cache.get('synonyms', async () => arrangeSynonyms(await listSynonyms(executor)));
}

/** The synonyms of a shop that has made these changes to the shipped ones. */
function arrangeSynonyms(changes: readonly SynonymRow[]): Synonyms {
  const off = changes.filter(({ isOff }) => isOff);
  const known = off.length === 0 ? shipped : addSynonyms(new Map(), leaveOut(off).flatMap(listPairs));
  return addSynonyms(
    known,
    changes.filter(({ isOff }) => !isOff),
  );
}

/** The shipped things without the names that are switched off. */
function leaveOut(off: readonly Synonym[]): Thing[] {
  return shippedThings.map(({ names, called, others }) => {
    const all = new Set([...names, ...called].map(comparePhrase));
    const gone = new Set(
      off
        .filter(({ term, meaning }) => all.has(comparePhrase(term)) && all.has(comparePhrase(meaning)))
        .map(({ term }) => comparePhrase(term)),
    );
    const keep = (list: string[]) => list.filter((name) => !gone.has(comparePhrase(name)));
    return { names: keep(names), called: keep(called), others };
  });
}

/** As two spellings of a phrase are the same. */
export function comparePhrase(phrase: string): string {
  return splitWords(phrase).join(' ');
}

const shipped = addSynonyms(new Map(), shippedSynonyms);

function addSynonyms(known: Synonyms, more: readonly Synonym[]): Synonyms {
  const byTerm = new Map(known);
  for (const { term, meaning } of more) {
    const key = stemPhrase(splitWords(term));
    byTerm.set(key, [...(byTerm.get(key) ?? []), splitWords(meaning)]);
  }
  return byTerm;
}

/** Every word that names a kind of thing, in the singular. */
export function loadKinds(executor: Executor, cache: ReadCache): Promise<Kinds> {
  return cache.get('kinds', async () => new Map((await listKinds(executor)).map(({ word, ...kind }) => [word, kind])));
}
