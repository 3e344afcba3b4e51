import { describe, expect, it } from 'vitest';
import type { LineChange } from './change-queue.ts';
import { applyChanges, hasOpenChanges, mostOf } from './optimistic-cart.ts';
import { buildCart, buildLine } from './testing-cart.ts';

const kettle = buildLine({ _id: 'kettle', quantity: 2, product: { price: 10_000, discount: 10 } });
const lamp = buildLine({
  _id: 'lamp',
  quantity: 1,
  product: { price: 5_000, sellerId: 'seller-2', shopName: 'Solar' },
});
const fridge = buildLine({ _id: 'fridge', quantity: 4, product: { price: 400_000, stock: 3 } });
const cart = buildCart([kettle, lamp, fridge]);

const change = (lineId: string, wanted: number, settledAtMs?: number): [string, LineChange] => [
  lineId,
  { wanted, settledAtMs },
];

describe('applyChanges', () => {
  it('shows what the server says when nothing is under way', () => {
    expect(applyChanges(cart, new Map(), 100)).toEqual(cart);
  });

  it('adds up anew with a wanted quantity', () => {
    const shown = applyChanges(cart, new Map([change('kettle', 5)]), 100);
    expect(shown).toEqual(buildCart([{ ...kettle, quantity: 5 }, lamp, fridge]));
    expect(shown.price).toBe(5 * 9_000 + 5_000);
  });

  it('leaves out a deleted line, and its shop with the last one', () => {
    const shown = applyChanges(cart, new Map([change('lamp', 0)]), 100);
    expect(shown).toEqual(buildCart([kettle, fridge]));
    expect(shown.cart_products.map(({ sellerId }) => sellerId)).toEqual(['seller-1']);
  });

  it('keeps a lowered line among the sold-out ones until the server has brought it back', () => {
    const shown = applyChanges(cart, new Map([change('fridge', 3)]), 100);
    expect(shown.outOfStockProduct.map(({ quantity }) => quantity)).toEqual([3]);
    expect(shown.price).toBe(cart.price);
    expect(shown.cart_product_count).toBe(cart.cart_product_count - 1);
  });

  it.each([
    ['still under way', undefined, 5],
    ['agreed to after this cart was read', 150, 5],
    ['known to the server when this cart was read', 100, 2],
    ['long known', 50, 2],
  ])('takes a change that is %s into account accordingly', (_, settledAtMs, quantity) => {
    const changes = new Map([change('kettle', 5, settledAtMs)]);
    const shown = applyChanges(cart, changes, 100);
    expect(shown.cart_products[0]?.products[0]?.quantity).toBe(quantity);
    expect(hasOpenChanges(changes, 100)).toBe(quantity === 5);
  });
});

describe('mostOf', () => {
  it.each([
    [3, 3],
    [20, 20],
    [500, 20],
    [0, 0],
  ])('with %i in stock a line holds at most %i', (stock, most) => {
    expect(mostOf(buildLine({ product: { stock } }), 20)).toBe(most);
  });
});
