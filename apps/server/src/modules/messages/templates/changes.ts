import type { CancelReason, Language } from '@urumuri/contract';
import type { NoticeData, OrderChange } from '../../../db/notices.ts';
import { locales } from './locales.ts';

type Changed = Pick<NoticeData['order_changed'], 'note' | 'why' | 'reason' | 'changes'>;
type Reason = Pick<Changed, 'why' | 'reason'>;
type Translated = Exclude<Language, 'en'>;
type Say = { [Kind in OrderChange['kind']]: (change: Extract<OrderChange, { kind: Kind }>) => string };

const count = (quantity: number, name: string) => (quantity === 1 ? name : `${quantity} × ${name}`);
const { fr, rw } = locales;

const words: Record<Translated, Say> = {
  fr: {
    line: ({ name, was, now }) => {
      if (was === 0) return `ajouté : ${count(now, name)}`;
      return now === 0 ? `retiré : ${count(was, name)}` : `${name} : ${now} au lieu de ${was}`;
    },
    cancelled: ({ shopName }) =>
      shopName === undefined ? 'tout est annulé' : `tout ce qui vient de ${shopName} est annulé`,
    moved: ({ area, city }) => `la livraison va maintenant à ${area}, ${city}`,
    delivery: () => 'les détails de la livraison ont changé',
    call: () => 'nous vous appelons à un autre moment',
    voucher: ({ code }) => `le bon de réduction ${code} ne s’applique plus`,
    total: ({ beforeRwf, afterRwf }) => `total : ${fr.money(beforeRwf)} → ${fr.money(afterRwf)}`,
  },
  rw: {
    line: ({ name, was, now }) => {
      if (was === 0) return `hongewemo ${count(now, name)}`;
      return now === 0 ? `havanywemo ${count(was, name)}` : `${name}: ${now} aho kuba ${was}`;
    },
    cancelled: ({ shopName }) =>
      shopName === undefined ? 'byose byahagaritswe' : `ibivuye kuri ${shopName} byose byahagaritswe`,
    moved: ({ area, city }) => `ubu bijya ${area}, ${city}`,
    delivery: () => 'aho bigomba kugezwa cyangwa ubyakira byahinduwe',
    call: () => 'tuzabahamagara mu kindi gihe',
    voucher: ({ code }) => `igabanyirizwa ${code} ntirigikoreshwa`,
    total: ({ beforeRwf, afterRwf }) => `igiteranyo: ${rw.money(beforeRwf)} → ${rw.money(afterRwf)}`,
  },
};
const reasonWords: Record<Language, string> = { en: 'Reason: ', fr: 'Motif : ', rw: 'Impamvu: ' };

type Told = Exclude<CancelReason, 'other'>;
const cancelReasons: Record<Language, Record<Told, string>> = {
  en: {
    refused: 'It was refused at the door.',
    not_reached: 'We could not reach you.',
    damaged: 'It was damaged on the way.',
    changed_mind: 'You do not want it any more.',
    unavailable: 'It is no longer available.',
  },
  fr: {
    refused: 'Refusé à la livraison.',
    not_reached: 'Nous n’avons pas pu vous joindre.',
    damaged: 'Abîmé en route.',
    changed_mind: 'Vous n’en voulez plus.',
    unavailable: 'Ce n’est plus disponible.',
  },
  rw: {
    refused: 'Ntibyakiriwe aho byagejejwe.',
    not_reached: 'Ntitwashoboye kubabona.',
    damaged: 'Byangiritse mu nzira.',
    changed_mind: 'Ntimukibishaka.',
    unavailable: 'Ntibikiboneka.',
  },
};

/** Why something was changed or cancelled: of the list, and in the words of who did it. */
export function sayReason(language: Language, { why, reason = '' }: Reason): string {
  const listed = why === undefined || why === 'other' ? '' : cancelReasons[language][why];
  return [listed, reason].filter((text) => text !== '').join(' ');
}

/** What staff say to a cancellation; without a listed reason, their note alone. */
export function sayCancellation(
  language: Language,
  { why, note = '' }: Pick<NoticeData['order_cancelled'], 'why' | 'note'>,
): string {
  return why === undefined ? note : reasonWords[language] + sayReason(language, { why, reason: note });
}

const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What was changed of an order, and why. What was noted before changes were kept by themselves has its reason alone. */
export function sayChanges(language: Language, changed: Changed): string {
  const { note, changes = [] } = changed;
  const reason = sayReason(language, changed);
  if (language === 'en' || (changes.length === 0 && reason === '')) return note;
  const say = (change: OrderChange) => words[language][change.kind](change as never);
  return [
    ...(changes.length === 0 ? [] : [`${startSentence(changes.map(say).join(language === 'fr' ? ' ; ' : '; '))}.`]),
    ...(reason === '' ? [] : [reasonWords[language] + reason]),
  ].join(' ');
}
