import type { SpecificationKind } from '@urumuri/contract';
import { makeSlug } from '../../slug.ts';

/** What a category says that its products are described by. */
export type Specification = {
  id: string;
  categoryId: string;
  name: string;
  kind: SpecificationKind;
  unit: string;
  choices: readonly string[];
  lowest: number | null;
  highest: number | null;
};

/** What a list is narrowed to: one of the choices, or a range. Several categories may define the same. */
export type SpecificationFilter = {
  ids: readonly string[];
  choices?: readonly string[];
  lowest?: number;
  highest?: number;
};

export type Reading<Value> = { ok: true; value: Value } | { ok: false; reason: string };

const refused = (reason: string) => ({ ok: false, reason }) as const;

/** How a specification is called in an address. */
export const keyOf = ({ name }: Pick<Specification, 'name'>) => makeSlug(name);

const written = /^(-?\d+(?:[.,' ]\d+)*)\s*-?\s*("|''|″|[\p{L}°%µ][\p{L}°%µ/³²]*)?(?![\p{L}\p{N}])(.*)$/su;
const inchSigns = /^(?:"|''|″|inch(?:es)?|in|pouces?)$/i;

/** A number in any of the usual ways to write it: `1,500`, `1 500`, `1.500.000` and `2,5` too. */
function readNumber(text: string): number {
  const digits = text.replaceAll(/[ ']/g, '');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^-?\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return Number(digits.replaceAll('.', ''));
  return Number(digits.replace(',', '.'));
}

const isUnit = (given: string, unit: string) => {
  const [one, other] = [given.toLowerCase(), unit.toLowerCase()];
  return one === other || one === `${other}s` || (inchSigns.test(one) && inchSigns.test(other));
};

/**
 * What a text says of a specification, as it is kept: the number with its unit, or the choice as the shop spells it.
 * A remark may follow: `43 in, 1920 × 1080`.
 */
export function readSpecification(specification: Specification, text: string): Reading<string> {
  const { name, kind, unit, choices } = specification;
  if (kind !== 'number') {
    const known = kind === 'choice' ? choices : ['Yes', 'No'];
    const [word = '', ...remark] = text.split(',');
    const find = (wanted: string) => known.find((choice) => choice.toLowerCase() === wanted.trim().toLowerCase());
    const [whole, first] = [find(text), find(word)];
    if (whole !== undefined) return { ok: true, value: whole };
    if (first !== undefined) return { ok: true, value: [first, ...remark].join(',') };
    return refused(`${name} is one of: ${known.join(', ')}.`);
  }
  const [, number = '', given = '', remark = ''] = written.exec(text.trim()) ?? [];
  const value = readNumber(number);
  const isInUnit = given === '' ? remark.trim() === '' : isUnit(given, unit);
  if (number === '' || !Number.isFinite(value) || !isInUnit)
    return refused(`${name} must be a number${unit === '' ? '' : ` in ${unit}`}.`);
  const { lowest, highest } = specification;
  if ((lowest !== null && value < lowest) || (highest !== null && value > highest))
    return refused(`${name} must be ${describeRange(lowest, highest)}${unit === '' ? '' : ` ${unit}`}.`);
  return { ok: true, value: `${value}${unit === '' ? '' : ` ${unit}`}${remark.trimEnd()}` };
}

function describeRange(lowest: number | null, highest: number | null): string {
  if (lowest === null) return `at most ${highest}`;
  return highest === null ? `at least ${lowest}` : `from ${lowest} to ${highest}`;
}

/** The pairs of a product with those that its category defines read; a sentence for the first that cannot be. */
export function readSpecifications<Pair extends { label: string; value: string }>(
  pairs: readonly Pair[],
  defined: readonly Specification[],
): Reading<Pair[]> {
  const read: Pair[] = [];
  for (const pair of pairs) {
    const specification = defined.find(({ name }) => name.toLowerCase() === pair.label.toLowerCase());
    const reading = specification && readSpecification(specification, pair.value);
    if (reading?.ok === false) return reading;
    read.push(specification && reading ? { ...pair, label: specification.name, value: reading.value } : pair);
  }
  return { ok: true, value: read };
}

const range = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

/** The filters that `screen:40..55` and the like ask for, of what is defined where the list stands. */
export function readSpecificationFilters(
  asked: readonly string[],
  defined: readonly Specification[],
): Reading<SpecificationFilter[]> {
  const filters = new Map<string, SpecificationFilter>();
  for (const text of asked) {
    const [key = '', ...rest] = text.split(':');
    const value = rest.join(':').trim();
    const meant = defined.filter((specification) => keyOf(specification) === key.trim());
    const [first] = meant;
    if (first === undefined) return refused(`There is no specification “${key.slice(0, 60)}” here.`);
    const ids = meant.map(({ id }) => id);
    if (first.kind === 'number') {
      const [, lowest, highest] = range.exec(value) ?? (/^-?\d+(\.\d+)?$/.test(value) ? ['', value, value] : []);
      if (lowest === undefined && highest === undefined) return refused(`Write ${first.name} as a range: 40..55.`);
      const limits = { ...(lowest && { lowest: Number(lowest) }), ...(highest && { highest: Number(highest) }) };
      filters.set(key, { ids, ...limits });
      continue;
    }
    const known = first.kind === 'choice' ? meant.flatMap(({ choices }) => choices) : ['yes', 'no'];
    const choice = known.find((one) => one.toLowerCase() === value.toLowerCase());
    if (choice === undefined) return refused(`“${value.slice(0, 60)}” is no ${first.name}: ${known.join(', ')}.`);
    filters.set(key, { ids, choices: [...(filters.get(key)?.choices ?? []), choice] });
  }
  return { ok: true, value: [...filters.values()] };
}
