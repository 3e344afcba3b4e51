import type { ListingFilter, ShelfFilter } from '../listing.rules.ts';
import { splitWords } from './read-words.rules.ts';
import type { Slot } from './understand.rules.ts';
import { beginningMark, isBeginning, listForms } from './word-forms.rules.ts';

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
    slug: [...words.slice(0, -1), form].join('-').replaceAll(beginningMark, ''),
    from,
    to,
  }));
}

export type Shelf = { kind: 'category' | 'brand'; id: string; slug: string; name: string };

/** All categories and brands, as searches look for them. */
export type Shelves = {
  all: readonly Shelf[];
  bySlug: ReadonlyMap<string, readonly Shelf[]>;
  /** Every word that is part of a brand's name. */
  brandWords: ReadonlySet<string>;
};

export function arrangeShelves(all: readonly Shelf[]): Shelves {
  const bySlug = new Map<string, Shelf[]>();
  for (const shelf of all) bySlug.set(shelf.slug, [...(bySlug.get(shelf.slug) ?? []), shelf]);
  const brandNames = all.filter(({ kind }) => kind === 'brand').map(({ name }) => name);
  return { all, bySlug, brandWords: new Set(brandNames.flatMap(splitWords)) };
}

/** The filter with ids in place of names and slugs; undefined when one of them does not exist. */
export function resolveShelves({ category, brand, ...rest }: ListingFilter, shelves: Shelves): ShelfFilter | undefined {
  const find = (kind: Shelf['kind'], called: string) => {
    const wanted = called.toLowerCase();
    const isCalled = (shelf: Shelf) => shelf.slug === wanted || shelf.name.toLowerCase() === wanted;
    return shelves.all.find((shelf) => shelf.kind === kind && isCalled(shelf))?.id;
  };
  const [categoryId, brandId] = [category && find('category', category), brand && find('brand', brand)];
  if ((category && !categoryId) || (brand && !brandId)) return undefined;
  return { ...rest, ...(categoryId ? { categoryId } : {}), ...(brandId ? { brandId } : {}) };
}

export type NamedShelf = Shelf & ShelfName;

/** The categories and brands the slots may be naming. */
export function findNamedShelves(slots: readonly Slot[], { bySlug }: Shelves): NamedShelf[] {
  return listShelfNames(slots).flatMap((name) => (bySlug.get(name.slug) ?? []).map((shelf) => ({ ...name, ...shelf })));
}

/** A slot that names a brand, as `TP-Link` does, is not read as the beginning of a model number as well. */
export function separateBrands(slots: readonly Slot[], { bySlug }: Shelves): Slot[] {
  const namesBrand = ({ slug }: ShelfName) => bySlug.get(slug)?.some(({ kind }) => kind === 'brand') ?? false;
  const isWhole = (words: readonly string[]) => !words.some(isBeginning);
  return slots.map((slot) => {
    const brand = slot.alternatives.find((words) => inAllForms(words, slot.from, slot.to).some(namesBrand));
    if (brand === undefined || slot.alternatives.every(isWhole)) return slot;
    const whole = brand.map((word) => (isBeginning(word) ? word.slice(0, -beginningMark.length) : word));
    return {
      ...slot,
      alternatives: [whole, ...slot.alternatives.filter((words) => words !== brand && isWhole(words))],
    };
  });
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
