import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.rules.ts';

describe('reading what was typed', () => {
  it.each([
    ['Samsung  TV', ['samsung', 'tv']],
    ['Cuisinière à GAZ', ['cuisiniere', 'a', 'gaz']],
    ['œuf Ærø straße', ['oeuf', 'aero', 'strasse']],
    ['"fridge" & (freezer) | !x:* <-> \\', ['fridge', 'freezer', 'x']],
    ["'; DROP TABLE products; --", ['drop', 'table', 'products']],
    ['100% _no_ frost', ['100', 'no', 'frost']],
    ['tv 📺‮ \u200f radio', ['tv', 'radio']],
    ['телефон', ['телефон']],
    ['', []],
    ['  !!! ', []],
    ['📺', []],
  ])('reads the words of %j', (text, words) => {
    expect(readWords(text).words).toEqual(words);
  });

  it('keeps a bounded number of words of a bounded length', () => {
    const { words } = readWords(`${'x'.repeat(100)} ${'a-'.repeat(50)}`);
    expect(words).toHaveLength(12);
    expect(words[0]).toHaveLength(60);
  });

  it.each([
    ['SM-A165F', ['sma165f']],
    ['sm a165f', ['sma165f']],
    ['galaxy a 16', ['a16']],
    ['wi-fi', ['wifi']],
    ['SM-A165F/DS', ['sma165fds']],
    ['iphone 15', []],
    ['samsung fridge', []],
  ])('sees that %j may be written as one', (text, joined) => {
    expect(readWords(text).joins.map((join) => join.text)).toEqual(expect.arrayContaining(joined));
    if (joined.length === 0) expect(readWords(text).joins).toEqual([]);
  });
});
