import { listFilters, type NameOfKind } from '@urumuri/contract';
import type { ListingFilter } from './listing.rules.ts';

type ChoicesName = NameOfKind<'choices'>;
export const choices = listFilters('choices');
const yes = listFilters('yes');
const mostStars = 5;
const starSteps = mostStars + 1;
const codeCount = 2 ** yes.length * starSteps;

/** Filters that are missed are bits of a number: of each with choices, of each of yes or no, of the stars. */
const yesBit = (place: number) => 1 << (choices.length + place);
const starsBit = yesBit(yes.length);
const missesNoOther = (missed: number, own: number) => (missed & ~own) === 0;
const isYes = (code: number, place: number) => (Math.floor(code / starSteps) & (1 << place)) !== 0;

/** One of a family: what its choices are, the code of the rest, and its price. */
type Member = { leads: boolean; ids: Record<ChoicesName, string>; code: number; price: number };

/** Those of one family of which others than the leader are on sale, the leader first. */
export type Family = readonly Member[];

/**
 * Products by the places of their choices, there in groups by the code of the other filters, and there by price from
 * the lowest on: each list says where the next begins. Others of families than their leaders are in `families` only.
 */
export type FacetIndex = {
  ids: readonly (readonly string[])[];
  places: readonly Uint32Array[];
  groupStarts: Uint32Array;
  codes: Uint16Array;
  priceStarts: Uint32Array;
  prices: Float64Array;
  families: readonly Family[];
};

/** `groups` are `code:price,price`, parted by semicolons. */
export type GroupRow = Record<ChoicesName, string> & { groups: string };

/** Gives each of several texts a place, by when it is first met. */
export function createPlaces() {
  const places = new Map<string, number>();
  return {
    placeOf(id: string): number {
      const place = places.get(id) ?? places.size;
      places.set(id, place);
      return place;
    },
    list: () => [...places.keys()],
  };
}

export function buildFacetIndex(rows: readonly GroupRow[], families: readonly Family[]): FacetIndex {
  const known = choices.map(createPlaces);
  const groupStarts: number[] = [];
  const codes: number[] = [];
  const priceStarts: number[] = [];
  const prices: number[] = [];
  for (const { groups } of rows) {
    groupStarts.push(codes.length);
    for (const group of groups.split(';')) {
      const codeEnd = group.indexOf(':');
      codes.push(Number(group.slice(0, codeEnd)));
      priceStarts.push(prices.length);
      for (const price of group.slice(codeEnd + 1).split(',')) prices.push(Number(price));
    }
  }
  groupStarts.push(codes.length);
  priceStarts.push(prices.length);
  const sorted = Float64Array.from(prices);
  for (let group = 0; group < codes.length; group += 1)
    sorted.subarray(priceStarts[group], priceStarts[group + 1]).sort();
  return {
    places: choices.map((name, at) => Uint32Array.from(rows, (row) => known[at]?.placeOf(row[name]) ?? 0)),
    ids: known.map(({ list }) => list()),
    groupStarts: Uint32Array.from(groupStarts),
    codes: Uint16Array.from(codes),
    priceStarts: Uint32Array.from(priceStarts),
    prices: sorted,
    families,
  };
}

/** A family and whether one of it leads, then places of choices, code and price as of a group; see {@link GroupRow}. */
type MemberRow = Record<ChoicesName, string> & { cells: string };

export function buildFamilies(rows: readonly MemberRow[]): Family[] {
  const families: Member[][] = [];
  for (const { cells, ...ids } of rows)
    for (const cell of cells.split(';')) {
      const [family = 0, leads, code = 0, price = 0] = cell.split(',').map(Number);
      const member = { leads: leads === 1, ids, code, price };
      const known = (families[family] ??= []);
      if (member.leads) known.unshift(member);
      else known.push(member);
    }
  return families.filter((family) => family.some(({ leads }) => !leads));
}

/** A filter as it is asked of one group after the other. */
export function readFilter(filter: ListingFilter) {
  const chosen = choices.map((name) => filter[name] && new Set(filter[name]));
  const { low = -Infinity, high = Infinity } = filter.price ?? {};
  const wanted = yes.reduce((bits, name, place) => bits + (filter[name] ? 1 << place : 0), 0);
  const leastStars = filter.rating ?? 0;
  /** Which filters a code does not fit: a bit for each, after those of the choices. */
  const misses = Array.from({ length: codeCount }, (_, code) => {
    const missedYes = wanted & ~Math.floor(code / starSteps);
    return missedYes * yesBit(0) + (code % starSteps < leastStars ? starsBit : 0);
  });
  return { chosen, low, high, misses };
}

type AskedFilter = ReturnType<typeof readFilter>;

/** Which values of each filter with choices are left: 1 or 0 by their places. */
export const readChosen = (ids: FacetIndex['ids'], { chosen }: AskedFilter) =>
  ids.map((own, at) => Uint8Array.from(own, (id) => (chosen[at]?.has(id) === false ? 0 : 1)));

/**
 * What each value of each filter would give, counted with every filter but its own, so that a second brand can be
 * added to the first. `listedSiblings` are the families listed for another than their leader.
 */
export type FacetCounts = {
  total: number;
  listedSiblings: number;
  lowest: number;
  highest: number;
  choices: Record<ChoicesName, Map<string, number>>;
  yes: Record<NameOfKind<'yes'>, number>;
  stars: number[];
};

const increase = (counts: Map<string, number>, key: string, by: number) =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

