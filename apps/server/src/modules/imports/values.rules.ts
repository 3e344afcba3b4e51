import { EMPTY_CELL, limits, readBarcode } from '@urumuri/contract';
import { foldText } from './text.rules.ts';

/** What a cell says, or why it cannot be taken and what could stand there instead. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; reason: string; proposal?: string | undefined };

export const taken = <Value>(value: Value): Read<Value> => ({ ok: true, value });

export const refused = (reason: string, proposal?: string | number): Read<never> => ({
  ok: false,
  reason,
  proposal: proposal?.toString(),
});

const number = /\d[\d.,'’\s]*/g;
const grouped = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;

/**
 * A number as shops of any country write it: `1,250,000`, `1.250.000`, `1 250 000,50`, `1250.5`. One sign before
 * three digits groups thousands; before one or two it begins a fraction. Nothing when there is none or several.
 */
export function readNumber(text: string): number | undefined {
  const found = text.match(number)?.map((part) => part.trim().replace(/[.,'’\s]+$/, '')) ?? [];
  const [written, ...others] = found;
  if (written === undefined || others.length > 0) return undefined;
  const spaced = written.replaceAll(/\s/g, ' ');
  const [, group] = grouped.exec(spaced) ?? [];
  const plain = group === undefined ? spaced : spaced.replaceAll(group, '');
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

const isNegative = (text: string) => /^[^\d]*[-−–(]\s*\D*\d/.test(text) && !/\d/.test(text.split(/[-−–(]/)[0] ?? '');

/** Whole francs, whatever currency sign stands beside them. */
export function readPrice(text: string): Read<number> {
  const value = readNumber(text);
  if (value === undefined) {
    const first = /\d/.test(text) ? readNumber(text.split(/[-–—/]|\bto\b/)[0] ?? '') : undefined;
    return refused(first === undefined ? 'This is no price.' : 'There is more than one number.', first);
  }
  if (isNegative(text)) return refused('A price cannot be below zero.', value);
  const rwf = Math.round(value);
  if (rwf < 1) return refused('The price is zero.');
  if (rwf > limits.priceRwf) return refused('The price is too high.');
  return taken(rwf);
}

const fewPieces = /^[\s>+~]*\d[\d., ]*\s*(?:pcs?|pieces?|units?|pi[eè]ces?|unit[eé]s?|in stock|en stock)?\.?\s*$/i;

/** How many there are. */
export function readStock(text: string): Read<number> {
  const folded = foldText(text);
  if (/^(out of stock|sold out|none|rupture( de stock)?|epuise|ntabwo( zihari)?|byashize)$/.test(folded))
    return taken(0);
  const value = readNumber(text);
  if (value === undefined) return refused('Say how many there are, as a number.');
  if (isNegative(text)) return refused('Stock cannot be below zero.', 0);
  if (!fewPieces.test(text)) return refused('Say how many there are, as a number.', Math.trunc(value));
  if (!Number.isInteger(value)) return refused('Stock is counted in whole pieces.', Math.trunc(value));
  if (value > limits.stockUnits) return refused(`Stock goes up to ${limits.stockUnits}.`, limits.stockUnits);
  return taken(value);
}

/** Percent off: `25`, `25%`, `-25 %`, `0.25`. */
export function readPercent(text: string): Read<number> {
  const value = readNumber(text);
  if (value === undefined) return refused('This is no percentage.');
  const percent = value > 0 && value < 1 && !text.includes('%') ? value * 100 : value;
  if (percent > 100) return refused('A discount goes up to 100 %.');
  return taken(Math.round(percent * 100) / 100);
}

/**
 * Spreadsheets take a barcode for a number: they shorten it, or leave out zeros that it begins with. What cannot be read
 * may be left empty.
 */
export function readBarcodeCell(text: string): Read<string | null> {
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(text))
    return refused(
      'The spreadsheet has shortened this number: format the column as text and write it again.',
      EMPTY_CELL,
    );
  const digits = text.replace(/[.,]0+$/, '').replaceAll(/[\s-]/g, '');
  if (digits === '') return taken(null);
  const read = readBarcode(digits);
  if (read.ok) return read;
  const whole = readBarcode(digits.padStart(digits.length < 8 ? 8 : 12, '0'));
  return refused(`${read.reason}.`, whole.ok ? whole.value : EMPTY_CELL);
}

const yes = new Set('yes y true 1 on published visible active oui vrai publie en ligne yego birahari'.split(' '));
const no = new Set(
  'no n false 0 off hidden draft unpublished inactive archived non faux brouillon masque oya'.split(' '),
);

export function readYesNo(text: string): Read<boolean> {
  const folded = foldText(text);
  if (yes.has(folded)) return taken(true);
  return no.has(folded) ? taken(false) : refused('Say yes or no.');
}

const years = /\b(?:y|yr|yrs|years?|ans?|annees?|imyaka|umwaka)\b/;
const months = /\b(?:m|mo|mos|months?|mois|amezi|ukwezi)\b/;
const noWarranty = /^(?:no|none|without|sans|non|nta|0)\b/;

/** In months: `24`, `2 years`, `18 mois`, `imyaka 2`. */
export function readWarranty(text: string): Read<number> {
  const folded = foldText(text);
  const value = readNumber(text);
  if (value === undefined)
    return noWarranty.test(folded) ? taken(0) : refused('Say the warranty in months, as a number.');
  const inWords = folded.replaceAll(/(\d)(\p{L})/gu, '$1 $2');
  const hasUnit = years.test(inWords) || months.test(inWords);
  if (!hasUnit && !/^\d+$/.test(folded)) return refused('Say the warranty in months, as a number.', Math.round(value));
  const count = Math.round(years.test(inWords) ? value * 12 : value);
  return count <= limits.warrantyMonths ? taken(count) : refused('Nothing is under warranty for so long.');
}

const ownPicture = /^\/images\/[0-9a-f]{16,32}\/\d{2,4}$/;

const fileName = /\.(?:jpe?g|png|webp|avif)$/i;
type FindPicture = (name: string) => { image: string | null; failure: string } | undefined;

/** Files may have names with spaces in them, addresses have not. */
function splitNames(part: string, find: FindPicture): string[] {
  if (find(part)) return [part];
  return part.split(/:|^\//.test(part) ? /\s+/ : /(?<=\.(?:jpe?g|png|webp|avif))\s+/i);
}

/** Addresses of pictures, with anything between them: ours, of a server they are fetched from, or names of files. */
export function readPictures(text: string, find: FindPicture): Read<string[]> {
  const parts = text
    .split(/[|;\n]+|,(?=\s*(?:https?:|\/images\/|$))|(?<=\.(?:jpe?g|png|webp|avif)),\s*/i)
    .flatMap((part) => splitNames(part.trim(), find))
    .filter((part) => part !== '');
  const addresses: string[] = [];
  for (const part of parts) {
    const shown = `“${part.slice(0, 80)}”`;
    const brought = find(part);
    if (brought && brought.image === null) return refused(`${shown}: ${brought.failure}`);
    const address = brought?.image ?? part;
    addresses.push(address);
    if (ownPicture.test(address)) continue;
    if (!URL.canParse(address)) {
      const more = fileName.test(part) ? ', and no file of that name came with it' : '';
      return refused(`${shown} is no address of a picture${more}.`);
    }
    if (!/^https?:$/.test(new URL(address).protocol)) return refused('Pictures must come by http or https.');
  }
  const distinct = [...new Set(addresses)];
  if (distinct.length <= limits.productImages) return taken(distinct);
  return refused(
    `A product has at most ${limits.productImages} pictures.`,
    distinct.slice(0, limits.productImages).join(' '),
  );
}

/** `Power: 5 W | Colour: red`, a line for each, or the pairs as JSON. */
export function readSpecifications(text: string): Read<[string, string][]> {
  const written = text.startsWith('[') ? parsePairs(text) : undefined;
  if (written) return taken(written);
  const parts = text.split(/\n|[|;]/).map((part) => part.trim());
  const pairs = parts
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const place = part.search(/[:=]/);
      return place < 0 ? ['', part] : [part.slice(0, place).trim(), part.slice(place + 1).trim()];
    });
  const unnamed = pairs.find(([label, value]) => label === '' || value === '');
  const named = pairs.filter(([label, value]) => label !== '' && value !== '');
  const longest = Math.max(0, ...pairs.flat().map((word) => word.length));
  const propose = named.map(([label, value]) => `${label}: ${value}`).join(' | ');
  if (unnamed)
    return refused(`Write each as “Power: 5 W”; “${unnamed.join('').slice(0, 60)}” is not.`, propose || undefined);
  if (longest > limits.specificationLength)
    return refused(`A specification has at most ${limits.specificationLength} letters.`);
  if (named.length > limits.specifications) return refused(`At most ${limits.specifications} specifications.`);
  return taken(named);
}

/** `Storage: 128 GB | Colour: blue`: in what a product differs from the others of its family. */
export function readOptions(text: string): Read<[string, string][]> {
  const read = readSpecifications(text);
  if (!read.ok || read.value.length <= limits.variantOptions) return read;
  return refused(`A product differs in at most ${limits.variantOptions} options.`);
}

function parsePairs(text: string): [string, string][] | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    const isPair = (pair: unknown): pair is [string, string] =>
      Array.isArray(pair) && pair.length === 2 && pair.every((word) => typeof word === 'string');
    return Array.isArray(value) && value.every(isPair) ? value : undefined;
  } catch {
    return undefined;
  }
}
