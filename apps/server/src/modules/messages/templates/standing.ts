import type { Language } from '@urumuri/contract';
import { describeStanding, type Standing } from '@urumuri/money/standing';
import { locales } from './locales.ts';
import { translations } from './texts.ts';
import { fill, listWords } from './words.ts';

/** How the money of an order stands; to its customer in their language. */
export function writeStanding(language: Language, standing: Standing, isTheirs: boolean): string[] {
  if (language === 'en' || !isTheirs) return describeStanding(standing, isTheirs ? 'customer' : 'staff');
  const texts = translations[language].standing;
  const { paidRwf, openRwf, backRwf, toVerifyRwf, refundedRwf, isCancelled, isDouble } = standing;
  const says: string[] = [];
  if (toVerifyRwf > 0) says.push(texts.toVerify);
  if (paidRwf > 0 && openRwf > 0) says.push(texts.partly);
  if (backRwf > 0) says.push(isCancelled ? texts.cancelled : isDouble ? texts.double : texts.tooMuch);
  if (refundedRwf > 0) says.push(texts.refunded);
  const words = listWords(standing, locales[language]);
  return says.map((text) => fill(text, words));
}
