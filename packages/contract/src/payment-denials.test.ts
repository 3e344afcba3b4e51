import { describe, expect, it } from 'vitest';
import { firstPaymentSettings } from './first-payment-settings.ts';
import { readPaymentMessage } from './payment-patterns.ts';

/** Patterns that read anything which names an amount and a reference: what is refused here no pattern lets through. */
const eager = ['{reference}{any}{amount} RWF', '{amount} RWF{any}{reference}'];
const patterns = [...firstPaymentSettings.patterns, ...eager];
const read = (message: string) => readPaymentMessage(patterns, message);

/** What the words of denial were written by. All are made up: none was received from an operator. */
const known = {
  English: [
    'TxId: 73214484437. Your payment of 1,000 RWF to URUMURI has not been completed at 2026-05-10 16:31:39.',
    'TxId: 73214484437. Your payment of 1,000 RWF to URUMURI failed. Not completed at 2026-05-10 16:31:39.',
    'TID MP261116.1639.R71104. You have not paid RWF 12,500 to URUMURI. Insufficient balance.',
    'TxId: 73214484437. Your payment of 1,000 RWF to URUMURI completed at 2026-05-10 16:31:39 was reversed.',
    'TxId: 73214484437. URUMURI requests a payment of 1,000 RWF to 12845. Enter your PIN to approve.',
    'TID: PP261116.1015.A12345. Transaction of 500 RWF not successful.',
    'Your payment of 12,500 RWF to URUMURI is pending. Financial Transaction Id: 14026031910.',
    'Payment of 500 RWF to URUMURI was cancelled. TID: PP261116.1015.A12345.',
  ],
  French: [
    'TxId: 73214484437. Votre paiement de 1 000 RWF à URUMURI a échoué le 2026-05-10 16:31:39.',
    'TID: PP261116.1015.A12345. Vous n’avez pas payé 12,500 RWF à URUMURI.',
    'TxId: 73214484437. L’annulation de votre paiement de 1 000 RWF à URUMURI a été effectuée le 2026-05-10.',
    'TxId: 73214484437. Votre paiement de 1 000 RWF à URUMURI a été annulé le 2026-05-10 16:31:39.',
    'TID MP261116.1639.R71104. Solde insuffisant pour le paiement de 5.000 RWF à URUMURI.',
    'TID MP261116.1639.R71104. URUMURI vous demande un paiement de 5.000 RWF. Tapez votre code.',
    'TxId: 73214484437. Le remboursement de votre paiement de 1 000 RWF à URUMURI a été effectué le 2026-05-10.',
  ],
  Kinyarwanda: [
    'TID: PP261116.1015.A12345. Ntiwishyuye 12,500 RWF kuri URUMURI.',
    'TxId: 73214484437. Kwishyura 1,000 RWF URUMURI ntibyakunze ku wa 2026-05-10 16:31:39.',
    'TID: PP261116.1015.A12345. Ntabwo wishyuye 12,500 RWF kuri URUMURI.',
    'Ntimwishyuye 8,000 RWF kuri URUMURI LTD. Nomero y’igikorwa: 13913173274.',
    'TxId: 73214484437. Wishyuye 1.000 RWF URUMURI ku wa 2026-05-10 16:31:39 ariko byanze.',
    'TID: PP261116.1015.A12345. Urasabwa kwishyura 12,500 RWF kuri URUMURI. Emeza.',
    'Wishyuye 8,000 RWF kuri URUMURI. Nomero y’igikorwa: 13913173274. Amafaranga yasubijwe.',
  ],
} as const;

