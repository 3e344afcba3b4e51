import { expect, it } from 'vitest';
import { toCheckoutState } from './cart-checkout.ts';
import { buildCart, buildLine } from '../../testing/cart.ts';
import { findDiscount, totalRwf } from './totals.ts';

const kettle = buildLine({ _id: 'kettle', quantity: 2 });
const fridge = buildLine({ _id: 'fridge', quantity: 4, product: { stock: 3 } });

it('takes what is in stock to the checkout, with its cart lines and one picture each', () => {
  const state = toCheckoutState(buildCart([kettle, fridge]), 'MURAHO10');
  expect(state).toMatchObject({ price: 20_000, shipping_fee: 0, items: 2, voucherCode: 'MURAHO10' });
  const [group] = state.products;
  expect(group?.products.map(({ _id, quantity }) => [_id, quantity])).toEqual([['kettle', 2]]);
  expect(group?.products[0]?.productInfo.images).toEqual(['/images/kettle/480']);
  expect(state.products).toHaveLength(1);
});

it('names no voucher when none applies', () => {
  expect(toCheckoutState(buildCart([kettle]), undefined)).not.toHaveProperty('voucherCode');
});

it('takes off what applies by itself, unless a voucher was typed, and never more than the products cost', () => {
  const cart = { price: 20_000, shipping_fee: 500, voucher_code: 'SALE', voucher_discount: 3_000 };
  expect(findDiscount(cart)).toEqual({ name: 'SALE', discountRwf: 3_000, isTyped: false });
  expect(totalRwf(cart, { code: 'A', refusal: 'Expired' })).toBe(17_500);
  expect(findDiscount(cart, { code: 'A', discountRwf: 4_000 })).toMatchObject({ name: 'A', isTyped: true });
  expect(totalRwf({ ...cart, price: 2_000 })).toBe(500);
});

it.each([
  [{ code: 'A', discountRwf: 2_000 }, 18_500],
  [{ code: 'A', discountRwf: 90_000 }, 500],
  [{ code: 'A', refusal: 'Expired' }, 20_500],
  [undefined, 20_500],
])('sums price and shipping and takes the voucher off the price only', (voucher, total) => {
  expect(totalRwf({ price: 20_000, shipping_fee: 500 }, voucher)).toBe(total);
});
