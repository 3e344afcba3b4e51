import type { Language } from '@urumuri/contract';
import type { Standing } from '@urumuri/money/standing';
import { locales } from './locales.ts';

type StandingWords = {
  toVerify(amount: string): string;
  partly(paid: string, open: string): string;
  cancelled(back: string): string;
  double(back: string): string;
  tooMuch(paid: string, total: string, back: string): string;
  refunded(amount: string): string;
};

const words: Record<Exclude<Language, 'en'>, StandingWords> = {
  fr: {
    toVerify: (amount) => `Payé, à vérifier : nous vérifions ${amount}.`,
    partly: (paid, open) => `Vous avez payé ${paid} ; il reste ${open} à payer.`,
    cancelled: (back) => `La commande est annulée : ${back} vous seront rendus.`,
    double: (back) => `Vous avez payé deux fois : ${back} vous seront rendus.`,
    tooMuch: (paid, total, back) =>
      `Vous avez payé ${paid}, et la commande s’élève à ${total} : ${back} vous seront rendus.`,
    refunded: (amount) => `${amount} vous ont été rendus.`,
  },
  rw: {
    toVerify: (amount) => `Turimo kugenzura ${amount} mwishyuye.`,
    partly: (paid, open) => `Mwishyuye ${paid}; hasigaye ${open}.`,
    cancelled: (back) => `Komande yahagaritswe: muzasubizwa ${back}.`,
    double: (back) => `Mwishyuye kabiri: muzasubizwa ${back}.`,
    tooMuch: (paid, total, back) => `Mwishyuye ${paid}, kandi komande ni ${total}: muzasubizwa ${back}.`,
    refunded: (amount) => `Mwasubijwe ${amount}.`,
  },
};

/** How the money of an order stands, to its customer; the interface says the same in English. */
export function sayStanding(language: Exclude<Language, 'en'>, standing: Standing): string[] {
  const { money } = locales[language];
  const say = words[language];
  const { owedRwf, paidRwf, openRwf, backRwf, toVerifyRwf, refundedRwf, isCancelled, isDouble } = standing;
  const back = money(backRwf);
  const says: string[] = [];
  if (toVerifyRwf > 0) says.push(say.toVerify(money(toVerifyRwf)));
  if (paidRwf > 0 && openRwf > 0) says.push(say.partly(money(paidRwf), money(openRwf)));
  if (backRwf > 0 && isCancelled) says.push(say.cancelled(back));
  else if (backRwf > 0 && isDouble) says.push(say.double(back));
  else if (backRwf > 0) says.push(say.tooMuch(money(paidRwf), money(owedRwf), back));
  if (refundedRwf > 0) says.push(say.refunded(money(refundedRwf)));
  return says;
}
