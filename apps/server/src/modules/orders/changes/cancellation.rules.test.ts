import { expect, it } from 'vitest';
import { takeOff } from './cancellation.rules.ts';
import type { OrderedPart } from './order-change.rules.ts';

const line = {
  id: 'l',
  partId: 'p',
  productId: 'radio',
  name: 'Radio',
  image: '',
  quantity: 3,
  unitPriceRwf: 1000,
  isDiscounted: true,
};
const partOf = (status: OrderedPart['status']): OrderedPart => ({
  id: 'p',
  sellerId: 'a',
  shopName: 'Shop a',
  status,
  itemsRwf: 3000,
  voucherRwf: 0,
  shippingFeeRwf: 0,
  pickupCode: null,
});
const take = (
  quantity: number,
  damaged = 0,
  status: OrderedPart['status'] = 'warehouse',
  productId = 'radio',
  sellerId = 'a',
) => takeOff({ lines: [line], parts: [partOf(status)] }, [{ productId, quantity, damaged }], sellerId);

it('leaves what is not taken off', () => {
  expect(take(1)).toEqual({ lines: [{ productId: 'radio', quantity: 2 }], refusal: undefined });
  expect(take(3, 3).lines).toEqual([{ productId: 'radio', quantity: 0 }]);
  expect(take(1, 0, 'warehouse', 'RADIO').refusal).toBeUndefined();
});

it('takes off no more than there is, and only what is in the order', () => {
  expect(take(4).refusal?.sentence).toBe('There are only 3 of Radio in the order.');
  expect(take(1, 0, 'warehouse', 'lamp').refusal?.code).toBe('not_found');
  expect(take(1, 0, 'warehouse', 'radio', 'b').refusal?.code).toBe('not_found');
});

it('knows damage only of what has left the stock', () => {
  expect(take(1, 1, 'pending').refusal?.code).toBe('validation_failed');
  expect(take(1, 1, 'processing').refusal).toBeUndefined();
});
