import type { ListingFilter } from '../listing.rules.ts';
import { splitWords } from './read-words.rules.ts';
import type { Slot } from './understand.rules.ts';
import { beginningMark, listForms } from './word-forms.rules.ts';

/** The slots that a name would answer. */
type Place = { from: number; to: number };

const longestName = 3;

export type Shelf = {
  kind: 'category' | 'brand';
  id: string;
  slug: string;
  name: string;
  /** The category it lies in. */
  parentId?: string | null;
  /** A name that the brand had before. */
  isFormer?: boolean;
};

/** All categories and brands, as searches look for them. */
export type Shelves = {
  all: readonly Shelf[];
  /** Those that some words may be naming, in singular or plural: `washing machine`, `tp-link`. */
  namedBy(words: readonly string[]): readonly Shelf[];
  /** As addresses name them: by slug or name, in small letters. */
  byName: ReadonlyMap<string, readonly Shelf[]>;
  /** Every word that is part of a brand's name. */
  brandWords: ReadonlySet<string>;
  /** Each category with all that lie below it. */
  below: ReadonlyMap<string, readonly string[]>;
  /** Each category with those it lies in, itself first. */
  above: ReadonlyMap<string, readonly string[]>;
};

export function arrangeShelves(all: readonly Shelf[]): Shelves {
  const bySlug = new Map<string, Shelf[]>();
  const byName = new Map<string, Shelf[]>();
  const put = (map: Map<string, Shelf[]>, key: string, shelf: Shelf) => map.set(key, [...(map.get(key) ?? []), shelf]);
  for (const shelf of all) {
    put(bySlug, shelf.slug, shelf);
    for (const name of new Set([shelf.slug, shelf.name.toLowerCase()])) put(byName, name, shelf);
  }
  const brandNames = all.filter(({ kind }) => kind === 'brand').map(({ name }) => name);
  return {
    all,
    namedBy: (words) => listSlugs(words.join('-')).flatMap((form) => bySlug.get(form) ?? []),
    byName,
    brandWords: new Set(brandNames.flatMap(splitWords)),
    ...arrangeTree(all),
  };
}

/** The last word says whether there are several; of a beginning, what there is of the word. */
function listSlugs(slug: string): string[] {
  const lastAt = slug.lastIndexOf('-') + 1;
  return listForms(slug.slice(lastAt)).map((form) => (slug.slice(0, lastAt) + form).replaceAll(beginningMark, ''));
}

function arrangeTree(all: readonly Shelf[]): Pick<Shelves, 'below' | 'above'> {
  const categories = all.filter(({ kind }) => kind === 'category');
  const parentOf = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const above = new Map<string, string[]>();
  const below = new Map<string, string[]>(categories.map(({ id }) => [id, []]));
  for (const { id } of categories) {
    const path: string[] = [];
    for (let step: string | null | undefined = id; step; step = parentOf.get(step)) path.push(step);
    above.set(id, path);
    for (const step of path) below.get(step)?.push(id);
  }
  return { above, below };
}

/** The shelves of these names or slugs, and the categories as they were named; undefined when none of those exists. */
export function resolveShelves(
  { category, brand }: { category?: readonly string[] | undefined; brand?: readonly string[] | undefined },
  { byName, below }: Shelves,
): { shelf: Pick<ListingFilter, 'category' | 'brand'>; categoryIds: string[] } | undefined {
  const find = (kind: Shelf['kind'], called: readonly string[] = []) => {
    const ids = new Set<string>();
    for (const name of called) {
      for (const shelf of byName.get(name.toLowerCase()) ?? []) if (shelf.kind === kind) ids.add(shelf.id);
    }
    // The same list, in whichever order they are named.
    return [...ids].sort();
  };
  const categoryIds = find('category', category);
  const brandIds = find('brand', brand);
  if ((category && categoryIds.length === 0) || (brand && brandIds.length === 0)) return undefined;
  return {
    shelf: {
      category: category && withBelow(categoryIds, below),
      brand: brand && brandIds,
    },
    categoryIds,
  };
}

function withBelow(categoryIds: readonly string[], below: Shelves['below']): readonly string[] {
  const [first = '', ...others] = categoryIds;
  if (others.length === 0) return below.get(first) ?? [];
  return [...new Set(categoryIds.flatMap((id) => below.get(id) ?? []))];
}

export type NamedShelf = Shelf & Place;

/** The categories and brands the slots may be naming: each alone, or several together in the shopper's own words. */
export function findNamedShelves(slots: readonly Slot[], { namedBy }: Pick<Shelves, 'namedBy'>): NamedShelf[] {
  const named: NamedShelf[] = [];
  const add = (words: readonly string[], from: number, to: number) => {
    for (const shelf of namedBy(words)) named.push({ ...shelf, from, to });
  };
  for (const [from, { alternatives }] of slots.entries()) {
    for (const words of alternatives) add(words, from, from + 1);
    for (let to = from + 2; to <= Math.min(slots.length, from + longestName); to += 1) {
      add(
        slots.slice(from, to).flatMap(({ typed }) => typed[0] ?? []),
        from,
        to,
      );
    }
  }
  return named;
}

/** What to let go of first: what names neither a category nor a brand, and of those the last. */
export function orderToLeaveOut(slotCount: number, named: readonly NamedShelf[]): number[] {
  const isNamed = (slot: number) => named.some(({ from, to }) => from <= slot && slot < to);
  const slots = Array.from({ length: slotCount }, (_, place) => slotCount - 1 - place);
  return [...slots.filter((slot) => !isNamed(slot)), ...slots.filter(isNamed)];
}

/** The categories the slots may be naming, with all that lie below them. */
export function listCategoryIds(named: readonly NamedShelf[], { below }: Pick<Shelves, 'below'>): readonly string[] {
  return withBelow(
    named.filter(({ kind }) => kind === 'category').map(({ id }) => id),
    below,
  );
}

/** The category and brand that together are all the query asks for; undefined when it asks for more. */
export function findWholeShelf(
  named: readonly NamedShelf[],
  slotCount: number,
  { below }: Pick<Shelves, 'below'>,
): Pick<ListingFilter, 'category' | 'brand'> | undefined {
  const covers = (...parts: { from: number; to: number }[]) =>
    parts.reduce((sum, { from, to }) => sum + to - from, 0) === slotCount &&
    new Set(parts.map(({ from }) => from)).size === parts.length;
  const alone = named.find((shelf) => covers(shelf));
  if (alone) return alone.kind === 'category' ? { category: withBelow([alone.id], below) } : { brand: [alone.id] };
  for (const category of named.filter(({ kind }) => kind === 'category')) {
    const brand = named.find((shelf) => shelf.kind === 'brand' && covers(category, shelf) && !overlap(category, shelf));
    if (brand) return { category: withBelow([category.id], below), brand: [brand.id] };
  }
  return undefined;
}

function overlap(left: { from: number; to: number }, right: { from: number; to: number }): boolean {
  return left.from < right.to && right.from < left.to;
}
