import { firstIdentity } from '@urumuri/identity';
import { describe, expect, it } from 'vitest';
import { describeShort, findHoarded, findMissing, findShort, mostOf } from './checkout.rules.ts';

const { unitsPerCustomer } = firstIdentity.orders;

const product = (productId: string, available: number) => ({ productId, name: `Product ${productId}`, available });
const wanted = [
  { productId: 'a', quantity: 3 },
  { productId: 'b', quantity: 20 },
];

describe('a checkout', () => {
  it('finds what is not on sale', () => {
    expect(findMissing(wanted, [product('b', 1)])).toEqual(['a']);
    expect(findMissing(wanted, [product('a', 1), product('b', 1)])).toEqual([]);
  });

  it('finds what there is too little of, and says how much is left', () => {
    const short = findShort(wanted, [product('a', 2), product('b', 0)]);
    expect(short).toEqual([
      { productId: 'a', name: 'Product a', wanted: 3, available: 2 },
      { productId: 'b', name: 'Product b', wanted: 20, available: 0 },
    ]);
    expect(describeShort(short)).toBe('Only 2 left of Product a. Product b is sold out.');
    expect(findShort(wanted, [product('a', 3), product('b', 20)])).toEqual([]);
  });

  it.each([
    [0, undefined],
    [1, 1],
  ])('lets a customer hold twenty of a product and no more, with %i held before', (held, found) => {
    const products = [
      { ...product('a', 99), held: 0 },
      { ...product('b', 99), held },
    ];
    expect(findHoarded(wanted, products, unitsPerCustomer)?.held).toBe(found);
  });

  it.each([
    [7, 0, 7],
    [99, 0, 20],
    [99, 15, 5],
    [3, 15, 3],
    [99, 25, 0],
  ])('offers of %i left to who holds %i at most %i', (available, held, most) => {
    expect(mostOf({ ...product('a', available), held }, unitsPerCustomer)).toBe(most);
  });
});
