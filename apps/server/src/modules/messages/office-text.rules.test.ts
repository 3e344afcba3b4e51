import { firstIdentity } from '@urumuri/identity';
import { expect, it } from 'vitest';
import { listWords } from './templates/index.ts';
import { locales } from './templates/locales.ts';
import { findFaults, listPlaceholders, ownWords, putIntoWords, writeOut } from './office-text.rules.ts';

const facts = {
  number: 1042,
  totalRwf: 30_000,
  customer: { name: 'Aline', phone: '+250788123456' },
  shops: ['One', 'Two'],
  lines: [{ name: 'Radio' }],
  contactFrom: undefined,
  href: 'https://shop.test/track',
};
const words = listWords(facts, locales.en);
const letter = {
  subject: 'Your order 1042',
  short: 'Order 1042: RWF\u00a030,000.',
  paragraphs: ['Thank you, Aline.', 'We call you.'],
  items: [{ name: 'Radio', amount: 'RWF 30,000' }],
  button: { label: 'See it', href: facts.href },
};

it('makes words of what a message is told', () => {
  expect(words).toEqual({
    number: '1042',
    total: 'RWF\u00a030,000',
    customer: 'Aline',
    shops: 'One and Two',
    link: 'https://shop.test/track',
  });
  expect(listPlaceholders(words)).toEqual(expect.arrayContaining(['text', 'number', 'name', 'phone']));
});

it('leaves a letter as it is that is in the shop’s own words', () => {
  expect(putIntoWords(letter, ownWords, words, firstIdentity)).toEqual(letter);
});

it('fills in what the message and the shop know, and keeps goods and button', () => {
  const given = {
    subject: 'Muraho {customer}',
    short: '{name}: {short}',
    text: 'Muraho,\n\n{text}\n \n\nWrite to {email}.',
  };
  expect(putIntoWords(letter, given, words, firstIdentity)).toEqual({
    ...letter,
    subject: 'Muraho Aline',
    short: 'Urumuri: Order 1042: RWF\u00a030,000.',
    paragraphs: ['Muraho,', 'Thank you, Aline.', 'We call you.', 'Write to hello@urumuri.example.'],
  });
});

it('fills in once: what a customer has written is no placeholder', () => {
  const sly = { ...words, customer: '{link} {code}' };
  expect(putIntoWords(letter, { ...ownWords, subject: 'Dear {customer}' }, sly, firstIdentity).subject).toBe(
    'Dear {link} {code}',
  );
});

it('writes the shop’s own words out with placeholders', () => {
  const written = writeOut(letter, words);
  expect(written).toEqual({
    subject: 'Your order {number}',
    short: 'Order {number}: {total}.',
    text: 'Thank you, {customer}.\n\nWe call you.',
  });
  expect(putIntoWords(letter, written, words, firstIdentity)).toEqual(letter);
});

it.each([
  [{ text: 'Hello {nobody}' }, { number: '1' }, false, { text: 'There is no {nobody} in this message' }],
  [{ short: 'Hello', text: 'Hello' }, { number: '1' }, false, {}],
  [
    { short: 'Hello', text: 'Hello' },
    { code: '1' },
    true,
    { short: '{code} must stand in it', text: '{code} must stand in it' },
  ],
  [{ short: '{code}', text: '{text} now' }, { code: '1' }, true, {}],
  [{ short: 'Hello', text: 'Hello' }, { link: '/' }, true, { short: '{link} must stand in it' }],
  [{ short: 'Hello', text: 'Hello' }, { link: '/' }, false, {}],
])('finds in %o, with %o', (given, known, isSecret, faults) => {
  expect(findFaults({ ...ownWords, ...given }, known as Record<string, string>, isSecret)).toEqual(faults);
});
