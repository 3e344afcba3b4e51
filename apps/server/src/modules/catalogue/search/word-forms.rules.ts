/** Words that say nothing about what is wanted, in the languages of the shop's customers. */
const fillers = new Set(
  `a an and are at by for from i in is it me my of on or that the to under with want need buy cheap best good
  de des du le la les un une et pour avec au aux en je l d
  na mu ku ya wa cya ndashaka nshaka`.split(/\s+/),
);

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** What stands behind one of these is what a thing is for, has or belongs to, and not what it is. */
const links = new Set('for with without compatible pour avec sans ya cya rya'.split(' '));

export function isLink(word: string): boolean {
  return links.has(word);
}

/** The singular of a word, as English and French mostly form plurals. */
export function stemOf(word: string): string {
  if (word.length < 3 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A phrase as it is compared with others: every word in the singular. */
export function stemPhrase(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

/** Stands behind what is only the beginning of a word. */
export const beginningMark = ':*';

export function isBeginning(word: string): boolean {
  return word.endsWith(beginningMark);
}

/** The word with its singular and plural, as English and French mostly form them. */
export function listForms(word: string): string[] {
  if (/\d/.test(word) || word.length < 3) return [word];
  const forms = [word];
  if (word.endsWith('ies') && word.length > 4) forms.push(`${word.slice(0, -3)}y`);
  if (/(s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  else if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  else if (/(s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`);
  else forms.push(`${word}s`);
  return forms;
}

const measure = /^(\d+)([a-z]{1,6})$/;
/** Of fewer letters, a model number is more likely. */
const numberedName = /^([a-z]{4,})(\d{1,4})$/;

/** How titles may write what was typed as one: `128gb` as 128 GB, `iphone15` as iPhone 15, `20000mah` as 20,000 mAh. */
export function listSplits(word: string): string[][] {
  const parts = (measure.exec(word) ?? numberedName.exec(word))?.slice(1) ?? [word];
  const grouped = parts.flatMap((part) => groupThousands(part, parts.length > 1));
  return [parts, ...(grouped.length > parts.length ? [grouped] : [])].filter((split) => split.length > 1);
}

/** A bare number of four digits is a model or a year. */
function groupThousands(part: string, isMeasured: boolean): string[] {
  const isLarge = /^\d+$/.test(part) && part.length >= (isMeasured ? 4 : 5);
  return isLarge ? part.split(/(?=(?:\d{3})+$)/) : [part];
}

const shortestHalf = 3;

/** Where a word may be two that were typed as one: `powerbank`. */
export function listHalves(word: string): string[][] {
  if (/\d/.test(word)) return [];
  const places = Array.from({ length: Math.max(0, word.length - 2 * shortestHalf + 1) }, (_, n) => n + shortestHalf);
  return places.map((place) => [word.slice(0, place), word.slice(place)]);
}
