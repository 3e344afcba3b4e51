import { describe, expect, it } from 'vitest';
import { deliveryPromise } from './delivery-promise.ts';

describe('deliveryPromise', () => {
  it.each([
    [{ feePerShopRwf: 0, freeFromRwf: 0 }, 100, 'Free delivery'],
    [{ feePerShopRwf: 2_000, freeFromRwf: 0 }, 100, 'Delivery RWF\u00a02,000'],
    [{ feePerShopRwf: 2_000, freeFromRwf: 50_000 }, 49_999, 'Delivery RWF\u00a02,000, free from RWF\u00a050,000'],
    [{ feePerShopRwf: 2_000, freeFromRwf: 50_000 }, 50_000, 'Free delivery'],
  ])('of %o at %i is %s', (policy, priceRwf, expected) => {
    expect(deliveryPromise(policy, priceRwf)).toBe(expected);
  });
});
