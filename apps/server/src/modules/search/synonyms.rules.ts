import type { ShippedThing, SynonymBody } from '@urumuri/contract';
import {
  comparePhrase,
  longestPhrase,
  splitWords,
  stemPhrase,
  type SynonymRow,
  type Thing,
} from '../catalogue/index.ts';

export type StoredSynonym = SynonymRow & { id: string };
type Refusal = { field: 'term' | 'meaning'; reason: string };

const keyOf = (phrase: string) => stemPhrase(splitWords(phrase));
const pairKey = ({ term, meaning }: SynonymBody) => `${comparePhrase(term)} = ${comparePhrase(meaning)}`;

/** Whether a thing is called by both, so that the one is shipped as a name of the other. */
export function isShipped({ term, meaning }: SynonymBody, things: readonly Thing[]): boolean {
  const [wanted, other] = [comparePhrase(term), comparePhrase(meaning)];
  return things.some(({ names, called, others }) => {
    const own = [...names, ...called].map(comparePhrase);
    return own.includes(wanted) && [...own, ...others.map(comparePhrase)].includes(other);
  });
}

/** Why a synonym cannot be added, if it cannot. */
export function findFault(
  synonym: SynonymBody,
  stored: readonly StoredSynonym[],
  things: readonly Thing[],
): Refusal | undefined {
  const { term, meaning } = synonym;
  const fields = [
    ['term', term],
    ['meaning', meaning],
  ] as const;
  for (const [field, phrase] of fields) {
    const words = splitWords(phrase).length;
    if (words === 0) return { field, reason: `“${phrase}” has no letters or digits the search could look for` };
    if (words > longestPhrase) return { field, reason: `Use ${longestPhrase} words at most` };
  }
  if (keyOf(term) === keyOf(meaning))
    return { field: 'meaning', reason: 'Both are the same word to the search already' };
  const same = stored.find((one) => pairKey(one) === pairKey(synonym));
  if (same) {
    const reason = same.isOff
      ? 'This is on the list and switched off. Switch it on there'
      : 'This is on the list already';
    return { field: 'term', reason };
  }
  if (isShipped(synonym, things))
    return { field: 'term', reason: `Every shop knows that “${term}” means “${meaning}”` };
  const circle = findWay(keyOf(meaning), keyOf(term), stored);
  if (circle) {
    return {
      field: 'meaning',
      reason: `This goes in a circle: ${[...circle, meaning].map((word) => `“${word}”`).join(' means ')}`,
    };
  }
  return undefined;
}

/** The synonyms of the shop's own that lead from one word to another. */
function findWay(
  from: string,
  to: string,
  stored: readonly StoredSynonym[],
  seen = new Set<string>(),
): string[] | undefined {
  if (from === to) return [];
  if (seen.has(from)) return undefined;
  seen.add(from);
  for (const { term, meaning } of stored.filter((one) => keyOf(one.term) === from)) {
    const rest = findWay(keyOf(meaning), to, stored, seen);
    if (rest) return rest.length === 0 ? [term, meaning] : [term, ...rest];
  }
  return undefined;
}

/** A shipped thing as the office sees it: every name with whether this shop uses it. */
export function describeThing({ names, called, others }: Thing, stored: readonly StoredSynonym[]): ShippedThing {
  const all = [...names, ...called];
  const known = new Set(all.map(comparePhrase));
  const off = new Set(
    stored
      .filter(({ isOff, meaning }) => isOff && known.has(comparePhrase(meaning)))
      .map(({ term }) => comparePhrase(term)),
  );
  return {
    names: all.map((name) => ({
      name,
      meaning: all.find((other) => other !== name) ?? others[0] ?? name,
      isOff: off.has(comparePhrase(name)),
    })),
    means: others,
  };
}

/** Whether any of the phrases has what was searched for in it. */
export function hasText(phrases: readonly string[], search: string | undefined): boolean {
  if (search === undefined) return true;
  const wanted = comparePhrase(search);
  return phrases.some((phrase) => comparePhrase(phrase).includes(wanted));
}
