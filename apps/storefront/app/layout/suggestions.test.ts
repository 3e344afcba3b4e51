import { describe, expect, it } from 'vitest';
import { listChoices, suggestLocally, suggestOffline } from './suggestions.ts';

const categories = ['Phones', 'Headphones', 'Home Audio', 'Cooking'].map((name) => ({ name, image: `/${name}` }));

describe('suggestLocally', () => {
  it('finds categories by any part of their name', () => {
    expect(suggestLocally('PHON', categories).map(({ text }) => text)).toEqual(['Phones', 'Headphones']);
  });

  it.each(['', 'p', '  p '])('waits for two characters: %j', (typed) => {
    expect(suggestLocally(typed, categories)).toEqual([]);
  });
});

describe('suggestOffline', () => {
  it('adds general terms behind the categories', () => {
    const local = suggestLocally('ho', categories);
    expect(suggestOffline('ho', local).at(-1)).toEqual({ kind: 'Product', text: 'home' });
  });
});

describe('listChoices', () => {
  const radio = { kind: 'Product' as const, text: 'A radio', slug: 'a-radio', image: '/images/radio/160' };

  it('ends with a search for all of it, five lines at most', () => {
    const many = Array.from({ length: 9 }, () => radio);
    expect(listChoices(' radio ', many, ['tv'], categories)).toHaveLength(5);
    expect(listChoices(' radio ', many, ['tv'], categories).at(-1)).toEqual({ kind: 'All', text: 'radio' });
    expect(listChoices('radio', [], [], categories)).toEqual([{ kind: 'All', text: 'radio' }]);
  });

  it('gives a category its picture', () => {
    const [first] = listChoices('phon', [{ kind: 'Category', text: 'Phones' }], [], categories);
    expect(first).toMatchObject({ image: '/Phones' });
  });

  it('offers in an empty box what was searched before, and to forget it', () => {
    expect(listChoices('', [radio], ['tv', 'iron'], categories).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'Before tv',
      'Before iron',
      'Clear ',
    ]);
    expect(listChoices('', [radio], [], categories)).toEqual([]);
    expect(listChoices('r', [radio], ['tv'], categories)).toEqual([]);
  });
});
