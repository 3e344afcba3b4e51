import { describe, expect, it } from 'vitest';
import { firstIdentity } from '@urumuri/identity';
import { deliveryPromise, zonesPromise } from './delivery-promise.ts';

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

it('says between which fees where zones differ, and the one fee where they do not', () => {
  const zone = { name: 'Gasabo', districts: ['Gasabo'], sectors: [], days: { from: 0, until: 1 }, cutOffHour: 14 };
  const shipping = { feePerShopRwf: 5_000, freeFromRwf: 0 };
  const terms = { shipping, deliveryZones: [{ ...zone, feeRwf: 2_000, freeFromRwf: 50_000 }] };
  expect(zonesPromise(terms, 100)).toBe('Delivery RWF\u00a02,000 to RWF\u00a05,000, depending on the address');
  expect(zonesPromise(terms, 50_000)).toBe('Delivery free to RWF\u00a05,000, depending on the address');
  expect(zonesPromise({ ...terms, deliveryZones: [] }, 100)).toBe('Delivery RWF\u00a05,000');
  expect(zonesPromise(firstIdentity, 100)).toBe('Free delivery');
});
