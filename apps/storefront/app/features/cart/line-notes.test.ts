import { describe, expect, it } from 'vitest';
import { describeLine } from './line-notes.ts';
import { buildLine } from '../../testing/cart.ts';

describe('describeLine', () => {
  it.each([
    [1, 0, 'Sold out'],
    [5, 2, 'Only 2 left. Lower the quantity to 2 to order.'],
    [2, 2, 'Only 2 left: that is all of them.'],
    [20, 500, 'One customer can order at most 20.'],
    [20, 20, 'One customer can order at most 20.'],
    [19, 500, undefined],
    [1, 2, undefined],
  ])('%i wanted of %i: %s', (quantity, stock, note) => {
    expect(describeLine(buildLine({ quantity, product: { stock } }), 20).stockNote).toBe(note);
  });

  it.each([
    [80_000, 'The price went up since you added it. It was RWF\u00a080,000.'],
    [95_000, 'The price went down since you added it. It was RWF\u00a095,000.'],
    [undefined, undefined],
  ])('says what a unit cost before: %s', (previousUnitPrice, note) => {
    const line = buildLine({
      product: { price: 100_000, discount: 10 },
      ...(previousUnitPrice === undefined ? {} : { previousUnitPrice }),
    });
    expect(describeLine(line, 20).priceNote).toBe(note);
  });
});
