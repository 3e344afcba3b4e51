import { expect, it } from 'vitest';
import { changeQuantity, withPricesOf } from './change-lines.ts';
import { buildLine, buildState } from '../../testing/checkout.ts';

const state = buildState(buildLine({ _id: 'a', quantity: 3 }), buildLine({ _id: 'b' }));

it('lowers one line and leaves the others', () => {
  const lines = changeQuantity(state, 'a', 2).products[0]?.products;
  expect(lines?.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

it('takes a line out, and a shop without lines with it', () => {
  const without = changeQuantity(state, 'a', 0);
  expect(without.products[0]?.products).toHaveLength(1);
  expect(changeQuantity(without, 'b', 0).products).toEqual([]);
});

it('takes over the prices that were shown, and keeps what was not quoted', () => {
  const quote = {
    products: buildState(buildLine({ _id: 'a', price: 777, discount: 5 })).products,
    missing: ['b'],
    price: 700,
    shipping_fee: 50,
    voucher_discount: 0,
    total: 750,
    items: 1,
  };
  const shown = withPricesOf(state, quote);
  expect(shown).toMatchObject({ price: 700, shipping_fee: 50 });
  expect(shown.products[0]?.products.map(({ quantity, productInfo }) => [quantity, productInfo.price])).toEqual([
    [3, 777],
    [1, 1000],
  ]);
});
