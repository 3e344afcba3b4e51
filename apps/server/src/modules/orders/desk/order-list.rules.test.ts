import { expect, it } from 'vitest';
import { readOrderSearch } from './order-list.rules.ts';

it.each([
  ['0788 123 456', ['788123456']],
  ['788123456', ['788123456']],
  ['+250 788 123 456', ['788123456']],
  ['250788123456', ['788123456']],
  ['00250 788-123-456', ['788123456']],
  ['+250 (0)788 123 456', ['788123456']],
  ['123 456', ['123456']],
  ['3456', ['3456']],
  ['0456', ['456']],
  ['1042', ['1042']],
  // An order's number may begin like the country's code.
  ['25012', ['25012']],
  ['123', ['123']],
  ['Jean-Bosco  Uwimana', ['Jean', 'Bosco', 'Uwimana']],
  ['MP240101.1234', ['MP240101', '1234']],
  ['SN 12', ['SN', '12']],
  ['Éric', ['Éric']],
  ['?!', []],
  ['', []],
])('%j is looked for as %j', (text, words) => {
  expect(readOrderSearch(text)).toEqual(words);
});

it('looks for as many words as a search may have', () => {
  expect(readOrderSearch('a b c d e f g h i j')).toHaveLength(8);
});
