import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPaymentSettings } from './first-payment-settings.ts';
import {
  parsePaymentPattern,
  paymentTextLength,
  readAmount,
  readPaymentMessage,
  referenceKey,
} from './payment-patterns.ts';

const { patterns } = firstPaymentSettings;

describe('the first patterns', () => {
  it.each([
    [
      'TxId: 73214484437. Your payment of 1,000 RWF to Urumuri Ltd 12845 has been completed at 2026-05-10 16:31:39. Your new balance: 1,000 RWF. Fee was 0 RWF.Kanda*182*16# wiyandikishe.',
      { amountRwf: 1000, reference: '73214484437', time: '2026-05-10 16:31:39' },
    ],
    [
      '*161*TxId:13913173274*S*Your payment of RWF 12,500 to URUMURI  has been completed at 2026-05-12 11:41:28. Fee was 0 RWF. Your new balance: 25280 RWF . Message: - -. *EN#',
      { amountRwf: 12_500, reference: '13913173274', time: '2026-05-12 11:41:28' },
    ],
    [
      "*164*S*Y'ello,A transaction of 12500 RWF by URUMURI LTD on your MOMO account was successfully completed at 2026-05-14 09:24:10. Message from debit receiver: . Your new balance:1000 RWF. Fee was 0 RWF. Financial Transaction Id: 14026031910. External Transaction Id: 9.*EN#",
      { amountRwf: 12_500, reference: '14026031910', time: '2026-05-14 09:24:10' },
    ],
    [
      '*165*S*10000 RWF transferred to Urumuri (250791666666) from 36521838 at 2026-05-11 20:34:47 . Fee was: 100 RWF. New balance: 28300 RWF. Financial Transaction Id: 76662021700.',
      { amountRwf: 10_000, reference: '76662021700', time: '2026-05-11 20:34:47' },
    ],
    [
      'TID MP261116.1639.R71104. You have paid RWF 12.500 to URUMURI LTD. Your balance is RWF 3.100.',
      { amountRwf: 12_500, reference: 'MP261116.1639.R71104' },
    ],
    [
      'Trans.ID: CI261116.1015.H12345. You have sent 5,000 Frw to URUMURI 0731000000. Balance: 200 Frw',
      { amountRwf: 5000, reference: 'CI261116.1015.H12345' },
    ],
    [
      'You have paid RWF 12 500 to URUMURI. TID:PP261116.1015.A12345. Thank you for using Airtel Money.',
      { amountRwf: 12_500, reference: 'PP261116.1015.A12345' },
    ],
  ])('read %j', (message, facts) => expect(readPaymentMessage(patterns, message)).toEqual(facts));

  it.each([
    'Muraho neza!',
    // Who transfers to a number gets no id: it is asked for by hand.
    '*165*S*10000 RWF transferred to Samuel (250791666666) from 36521838 at 2026-05-11 20:34:47 . Fee was: 100 RWF.',
    'TxId: . Your payment of RWF to nobody has been completed',
    '',
  ])('read nothing in %j', (message) => expect(readPaymentMessage(patterns, message)).toBeUndefined());

  it('are all patterns', () => {
    for (const pattern of patterns) expect(parsePaymentPattern(pattern)).toMatchObject({ ok: true });
  });
});

it.each([
  ['Paid {amount} ref {reference} on {time}', 'PAID 7,000rwf REF ab-123 on 1/2/2026 9:15 PM', 'ab-123', 7000],
  ['{reference} {amount}', 'x A1B2C3 900', 'A1B2C3', 900],
  ['İ{any}{amount} {any}{reference}', 'İİ 900 T 12345', '12345', 900],
])('%j reads %j', (pattern, message, reference, amountRwf) =>
  expect(readPaymentMessage([pattern], message)).toMatchObject({ reference, amountRwf }),
);

it.each([
  ['{amount}', 'A pattern needs {reference}'],
  ['{any}{reference}', 'A pattern needs {amount}'],
  ['{amount} {amount} {reference}', '{amount} stands in it twice'],
  ['{amount} {who} {reference}', '{who} is no placeholder: use {amount}, {reference}, {time} and {any}'],
  ['{amount} {reference} }', '} is no placeholder: use {amount}, {reference}, {time} and {any}'],
])('%j is no pattern: %s', (pattern, reason) => expect(parsePaymentPattern(pattern)).toEqual({ ok: false, reason }));

it.each([
  ['12,500', 12_500],
  ['12500', 12_500],
  ['12.500', 12_500],
  ['12 500', 12_500],
  ['1,250,000.00', 1_250_000],
  ['12500.5', 12_500],
  ['0', 0],
  ['', undefined],
  ['1,2,3', undefined],
])('%j comes to %j francs', (text, francs) => expect(readAmount(text)).toBe(francs));

it('knows one reference in all its ways of writing', () =>
  expect(
    new Set(['mp261116.1639.r71104', 'MP261116 1639 R71104', ' MP261116-1639/R71104'].map(referenceKey)).size,
  ).toBe(1));

const bits = fc.constantFrom(
  '{any}',
  '{amount}',
  '{reference}',
  '{time}',
  'TxId: ',
  ' ',
  '1,000',
  'a',
  'RWF',
  '.',
  '{x}',
  '-',
);
const written = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(bits, { maxLength: 60 }).map((all) => all.join('')),
);

it('never throws, and reads whole francs and a reference with a digit or nothing', () => {
  fc.assert(
    fc.property(written, written, (pattern, message) => {
      const facts = readPaymentMessage([pattern, ...patterns], message);
      return facts === undefined || (Number.isSafeInteger(facts.amountRwf) && /\d/.test(facts.reference));
    }),
  );
});

it('reads back whatever amount and reference a message was made of', () => {
  const amount = fc.integer({ min: 0, max: 999_999_999 });
  const reference = fc.stringMatching(/^[A-Z]{2}\d{6,12}$/);
  fc.assert(
    fc.property(amount, reference, fc.constantFrom('en', 'de', 'fr'), (amountRwf, id, language) => {
      const message = `TxId: ${id}. Your payment of ${amountRwf.toLocaleString(language)} RWF to X has been completed at 2026-01-02`;
      expect(readPaymentMessage(patterns, message)).toMatchObject({ amountRwf, reference: id });
    }),
  );
});

it.each([`${'{any}a'.repeat(40)}{amount}{reference}`, `${'a'.repeat(100)}{any}b{amount}{reference}`])(
  'answers %j, which tried in every combination would keep it busy for years',
  (pattern) => {
    expect(readPaymentMessage([pattern], 'a'.repeat(paymentTextLength))).toBeUndefined();
  },
);
