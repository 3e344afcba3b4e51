import { describe, expect, it } from 'vitest';
import { findAskedKind } from './asked-kind.rules.ts';

const kinds = new Map(
  ['tv', 'stand', 'laptop', 'charger', 'drive', 'chargeur'].map((word) => [
    word,
    { uses: 5, leads: word === 'chargeur' },
  ]),
);

/** Slots of one word each, or of several joined by `+`; further alternatives after `/`. */
function ask(text: string) {
  const words = text.split(/[ +]/).map((word) => word.split('/')[0] ?? '');
  let from = 0;
  const slots = text.split(' ').flatMap((part) => {
    const alternatives = part.split('/').map((alternative) => alternative.split('+'));
    const own = alternatives[0] ?? [];
    const slot = { from, to: from + own.length, alternatives, typed: [own] };
    from = slot.to;
    return ['for', 'pour'].includes(part) ? [] : [slot];
  });
  return findAskedKind(slots, words, kinds, new Set(['samsung']));
}

describe('the kind of thing asked for', () => {
  it.each([
    ['tv', 0, [['=tv']]],
    ['samsung tvs', 1, [['=tv']]],
    ['tv stand', 1, [['=stand']]],
    ['laptop samsung', 0, [['=laptop']]],
    ['charger for laptop', 0, [['=charger']]],
    ['chargeur laptop', 0, [['=chargeur']]],
    [
      'usb+stick/flash+drive',
      0,
      [
        ['usb', '=stick'],
        ['flash', '=drive'],
      ],
    ],
    ['red shredder', 1, [['=shredder']]],
  ])('%s', (text, place, marked) => {
    expect(ask(text)).toEqual({ place, marked });
  });

  it('is none in a brand or a model number', () => {
    expect([ask('samsung'), ask('a16')]).toEqual([undefined, undefined]);
  });
});
