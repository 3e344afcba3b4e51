import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.rules.ts';
import { understand, type WordKnowledge } from './understand.rules.ts';

const catalogue: WordKnowledge = {
  known: [
    { word: 'samsung', uses: 20 },
    { word: 'fridge', uses: 3 },
    { word: 'tv', uses: 9 },
    { word: 'phones', uses: 13 },
    { word: 'micro', uses: 0 },
  ],
  beginnings: [],
  synonyms: new Map(),
};

function understandText(text: string, knowledge: Partial<WordKnowledge> = {}, completeLastWord = false) {
  const { slots, unknown, codes } = understand(readWords(text), { ...catalogue, ...knowledge }, completeLastWord);
  return {
    wants: slots.map(({ alternatives }) => alternatives.map((words) => words.join('+'))),
    unknown: unknown.map(({ word }) => word),
    codes,
  };
}

describe('understanding a query', () => {
  it('asks for every word it knows', () => {
    expect(understandText('samsung tv').wants).toEqual([['samsung'], ['tv']]);
  });

  it('knows a word by its plural', () => {
    expect(understandText('phone')).toMatchObject({ wants: [['phone']], unknown: [] });
  });

  it('leaves out words that say nothing, unless there are no others', () => {
    expect(understandText('I want a fridge for the tv').wants).toEqual([['fridge'], ['tv']]);
    expect(understandText('the').unknown).toEqual(['the']);
  });

  it('completes the last word when it is no word yet, or only one of descriptions', () => {
    const beginnings = [{ word: 'samsung', uses: 20 }];
    expect(understandText('sam', { beginnings }).wants).toEqual([['samsung']]);
    expect(understandText('tv', { beginnings: [{ word: 'tvs', uses: 1 }] }).wants).toEqual([['tv']]);
    expect(understandText('micro', { beginnings: [{ word: 'microwave', uses: 5 }] }).wants).toEqual([
      ['micro', 'microwave'],
    ]);
    expect(understandText('tv', { beginnings: [{ word: 'tvs', uses: 1 }] }, true).wants).toEqual([['tv', 'tvs']]);
  });

  it('takes a phrase of the synonym table as one thing, the longest first', () => {
    const synonyms = new Map([
      ['machine a laver', [['washing', 'machine']]],
      ['machine', [['espresso', 'machine']]],
    ]);
    expect(understandText('machine à laver samsung', { synonyms }).wants).toEqual([
      ['machine+a+laver', 'washing+machine'],
      ['samsung'],
    ]);
  });

  it('reaches synonyms by plurals', () => {
    const synonyms = new Map([
      ['cell phone', [['phone']]],
      ['set', [['tv']]],
    ]);
    expect(understandText('cell phones', { synonyms }).wants).toEqual([['cell+phones', 'phone']]);
    expect(understandText('sets', { synonyms }).wants).toEqual([['sets', 'tv']]);
  });

  it('knows a name with a number by its synonyms', () => {
    const synonyms = new Map([['ps5', [['playstation', '5']]]]);
    expect(understandText('ps5', { synonyms }).wants).toEqual([['ps5', 'playstation+5']]);
  });

  it('reads two words as one that titles have, and one as two, also in synonyms', () => {
    const known = ['power', 'bank', 'keyboard'].map((word) => ({ word, uses: 5 }));
    const synonyms = new Map([
      ['power bank', [['battery', 'pack']]],
      ['keyboard', [['clavier']]],
    ]);
    expect(understandText('powerbank', { known, synonyms }).wants).toEqual([
      ['powerbank', 'power+bank', 'battery+pack'],
    ]);
    expect(understandText('key board', { known, synonyms }).wants).toEqual([['key+board', 'keyboard', 'clavier']]);
    expect(understandText('powerfold', { known }).unknown).toEqual(['powerfold']);
  });

  it('asks for a word that is there together with what may be meant', () => {
    const alsoMeant = new Map([[0, 'fridge']]);
    expect(understandText('micro', { alsoMeant }).wants).toEqual([['micro', 'fridge']]);
  });

  it('reads a number with its unit in both ways', () => {
    expect(understandText('128gb samsung').wants).toEqual([['128gb:*', '128+gb'], ['samsung']]);
  });

  it('reads a name with its number, and a number without its commas, in both ways', () => {
    expect(understandText('iphone15').wants).toEqual([['iphone15:*', 'iphone+15']]);
    expect(understandText('ps5').wants).toEqual([['ps5:*']]);
    expect(understandText('20000mah tv').wants).toEqual([['20000mah:*', '20000+mah', '20+000+mah'], ['tv']]);
    expect(understandText('12000').wants).toEqual([['12000:*', '12+000']]);
    expect(understandText('3440').wants).toEqual([['3440:*']]);
  });

  it('reads a model number in both ways', () => {
    expect(understandText('SM-A165F')).toMatchObject({ wants: [['sm+a165f', 'sma165f:*']], unknown: [] });
    expect(understandText('sm a165f').codes).toContain('sma165f');
  });

  it('takes a short word of the catalogue beside a number for itself', () => {
    expect(understandText('8kg tv').wants).toEqual([['8kg:*', '8+kg'], ['tv']]);
    expect(understandText('a 16').wants).toEqual([['a+16', 'a16:*']]);
  });

  it('names the words nobody knows', () => {
    expect(understandText('samsng fridge').unknown).toEqual(['samsng']);
  });
});
