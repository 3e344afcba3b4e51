import { describe, expect, it } from 'vitest';
import { describeThing, findFault, isShipped, type StoredSynonym } from './synonyms.rules.ts';

const things = [
  { names: ['fridge', 'réfrigérateur'], called: ['ice box'], others: [] },
  { names: ['cooker'], called: [], others: ['gas cooker'] },
];
const stored: StoredSynonym[] = [
  { id: '1', term: 'igikoni', meaning: 'kitchen', isOff: false },
  { id: '2', term: 'kitchen', meaning: 'cooking', isOff: true },
];

describe('findFault', () => {
  it.each([
    ['!!!', 'radio', 'term', 'no letters'],
    ['one two three four five', 'radio', 'term', '4 words at most'],
    ['radios', 'Radio', 'meaning', 'the same word'],
    ['Igikôni', 'Kitchen', 'term', 'on the list already'],
    ['kitchen', 'cooking', 'term', 'switched off'],
    ['refrigerateur', 'fridge', 'term', 'Every shop knows'],
    ['cooker', 'gas cooker', 'term', 'Every shop knows'],
    ['kitchen', 'igikoni', 'meaning', 'circle: “igikoni” means “kitchen” means “igikoni”'],
    ['cooking', 'igikoni', 'meaning', 'circle: “igikoni” means “kitchen” means “cooking” means “igikoni”'],
  ])('refuses that %s means %s', (term, meaning, field, reason) => {
    expect(findFault({ term, meaning }, stored, things)).toEqual({ field, reason: expect.stringContaining(reason) });
  });

  it('has nothing against a new word, nor against a second meaning of one', () => {
    expect(findFault({ term: 'frigorifique', meaning: 'fridge' }, stored, things)).toBeUndefined();
    expect(findFault({ term: 'igikoni', meaning: 'cooker' }, stored, things)).toBeUndefined();
  });
});

it('knows what is shipped, however it is written', () => {
  expect(isShipped({ term: 'Ice Box', meaning: 'REFRIGERATEUR' }, things)).toBe(true);
  expect(isShipped({ term: 'gas cooker', meaning: 'cooker' }, things)).toBe(false);
});

it('finds a name switched off by whichever other name of the thing is left', () => {
  const off = { id: '3', term: 'Ice box', meaning: 'refrigerateur', isOff: true };
  const [fridge = { names: [], called: [], others: [] }] = things;
  expect(describeThing(fridge, [off]).names).toEqual([
    { name: 'fridge', meaning: 'réfrigérateur', isOff: false },
    { name: 'réfrigérateur', meaning: 'fridge', isOff: false },
    { name: 'ice box', meaning: 'fridge', isOff: true },
  ]);
});
