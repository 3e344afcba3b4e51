import things from './shipped-synonyms.json' with { type: 'json' };
import type { Synonym } from './understand.rules.ts';

/** A thing by its names, those people besides call it by and nobody writes on a product, and what all of these may mean as well. */
export type Thing = { names: string[]; called: string[]; others: string[] };

const split = (phrases = '') => (phrases === '' ? [] : phrases.split(', '));

/** The things of electronics shops and homes in English, French and Kinyarwanda, as every shop calls them. */
export const shippedThings: readonly Thing[] = things.map(({ names, called, means }) => ({
  names: split(names),
  called: split(called),
  others: split(means),
}));

export const shippedSynonyms: readonly Synonym[] = shippedThings.flatMap(listPairs);

/** Each name stands for all the others; what a thing is called besides stands for its names. */
export function listPairs({ names, called, others }: Thing): Synonym[] {
  return [...names, ...called].flatMap((term) =>
    [...names, ...others].flatMap((meaning) => (term === meaning ? [] : [{ term, meaning }])),
  );
}
