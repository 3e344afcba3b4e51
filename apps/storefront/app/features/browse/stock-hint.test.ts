import { expect, it } from 'vitest';
import { stockHint } from './stock-hint.ts';

it.each([
  [0, 'Sold out'],
  [1, 'Only 1 left'],
  [5, 'Only 5 left'],
  [6, undefined],
])('says of a stock of %i: %s', (stock, hint) => {
  expect(stockHint(stock)).toBe(hint);
});
