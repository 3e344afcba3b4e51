import type { Understanding } from './understand.rules.ts';
import { type AskedKind, isMark } from './asked-kind.rules.ts';
import { beginningMark, isBeginning, listForms, stemOf } from './word-forms.rules.ts';

/** What is asked of the text indexes, in the notation of PostgreSQL. */
export type TextQueries = {
  /** Every slot is answered, somehow. */
  all: string;
  /** The same in the entries of the index of texts. */
  inTexts: string;
  /**
   * The same in titles; undefined when a slot has no word any title has. Where a brand is named, only what heads say and
   * what others make for it.
   */
  inTitles: string | undefined;
  /** Whether the texts have to be asked for what else is in titles. */
  isRestInTexts: boolean;
  /**
   * The same in heads, brands and categories, by the entries the index of titles has for every two of their words; of
   * things of the kind asked for, if one is.
   */
  inHeads: string | undefined;
  /** Of the kind asked for, whatever else. */
  kinds: string | undefined;
  /** All slots but one in heads, by the slot that is left out. */
  withoutSlot: (string | undefined)[];
  /** Any of the slots in titles; where that would be too many, one alone, to be tried in this order. */
  any: string[];
  /** Every slot is answered in the shopper's own words. */
  typed: string;
  /** One of the model numbers the query may hold, or empty. */
  codes: string;
  /** Per slot: answered in the name or brand; answered in the category or description. */
  slots: { named: string; described: string }[];
};

/** What answers a slot: any alternative, with all of its words, each in any of its forms. */
type Group = (readonly string[])[][];

/** What the index of titles writes before a word that is not of the product's brand. */
const notBrandMark = '~';
const nameAndBrand = 'AB';
const categoryAndText = 'CD';

/** With the words of brands that others have in their titles, too. */
type Asked = Pick<Understanding, 'slots' | 'codes' | 'usesByWord'> & { namedByOthers: ReadonlySet<string> };

export type QueryWriter = (asked: Asked, kind?: AskedKind) => TextQueries;

const mostGroups = 2000;

/**
 * Texts have most of their words in common: what was written of a group of words, or of two, is written once for as long
 * as the catalogue says the same of them. Words hold letters and digits only, so nothing needs escaping.
 */
export function createQueryWriter(brandWords: ReadonlySet<string>): QueryWriter {
  const known = new Map<string, { group: Group; ofTitles: Group }>();
  const brand = describeBrands(brandWords);

  function findGroup(alternatives: readonly string[][], usesByWord: ReadonlyMap<string, number>) {
    const key = alternatives.join('|');
    const found = known.get(key);
    if (found) return found;
    if (known.size >= mostGroups) known.clear();
    const made = makeGroup(alternatives, usesByWord);
    known.set(key, made);
    return made;
  }

  return ({ slots, codes, usesByWord, namedByOthers }, kind) => {
    const found = slots.map(({ alternatives }) => findGroup(alternatives, usesByWord));
    const groups = found.map(({ group }) => group);
    const ofTitles = found.map((one) => one.ofTitles);
    const ofKind = kind === undefined ? [] : findGroup(kind.marked, usesByWord).ofTitles;
    const ofKinds = ofTitles.map((group, place) => (place === kind?.place && ofKind.length > 0 ? ofKind : group));
    const leaveOut = (left: number) => ofTitles.filter((_, place) => place !== left);
    return {
      all: writeEach(groups),
      inTexts: writeForTexts(groups, brand),
      ...writeForTitles(ofTitles, brand, namedByOthers),
      inHeads: writeForHeads(ofKinds),
      kinds: ofKind.length > 0 ? writeGroup(ofKind) : undefined,
      withoutSlot: slots.length > 2 ? slots.map((_, left) => writeForHeads(leaveOut(left))) : [],
      any: writeAny(ofTitles, usesByWord),
      typed: writeEach(slots.map(({ typed }) => findGroup(typed, usesByWord).group)),
      codes: codes.map((code) => `'${code}':*A`).join(' | '),
      slots: groups.map((group) => ({ named: writeNamed(group), described: writeDescribed(group) })),
    };
  };
}

/** What may be asked for at all, and of titles. */
function makeGroup(alternatives: readonly string[][], usesByWord: ReadonlyMap<string, number>) {
  const isWritten = (form: string) => isMark(form) || !isCounted(form) || usesByWord.has(form);
  const hasUses = (form: string) => (usesByWord.get(form) ?? 0) > 0;
  const isInTitles = (form: string) =>
    isMark(form) ? listForms(form.slice(1)).some(hasUses) : !isCounted(form) || hasUses(form);
  const all = inAllForms(alternatives);
  const written = keepForms(all, isWritten);
  const group = written.length > 0 ? written : all;
  return { group, ofTitles: keepForms(group, isInTitles) };
}

