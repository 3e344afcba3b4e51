import { choices, createPlaces, isInRange, readChosen, readFilter } from './facet-index.rules.ts';
import type { ListingFilter } from './listing.rules.ts';
import type { SpecificationFilter } from './specifications.rules.ts';

export type SpecificationCount = {
  specificationId: string;
  choice: string;
  count: number;
  lowest: number | null;
  highest: number | null;
};

/** What products say of specifications: for each value, of every product its number, family, choices, code, price and number. */
export type ValueIndex = {
  ids: readonly (readonly string[])[];
  values: readonly { specificationId: string; choice: string; cells: Float64Array }[];
  lastFamily: number;
};

/** `cells` are product, family, choices, code, price and number, which may be missing, of one product after the other. */
type ValuesRow = { specificationId: string; choice: string; cells: string };

const choicesAt = 2;
const codeAt = choicesAt + choices.length;
const cellLength = codeAt + 3;

export function buildValueIndex(rows: readonly ValuesRow[]): ValueIndex {
  const known = choices.map(createPlaces);
  let lastFamily = 0;
  const readCell = (cell: string, place: number) => {
    const at = place % cellLength;
    if (at === 1) lastFamily = Math.max(lastFamily, Number(cell));
    const ids = known[at - choicesAt];
    if (ids) return ids.placeOf(cell);
    return cell === '' ? Number.NaN : Number(cell);
  };
  const values = rows.map(({ cells, ...row }) => ({ ...row, cells: Float64Array.from(cells.split(','), readCell) }));
  return { ids: known.map(({ list }) => list()), values, lastFamily };
}

/** The products that are described as a filter asks. */
function findSpecified({ values }: ValueIndex, { ids, choices: wanted, ...range }: SpecificationFilter): Set<number> {
  const { lowest = -Infinity, highest = Infinity } = range;
  const found = new Set<number>();
  for (const { specificationId, choice, cells } of values) {
    if (!ids.includes(specificationId) || !(wanted ?? ['']).includes(choice)) continue;
    for (let at = 0; at < cells.length; at += cellLength) {
      const number = cells[at + codeAt + 2] as number;
      if (wanted || (number >= lowest && number <= highest)) found.add(cells[at] as number);
    }
  }
  return found;
}

/** What the products that a filter leaves say of specifications, each counted as if nothing were chosen of it. */
export function countValues(index: ValueIndex, filter: ListingFilter): SpecificationCount[] {
  const asked = readFilter(filter);
  const chosen = readChosen(index.ids, asked);
  const specified = (filter.spec ?? []).map((one) => ({ ids: one.ids, products: findSpecified(index, one) }));
  /** By which value each family was counted last. */
  const countedBy = new Int32Array(index.lastFamily + 1).fill(-1);
  return index.values.flatMap(({ specificationId, choice, cells }, value) => {
    const others = specified.filter(({ ids }) => !ids.includes(specificationId));
    let count = 0;
    let [lowest, highest] = [Infinity, -Infinity];
    for (let at = 0; at < cells.length; at += cellLength) {
      const code = at + codeAt;
      if (asked.misses[cells[code] as number] !== 0 || !isInRange(asked, cells[code + 1] as number)) continue;
      if (chosen.some((own, place) => own[cells[at + choicesAt + place] as number] === 0)) continue;
      if (others.some(({ products }) => !products.has(cells[at] as number))) continue;
      const family = cells[at + 1] as number;
      if (countedBy[family] !== value) count += 1;
      countedBy[family] = value;
      const number = cells[code + 2] as number;
      if (number < lowest) lowest = number;
      if (number > highest) highest = number;
    }
    if (count === 0) return [];
    const ends = lowest <= highest ? { lowest, highest } : { lowest: null, highest: null };
    return [{ specificationId, choice, count, ...ends }];
  });
}
