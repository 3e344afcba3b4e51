import type { Executor } from '../../../db/client.ts';
import type { ReadCache } from '../../../caching/read-cache.ts';
import type { KindOfThing, Kinds } from './asked-kind.rules.ts';
import { splitWords } from './read-words.rules.ts';
import { listPairs, shippedSynonyms, shippedThings, type Thing } from './shipped-synonyms.ts';
import type { Synonym } from './understand.rules.ts';
import { stemOf, stemPhrase } from './word-forms.rules.ts';
import { listKinds, listSynonyms, type SynonymRow } from './words.repository.ts';

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

/** Every word that names a kind of thing, by its singular. */
export function loadKinds(executor: Executor, cache: ReadCache): Promise<Kinds> {
  return cache.get('kinds', async () => {
    const kinds = new Map<string, KindOfThing>();
    for (const { word, uses, leads } of await listKinds(executor)) {
      const known = kinds.get(stemOf(word));
      kinds.set(stemOf(word), { uses: uses + (known?.uses ?? 0), leads: leads || (known?.leads ?? false) });
    }
    return kinds;
  });
}
