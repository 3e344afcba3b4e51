import type { Language } from '@urumuri/contract';
import type { NoticeData, OrderChange } from '../../../db/notices.ts';
import { locales } from './locales.ts';

type Changed = Pick<NoticeData['order_changed'], 'note' | 'reason' | 'changes'>;
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
const reasonWords: Record<Translated, string> = { fr: 'Motif : ', rw: 'Impamvu: ' };

const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What was changed of an order, and why. What was noted before changes were kept by themselves has its reason alone. */
export function sayChanges(language: Language, { note, reason = '', changes = [] }: Changed): string {
  if (language === 'en' || (changes.length === 0 && reason === '')) return note;
  const say = (change: OrderChange) => words[language][change.kind](change as never);
  return [
    ...(changes.length === 0 ? [] : [`${startSentence(changes.map(say).join(language === 'fr' ? ' ; ' : '; '))}.`]),
    ...(reason === '' ? [] : [reasonWords[language] + reason]),
  ].join(' ');
}
