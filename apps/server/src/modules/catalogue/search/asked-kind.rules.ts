import type { Slot } from './understand.rules.ts';
import { isBeginning, isLink, stemOf } from './word-forms.rules.ts';

/** A word that names a kind of thing: with how many products, and whether names begin with it, as in French. */
export type KindOfThing = { uses: number; leads: boolean };

/** By the word in the singular. */
export type Kinds = ReadonlyMap<string, KindOfThing>;

/** The place of the word that says what is meant: in `rice cooker` the last, in `machine à laver` the first. */
function findKindWord(words: readonly string[], kinds: Kinds): number {
  if (kinds.get(stemOf(words[0] ?? ''))?.leads) return 0;
  return words.findLastIndex((word) => kinds.has(stemOf(word)));
}

/** What the kind of a product is marked with in its title; nobody can type it. */
export const kindMark = (word: string) => `=${word}`;

export const isMark = (word: string) => word.startsWith('=');

/** The alternatives of a slot with the mark of a kind in place of the word that names it. */
function markKinds({ alternatives }: Slot, kinds: Kinds): string[][] {
  return alternatives.flatMap((words) => {
    const place = findKindWord(words, kinds);
    const marked = place === -1 ? words.length - 1 : place;
    if (isBeginning(words[marked] ?? '')) return [];
    return [words.map((word, at) => (at === marked ? kindMark(stemOf(word)) : word))];
  });
}

export type AskedKind = { place: number; marked: string[][] };

/**
 * Which slot says what kind of thing is asked for: the last that names one, or the first in languages that begin with it,
 * of what stands before `for` and the like. Where none is known to, the last may: the shop may have only one such thing.
 */
export function findAskedKind(
  slots: readonly Slot[],
  words: readonly string[],
  kinds: Kinds,
  brandWords: ReadonlySet<string>,
): AskedKind | undefined {
  const link = words.findIndex((word, place) => place > 0 && isLink(word));
  const asked = slots.filter(({ from, typed }) => {
    const isBrand = typed.some((own) => own.every((word) => brandWords.has(word)));
    return (link === -1 || from < link) && !isBrand;
  });
  const names = (slot: Slot) => slot.alternatives.some((own) => findKindWord(own, kinds) !== -1);
  const leads = ({ typed: [own = []] }: Slot) => kinds.get(stemOf(own[0] ?? ''))?.leads ?? false;
  const chosen = asked.find((slot) => slot.from === 0 && leads(slot)) ?? asked.findLast(names) ?? asked.at(-1);
  if (chosen === undefined || /\d/.test(chosen.typed[0]?.at(-1) ?? '')) return undefined;
  const marked = markKinds(chosen, kinds);
  return marked.length === 0 ? undefined : { place: slots.indexOf(chosen), marked };
}