/** More of the same, not looked at while the words were written. */
const apart = {
  English: [
    'TxId: 73214484437. Your payment of 1,000 RWF to URUMURI could not be completed at 2026-05-10 16:31:39.',
    'TID MP261116.1639.R71104. You haven’t paid RWF 12,500 to URUMURI.',
    'Your transaction of 12500 RWF by URUMURI LTD was declined at 2026-05-14 09:24:10. Financial Transaction Id: 14026031910.',
    'Reversal: payment of 12500 RWF to URUMURI completed at 2026-05-14 09:24:10. Financial Transaction Id: 14026031910.',
    'TID: PP261116.1015.A12345. Unsuccessful: you have sent 500 RWF to URUMURI.',
    'TID: PP261116.1015.A12345. URUMURI has requested RWF 500. You have sent 500 RWF once you confirm.',
    'TxId: 73214484437. Your payment of 1,000 RWF to URUMURI will be completed at 2026-05-11 08:00:00.',
    'TxId: 73214484437. We were unable to take your payment of 1,000 RWF to URUMURI, completed at 2026-05-10.',
  ],
  French: [
    'TxId: 73214484437. Échec: votre paiement de 1 000 RWF à URUMURI, qui a été effectué le 2026-05-10 16:31:39.',
    'TxId: 73214484437. Votre paiement de 1 000 RWF à URUMURI a été rejeté le 2026-05-10 16:31:39.',
    'Votre paiement de 12.500 RWF à URUMURI est en attente. ID de transaction: 14026031910.',
    'TID MP261116.1639.R71104. Transaction de 5.000 RWF non aboutie.',
    'TID: PP261116.1015.A12345. Demande de paiement de 12,500 RWF de URUMURI.',
    'TxId: 73214484437. Votre paiement de 1 000 RWF à URUMURI n a pas ete effectue le 2026-05-10 16:31:39.',
    'TID MP261116.1639.R71104. Paiement de 5.000 RWF impossible.',
  ],
  Kinyarwanda: [
    'TID: PP261116.1015.A12345. Ntiwohereje 12,500 RWF kuri URUMURI.',
    'TxId: 73214484437. Kwishyura 1,000 RWF URUMURI ntibyagenze neza ku wa 2026-05-10 16:31:39.',
    'TID: PP261116.1015.A12345. Wishyuye 12,500 RWF kuri URUMURI. Byahagaritswe.',
    'Nomero y’igikorwa: 13913173274. Amafaranga adahagije: 8,000 RWF ntiyoherejwe.',
    'TxId: 73214484437. Utarishyura 1.000 RWF URUMURI ku wa 2026-05-10 16:31:39.',
    'TID: PP261116.1015.A12345. URUMURI irasaba ko wishyura 12,500 RWF.',
    'Wohereje 8,000 RWF kuri URUMURI. Nomero y’igikorwa: 13913173274. Byananiranye.',
  ],
} as const;

describe.each(['English', 'French', 'Kinyarwanda'] as const)('a message in %s that denies a payment', (language) => {
  it.each(known[language])('is read as none: %s', (message) => expect(read(message)).toBeUndefined());
  it.each(apart[language])('is read as none, though it is worded otherwise: %s', (message) =>
    expect(read(message)).toBeUndefined(),
  );
});

/** Advice at the end of a confirmation, which denies nothing. */
const advice = [
  'If you did not make this payment, call 456.',
  'For reversals dial *182*7#.',
  'Do not share your PIN with anybody.',
  'Si vous n’avez pas fait ce paiement, appelez le 456.',
  'En cas d’annulation, tapez *182#.',
  'Ne partagez pas votre code PIN.',
  'Niba utishyuye, hamagara 456.',
  'Ntugire uwo ubwira umubare wawe w’ibanga.',
];

it.each(advice)('a confirmation is read though it ends in %j', (words) => {
  const confirmations = [
    'TxId: 73214484437. Your payment of 1,000 RWF to URUMURI has been completed at 2026-05-10 16:31:39.',
    'TxId: 73214484437. Votre paiement de 1 000 RWF à URUMURI a été effectué le 2026-05-10 16:31:39.',
    'TxId: 73214484437. Wishyuye 1.000 RWF URUMURI ku wa 2026-05-10 16:31:39.',
  ];
  const facts = { amountRwf: 1000, reference: '73214484437' };
  expect(confirmations.map((message) => read(`${message} ${words}`))).toMatchObject([facts, facts, facts]);
});
