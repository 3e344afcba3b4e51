import { describe, expect, it } from 'vitest';
import { changeQuantity, clampQuantity } from './quantity.ts';

describe('changeQuantity', () => {
  it('goes up to the stock and back down to one', () => {
    expect(changeQuantity(1, 1, 2, 20)).toEqual({ quantity: 2 });
    expect(changeQuantity(2, -1, 2, 20)).toEqual({ quantity: 1 });
  });

  it('does nothing below one', () => {
    expect(changeQuantity(1, -1, 5, 20)).toEqual({ quantity: 1 });
  });

  it.each([3, 4])('refuses more than the stock of 3 at %i and says what is available', (quantity) => {
    expect(changeQuantity(quantity, 1, 3, 20)).toEqual({
      quantity,
      refusal: 'Out Of Stock. Only 3 available – that is the most you can add',
    });
  });

  it('stops at what one customer may order, and says so', () => {
    expect(changeQuantity(19, 1, 500, 20)).toEqual({ quantity: 20 });
    expect(changeQuantity(20, 1, 500, 20)).toEqual({
      quantity: 20,
      refusal: 'One customer can order at most 20 of a product',
    });
  });
});

describe('clampQuantity', () => {
  it.each([
    [4, 2, 2],
    [4, 0, 1],
    [1, 9, 1],
    [31, 50, 20],
  ])('of %i with a stock of %s leaves %i', (quantity, stock, expected) => {
    expect(clampQuantity(quantity, stock, 20)).toBe(expected);
  });
});
