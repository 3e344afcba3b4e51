import { firstIdentity } from '@urumuri/identity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sawTheseTotals, splitBySeller, totalsOf } from './order-totals.rules.ts';

const wanted = (sellerId: string, priceRwf: number, discountPercent: number, quantity: number) => ({
  product: { productId: `${sellerId} ${priceRwf}`, sellerId, priceRwf, discountPercent },
  quantity,
});

describe('the totals of an order', () => {
  it('take each discount off once and add up by seller', () => {
    const shares = splitBySeller(
      [wanted('s1', 999, 10, 2), wanted('s2', 5000, 0, 1), wanted('s1', 100, 100, 3)],
      firstIdentity.shipping,
    );
    expect(shares.map(({ sellerId, itemsRwf }) => [sellerId, itemsRwf])).toEqual([
      ['s1', 1800],
      ['s2', 5000],
    ]);
    expect(totalsOf(shares, 800)).toMatchObject({ itemsRwf: 6800, voucherRwf: 800, units: 6 });
  });

  it('have no fee for what is picked up, and the others’ as ever', () => {
    const fees = { feePerShopRwf: 700, freeFromRwf: 4000 };
    const shares = splitBySeller([wanted('s1', 999, 0, 1), wanted('s2', 100, 0, 1), wanted('s3', 4000, 0, 1)], fees, [
      's2',
    ]);
    expect(shares.map(({ isPickup, shippingFeeRwf }) => [isPickup, shippingFeeRwf])).toEqual([
      [false, 700],
      [true, 0],
      [false, 0],
    ]);
  });

  it('are the sums of the shares, whatever is ordered', () => {
    const line = fc.record({
      seller: fc.constantFrom('s1', 's2', 's3'),
      price: fc.integer({ min: 1, max: 1_000_000_000 }),
      discount: fc.integer({ min: 0, max: 100 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const shares = splitBySeller(
          lines.map((given) => wanted(given.seller, given.price, given.discount, given.quantity)),
          firstIdentity.shipping,
        );
        const { itemsRwf, shippingFeeRwf, totalRwf } = totalsOf(shares, 0);
        expect(shares.reduce((sum, share) => sum + share.itemsRwf + share.shippingFeeRwf, 0)).toBe(totalRwf);
        expect(itemsRwf + shippingFeeRwf).toBe(totalRwf);
        expect(new Set(shares.map(({ sellerId }) => sellerId)).size).toBe(shares.length);
      }),
    );
  });
});

describe('what the shopper saw', () => {
  const totals = { itemsRwf: 900, voucherRwf: 100, shippingFeeRwf: 50, totalRwf: 850, units: 2 };
  const nothing = { price: undefined, shippingFee: undefined, items: undefined, total: undefined };

  it.each([
    ['nothing', {}, true],
    ['everything as it is', { price: 900, shippingFee: 50, total: 850 }, true],
    ['another price', { price: 899 }, false],
    ['another fee', { price: 900, shippingFee: 0 }, false],
    ['another total', { total: 900 }, false],
    ['a negative fee', { shippingFee: -50 }, false],
    ['another number of items, which is not money', { items: 1 }, true],
  ])('%s', (_case, seen, isTrue) => {
    expect(sawTheseTotals({ ...nothing, ...seen }, totals)).toBe(isTrue);
  });
});
