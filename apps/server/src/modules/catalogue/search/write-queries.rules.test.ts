import { describe, expect, it } from 'vitest';
import { writeQueries } from './write-queries.rules.ts';

const slot = (from: number, ...alternatives: string[][]) => ({
  from,
  to: from + 1,
  alternatives,
  typed: [alternatives[0] ?? []],
});

const known = (...words: string[]) => new Map(words.map((word) => [word, 1]));

describe('writing queries', () => {
  it('joins slots by and, alternatives by or, and looks for singular and plural', () => {
    const queries = writeQueries({
      slots: [slot(0, ['frigo'], ['bar', 'fridge']), slot(1, ['a16:*'])],
      codes: ['a16'],
      usesByWord: known('frigo', 'frigos', 'bar', 'bars', 'fridge', 'fridges'),
    });
    expect(queries.all).toBe("((('frigo' | 'frigos')) | (('bar' | 'bars') & ('fridge' | 'fridges'))) & (('a16':*))");
    expect(queries.slots[1]).toEqual({ named: "(('a16':*AB))", described: "(('a16':*CD))" });
    expect(queries.codes).toBe("'a16':*A");
    expect(queries.withoutSlot).toEqual([]);
  });

  it('leaves out what the catalogue does not have, unless nothing would be left', () => {
    const slots = [slot(0, ['wireless'], ['cordless'], ['bluetooth']), slot(1, ['unheard'])];
    const { all } = writeQueries({ slots, codes: [], usesByWord: known('wireless', 'bluetooth') });
    expect(all).toBe("((('wireless')) | (('bluetooth'))) & ((('unheard' | 'unheards')))");
  });

  it('does not ask for more words where fewer will do, nor for the same twice', () => {
    const slots = [slot(0, ['led', 'bulb'], ['bulb'], ['lamp'], ['lamp'])];
    const { all } = writeQueries({ slots, codes: [], usesByWord: known('led', 'bulb', 'lamp') });
    expect(all).toBe("((('bulb')) | (('lamp')))");
  });

  it('lets go of one slot before it lets go of all but one', () => {
    const { withoutSlot, any } = writeQueries({
      slots: ['a1', 'b2', 'c3'].map((word, place) => slot(place, [word])),
      codes: [],
      usesByWord: known(),
    });
    const [a, b, c] = ["((('a1')))", "((('b2')))", "((('c3')))"];
    expect(withoutSlot).toEqual([`${b} & ${c}`, `${a} & ${c}`, `${a} & ${b}`]);
    expect(any).toEqual([`${a} | ${b} | ${c}`]);
  });

  it('asks for usual words one by one, the rarest first and numbers last', () => {
    const slots = ['55', 'tv', 'samsung'].map((word, place) => slot(place, [word]));
    const usesByWord = new Map([
      ['tv', 9000],
      ['samsung', 2000],
    ]);
    expect(writeQueries({ slots, codes: [], usesByWord }).any).toEqual(["((('samsung')))", "((('tv')))", "((('55')))"]);
  });

  it('asks for things of a kind by its mark, in singular and plural, with what else is wanted', () => {
    const slots = [slot(0, ['sony']), slot(1, ['tv'], ['smart', 'screen'])];
    const usesByWord = known('sony', 'tv', 'smart', 'screen');
    const { kinds, inHeads } = writeQueries(
      { slots, codes: [], usesByWord },
      { place: 1, marked: [['=tv'], ['smart', '=screen']] },
    );
    expect(kinds).toBe("((('=tv' | '=tvs')) | (('smart') & ('=screen' | '=screens')))");
    expect(inHeads).toBe("((('=tv sony' | '=tvs sony')) | (('smart sony') & ('=screen' | '=screens')))");
  });

  it('asks heads for words in twos, for numbers by themselves, and for one word as it is', () => {
    const usesByWord = known('red', 'phone', 'sony');
    const inHeads = (...words: string[]) =>
      writeQueries({ slots: words.map((word, place) => slot(place, [word])), codes: [], usesByWord }).inHeads;
    expect(inHeads('sony', 'a16', 'phone', 'red')).toBe("((('phone sony'))) & ((('phone red'))) & ((('a16')))");
    expect(inHeads('phone', 'a16')).toBe("((('phone'))) & ((('a16')))");
  });
});
