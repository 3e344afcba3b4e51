import { limits } from '@urumuri/contract';
import { email as emailSchema, isReadableName } from '@urumuri/contract/schemas';

/** Somebody as the provider knows them. */
export type Identity = {
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  image: string;
};

const maxReturnLength = 500;
const maxSubjectLength = 255;
const maxImageLength = 500;
const unstorable = /[\0\p{Surrogate}]/gu;
const handoverShape = /^[\w-]{16,64}$/;

/** A path of this shop to go back to; anything that could lead elsewhere becomes the home page. */
export function readReturnTo(given: unknown, publicUrl: string): string {
  if (typeof given !== 'string' || given.length > maxReturnLength || !given.startsWith('/')) return '/';
  if (!URL.canParse(given, publicUrl)) return '/';
  const url = new URL(given, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.pathname + url.search : '/';
}

/** A word the page made up and gets back, by which it knows that it began this sign-in itself. */
export function readHandover(given: unknown): string {
  return typeof given === 'string' && handoverShape.test(given) ? given : '';
}

/** What the provider tells, as far as it can be used; `undefined` without a subject or a usable e-mail. */
export function readIdentity(claims: Readonly<Record<string, unknown>>): Identity | undefined {
  const { sub, email, email_verified: verified, name, given_name: givenName, picture } = claims;
  const parsed = emailSchema.safeParse(email);
  if (typeof sub !== 'string' || sub === '' || sub.length > maxSubjectLength || !parsed.success) return undefined;
  const localPart = parsed.data.split('@')[0] ?? '';
  return {
    subject: sub,
    email: parsed.data,
    // Some providers write the word instead of the value.
    isEmailVerified: verified === true || verified === 'true',
    name: [name, givenName, localPart].map(readName).find((text) => text !== '') ?? 'Customer',
    image: readImage(picture),
  };
}

function readName(given: unknown): string {
  if (typeof given !== 'string') return '';
  const text = given.replaceAll(unstorable, '').normalize('NFC').trim();
  return isReadableName(text) ? [...text].slice(0, limits.nameLength).join('').trim() : '';
}

function readImage(given: unknown): string {
  if (typeof given !== 'string' || given.length > maxImageLength || !URL.canParse(given)) return '';
  const url = new URL(given);
  return url.protocol === 'https:' ? url.href : '';
}

/** Everything the login page needs, behind the `#`: browsers keep that part to themselves. */
export function writeFragment(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}
