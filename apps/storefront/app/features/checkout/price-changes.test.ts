import { expect, it } from 'vitest';
import { describeShort, findPriceChanges, findShortLines } from './price-changes.ts';
import { buildLine, buildState } from '../../testing/checkout.ts';

const groups = (...lines: ReturnType<typeof buildLine>[]) => buildState(...lines).products;

it('names what costs more or less than it was shown with, by what is paid for one', () => {
  const shown = groups(
    buildLine({ _id: 'dearer', price: 1000 }),
    buildLine({ _id: 'same', price: 1000, discount: 10 }),
    buildLine({ _id: 'cheaper', price: 1000 }),
  );
  const now = groups(
    buildLine({ _id: 'dearer', price: 1200 }),
    buildLine({ _id: 'same', price: 900 }),
    buildLine({ _id: 'cheaper', price: 1000, discount: 25 }),
    buildLine({ _id: 'unseen', price: 5 }),
  );
  expect(findPriceChanges(shown, now)).toEqual([
    { productId: 'dearer', name: 'Product dearer', beforeRwf: 1000, nowRwf: 1200 },
    { productId: 'cheaper', name: 'Product cheaper', beforeRwf: 1000, nowRwf: 750 },
  ]);
});

it('finds the lines that want more than is left', () => {
  const short = buildLine({ _id: 'short', quantity: 3, stock: 2 });
  const gone = buildLine({ _id: 'gone', stock: 0 });
  expect(findShortLines(groups(short, gone, buildLine({ quantity: 5, stock: 5 })))).toEqual([short, gone]);
});

it.each([
  [0, 0, 'Sold out.'],
  [3, 3, 'Only 3 left.'],
  [50, 20, 'One customer can order at most 20.'],
  [50, 5, 'One customer can order at most 20, and you have 15 on order already.'],
  [50, 0, 'One customer can order at most 20, and you have 20 on order already.'],
])('with %i left and %i to be had says: %s', (stock, most, words) => {
  expect(describeShort(buildLine({ quantity: 60, stock, most }), 20)).toBe(words);
});
