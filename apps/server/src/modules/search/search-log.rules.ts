import { createHmac } from 'node:crypto';
import { splitWords } from '../catalogue/index.ts';

/** So many groups fit an integer of the database. */
const visitorGroups = 30;
const robots = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i;
/** A phone number, an account, the number of a card or an identity; models have fewer digits. */
const longNumber = /\d(?:[\s.-]?\d){6,}/;

export function isRobot(userAgent: string): boolean {
  return userAgent === '' || robots.test(userAgent);
}

/** The words of a search as they are counted; nothing for what can only be somebody's. */
export function readLoggedWords(value: string): string | undefined {
  if (value.includes('@') || longNumber.test(value)) return undefined;
  return splitWords(value).join(' ') || undefined;
}

export function keyOfWords(words: string, secret: string): string {
  return createHmac('sha256', secret).update(`search ${words}`).digest('base64url').slice(0, 22);
}

/** One bit for the group a visitor falls into. */
export function groupOfVisitor(visitor: string, secret: string): number {
  return 1 << (createHmac('sha256', secret).update(`visitor ${visitor}`).digest().readUInt32BE() % visitorGroups);
}
