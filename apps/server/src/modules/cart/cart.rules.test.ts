import { firstIdentity } from '@urumuri/identity';
import { unitPriceRwf } from '@urumuri/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCeiling, findPreviousUnitPriceRwf, type StoredLine, sumCart } from './cart.rules.ts';

const { shipping, orders } = firstIdentity;

type Given = Partial<StoredLine['product']> & { quantity?: number; seenUnitPriceRwf?: number };

function buildLine({ quantity = 1, seenUnitPriceRwf = 10_000, ...product }: Given = {}): StoredLine {
  const defaults = {
    id: 'product',
    priceRwf: 10_000,
    discountPercent: 0,
    available: 5,
    sellerId: 'a',
    shopName: 'Shop a',
  };
  return { id: 'line', quantity, seenUnitPriceRwf, product: { ...defaults, ...product } };
}

describe('the sums of a cart', () => {
  it('are nothing for an empty cart', () => {
    expect(sumCart([], shipping)).toEqual({
      groups: [],
      outOfStock: [],
      itemsRwf: 0,
      shippingFeeRwf: 0,
      quantityInStock: 0,
      quantity: 0,
    });
  });

  it('keep shops in the order they come and each shop’s lines together', () => {
    const lines = ['b', 'a', 'b'].map((sellerId) => buildLine({ sellerId }));
    const { groups } = sumCart(lines, shipping);
    expect(groups.map(({ sellerId, lines: own }) => [sellerId, own.length])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });

  it('take the discount off each unit', () => {
    expect(sumCart([buildLine({ priceRwf: 999, discountPercent: 1, quantity: 3 })], shipping).itemsRwf).toBe(990 * 3);
  });

  it.each([
    ['exactly what is left is in stock', 5, 5, true],
    ['one more than what is left is not', 6, 5, false],
    ['nothing is left', 1, 0, false],
  ])('%s', (_title, quantity, available, isInStock) => {
    const cart = sumCart([buildLine({ quantity, available })], shipping);
    expect(cart.outOfStock).toHaveLength(isInStock ? 0 : 1);
    expect(cart).toMatchObject({
      itemsRwf: isInStock ? quantity * 10_000 : 0,
      quantityInStock: isInStock ? quantity : 0,
      quantity,
    });
  });

  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 99 }),
      priceRwf: fc.integer({ min: 1, max: 1_000_000_000_000 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
      available: fc.nat({ max: 99 }),
      sellerId: fc.constantFrom('a', 'b', 'c', 'd'),
    })
    .map(buildLine);

  it('always add up: lines to groups, groups to the price, and no line is lost', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 50 }), (lines) => {
        const cart = sumCart(lines, shipping);
        const inGroups = cart.groups.flatMap((group) => group.lines);
        for (const group of cart.groups) {
          const ofLines = group.lines.map(
            ({ quantity, product }) => quantity * unitPriceRwf(product.priceRwf, product.discountPercent),
          );
          expect(group.itemsRwf).toBe(ofLines.reduce((sum, amount) => sum + amount, 0));
          expect(new Set(group.lines.map(({ product }) => product.sellerId))).toEqual(new Set([group.sellerId]));
        }
        expect(cart.itemsRwf).toBe(cart.groups.reduce((sum, { itemsRwf }) => sum + itemsRwf, 0));
        expect(Number.isSafeInteger(cart.itemsRwf)).toBe(true);
        expect(new Set([...inGroups, ...cart.outOfStock])).toEqual(new Set(lines));
        expect(inGroups.length + cart.outOfStock.length).toBe(lines.length);
        expect(cart.quantityInStock).toBe(inGroups.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(cart.quantity).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
      }),
    );
  });
});

describe('the previous price', () => {
  it('is told when the unit price is another now', () => {
    expect(findPreviousUnitPriceRwf(buildLine({ seenUnitPriceRwf: 9_000 }))).toBe(9_000);
    expect(findPreviousUnitPriceRwf(buildLine({ discountPercent: 10, seenUnitPriceRwf: 10_000 }))).toBe(10_000);
  });

  it('is not told when another price and another discount come to the same', () => {
    expect(
      findPreviousUnitPriceRwf(buildLine({ priceRwf: 20_000, discountPercent: 50, seenUnitPriceRwf: 10_000 })),
    ).toBeUndefined();
  });
});

describe('the most a line may hold', () => {
  it.each([
    [0, { code: 'out_of_stock', most: 0 }],
    [19, { code: 'out_of_stock', most: 19 }],
    [20, { code: 'quantity_limit', most: 20 }],
    [1_000, { code: 'quantity_limit', most: 20 }],
  ])('with %i available', (available, expected) => {
    expect(findCeiling(available, orders.unitsPerCustomer)).toEqual(expected);
  });
});
