import { describe, expect, it } from 'vitest';
import {
  arrangeShelves,
  findNamedShelves,
  findWholeShelf,
  orderToLeaveOut,
  resolveShelves,
} from './named-shelves.rules.ts';

const slot = (from: number, ...alternatives: string[][]) => ({
  from,
  to: from + 1,
  alternatives,
  typed: [alternatives[0] ?? []],
});

describe('naming a whole shelf', () => {
  const phones = { kind: 'category' as const, id: 'c1', slug: 'phones', name: 'Phones' };
  const washers = { kind: 'category' as const, id: 'c2', slug: 'washing-machines', name: 'Washing machines' };
  const samsung = { kind: 'brand' as const, id: 'b1', slug: 'samsung', name: 'Samsung' };
  const tpLink = { kind: 'brand' as const, id: 'b2', slug: 'tp-link', name: 'TP-Link' };
  const shelves = arrangeShelves([phones, washers, samsung, tpLink]);

  it.each([
    [[['phone']], { category: ['c1'] }],
    [[['samsung']], { brand: ['b1'] }],
    [[['samsung'], ['phones']], { category: ['c1'], brand: ['b1'] }],
    [[['tp'], ['link']], { brand: ['b2'] }],
    [[['washing'], ['machine']], { category: ['c2'] }],
    [[['samsung'], ['washing'], ['machine']], { category: ['c2'], brand: ['b1'] }],
    [[['samsung'], ['galaxy']], undefined],
    [[['phone'], ['black']], undefined],
  ])('%j means %j', (words, meant) => {
    const slots = words.map((alternative, place) => slot(place, alternative));
    expect(findWholeShelf(findNamedShelves(slots, shelves), slots.length, shelves)).toEqual(meant);
  });

  it('lets go of words before the names of shelves, and of the last one first', () => {
    const slots = [['cheap'], ['samsung'], ['phone'], ['black']].map((words, place) => slot(place, words));
    expect(orderToLeaveOut(slots.length, findNamedShelves(slots, shelves))).toEqual([3, 0, 2, 1]);
  });

  it('knows every word of a brand', () => {
    expect([...shelves.brandWords]).toEqual(['samsung', 'tp', 'link']);
  });

  it('knows a shelf by a synonym', () => {
    const slots = [slot(0, ['imashini', 'imesa'], ['washing', 'machine'])];
    expect(findWholeShelf(findNamedShelves(slots, shelves), 1, shelves)).toEqual({ category: ['c2'] });
  });

  it.each([
    [{}, {}],
    [
      { category: ['Washing Machines'], brand: ['TP-Link'] },
      { category: ['c2'], brand: ['b2'] },
    ],
    [{ category: ['washing-machines', 'phones', 'nothing'] }, { category: ['c1', 'c2'] }],
    [{ category: ['samsung'] }, undefined],
    [{ brand: ['nobody'] }, undefined],
  ])('finds the shelves of the filter %j: %j', (filter, shelf) => {
    expect(resolveShelves(filter, shelves)?.shelf).toEqual(shelf);
  });

  it('means by a category all that lies below it, named or filtered', () => {
    const home = { kind: 'category' as const, id: 'c0', slug: 'home', name: 'Home' };
    const tree = arrangeShelves([
      home,
      { ...washers, parentId: 'c0' },
      { ...phones, id: 'c3', slug: 'dryers', name: 'Dryers', parentId: 'c2' },
    ]);
    expect(resolveShelves({ category: ['home'] }, tree)).toEqual({
      shelf: { category: ['c0', 'c2', 'c3'] },
      categoryIds: ['c0'],
    });
    expect(findWholeShelf(findNamedShelves([slot(0, ['home'])], tree), 1, tree)).toEqual({
      category: ['c0', 'c2', 'c3'],
    });
    expect(tree.above.get('c3')).toEqual(['c3', 'c2', 'c0']);
  });
});
