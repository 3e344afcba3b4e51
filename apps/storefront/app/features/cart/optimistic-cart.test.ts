import { describe, expect, it } from 'vitest';
import { applyChange, listLines, mostOf } from './optimistic-cart.ts';
import { buildCart, buildLine } from '../../testing/cart.ts';

const kettle = buildLine({ _id: 'kettle', quantity: 2, product: { price: 10_000, discount: 10 } });
const lamp = buildLine({
  _id: 'lamp',
  quantity: 1,
  product: { price: 5_000, sellerId: 'seller-2', shopName: 'Solar' },
});
const fridge = buildLine({ _id: 'fridge', quantity: 4, product: { price: 400_000, stock: 3 } });
const cart = buildCart([kettle, lamp, fridge]);

describe('applyChange', () => {
  it('adds up anew with a wanted quantity', () => {
    const shown = applyChange(cart, { lineId: 'kettle', quantity: 5 });
    expect(shown).toEqual(buildCart([{ ...kettle, quantity: 5 }, lamp, fridge]));
    expect(shown.price).toBe(5 * 9_000 + 5_000);
  });

  it('leaves out a deleted line, and its shop with the last one', () => {
    const shown = applyChange(cart, { lineId: 'lamp', quantity: 0 });
    expect(shown).toEqual(buildCart([kettle, fridge]));
    expect(shown.cart_products.map(({ sellerId }) => sellerId)).toEqual(['seller-1']);
  });

  it('keeps a lowered line among the sold-out ones until the server has brought it back', () => {
    const shown = applyChange(cart, { lineId: 'fridge', quantity: 3 });
    expect(shown.outOfStockProduct.map(({ quantity }) => quantity)).toEqual([3]);
    expect(shown.price).toBe(cart.price);
    expect(shown.cart_product_count).toBe(cart.cart_product_count - 1);
  });

  it('shows what the server says when the line is there no longer', () => {
    expect(applyChange(cart, { lineId: 'gone', quantity: 2 })).toEqual(cart);
  });
});

it('lists what can be ordered and what cannot', () => {
  expect(listLines(cart).map(({ _id }) => _id)).toEqual(['kettle', 'lamp', 'fridge']);
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
