import { languageCodes } from '@urumuri/contract';
import { firstIdentity } from '@urumuri/identity';
import { expect, it } from 'vitest';
import { inventContexts } from '../samples.ts';
import { directory, readLanguage, switchable, type Template, writeLetter, writeStanding } from './index.ts';
import { locales } from './locales.ts';

const names = Object.keys(directory) as Template[];
const morning = new Date('2026-11-17T06:00:00Z');
const noon = new Date('2026-11-17T10:00:00Z');

const write = (language: (typeof languageCodes)[number], name: Template, more: object = {}) => {
  const facts = { ...inventContexts('https://shop.test', firstIdentity.name)[name], ...more };
  return writeLetter(language, name, facts, firstIdentity);
};

const translated = languageCodes.filter((code) => code !== 'en');

it.each(translated.flatMap((language) => names.map((name) => [language, name] as const)))(
  'says in %s all that %s says, with the same link',
  (language, name) => {
    const [letter, english] = [write(language, name), write('en', name)];
    const words = JSON.stringify(letter).replaceAll(/https:[^" ]*/g, '');
    expect(words).not.toMatch(/undefined|NaN|\[object/);
    expect(words).not.toMatch(/\b(your|order|the|was|password)\b/i);
    expect(letter.subject).not.toBe(english.subject);
    expect(letter.short).not.toBe(english.short);
    expect(letter.button?.href).toBe(english.button?.href);
    expect(letter.button?.label).not.toBe(english.button?.label ?? '');
  },
);

it.each(languageCodes)('leaves no word in braces in %s', (language) => {
  for (const name of names) expect(JSON.stringify(write(language, name))).not.toMatch(/\{\w+\}/);
});

it('takes names as they are', () => {
  const { subject } = write('en', 'review_answered', { shopName: '{productName} $&' });
  expect(subject).toBe('{productName} $& has answered your review');
});

it('writes money, days and hours as each language does', () => {
  const call = { contactFrom: morning, contactUntil: noon, totalRwf: 1_230_000 };
  const [english, french, kinyarwanda] = languageCodes.map((language) => write(language, 'order_received', call).short);
  expect(english).toContain('RWF\u00a01,230,000');
  expect(english).toContain('on Tuesday 17 November between 08:00 and 12:00');
  expect(french).toContain('1\u00a0230\u00a0000\u00a0RWF');
  expect(french).toContain('le mardi 17 novembre entre 08\u00a0h\u00a000 et 12\u00a0h\u00a000');
  expect(kinyarwanda).toContain('1.230.000\u00a0Frw');
  expect(kinyarwanda).toContain('ku wa kabiri tariki ya 17 Ugushyingo hagati ya 08:00 na 12:00');
  expect(locales.rw.day(new Date('2026-11-21T22:30:00Z'))).toBe('ku cyumweru tariki ya 22 Ugushyingo');
  expect(locales.fr.money(-500)).toBe('-500\u00a0RWF');
});

it('says in the mail of a new order for which days it is promised, where it is', () => {
  const say = (promised: { from: Date; until: Date } | undefined) =>
    languageCodes.map((language) => write(language, 'order_received', { promised }).paragraphs.slice(2));
  expect(say({ from: morning, until: noon })).toEqual([
    ['Delivery on Tuesday 17 November.'],
    ['Livraison le mardi 17 novembre.'],
    ['Bizabageraho ku wa kabiri tariki ya 17 Ugushyingo.'],
  ]);
  expect(say({ from: morning, until: new Date('2026-11-18') })[0]).toEqual([
    'Delivery between Tuesday 17 November and Wednesday 18 November.',
  ]);
  expect(say(undefined)).toEqual([[], [], []]);
});

it('says how the money of an order stands', () => {
  const standing = {
    owedRwf: 5000,
    paidRwf: 9000,
    openRwf: 0,
    backRwf: 4000,
    toVerifyRwf: 0,
    refundedRwf: 0,
    isCancelled: false,
    isDouble: false,
  };
  const say = (language: 'fr' | 'rw', more: object = {}) =>
    writeStanding(language, { ...standing, ...more } as never, true).join(' ');
  expect(say('fr')).toBe(
    'Vous avez payé 9\u00a0000\u00a0RWF, et la commande s’élève à 5\u00a0000\u00a0RWF : 4\u00a0000\u00a0RWF vous seront remboursés.',
  );
  expect(say('rw', { isDouble: true })).toBe('Mwishyuye kabiri: muzasubizwa 4.000\u00a0Frw.');
  expect(say('rw', { isCancelled: true })).toContain('Komande yahagaritswe');
  expect(say('fr', { backRwf: 0, openRwf: 100, refundedRwf: 50, toVerifyRwf: 10 })).toMatch(
    /à vérifier.*reste.*remboursés/,
  );
});

it('writes to who reads another language in English', () => {
  expect(readLanguage('sw')).toBe('en');
  expect(readLanguage('constructor')).toBe('en');
  expect(readLanguage('rw')).toBe('rw');
});

it('lets nobody switch off what protects an account', () => {
  for (const kinds of Object.values(switchable)) {
    expect(Object.keys(kinds)).not.toContain('security');
    expect(Object.keys(kinds)).not.toContain('email_changed');
  }
});
