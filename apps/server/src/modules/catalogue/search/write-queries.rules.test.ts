import { describe, expect, it } from 'vitest';
import { findNamedShelves, findWholeShelf, orderToLeaveOut, writeQueries } from './write-queries.rules.ts';

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
    expect(queries.codes).toBe("'a16':*");
    expect(queries.withoutSlot).toEqual([]);
  });

  it('leaves out what the catalogue does not have, unless nothing would be left', () => {
    const slots = [slot(0, ['wireless'], ['cordless'], ['bluetooth']), slot(1, ['unheard'])];
    const { all } = writeQueries({ slots, codes: [], usesByWord: known('wireless', 'bluetooth') });
    expect(all).toBe("((('wireless')) | (('bluetooth'))) & ((('unheard' | 'unheards')))");
  });

  it('lets go of one slot before it lets go of all but one', () => {
    const { withoutSlot, single } = writeQueries({
      slots: ['a1', 'b2', 'c3'].map((word, place) => slot(place, [word])),
      codes: [],
      usesByWord: known(),
    });
    const [a, b, c] = ["((('a1')))", "((('b2')))", "((('c3')))"];
    expect(withoutSlot).toEqual([`${b} & ${c}`, `${a} & ${c}`, `${a} & ${b}`]);
    expect(single).toEqual([a, b, c]);
  });
});

describe('naming a whole shelf', () => {
  const phones = { kind: 'category' as const, id: 'c1', slug: 'phones' };
  const washers = { kind: 'category' as const, id: 'c2', slug: 'washing-machines' };
  const samsung = { kind: 'brand' as const, id: 'b1', slug: 'samsung' };
  const tpLink = { kind: 'brand' as const, id: 'b2', slug: 'tp-link' };
  const shelves = [phones, washers, samsung, tpLink];

  it.each([
    [[['phone']], { categoryId: 'c1' }],
    [[['samsung']], { brandId: 'b1' }],
    [[['samsung'], ['phones']], { categoryId: 'c1', brandId: 'b1' }],
    [[['tp'], ['link']], { brandId: 'b2' }],
    [[['washing'], ['machine']], { categoryId: 'c2' }],
    [[['samsung'], ['washing'], ['machine']], { categoryId: 'c2', brandId: 'b1' }],
    [[['samsung'], ['galaxy']], undefined],
    [[['phone'], ['black']], undefined],
  ])('%j means %j', (words, meant) => {
    const slots = words.map((alternative, place) => slot(place, alternative));
    expect(findWholeShelf(findNamedShelves(slots, shelves), slots.length)).toEqual(meant);
  });

  it('lets go of words before the names of shelves, and of the last one first', () => {
    const slots = [['cheap'], ['samsung'], ['phone'], ['black']].map((words, place) => slot(place, words));
    expect(orderToLeaveOut(slots.length, findNamedShelves(slots, shelves))).toEqual([3, 0, 2, 1]);
  });

  it('knows a shelf by a synonym', () => {
    const slots = [slot(0, ['imashini', 'imesa'], ['washing', 'machine'])];
    expect(findWholeShelf(findNamedShelves(slots, shelves), 1)).toEqual({ categoryId: 'c2' });
  });
});
