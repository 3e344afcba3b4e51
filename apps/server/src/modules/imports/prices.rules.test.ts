import { expect, it } from 'vitest';
import { settlePrices } from './prices.rules.ts';

it.each([
  [{ price: 100 }, { price: 100 }],
  [
    { price: 80, oldPrice: 100 },
    { price: 100, salePrice: 80, discount: null },
  ],
  [
    { price: 100, salePrice: 80 },
    { price: 100, salePrice: 80, discount: null },
  ],
  [
    { oldPrice: 100, salePrice: 80 },
    { price: 100, salePrice: 80, discount: null },
  ],
  [
    { price: 100, oldPrice: 100 },
    { price: 100, salePrice: null, discount: 0 },
  ],
  [
    { price: 100, discount: 25 },
    { price: 100, discount: 25, salePrice: null },
  ],
  [
    { price: 10_000, discount: 12.5 },
    { price: 10_000, salePrice: 8750, discount: null },
  ],
  [
    { price: 100, salePrice: 80, discount: 50 },
    { price: 100, salePrice: 80, discount: null },
  ],
  [{ discount: 10 }, { discount: 10, salePrice: null }],
  [{}, {}],
])('settles %o as %o', (given, facts) => expect(settlePrices(given)).toEqual(facts));

it.each([
  [{ price: 100, salePrice: 120 }, 'salePrice'],
  [{ price: 120, oldPrice: 100 }, 'oldPrice'],
  [{ discount: 12.5 }, 'discount'],
])('refuses %o for its %s', (given, field) => expect(settlePrices(given)).toMatchObject({ field }));