/** Categories count for those above them, too. */
type Above = ReadonlyMap<string, readonly string[]>;

export function countFacets(index: FacetIndex, filter: ListingFilter, above: Above = new Map()): FacetCounts {
  const asked = readFilter(filter);
  const { misses, low, high } = asked;
  const { ids, places, groupStarts, codes, priceStarts, prices } = index;
  const chosen = readChosen(ids, asked);
  const byChoice = ids.map((own) => new Float64Array(own.length));
  const byCode = new Float64Array(codeCount);
  let [leaders, lowest, highest] = [0, Infinity, 0];
  // Thousands of groups pass here for every page: plain loops over numbers.
  for (let row = 0; row < groupStarts.length - 1; row += 1) {
    let missedChoices = 0;
    for (let at = 0; at < places.length; at += 1)
      if (chosen[at]?.[places[at]?.[row] as number] === 0) missedChoices |= 1 << at;
    const endOfRow = groupStarts[row + 1] as number;
    for (let group = groupStarts[row] as number; group < endOfRow; group += 1) {
      const code = codes[group] as number;
      const missed = missedChoices | (misses[code] as number);
      // What misses two is in no count.
      if ((missed & (missed - 1)) !== 0) continue;
      let from = priceStarts[group] as number;
      let end = priceStarts[group + 1] as number;
      if ((prices[from] as number) < low) from = skipTo(prices, from, end, low);
      if (from < end && (prices[end - 1] as number) > high) end = skipTo(prices, from, end, high + 1);
      if (from === end) continue;
      if (missedChoices === 0) (byCode[code] as number) += end - from;
      for (let at = 0; at < places.length; at += 1)
        if (missesNoOther(missed, 1 << at))
          ((byChoice[at] as Float64Array)[places[at]?.[row] as number] as number) += end - from;
      if (missed !== 0) continue;
      leaders += end - from;
      if ((prices[from] as number) < lowest) lowest = prices[from] as number;
      if ((prices[end - 1] as number) > highest) highest = prices[end - 1] as number;
    }
  }
  const counts: FacetCounts = {
    total: leaders,
    listedSiblings: 0,
    lowest,
    highest,
    ...nameCounts(ids, byChoice, above),
  };
  for (const [code, count] of byCode.entries()) if (count > 0) addCode(counts, code, misses[code] ?? 0, count);
  for (const family of index.families) addFamily(counts, family, asked, above);
  if (counts.lowest === Infinity) counts.lowest = 0;
  return counts;
}

function nameCounts(ids: FacetIndex['ids'], byChoice: readonly Float64Array[], above: Above) {
  const counted = choices.map((name, at) => {
    const counts = new Map<string, number>();
    for (const [place, id] of (ids[at] ?? []).entries()) {
      const amount = byChoice[at]?.[place] ?? 0;
      if (amount > 0) for (const step of above.get(id) ?? [id]) increase(counts, step, amount);
    }
    return [name, counts] as const;
  });
  return {
    choices: Object.fromEntries(counted) as FacetCounts['choices'],
    yes: Object.fromEntries(yes.map((name) => [name, 0])) as FacetCounts['yes'],
    stars: Array.from({ length: mostStars }, () => 0),
  };
}

/** What products of a code give to the facets of yes or no and of stars. */
function addCode(counts: FacetCounts, code: number, missed: number, count: number): void {
  for (const [place, name] of yes.entries())
    if (isYes(code, place) && missesNoOther(missed, yesBit(place))) counts.yes[name] += count;
  if (missesNoOther(missed, starsBit))
    for (let step = 0; step < code % starSteps; step += 1) counts.stars[step] = (counts.stars[step] ?? 0) + count;
}

/** Where in an ascending list, between two places, the first is that is not below a price. */
function skipTo(prices: Float64Array, from: number, end: number, price: number): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[middle] as number) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const isInRange = ({ low, high }: AskedFilter, price: number) => price >= low && price <= high;

/** What a family has besides its leader, which is counted already: it counts once for every value one of it has. */
function addFamily(counts: FacetCounts, family: Family, asked: AskedFilter, above: Above): void {
  const seen = new Set<string>();
  const once = (value: string, leads: boolean, add: () => void) => {
    if (!seen.has(value) && !leads) add();
    seen.add(value);
  };
  for (const { leads, ids, code, price } of family) {
    if (!isInRange(asked, price)) continue;
    let missed = asked.misses[code] ?? 0;
    for (const [at, name] of choices.entries()) if (asked.chosen[at]?.has(ids[name]) === false) missed |= 1 << at;
    for (const [at, name] of choices.entries())
      if (missesNoOther(missed, 1 << at))
        for (const step of above.get(ids[name]) ?? [ids[name]])
          once(`${name} ${step}`, leads, () => increase(counts.choices[name], step, 1));
    for (const [place, name] of yes.entries())
      if (isYes(code, place) && missesNoOther(missed, yesBit(place))) once(name, leads, () => (counts.yes[name] += 1));
    if (missesNoOther(missed, starsBit))
      for (let step = 0; step < code % starSteps; step += 1)
        once(`stars ${step}`, leads, () => (counts.stars[step] = (counts.stars[step] ?? 0) + 1));
    if (missed !== 0) continue;
    once('all', leads, () => {
      counts.total += 1;
      counts.listedSiblings += 1;
    });
    counts.lowest = Math.min(counts.lowest, price);
    counts.highest = Math.max(counts.highest, price);
  }
}
