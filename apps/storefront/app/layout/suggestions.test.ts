import { describe, expect, it } from 'vitest';
import { suggestLocally, suggestOffline } from './suggestions.ts';

const categories = ['Phones', 'Headphones', 'Home Audio', 'Cooking'];

describe('suggestLocally', () => {
  it('finds categories by any part of their name', () => {
    expect(suggestLocally('PHON', categories)).toEqual([
      { kind: 'Category', text: 'Phones' },
      { kind: 'Category', text: 'Headphones' },
    ]);
  });

  it.each(['', 'p', '  p '])('waits for two characters: %j', (typed) => {
    expect(suggestLocally(typed, categories)).toEqual([]);
  });

  it('gives five at most', () => {
    expect(
      suggestLocally(
        'aa',
        Array.from({ length: 9 }, (_, index) => `aa ${index}`),
      ),
    ).toHaveLength(5);
  });
});

describe('suggestOffline', () => {
  it('adds general terms behind the categories', () => {
    const local = suggestLocally('ho', categories);
    expect(suggestOffline('ho', local).at(-1)).toEqual({ kind: 'Product', text: 'home' });
  });
});
