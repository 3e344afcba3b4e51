import type { Facets } from '@urumuri/contract';
import type { FacetCounts } from './facet-index.rules.ts';
import type { SpecificationCount } from './value-index.rules.ts';
import type { Shelves } from './search/named-shelves.rules.ts';
import { keyOf, type Specification } from './specifications.rules.ts';

/** What each filter's values would give, under the names of the wire. */
export function presentCounts(counts: FacetCounts, shelves: Pick<Shelves, 'all' | 'above'>) {
  return {
    categories: listCategoryFacets(shelves, counts.choices.category),
    brands: listBrandFacets(shelves, counts.choices.brand),
    ...counts.yes,
    lowestPrice: counts.lowest,
    highestPrice: counts.highest,
    ratings: counts.stars,
  };
}

/** Categories that have something, in the order of the tree. */
function listCategoryFacets(
  { all, above }: Pick<Shelves, 'all' | 'above'>,
  counts: ReadonlyMap<string, number>,
): Facets['categories'] {
  const childrenOf = new Map<string | null, { id: string; name: string }[]>();
  for (const { kind, id, name, parentId = null } of all) {
    if (kind === 'category' && counts.has(id))
      childrenOf.set(parentId, [...(childrenOf.get(parentId) ?? []), { id, name }]);
  }
  const listBelow = (parentId: string | null): Facets['categories'] =>
    (childrenOf.get(parentId) ?? []).flatMap(({ id, name }) => [
      { value: name, count: counts.get(id) ?? 0, level: above.get(id)?.length ?? 1 },
      ...listBelow(id),
    ]);
  return listBelow(null);
}

/** Comparing names by the rules of a language costs more than all the counting. */
const brandsByName = new WeakMap<Shelves['all'], Shelves['all']>();

function sortBrands(all: Shelves['all']): Shelves['all'] {
  const sorted =
    brandsByName.get(all) ??
    all
      .filter(({ kind, isFormer }) => kind === 'brand' && !isFormer)
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  brandsByName.set(all, sorted);
  return sorted;
}

/** Brands that have something, by name. */
function listBrandFacets({ all }: Pick<Shelves, 'all'>, counts: ReadonlyMap<string, number>): Facets['brands'] {
  return sortBrands(all).flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ value: name, count }];
  });
}

/** What is defined, each with the values there are; several categories may define the same. */
export function listSpecificationFacets(
  defined: readonly Specification[],
  counts: readonly SpecificationCount[],
): Facets['specifications'] {
  const keys = [...new Set(defined.map(keyOf))];
  return keys.flatMap((key) => {
    const same = defined.filter((one) => keyOf(one) === key);
    const [first] = same;
    if (first === undefined) return [];
    const ids = new Set(same.map(({ id }) => id));
    const own = counts.filter(({ specificationId }) => ids.has(specificationId));
    if (own.length === 0) return [];
    const { name, kind, unit } = first;
    const facet = { key, name, kind, unit, isPartial: false };
    if (kind === 'number') {
      const lowest = Math.min(...own.map((count) => count.lowest ?? Infinity));
      const highest = Math.max(...own.map((count) => count.highest ?? -Infinity));
      return lowest < highest ? [{ ...facet, lowest, highest, values: [] }] : [];
    }
    const order = kind === 'choice' ? same.flatMap(({ choices }) => choices) : ['yes', 'no'];
    const amountOf = (choice: string) =>
      own.reduce((sum, count) => sum + (count.choice === choice ? count.count : 0), 0);
    const values = [...new Set(order)]
      .map((value) => ({ value, count: amountOf(value) }))
      .filter(({ count }) => count > 0);
    return [{ ...facet, values }];
  });
}