/** Whether the catalogue would know the word if it had it; numbers and very long words are not noted down. */
const isCounted = (word: string) => !isBeginning(word) && /^\D{2,30}$/.test(word);

function inAllForms(alternatives: readonly string[][]): Group {
  return dropNarrower(alternatives).map((words) =>
    words.map((word) => (isBeginning(word) || isMark(word) ? [word] : listForms(word))),
  );
}

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

/** Without the forms that stand nowhere, and the alternatives that need them: fewer words are found faster. */
function keepForms(group: Group, isThere: (form: string) => boolean): Group {
  return group
    .map((words) => words.map((forms) => forms.filter(isThere)))
    .filter((words) => words.every((forms) => forms.length > 0));
}

/** What is written of a group stays the same as long as there is the group. */
function rememberOf<Value>(write: (group: Group) => Value): (group: Group) => Value {
  const known = new WeakMap<Group, { value: Value }>();
  return (group) => {
    const remembered = known.get(group);
    if (remembered) return remembered.value;
    const value = write(group);
    known.set(group, { value });
    return value;
  };
}

const writeGroup = rememberOf((group) => writeWeighted(group));
const writeNamed = rememberOf((group) => writeWeighted(group, nameAndBrand));
const writeDescribed = rememberOf((group) => writeWeighted(group, categoryAndText));
const writeEach = (groups: readonly Group[]) => groups.map(writeGroup).join(' & ');

function writeWeighted(group: Group, weights = ''): string {
  return `(${group.map((words) => `(${words.map((forms) => writeWord(forms, weights)).join(' & ')})`).join(' | ')})`;
}

function writeWord(forms: readonly string[], weights = ''): string {
  const [only = ''] = forms;
  if (isBeginning(only)) return `'${only.slice(0, -beginningMark.length)}':*${weights}`;
  const label = weights === '' ? '' : `:${weights}`;
  return `(${forms.map((form) => `'${form}'${label}`).join(' | ')})`;
}

/** No more titles than this are gone through for any word of a query. */
const mostForAny = 5000;

/** Any of the groups; where their words are very usual, each alone: the rarest says most of what is wanted. */
function writeAny(groups: readonly Group[], usesByWord: ReadonlyMap<string, number>): string[] {
  const countUses = (group: Group) => group.flat(2).reduce((sum, form) => sum + (usesByWord.get(form) ?? 0), 0);
  const telling = groups
    .filter((group) => group.length > 0)
    .map((group) => ({ query: writeGroup(group), uses: countUses(group) }))
    .sort((left, right) => (left.uses || Infinity) - (right.uses || Infinity));
  const queries = telling.map(({ query }) => query);
  const isFew = telling.reduce((sum, { uses }) => sum + uses, 0) <= mostForAny;
  return isFew && queries.length > 0 ? [queries.join(' | ')] : queries;
}

/** All groups at once, word by word. */
function writeAll(groups: readonly Group[]): string | undefined {
  if (groups.some((group) => group.length === 0)) return undefined;
  return writeEach(groups);
}

/** All groups at once, of the index of titles: it has an entry for every two words that stand in one head. */
function writeForHeads(groups: readonly Group[]): string | undefined {
  if (groups.some((group) => group.length === 0)) return undefined;
  const joinable = groups.filter(canJoin);
  if (joinable.length < 2) return writeEach(groups);
  const others = groups.filter((group) => !canJoin(group));
  const inTwos = joinable.slice(1).map((group, place) => writeTwoPlain(joinable[place] ?? [])(group));
  return [...inTwos, ...others.map(writeGroup)].join(' & ');
}

type Brands = {
  /** Whether the group names one. */
  names(group: Group): boolean;
  /** The words of the group that do. */
  list(group: Group): string[];
  /** Two groups at once, by the entries of a brand's name in the first with a word in the second. */
  writeTwo(first: Group): (second: Group) => string;
};

function describeBrands(brandWords: ReadonlySet<string>): Brands {
  const isHead = (forms: readonly string[]) => isPlain(forms) && forms.every((form) => brandWords.has(form));
  return {
    names: rememberOf((group) => group.some((words) => words.some(isHead))),
    list: rememberOf((group) => group.flatMap((words) => words.filter(isHead).flat())),
    writeTwo: rememberOf((first) => rememberOf((second) => writeTwo(first, second, isHead))),
  };
}

