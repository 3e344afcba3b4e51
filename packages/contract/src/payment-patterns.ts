import { deniesPayment } from './payment-denials.ts';

/**
 * How a confirmation of mobile money is read: by a message with `{amount}`, `{reference}`, `{time}` and `{any}` in it.
 * Never run as a regular expression: each piece is tried once at each place, so that no message takes long.
 */
type PaymentFacts = { amountRwf: number; reference: string; time?: string };

const fields = ['amount', 'reference', 'time'] as const;
type FieldName = (typeof fields)[number];
type Piece = { literal: string } | { field: FieldName };
/** What must follow directly; between one segment and the next anything may stand. */
type Segment = readonly Piece[];
type Parsed = { ok: true; segments: Segment[] } | { ok: false; reason: string };

/** A reading never looks further than this. */
export const paymentTextLength = 1000;
export const paymentPatternLength = 200;

const currency = '(?:rwf|frw|frs?)';
const group = `\\d{1,3}(?:[,.'’ ]\\d{3}){1,3}(?!\\d)`;
/** Each has an end: none can look at more than some forty letters. */
const shapes: Record<FieldName, RegExp> = {
  amount: new RegExp(
    `(?:${currency}[ .:]{0,2})?(${group}(?:[.,]\\d{1,2}(?!\\d))?|\\d{1,12}(?:[.,]\\d{1,2})?(?!\\d))(?: ?${currency}(?![a-z]))?`,
    'iy',
  ),
  // A point belongs to it where a number goes on behind it: MP261116.1639.R71104, but not 7321.Your payment.
  // A word without a digit is none, however it stands: `ID of your transaction: 7321`.
  reference:
    /(?=(?:[a-z]|[-/.](?=[a-z0-9])){0,39}\d)[a-z0-9](?:[a-z0-9]|[-/](?=[a-z0-9])|\.(?=\d|[a-z]\d)){3,39}(?![a-z0-9])/iy,
  time: /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ t,]{1,2}\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)?/iy,
};

const tidy = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
const plain = new Map(
  Object.entries({ a: 'àâä', c: 'ç', e: 'éèêë', i: 'îï', o: 'ôö', u: 'ùûü', "'": '’‘' }).flatMap(([letter, all]) =>
    [...all].map((one) => [one, letter] as const),
  ),
);
/**
 * Capitals and accents do not matter: phones send them and leave them out. Keeps every letter in its place, which lower
 * case does not in all languages.
 */
const fold = (text: string) =>
  text
    .replaceAll(/[A-ZÀ-ÖØ-Ý]+/g, (letters) => letters.toLowerCase())
    .replaceAll(/[à-ü‘’]/g, (letter) => plain.get(letter) ?? letter);

export function parsePaymentPattern(pattern: string): Parsed {
  const segments: Piece[][] = [[]];
  const used = new Set<string>();
  for (const part of tidy(pattern).split(/(\{[^{}]*\})/)) {
    if (part === '') continue;
    if (part === '{any}') {
      segments.push([]);
      continue;
    }
    const field = fields.find((name) => part === `{${name}}`);
    if (field === undefined && /[{}]/.test(part)) {
      return { ok: false, reason: `${part.trim()} is no placeholder: use {amount}, {reference}, {time} and {any}` };
    }
    if (field !== undefined && used.has(field)) return { ok: false, reason: `{${field}} stands in it twice` };
    if (field !== undefined) used.add(field);
    segments.at(-1)?.push(field === undefined ? { literal: fold(part) } : { field });
  }
  const missing = (['amount', 'reference'] as const).find((name) => !used.has(name));
  if (missing) return { ok: false, reason: `A pattern needs {${missing}}` };
  return { ok: true, segments: segments.filter((pieces) => pieces.length > 0) };
}

/** What the first pattern that fits reads in a message, unless that says that nothing was paid. */
export function readPaymentMessage(patterns: readonly string[], message: string): PaymentFacts | undefined {
  const text = tidy(message.slice(0, paymentTextLength));
  const folded = fold(text);
  if (deniesPayment(folded)) return undefined;
  for (const pattern of patterns) {
    const parsed = parsePaymentPattern(pattern);
    const found = parsed.ok ? match(parsed.segments, text, folded) : undefined;
    const amountRwf = readAmount(found?.amount ?? '');
    if (found?.reference !== undefined && amountRwf !== undefined && /\d/.test(found.reference)) {
      return { amountRwf, reference: found.reference, ...(found.time === undefined ? {} : { time: found.time }) };
    }
  }
  return undefined;
}

type Found = Partial<Record<FieldName, string>>;

/** Each segment at the first place where it fits, behind the one before it; nothing is tried again. */
function match(segments: readonly Segment[], text: string, folded: string): Found | undefined {
  const found: Found = {};
  let at = 0;
  for (const segment of segments) {
    let end: number | undefined;
    for (; at <= text.length && end === undefined; at += 1) end = matchAt(segment, at, text, folded, found);
    if (end === undefined) return undefined;
    at = end;
  }
  return found;
}

function matchAt(segment: Segment, start: number, text: string, folded: string, found: Found): number | undefined {
  const read: Found = {};
  let at = start;
  for (const [place, piece] of segment.entries()) {
    if ('literal' in piece) {
      const end = skipLiteral(piece.literal, folded, at);
      if (end === undefined) return undefined;
      at = end;
    } else {
      // A value begins where a word begins, unless the pattern says what stands before it.
      if (place === 0 && /[a-z0-9]/.test(folded[at - 1] ?? '')) return undefined;
      const shape = shapes[piece.field];
      shape.lastIndex = at;
      const value = shape.exec(text);
      if (value === null) return undefined;
      read[piece.field] = value[1] ?? value[0];
      at = shape.lastIndex;
    }
  }
  Object.assign(found, read);
  return at;
}

/** A space of the pattern may be missing in the text. */
function skipLiteral(literal: string, folded: string, start: number): number | undefined {
  let at = start;
  for (const letter of literal) {
    if (folded.startsWith(letter, at)) at += letter.length;
    else if (letter !== ' ') return undefined;
  }
  return at;
}

/** Whole francs: `12,500`, `12.500`, `12 500`, `12500.00`. A sign before three digits groups thousands. */
export function readAmount(text: string): number | undefined {
  const [, whole] = /^(\d{1,3}(?:[,.'’ ]\d{3})+|\d{1,12})(?:[.,]\d{1,2})?$/.exec(tidy(text)) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(/\D/g, ''));
}

/** By which two ways of writing one reference are known to be the same. */
export const referenceKey = (reference: string) => reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
