import { describe, expect, it } from 'vitest';
import { allowedSlips, chooseCorrection, countSlips, resembleTerms } from './spelling.rules.ts';

describe('counting slips', () => {
  it.each([
    ['samsung', 'samsung', 0],
    ['samsng', 'samsung', 1],
    ['labtop', 'laptop', 1],
    ['iphnoe', 'iphone', 1],
    ['sumsang', 'samsung', 2],
    ['refridgerator', 'refrigerator', 1],
    ['kettle', 'laptop', 4],
    ['a', 'abcdefgh', 4],
  ])('finds between %s and %s: %i', (left, right, slips) => {
    expect(countSlips(left, right, 3)).toBe(slips);
    expect(countSlips(right, left, 3)).toBe(slips);
  });

  it('forgives more in longer words, and nothing in very short ones', () => {
    expect(['tv', 'fan', 'iron', 'kettle', 'microwave'].map(allowedSlips)).toEqual([0, 0, 1, 2, 3]);
  });
});

describe('choosing what was meant', () => {
  const resembling = (typed: string, ...words: [word: string, uses: number][]) =>
    words.map(([word, uses]) => ({ typed, word, uses, likeness: 0.4 }));

  const choose = (typed: string, words: ReturnType<typeof resembling>, ...names: string[]) =>
    chooseCorrection(typed, words, (word) => names.includes(word));

  it('takes the nearest word', () => {
    expect(choose('labtop', resembling('labtop', ['tabletop', 9], ['laptop', 2]))).toBe('laptop');
  });

  it('takes the more usual of two equally near words', () => {
    expect(choose('ketle', resembling('ketle', ['kettle', 40], ['settle', 0]))).toBe('kettle');
  });

  it('keeps the first letter when it can', () => {
    expect(choose('bazer', resembling('bazer', ['laser', 3], ['bazar', 3]))).toBe('bazar');
  });

  it('takes the name of a kind or a brand before a word that is as near', () => {
    const words = resembling('chargr', ['charge', 40], ['charger', 12]);
    expect([choose('chargr', words), choose('chargr', words, 'charger')]).toEqual(['charge', 'charger']);
  });

  it('gives up when nothing is near', () => {
    expect(choose('qwertyuiop', resembling('qwertyuiop', ['quartz', 5]))).toBeUndefined();
    expect(choose('tvv', resembling('tvv', ['tv', 5]))).toBeUndefined();
  });
});

it('finds terms of the synonyms that look alike', () => {
  expect(resembleTerms('televizio', ['televiziyo', 'frigo', 'radio']).map(({ word }) => word)).toEqual(['televiziyo']);
});
