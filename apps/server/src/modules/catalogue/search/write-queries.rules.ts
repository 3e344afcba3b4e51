import type { Understanding } from './understand.rules.ts';
import { type AskedKind, isMark, kindMark } from './asked-kind.rules.ts';
import { beginningMark, isBeginning, listForms, stemOf } from './word-forms.rules.ts';

/** What is asked of the text indexes, in the notation of PostgreSQL. */
export type TextQueries = {
  /** Every slot is answered, somehow. */
  all: string;
  /** The same in heads, brands and categories, of things of the kind asked for, if one is. */
  inHeads: string;
  /** Of the kind asked for, whatever else. */
  kinds: string | undefined;
  /** All slots but one in heads, by the slot that is left out. */
  withoutSlot: string[];
  /** Any of the slots; where that would be too many, one alone, to be tried in this order. */
  any: string[];
  /** Every slot is answered in the shopper's own words. */
  typed: string;
  /** One of the model numbers the query may hold, or empty. */
  codes: string;
  /** Per slot: answered in the name or brand; answered in the category or description. */
  slots: { named: string; described: string }[];
};

/** What answers a slot: any alternative, with all of its words, each in any of its forms. */
type Group = string[][][];

type Uses = ReadonlyMap<string, number>;

const nameAndBrand = 'AB';
const categoryAndText = 'CD';

/** Words hold letters and digits only, so nothing needs escaping. */
export function writeQueries(
  { slots, codes, usesByWord }: Pick<Understanding, 'slots' | 'codes' | 'usesByWord'>,
  kind?: AskedKind,
): TextQueries {
  const groups = slots.map(({ alternatives }) => makeGroup(alternatives, usesByWord));
  const ofKind = kind && makeGroup(kind.marked, usesByWord);
  return {
    all: writeEach(groups),
    inHeads: writeInTwos(ofKind ? groups.with(kind.place, ofKind) : groups),
    kinds: ofKind && writeGroup(ofKind),
    withoutSlot:
      groups.length > 2 ? groups.map((_, left) => writeInTwos(groups.filter((_group, at) => at !== left))) : [],
    any: writeAny(groups, usesByWord),
    typed: writeEach(slots.map(({ typed }) => makeGroup(typed, usesByWord))),
    codes: codes.map((code) => `'${code}':*A`).join(' | '),
    slots: groups.map((group) => ({
      named: writeGroup(group, nameAndBrand),
      described: writeGroup(group, categoryAndText),
    })),
  };
}

/** Without the forms that stand nowhere, and the alternatives that need them, unless nothing would be left. */
function makeGroup(alternatives: readonly string[][], usesByWord: Uses): Group {
  const isThere = (form: string) => !isCounted(form) || usesByWord.has(form);
  const all = dropNarrower(alternatives).map((words) => words.map(listWritten));
  const group = all
    .map((words) => words.map((forms) => forms.filter(isThere)))
    .filter((words) => words.every((forms) => forms.length > 0));
  return group.length > 0 ? group : all;
}

function listWritten(word: string): string[] {
  if (!isMark(word)) return isBeginning(word) ? [word] : listForms(word);
  const kind = word.slice(1);
  // Titles say `TVs`, though no word of two letters has a plural elsewhere.
  return [...new Set([...listForms(kind), `${kind}s`])].map(kindMark);
}

/** Whether the catalogue would know the word if it had it; numbers and very long words are not noted down. */
const isCounted = (word: string) => !isBeginning(word) && !isMark(word) && /^\D{2,30}$/.test(word);

/** Where `bulb` will do, neither `led bulb` nor `bulbs` need be asked for. */
function dropNarrower(alternatives: readonly string[][]): string[][] {
  const stems = alternatives.map((words) => words.map(stemOf));
  return alternatives.filter((words, place) =>
    stems.every((others, otherPlace) => {
      if (place === otherPlace || !others.every((word) => stems[place]?.includes(word))) return true;
      return others.length === words.length && place < otherPlace;
    }),
  );
}

const writeEach = (groups: readonly Group[]) => groups.map((group) => writeGroup(group)).join(' & ');

/** The index of titles has an entry for every two words of a head: far fewer have it than have either word. */
function writeInTwos(groups: readonly Group[]): string {
  const joined = groups.filter((group) => group.every(([first = []]) => first.every(isJoined)));
  if (joined.length < 2) return writeEach(groups);
  const twos = joined.slice(1).map((group, place) => writeGroup(joinTwo(joined[place] ?? [], group)));
  const others = groups.filter((group) => !joined.includes(group)).map((group) => writeGroup(group));
  return [...twos, ...others].join(' & ');
}

/** Words with digits are not joined in the index: of them there would be too many. */
const isJoined = (form: string) => !isBeginning(form) && !/\d/.test(form);

/** Two groups at once: of every two alternatives their first words as one entry, with the rest of their words. */
function joinTwo(group: Group, other: Group): Group {
  return group.flatMap(([first = [], ...rest]) =>
    other.map(([second = [], ...otherRest]) => [
      first.flatMap((form) => second.map((also) => (form < also ? `${form} ${also}` : `${also} ${form}`))),
      ...rest,
      ...otherRest,
    ]),
  );
}

function writeGroup(group: Group, weights = ''): string {
  return `(${group.map((words) => `(${words.map((forms) => writeWord(forms, weights)).join(' & ')})`).join(' | ')})`;
}

function writeWord(forms: readonly string[], weights: string): string {
  const [only = ''] = forms;
  if (isBeginning(only)) return `'${only.slice(0, -beginningMark.length)}':*${weights}`;
  const label = weights === '' ? '' : `:${weights}`;
  return `(${forms.map((form) => `'${form}'${label}`).join(' | ')})`;
}

/** No more titles than this are gone through for any word of a query. */
const mostForAny = 5000;

/** Any of the groups; where their words are very usual, each alone: the rarest says most of what is wanted. */
function writeAny(groups: readonly Group[], usesByWord: Uses): string[] {
  const countUses = (group: Group) => group.flat(2).reduce((sum, form) => sum + (usesByWord.get(form) ?? 0), 0);
  const telling = groups
    .map((group) => ({ query: writeGroup(group), uses: countUses(group) }))
    .sort((left, right) => (left.uses || Infinity) - (right.uses || Infinity));
  const queries = telling.map(({ query }) => query);
  const isFew = telling.reduce((sum, { uses }) => sum + uses, 0) <= mostForAny;
  return isFew && queries.length > 0 ? [queries.join(' | ')] : queries;
}