/** The group that names a brand, where there is anything besides. */
const findBrand = (groups: readonly Group[], brand: Brands) =>
  groups.length < 2 ? undefined : groups.find(brand.names);

/** All groups at once, of the index of texts: it has an entry for every word together with the name of a brand. */
function writeForTexts(groups: readonly Group[], brand: Brands): string {
  const head = findBrand(groups, brand);
  if (head === undefined) return writeEach(groups);
  const others = groups.filter((group) => group !== head);
  const [joinable, alone] = [others.filter(canJoin), others.filter((group) => !canJoin(group))];
  const inTwos = joinable.length === 0 ? [writeGroup(head)] : joinable.map(brand.writeTwo(head));
  return [...inTwos, ...alone.map(writeGroup)].join(' & ');
}

/** All groups at once, of titles. What else a brand's own titles say the texts find, by the entries of its name. */
function writeForTitles(
  groups: readonly Group[],
  brand: Brands,
  namedByOthers: ReadonlySet<string>,
): Pick<TextQueries, 'inTitles' | 'isRestInTexts'> {
  const head = findBrand(groups, brand);
  const anywhere = writeAll(groups);
  if (head === undefined || anywhere === undefined) return { inTitles: anywhere, isRestInTexts: false };
  const inHeads = writeForHeads(groups);
  const named = brand.list(head).filter((form) => namedByOthers.has(form));
  if (named.length === 0) return { inTitles: inHeads, isRestInTexts: true };
  const ofOthers = named.map((form) => `'${notBrandMark}${form}'`).join(' | ');
  return { inTitles: `${inHeads} | (${ofOthers}) & ${anywhere}`, isRestInTexts: true };
}

/** Only words without digits are joined in the indexes: of numbers there would be too many. */
const isPlain = (forms: readonly string[]) => forms.every((form) => !isBeginning(form) && !/\d/.test(form));

/** Whether the group is mostly words and not numbers. */
const canJoin = rememberOf(([own = []]) => own.some(isPlain));

/** Two groups at once, by the entries that heads have for any two of their words. */
const writeTwoPlain = rememberOf((first) => rememberOf((second) => writeTwo(first, second, isPlain)));

/** So many ways to answer are no longer found faster by their entries than word by word. */
const mostEntries = 32;
/** Each way that has no entry makes the index go through its words after all. */
const mostWithoutEntry = 2;

/** Two groups at once, by the entries of a head in the first with a word in the second. */
function writeTwo(first: Group, second: Group, isHead: (forms: readonly string[]) => boolean): string {
  const ways = first.flatMap((firstWords) => second.map((secondWords) => joinTwo(firstWords, secondWords, isHead)));
  const entries = ways.flatMap((way) => way.entries.flat());
  const withoutEntry = ways.filter((way) => way.entries.length === 0).length;
  if (entries.length === 0 || entries.length > mostEntries || withoutEntry > mostWithoutEntry)
    return `${writeGroup(first)} & ${writeGroup(second)}`;
  return writeGroup(ways.map((way) => [...way.entries, ...way.words]));
}

/** What answers two alternatives: entries of their words in twos, if there are any, and what is left of their words. */
function joinTwo(
  first: (readonly string[])[],
  second: (readonly string[])[],
  isHead: (forms: readonly string[]) => boolean,
): { entries: string[][]; words: (readonly string[])[] } {
  const [head, tail] = [first.find(isHead), second.find(isPlain)];
  const words = [...first, ...second];
  // A word is not joined to itself.
  if (!head || !tail || head.some((form) => tail.includes(form))) return { entries: [], words };
  if (words.length === 2) return { entries: [listEntries(head, tail)], words: [] };
  const heads = first.filter((forms) => isHead(forms) && !forms.some((form) => tail.includes(form)));
  const tails = second.filter(
    (forms) => forms !== tail && isPlain(forms) && !forms.some((form) => head.includes(form)),
  );
  return {
    entries: [...heads.map((forms) => listEntries(forms, tail)), ...tails.map((forms) => listEntries(head, forms))],
    words: words.filter((forms) => forms !== tail && !heads.includes(forms) && !tails.includes(forms)),
  };
}

function listEntries(some: readonly string[], others: readonly string[]): string[] {
  return some.flatMap((form) => others.map((other) => (form < other ? `${form} ${other}` : `${other} ${form}`)));
}
