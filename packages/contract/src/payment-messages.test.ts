import { describe, expect, it } from 'vitest';
import { firstPaymentSettings } from './first-payment-settings.ts';
import { readPaymentMessage } from './payment-patterns.ts';

const { patterns } = firstPaymentSettings;
const read = (message: string) => readPaymentMessage(patterns, message);

/** What the patterns were written by. */
const known = {
  French: [
    [
      'TxId: 73214484437. Votre paiement de 1 000 RWF à Urumuri Ltd 12845 a été effectué le 2026-05-10 16:31:39. Votre nouveau solde: 1 000 RWF. Frais: 0 RWF.',
      { amountRwf: 1000, reference: '73214484437', time: '2026-05-10 16:31:39' },
    ],
    [
      '*161*TxId:13913173274*S*Votre paiement de 12.500 RWF a URUMURI a ete effectue avec succes le 2026-05-12 11:41:28. Frais 0 RWF. Nouveau solde: 25280 RWF. *FR#',
      { amountRwf: 12_500, reference: '13913173274', time: '2026-05-12 11:41:28' },
    ],
    [
      'Vous avez paye 12,500 RWF a URUMURI LTD. TID: PP261116.1015.A12345. Solde: 3,100 RWF.',
      { amountRwf: 12_500, reference: 'PP261116.1015.A12345' },
    ],
    [
      'TID MP261116.1639.R71104. Vous avez payé RWF 5.000 à URUMURI. Votre solde est de RWF 200.',
      { amountRwf: 5000, reference: 'MP261116.1639.R71104' },
    ],
  ],
  Kinyarwanda: [
    [
      'Transaction ID: 593029182. Wishyuye 15,000 RWF kuri URUMURI LTD (654321) kuwa 2026-11-13 14:20:00. Amafaranga asigaye: 45,000 RWF.',
      { amountRwf: 15_000, reference: '593029182', time: '2026-11-13 14:20:00' },
    ],
    [
      'TxId: 73214484437. Wishyuye 1.000 RWF URUMURI 12845 ku wa 2026-05-10 16:31:39. Usigaranye 1,000 RWF.',
      { amountRwf: 1000, reference: '73214484437', time: '2026-05-10 16:31:39' },
    ],
    [
      'TID: PP261116.1015.A12345. Wohereje 12 500 Frw kuri URUMURI. Usigaranye 200 Frw.',
      { amountRwf: 12_500, reference: 'PP261116.1015.A12345' },
    ],
    [
      'Wishyuye FRW 12,500 kuri URUMURI. No y’igikorwa: 14026031910. Murakoze.',
      { amountRwf: 12_500, reference: '14026031910' },
    ],
  ],
} as const;

/** More of the same. All of these are made up after the English ones: none was received from an operator. */
const apart = {
  French: [
    [
      'Vous avez envoyé 8 000 Frw à URUMURI 0731000000. ID de transaction: CI261116.1015.H12345. Solde 200 Frw',
      { amountRwf: 8000, reference: 'CI261116.1015.H12345' },
    ],
    [
      'Votre paiement de FRW 45.000 à URUMURI a été effectué avec succès le 16/11/2026 10:15. ID de la transaction financière: 14026031910. Nouveau solde: 1000 FRW',
      { amountRwf: 45_000, reference: '14026031910', time: '16/11/2026 10:15' },
    ],
    [
      '*165*S*10000 RWF transférés à Urumuri (250791666666) de 36521838 le 2026-05-11 20:34:47. Frais: 100 RWF. ID de la transaction financière: 76662021700.',
      { amountRwf: 10_000, reference: '76662021700', time: '2026-05-11 20:34:47' },
    ],
    [
      'TxId: 391028394. Votre paiement de 1 250 000 RWF à URUMURI (123456) a été effectué le 13/11/2026 12:30. Nouveau solde : 8 400 RWF.',
      { amountRwf: 1_250_000, reference: '391028394', time: '13/11/2026 12:30' },
    ],
  ],
  Kinyarwanda: [
    [
      'Mwishyuye 8,000 RWF kuri URUMURI LTD. Nomero y’igikorwa: 13913173274. Amafaranga musigaranye ni 200 RWF',
      { amountRwf: 8000, reference: '13913173274' },
    ],
    [
      'Wishyuye neza 45.000 Frw URUMURI. TID MP261116.1639.R71104. Usigaranye 3.100 Frw',
      { amountRwf: 45_000, reference: 'MP261116.1639.R71104' },
    ],
    [
      'TxId:13913173274*S*Wishyuye RWF 12500 kuri URUMURI kuwa 12/05/2026 11:41. Usigaranye 25280 RWF.',
      { amountRwf: 12_500, reference: '13913173274', time: '12/05/2026 11:41' },
    ],
    [
      '*165*S*10000 RWF yoherejwe kuri Urumuri (250791666666) avuye kuri 36521838 kuwa 2026-05-11 20:34:47. Nomero y’igikorwa: 76662021700.',
      { amountRwf: 10_000, reference: '76662021700', time: '2026-05-11 20:34:47' },
    ],
  ],
} as const;

