import { describe, expect, it } from 'vitest';
import type { AskedKind } from './asked-kind.rules.ts';
import type { Understanding } from './understand.rules.ts';
import { createQueryWriter } from './write-queries.rules.ts';

const slot = (from: number, ...alternatives: string[][]) => ({
  from,
  to: from + 1,
  alternatives,
  typed: [alternatives[0] ?? []],
});

const known = (...words: string[]) => new Map(words.map((word) => [word, 1]));

const noBrands = new Set<string>();

const writeQueries = (
  asked: Pick<Understanding, 'slots' | 'codes' | 'usesByWord'> & { namedByOthers?: Set<string> },
  brandWords: Set<string>,
  kind?: AskedKind,
) => createQueryWriter(brandWords)({ namedByOthers: brandWords, ...asked }, kind);

describe('writing queries', () => {
  it('joins slots by and, alternatives by or, and looks for singular and plural', () => {
    const queries = writeQueries(
      {
        slots: [slot(0, ['frigo'], ['bar', 'fridge']), slot(1, ['a16:*'])],
        codes: ['a16'],
        usesByWord: known('frigo', 'frigos', 'bar', 'bars', 'fridge', 'fridges'),
      },
      noBrands,
    );
    expect(queries.all).toBe("((('frigo' | 'frigos')) | (('bar' | 'bars') & ('fridge' | 'fridges'))) & (('a16':*))");
    expect(queries.slots[1]).toEqual({ named: "(('a16':*AB))", described: "(('a16':*CD))" });
    expect(queries.codes).toBe("'a16':*A");
    expect(queries.withoutSlot).toEqual([]);
  });

  it('leaves out what the catalogue does not have, unless nothing would be left', () => {
    const slots = [slot(0, ['wireless'], ['cordless'], ['bluetooth']), slot(1, ['unheard'])];
    const { all } = writeQueries({ slots, codes: [], usesByWord: known('wireless', 'bluetooth') }, noBrands);
    expect(all).toBe("((('wireless')) | (('bluetooth'))) & ((('unheard' | 'unheards')))");
  });

  it('does not ask for more words where fewer will do, nor for the same twice', () => {
    const slots = [slot(0, ['led', 'bulb'], ['bulb'], ['lamp'], ['lamp'])];
    const { all } = writeQueries({ slots, codes: [], usesByWord: known('led', 'bulb', 'lamp') }, noBrands);
    expect(all).toBe("((('bulb')) | (('lamp')))");
  });

  it('lets go of one slot before it lets go of all but one', () => {
    const { withoutSlot, any } = writeQueries(
      {
        slots: ['a1', 'b2', 'c3'].map((word, place) => slot(place, [word])),
        codes: [],
        usesByWord: known(),
      },
      noBrands,
    );
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
    expect(writeQueries({ slots, codes: [], usesByWord }, noBrands).any).toEqual([
      "((('samsung')))",
      "((('tv')))",
      "((('55')))",
    ]);
  });

  it('asks heads of titles for words in twos, and for numbers by themselves', () => {
    const slots = [slot(0, ['sony']), slot(1, ['128']), slot(2, ['tv'], ['smart', 'screen'], ['4k'])];
    const usesByWord = known('sony', 'tv', 'smart', 'screen');
    const { inHeads } = writeQueries({ slots, codes: [], usesByWord }, noBrands);
    expect(inHeads).toBe("((('sony tv')) | (('smart sony') & ('screen sony')) | (('sony') & ('4k'))) & ((('128')))");
  });

  it('asks for things of a kind by its mark, with what else is wanted', () => {
    const slots = [slot(0, ['sony']), slot(1, ['tv'], ['smart', 'screen'])];
    const usesByWord = known('sony', 'tv', 'smart', 'screen');
    const { kinds, inHeads } = writeQueries({ slots, codes: [], usesByWord }, noBrands, {
      place: 1,
      marked: [['=tv'], ['smart', '=screen'], ['unheard', '=thing']],
    });
    expect(kinds).toBe("((('=tv')) | (('smart') & ('=screen')))");
    expect(inHeads).toBe("((('=tv sony')) | (('smart sony') & ('=screen sony')))");
  });

  it('asks titles for nothing when they lack a word, nor for one word twice', () => {
    const ask = (usesByWord: Map<string, number>, ...words: string[]) =>
      writeQueries({ slots: words.map((word, place) => slot(place, [word])), codes: [], usesByWord }, noBrands)
        .inTitles;
    expect(ask(new Map([...known('sony'), ['quiet', 0]]), 'sony', 'quiet')).toBeUndefined();
    expect(ask(known('tv'), 'tv', 'tv')).toBe("((('tv'))) & ((('tv')))");
  });

  it('asks texts for every word together with a brand, if one is named', () => {
    const usesByWord = known('quiet', 'sony', 'tv');
    const ask = (brandWords: Set<string>) =>
      writeQueries(
        { slots: [slot(0, ['quiet']), slot(1, ['sony']), slot(2, ['tv'])], codes: [], usesByWord },
        brandWords,
      ).inTexts;
    expect(ask(new Set(['sony']))).toBe("((('quiet sony'))) & ((('sony tv')))");
    expect(ask(noBrands)).toBe("((('quiet'))) & ((('sony'))) & ((('tv')))");
  });

  it('asks titles of a brand that is named for what heads say and others make for it, if there is more besides', () => {
    const usesByWord = known('case', 'nokia', 'xiaomi');
    let namedByOthers = new Set(['nokia']);
    const ask = (...words: string[]) => {
      const slots = words.map((word, place) => slot(place, [word]));
      const { inTitles, isRestInTexts } = writeQueries(
        { slots, codes: [], usesByWord, namedByOthers },
        new Set(['nokia']),
      );
      return [inTitles, isRestInTexts];
    };
    expect(ask('nokia', 'case')).toEqual(["((('case nokia'))) | ('~nokia') & ((('nokia'))) & ((('case')))", true]);
    expect(ask('nokia')).toEqual(["((('nokia')))", false]);
    expect(ask('xiaomi', 'case')).toEqual(["((('xiaomi'))) & ((('case')))", false]);
    expect(ask('nokia', 'unheard')).toEqual([undefined, false]);
    namedByOthers = new Set();
    expect(ask('nokia', 'case')).toEqual(["((('case nokia')))", true]);
  });

  it('writes the same of words it has met before, beside others', () => {
    const usesByWord = known('sony', 'tv', 'radio', 'quiet');
    const write = createQueryWriter(new Set(['sony']));
    const ask = (asked: typeof write, ...words: string[]) =>
      asked({
        slots: words.map((word, place) => slot(place, [word])),
        codes: [],
        usesByWord,
        namedByOthers: new Set(['sony']),
      });
    for (const words of [
      ['sony', 'tv'],
      ['tv', 'sony', 'quiet'],
      ['quiet', 'radio'],
      ['sony', 'quiet', 'radio'],
    ])
      expect(ask(write, ...words)).toEqual(ask(createQueryWriter(new Set(['sony'])), ...words));
  });
});
