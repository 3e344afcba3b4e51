import type { StockChange } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { nextStockToast } from './stock-toast.ts';

const lamp = { id: 'lamp', name: 'Bright Lamp' };
const fellBy = (productId: string, quantity: number): StockChange => ({
  _id: productId,
  productId,
  productInfo: { _id: productId },
  quantity,
  newStock: 3,
  revision: 1,
});

describe('the word about others buying', () => {
  it('names the product on screen and how many are gone', () => {
    const toast = nextStockToast(lamp, [fellBy('kettle', 1), fellBy('lamp', 2)], -Infinity, 5);
    expect(toast).toEqual({ text: 'Stock updated: Bright Lamp stock reduced by 2', shownAt: 5 });
  });

  it.each([
    ['another product', fellBy('kettle', 1), -Infinity, 0],
    ['more of it', fellBy('lamp', -2), -Infinity, 0],
    ['no change', fellBy('lamp', 0), -Infinity, 0],
    ['the second within a minute', fellBy('lamp', 1), 1000, 60_999],
  ])('is not said for %s', (_what, change, shownAt, now) => {
    expect(nextStockToast(lamp, [change], shownAt, now)).toBeUndefined();
  });

  it('is said again after a minute', () => {
    expect(nextStockToast(lamp, [fellBy('lamp', 1)], 1000, 61_000)?.shownAt).toBe(61_000);
  });
});
