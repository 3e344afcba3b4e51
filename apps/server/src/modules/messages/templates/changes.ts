import type { Language } from '@urumuri/contract';
import type { NoticeData, OrderChange } from '../../../db/notices.ts';
import { unitsOf } from './letters.ts';
import { locales } from './locales.ts';
import { textsOf, translations } from './texts.ts';
import { fill, listWords } from './words.ts';

type Changed = NoticeData['order_changed'];

/** Why something was changed or cancelled: of the list, and in the words of who did it. */
export function sayReason(language: Language, { why, reason = '' }: Pick<Changed, 'why' | 'reason'>): string {
  const listed = why === undefined || why === 'other' ? '' : textsOf[language].cancelReasons[why];
  return [listed, reason].filter((text) => text !== '').join(' ');
}

/** What staff say to a cancellation; without a listed reason, their note alone. */
export function sayCancellation(
  language: Language,
  { why, note = '' }: Pick<NoticeData['order_cancelled'], 'why' | 'note'>,
): string {
  return why === undefined ? note : textsOf[language].reason + sayReason(language, { why, reason: note });
}

function sayChange(language: keyof typeof translations, change: OrderChange): string {
  const { changes: texts } = translations[language];
  const words = listWords(change, locales[language]);
  if (change.kind === 'cancelled' && change.shopName !== undefined) return fill(texts.cancelledOfShop, words);
  if (change.kind !== 'line') return fill(texts[change.kind], words);
  const { name, was, now } = change;
  const text = was === 0 ? texts.added : now === 0 ? texts.removed : texts.line;
  return fill(text, { ...words, units: unitsOf({ name, quantity: now || was }) });
}

const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What was changed of an order, and why. What was noted before changes were kept by themselves has its reason alone. */
export function sayChanges(language: Language, changed: Pick<Changed, 'note' | 'why' | 'reason' | 'changes'>): string {
  const { note, changes = [] } = changed;
  const reason = sayReason(language, changed);
  if (language === 'en' || (changes.length === 0 && reason === '')) return note;
  const list = changes.map((change) => sayChange(language, change)).join(translations[language].changes.between);
  return [
    ...(list === '' ? [] : [`${startSentence(list)}.`]),
    ...(reason === '' ? [] : [textsOf[language].reason + reason]),
  ].join(' ');
}
