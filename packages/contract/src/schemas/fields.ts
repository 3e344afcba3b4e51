import { z } from 'zod';
import { readBarcode } from '../barcode.ts';
import { limits, MAX_PAGE_NUMBER } from '../limits.ts';

const loneSurrogate = /\p{Surrogate}/u;

/** NUL breaks PostgreSQL text and a lone surrogate is silently replaced there, so neither may enter. */
function isStorableText(value: string): boolean {
  return !value.includes('\0') && !loneSurrogate.test(value);
}

function storableString(label: string) {
  return z
    .string({
      error: ({ input }) => {
        if (input === undefined) return `${label} is required`;
        return Array.isArray(input) ? `${label} must be given once` : `${label} must be text`;
      },
    })
    .refine(isStorableText, {
      error: `${label} contains characters that cannot be used`,
      abort: true,
    });
}

function atMost(label: string, maxLength: number) {
  return { error: `${label} must be at most ${maxLength} characters`, abort: true };
}

/** Text as people type it: trimmed, composed (NFC), never blank. */
export function requiredText(label: string, maxLength: number) {
  return storableString(label)
    .trim()
    .normalize('NFC')
    .max(maxLength, atMost(label, maxLength))
    .min(1, `${label} is required`);
}

/** Control characters, and those that are not seen or turn the writing round; joiners are part of some scripts. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]|(?![\u200C\u200D])\p{Cf}/u;
const readable = /[\p{L}\p{N}]/u;

export function isReadableName(value: string): boolean {
  return readable.test(value) && !hidden.test(value);
}

/** The name of somebody or something: what others read must be what is there. Spaces count once. */
export function nameText(label: string, maxLength: number) {
  return requiredText(label, maxLength)
    .refine((value) => !hidden.test(value), { error: `${label} contains characters that cannot be seen`, abort: true })
    .refine((value) => readable.test(value), `${label} must have letters or digits`)
    .overwrite((value) => value.replaceAll(/\s+/g, ' '));
}

/** Like {@link requiredText}, but may be left out or blank. */
export function optionalText(label: string, maxLength: number) {
  return storableString(label).trim().normalize('NFC').max(maxLength, atMost(label, maxLength)).default('');
}

/** The digits of a barcode, or nothing; spaces and hyphens between them are left out. */
export const barcodeText = storableString('Barcode')
  .max(limits.barcodeLength, atMost('Barcode', limits.barcodeLength))
  .overwrite((text) => text.replaceAll(/[\s-]/g, ''))
  .superRefine((text, context) => {
    const read = readBarcode(text);
    if (text !== '' && !read.ok) context.addIssue({ code: 'custom', message: read.reason });
  })
  .default('')
  .meta({ description: 'EAN, UPC or another GTIN: 8, 12, 13 or 14 digits' });

/** Like {@link requiredText}, but a secret: not trimmed, not normalised, not cut. */
export function exactText(label: string, minLength: number, maxLength: number) {
  const tooShort = `${label} must be at least ${minLength} characters`;
  return storableString(label)
    .max(maxLength, atMost(label, maxLength))
    .min(minLength, minLength > 1 ? tooShort : `${label} is required`);
}

const idAlphabet = /^[A-Za-z0-9_-]+$/;

/** An opaque id of something looked up in the database. */
export function objectId(label: string) {
  return storableString(label)
    .max(limits.idLength, atMost(label, limits.idLength))
    .min(1, `${label} is required`)
    .regex(idAlphabet, `${label} is not a valid id`);
}

/** An id by which the caller names themselves: compared with the token, never looked up. */
export const claimedId = storableString('Customer id').max(limits.slugLength, atMost('Customer id', limits.slugLength));

/** Sent by clients and never read: the shop takes it from its own records. */
export const unread = z
  .unknown()
  .optional()
  .transform(() => undefined)
  .meta({ description: 'Not read: the shop has its own' });

/** Optional query text; an empty value means not given. */
export function queryText(label: string, maxLength: number) {
  return storableString(label)
    .trim()
    .normalize('NFC')
    .max(maxLength, atMost(label, maxLength))
    .transform((value) => (value === '' ? undefined : value))
    .optional();
}

/** Optional query text that may be given several times; each value counts once, and empty ones do not. */
export function queryTexts(label: string, maxLength: number) {
  const one = storableString(label).trim().normalize('NFC').max(maxLength, atMost(label, maxLength));
  return z
    .union([one.transform((value) => [value]), z.array(one)], {
      error: ({ input }) => describeTexts(one, input, `${label} must be text`),
    })
    .transform((values) => [...new Set(values.filter((value) => value !== ''))])
    .refine((values) => values.length <= limits.filterValues, {
      error: `${label}: at most ${limits.filterValues} values at once`,
    })
    .transform((values) => (values.length === 0 ? undefined : values))
    .optional();
}

/** What is wrong with the first value that is. */
function describeTexts(one: z.ZodType, input: unknown, otherwise: string): string {
  const values: unknown[] = Array.isArray(input) ? input : [input];
  const issues = values.flatMap((value) => one.safeParse(value).error?.issues ?? []);
  return issues[0]?.message ?? otherwise;
}

/** Optional yes of a query string: `true` or `1`; an empty value, `false` and `0` mean not given. */
export function queryYes(label: string) {
  return z
    .enum(['true', '1', 'false', '0', ''], { error: `${label} must be true or false` })
    .transform((value) => (value === 'true' || value === '1' ? (true as const) : undefined))
    .optional();
}

const wholeNumber = /^[+-]?\d{1,30}$/;

/** Optional whole number of a query string, pulled into its range; an empty value means not given. */
export function queryInteger(label: string, min: number, max: number) {
  return storableString(label)
    .trim()
    .transform((value, context) => {
      if (value === '') return undefined;
      if (wholeNumber.test(value)) return Math.min(max, Math.max(min, Number(value)));
      context.addIssue({ code: 'custom', message: `${label} must be a whole number` });
      return z.NEVER;
    })
    .optional()
    .meta({ type: 'integer', minimum: min, maximum: max });
}

/** Beyond a list's last page there is an empty list with the true total. */
export const queryPageNumber = queryInteger('Page number', 1, MAX_PAGE_NUMBER)
  .transform((pageNumber) => pageNumber ?? 1)
  .meta({ type: 'integer', minimum: 1, maximum: MAX_PAGE_NUMBER, default: 1 });

/** Orders are never thrown away, so that their pages have no end worth naming. */
export const ordersPageNumber = queryInteger('Page number', 1, 1_000_000).transform((pageNumber) => pageNumber ?? 1);

/** A whole number in a JSON body: `"2"`, `true`, `[2]` and `1.5` are refused. */
export function bodyInteger(label: string, min: number, max: number) {
  const error = `${label} must be a whole number from ${min} to ${max.toLocaleString('en')}`;
  return z.int({ error }).min(min, error).max(max, error);
}

/** Whole, unless the shop has set what to pay in francs: then the fraction of a percent that comes to it. */
export const discountPercent = z.number().min(0).max(100).meta({ description: 'Percent' });
export const rwf = z.int().min(0).meta({ description: 'Whole Rwandan francs' });
export const count = z.int().min(0);
export const isoDate = z.string().meta({ format: 'date-time' });
export const messageOnly = z.object({ message: z.string() });