describe.each(['French', 'Kinyarwanda'] as const)('a confirmation in %s', (language) => {
  it.each([...known[language], ...apart[language]])('is read: %j', (message, facts) =>
    expect(read(message)).toEqual(facts),
  );
});

describe('what is no confirmation', () => {
  it.each([
    ['truncated before the reference', 'Vous avez payé 12,500 RWF à URUMURI LTD. TID: PP'],
    ['truncated before the amount', 'TxId: 73214484437. Votre paiement de'],
    ['truncated within it', 'Transaction ID: 593029182. Wishyuye'],
    ['of money that came in', 'Vous avez reçu 20000 RWF de Jane (250788000000). TID: PP261116.1015.A12345.'],
    ['of money that came in', 'Wakiriye 20,000 RWF avuye kuri Jane. No y’igikorwa: 14026031910.'],
    [
      'of a payment that failed',
      'TxId: 73214484437. Votre paiement de 1000 RWF à URUMURI n’a pas été effectué le 2026-05-10.',
    ],
    [
      'of a payment that failed',
      'TxId: 73214484437. Kwishyura 1,000 RWF URUMURI ntibyakunze ku wa 2026-05-10 16:31:39.',
    ],
    ['without a reference', 'Wishyuye 12,500 RWF kuri URUMURI. Murakoze.'],
    ['with a reference without digits', 'Vous avez payé 500 RWF à URUMURI. TID: ABCDEF.'],
    ['with an amount that is none', 'TID: PP261116.1015.A12345. Vous avez payé RWF à URUMURI.'],
  ])('%s: %s', (_why, message) => expect(read(message)).toBeUndefined());
});

/** Whose merchant it was is the office's to see: it reads the message beside what was read. */
it('reads a payment to another merchant as well, with its own reference', () =>
  expect(read('TID MP261116.1639.R71104. Vous avez payé RWF 5.000 à SIMBA. Solde RWF 200.')).toEqual({
    amountRwf: 5000,
    reference: 'MP261116.1639.R71104',
  }));

it.each([
  ['12,500 RWF', 12_500],
  ['12.500 RWF', 12_500],
  ['12 500 RWF', 12_500],
  ['12 500 RWF', 12_500],
  ['RWF 12500', 12_500],
  ['FRW12,500', 12_500],
  ['12500FRW', 12_500],
  ['12500.00 Frw', 12_500],
  ['Rwf. 1,250,000', 1_250_000],
])('takes %j for %i francs in every language', (amount, amountRwf) => {
  const messages = [
    `TID MP261116.1639.R71104. You have paid ${amount} to URUMURI.`,
    `TID MP261116.1639.R71104. Vous avez payé ${amount} à URUMURI.`,
    `TID MP261116.1639.R71104. Wishyuye ${amount} kuri URUMURI.`,
  ];
  expect(messages.map((message) => read(message)?.amountRwf)).toEqual([amountRwf, amountRwf, amountRwf]);
});
