import { describe, expect, it } from 'vitest';
import { deliverTo } from '../../testing/orders.ts';
import { fingerprintOf, nameProducts, sumByProduct } from './order-lines.rules.ts';

const line = (productId: string, quantity: number) => ({ productId, cartLineId: undefined, quantity });
const cartLine = (cartLineId: string, quantity: number) => ({ productId: undefined, cartLineId, quantity });

describe('the lines of an order', () => {
  it('are added up by product and stand in the order of the ids', () => {
    expect(sumByProduct([line('b', 1), line('a', 2), line('b', 3)])).toEqual([
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 4 },
    ]);
  });

  it('name a product themselves or through a cart line', () => {
    const known = new Map([['c1', 'a']]);
    expect(nameProducts([cartLine('C1', 2), line('B', 1)], known)).toEqual([
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 1 },
    ]);
  });

  it('name nothing when one of them is of no cart', () => {
    expect(nameProducts([line('a', 1), cartLine('c2', 1)], new Map())).toBeUndefined();
  });
});

describe('the fingerprint', () => {
  const order = { lines: [line('a', 2), line('b', 1)], shippingInfo: deliverTo, voucherCode: undefined };
  const same = fingerprintOf(order);

  it.each([
    ['lines in another order', { lines: [line('b', 1), line('a', 2)] }],
    ['a product in two lines', { lines: [line('a', 1), line('b', 1), line('a', 1)] }],
    ['an id in capitals', { lines: [line('A', 2), line('B', 1)] }],
  ])('is the same for %s', (_case, change) => {
    expect(fingerprintOf({ ...order, ...change })).toBe(same);
  });

  it.each([
    ['another quantity', { lines: [line('a', 2), line('b', 2)] }],
    ['another product', { lines: [line('a', 2), line('c', 1)] }],
    ['one product less', { lines: [line('a', 2)] }],
    ['a cart line of the same name', { lines: [cartLine('a', 2), line('b', 1)] }],
    ['another phone', { shippingInfo: { ...deliverTo, phone: '0788 000 001' } }],
    ['words moved between fields', { shippingInfo: { ...deliverTo, province: 'Kigali Gasabo', city: ' ' } }],
    ['a voucher', { voucherCode: 'TEN' }],
  ])('differs for %s', (_case, change) => {
    expect(fingerprintOf({ ...order, ...change })).not.toBe(same);
  });

  it('does not mind how a voucher code is written', () => {
    expect(fingerprintOf({ ...order, voucherCode: 'ten' })).toBe(fingerprintOf({ ...order, voucherCode: 'TEN' }));
  });
});
