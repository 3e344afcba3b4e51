import { describe, expect, it } from 'vitest';
import {
  arrangeShelves,
  findNamedShelves,
  findWholeShelf,
  orderToLeaveOut,
  resolveShelves,
  separateBrands,
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

  it('takes the name of a brand for nothing else', () => {
    const typed = slot(0, ['tp', 'link'], ['tplink:*'], ['router']);
    expect(separateBrands([typed], shelves)[0]?.alternatives).toEqual([['tp', 'link'], ['router']]);
    const model = slot(0, ['a16', 'b'], ['a16b:*']);
    expect(separateBrands([model], shelves)).toEqual([model]);
  });

  it('knows every word of a brand', () => {
    expect([...shelves.brandWords]).toEqual(['samsung', 'tp', 'link']);
  });

  it('knows a shelf by a synonym', () => {
    const slots = [slot(0, ['imashini', 'imesa'], ['washing', 'machine'])];
    expect(findWholeShelf(findNamedShelves(slots, shelves), 1)).toEqual({ categoryId: 'c2' });
  });

  it.each([
    [{ minRating: 4 }, { minRating: 4 }],
    [
      { category: 'Washing Machines', brand: 'TP-Link' },
      { categoryId: 'c2', brandId: 'b2' },
    ],
    [{ category: 'washing-machines' }, { categoryId: 'c2' }],
    [{ category: 'samsung' }, undefined],
    [{ brand: 'nobody', lowPriceRwf: 5 }, undefined],
  ])('finds the shelves of the filter %j: %j', (filter, resolved) => {
    expect(resolveShelves(filter, shelves)).toEqual(resolved);
  });
});
