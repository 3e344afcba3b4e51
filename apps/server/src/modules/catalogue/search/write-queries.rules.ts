import type { Slot, Understanding } from './understand.rules.ts';
import { listForms } from './word-forms.rules.ts';

/** What is asked of the text index, in the notation of PostgreSQL. */
export type TextQueries = {
  /** Every slot is answered, somehow. */
  all: string;
  /** All slots but one, by the slot that is left out. */
  withoutSlot: string[];
  /** Each slot alone. */
  single: string[];
  /** Every slot is answered in the shopper's own words. */
  typed: string;
  /** One of the model numbers the query may hold, or empty. */
  codes: string;
  /** Per slot: answered in the name or brand; answered in the category or description. */
  slots: { named: string; described: string }[];
};

const nameAndBrand = 'AB';
const categoryAndText = 'CD';

/** Words hold letters and digits only, so nothing needs escaping. */
export function writeQueries({
  slots,
  codes,
  usesByWord,
}: Pick<Understanding, 'slots' | 'codes' | 'usesByWord'>): TextQueries {
  const write = (alternatives: readonly string[][], weights = '') =>
    writeGroup(keepWritten(alternatives, usesByWord), weights);
  const groups = slots.map(({ alternatives }) => write(alternatives));
  return {
    all: groups.join(' & '),
    withoutSlot: groups.length > 2 ? leaveOneOut(groups) : [],
    single: groups,
    typed: slots.map(({ typed }) => write(typed)).join(' & '),
    codes: codes.map((code) => `'${code}':*`).join(' | '),
    slots: slots.map(({ alternatives }) => ({
      named: write(alternatives, nameAndBrand),
      described: write(alternatives, categoryAndText),
    })),
  };
}

/** The forms of each word of an alternative that stand somewhere in the catalogue: fewer words are found faster. */
function keepWritten(alternatives: readonly string[][], usesByWord: ReadonlyMap<string, number>): string[][][] {
  const inForms = alternatives.map((words) => words.map((word) => (word.endsWith(':*') ? [word] : listForms(word))));
  const written = inForms
    .map((words) => words.map((forms) => forms.filter((form) => !isCounted(form) || usesByWord.has(form))))
    .filter((words) => words.every((forms) => forms.length > 0));
  return written.length > 0 ? written : inForms;
}

/** Whether the catalogue would know the word if it had it; numbers and very long words are not noted down. */
function isCounted(word: string): boolean {
  return /^\D{2,30}$/.test(word);
}

function leaveOneOut(groups: readonly string[]): string[] {
  return groups.map((_, left) => groups.filter((_group, place) => place !== left).join(' & '));
}

function writeGroup(alternatives: readonly string[][][], weights: string): string {
  return `(${alternatives.map((words) => `(${words.map((forms) => writeWord(forms, weights)).join(' & ')})`).join(' | ')})`;
}

function writeWord(forms: readonly string[], weights: string): string {
  const [only = ''] = forms;
  if (only.endsWith(':*')) return `'${only.slice(0, -2)}':*${weights}`;
  const label = weights === '' ? '' : `:${weights}`;
  return `(${forms.map((form) => `'${form}'${label}`).join(' | ')})`;
}

/** A name a category or brand may have, and the slots it would answer. */
type ShelfName = { slug: string; from: number; to: number };

const longestName = 3;

/** Slugs the categories and brands named by the slots may have: `washing-machines`, `tp-link`. */
function listShelfNames(slots: readonly Slot[]): ShelfName[] {
  const names: ShelfName[] = [];
  for (let from = 0; from < slots.length; from += 1) {
    for (const alternative of slots[from]?.alternatives ?? []) names.push(...inAllForms(alternative, from, from + 1));
    for (let to = from + 2; to <= Math.min(slots.length, from + longestName); to += 1) {
      names.push(
        ...inAllForms(
          slots.slice(from, to).flatMap(({ typed }) => typed[0] ?? []),
          from,
          to,
        ),
      );
    }
  }
  return names;
}

function inAllForms(words: readonly string[], from: number, to: number): ShelfName[] {
  const last = words.at(-1) ?? '';
  return listForms(last).map((form) => ({
    slug: [...words.slice(0, -1), form].join('-').replaceAll(':*', ''),
    from,
    to,
  }));
}

export type Shelf = { kind: 'category' | 'brand'; id: string; slug: string };

export type NamedShelf = Shelf & ShelfName;

/** The categories and brands the slots may be naming. */
export function findNamedShelves(slots: readonly Slot[], shelves: readonly Shelf[]): NamedShelf[] {
  return listShelfNames(slots).flatMap((name) =>
    shelves.filter(({ slug }) => slug === name.slug).map((shelf) => ({ ...name, ...shelf })),
  );
}

/** What to let go of first: what names neither a category nor a brand, and of those the last. */
export function orderToLeaveOut(slotCount: number, named: readonly NamedShelf[]): number[] {
  const isNamed = (slot: number) => named.some(({ from, to }) => from <= slot && slot < to);
  const slots = Array.from({ length: slotCount }, (_, place) => slotCount - 1 - place);
  return [...slots.filter((slot) => !isNamed(slot)), ...slots.filter(isNamed)];
}

/** The category and brand that together are all the query asks for; undefined when it asks for more. */
export function findWholeShelf(
  named: readonly NamedShelf[],
  slotCount: number,
): { categoryId?: string; brandId?: string } | undefined {
  const covers = (...parts: { from: number; to: number }[]) =>
    parts.reduce((sum, { from, to }) => sum + to - from, 0) === slotCount &&
    new Set(parts.map(({ from }) => from)).size === parts.length;
  const alone = named.find((shelf) => covers(shelf));
  if (alone) return alone.kind === 'category' ? { categoryId: alone.id } : { brandId: alone.id };
  for (const category of named.filter(({ kind }) => kind === 'category')) {
    const brand = named.find((shelf) => shelf.kind === 'brand' && covers(category, shelf) && !overlap(category, shelf));
    if (brand) return { categoryId: category.id, brandId: brand.id };
  }
  return undefined;
}

function overlap(left: { from: number; to: number }, right: { from: number; to: number }): boolean {
  return left.from < right.to && right.from < left.to;
}
