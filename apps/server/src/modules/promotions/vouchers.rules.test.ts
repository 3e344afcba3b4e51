import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseBest,
  judgeVoucher,
  type SellerPart,
  type VoucherOffer,
  type VoucherTerms,
  voucherDiscountRwf,
} from './vouchers.rules.ts';

const tenPercent: VoucherOffer = { sellerId: null, productIds: null, percentOff: 10, amountOffRwf: null };
const thousandOff: VoucherOffer = { sellerId: null, productIds: null, percentOff: null, amountOffRwf: 1_000 };

const partsOf = (amounts: Record<string, number>): SellerPart[] =>
  Object.entries(amounts).map(([sellerId, itemsRwf]) => ({ sellerId, itemsRwf, goods: [] }));

const goods = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([productId, amountRwf]) => ({ productId, amountRwf }));

function discountsOf(offer: VoucherOffer, amounts: Record<string, number>): Record<string, number> {
  const { parts } = voucherDiscountRwf(offer, partsOf(amounts));
  return Object.fromEntries(parts.map(({ sellerId, discountRwf }) => [sellerId, discountRwf]));
}

describe('what a voucher takes off', () => {
  it.each<[string, VoucherOffer, Record<string, number>, Record<string, number>]>([
    ['a percentage of every part', tenPercent, { a: 10_000, b: 5_000 }, { a: 1_000, b: 500 }],
    ['a percentage of the whole, floored once', tenPercent, { a: 15, b: 15 }, { a: 2, b: 1 }],
    ['everything at a hundred percent', { ...tenPercent, percentOff: 100 }, { a: 7, b: 13 }, { a: 7, b: 13 }],
    ['an amount in the proportion of the parts', thousandOff, { a: 30_000, b: 10_000 }, { a: 750, b: 250 }],
    [
      'a left-over franc where most was cut off',
      thousandOff,
      { a: 1_000, b: 1_000, c: 1_000 },
      { a: 334, b: 333, c: 333 },
    ],
    ['never more than there is to pay', thousandOff, { a: 300, b: 200 }, { a: 300, b: 200 }],
    ['only from the shop it is for', { ...tenPercent, sellerId: 'b' }, { a: 10_000, b: 5_000 }, { a: 0, b: 500 }],
    ['nothing when the shop is not there', { ...thousandOff, sellerId: 'z' }, { a: 10_000 }, { a: 0 }],
    ['nothing from nothing', thousandOff, { a: 0 }, { a: 0 }],
    [
      'exactly, where a product of two sums passes 2⁵³',
      { ...tenPercent, percentOff: 99 },
      { a: 4_950_000_000_000_001 },
      { a: 4_900_500_000_000_000 },
    ],
  ])('%s', (_title, offer, amounts, expected) => {
    expect(discountsOf(offer, amounts)).toEqual(expected);
  });

  const anyOffer = fc
    .record({
      sellerId: fc.constantFrom(null, 'seller-0', 'seller-1', 'nobody'),
      percentOff: fc.integer({ min: 1, max: 100 }),
      amountOffRwf: fc.integer({ min: 1, max: 1_000_000_000_000 }),
      byPercent: fc.boolean(),
    })
    .map(({ sellerId, percentOff, amountOffRwf, byPercent }): VoucherOffer =>
      byPercent
        ? { sellerId, productIds: null, percentOff, amountOffRwf: null }
        : { sellerId, productIds: null, percentOff: null, amountOffRwf },
    );
  const anyAmount = fc.oneof(fc.nat({ max: 20 }), fc.integer({ min: 0, max: 99_000_000_000_000 }));
  const anyParts = fc
    .array(anyAmount, { maxLength: 20 })
    .map((amounts) => amounts.map((itemsRwf, place) => ({ sellerId: `seller-${place}`, itemsRwf, goods: [] })));

  it('is always the sum of its parts, none of which is negative or above what its part costs', () => {
    fc.assert(
      fc.property(anyOffer, anyParts, (offer, parts) => {
        const discount = voucherDiscountRwf(offer, parts);
        expect(discount.parts.map(({ sellerId }) => sellerId)).toEqual(parts.map(({ sellerId }) => sellerId));
        expect(discount.parts.reduce((sum, { discountRwf }) => sum + discountRwf, 0)).toBe(discount.totalRwf);
        for (const [place, { sellerId, discountRwf }] of discount.parts.entries()) {
          expect(Number.isSafeInteger(discountRwf)).toBe(true);
          expect(discountRwf).toBeGreaterThanOrEqual(0);
          expect(discountRwf).toBeLessThanOrEqual(parts[place]?.itemsRwf ?? 0);
          if (offer.sellerId !== null && offer.sellerId !== sellerId) expect(discountRwf).toBe(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('is only taken off the goods it is for, floored once, and shared over the shops that have them', () => {
    const offer = { ...tenPercent, productIds: ['camera', 'lens', 'elsewhere'] };
    const parts = [
      { sellerId: 'a', itemsRwf: 9_055, goods: goods({ camera: 55, phone: 9_000 }) },
      { sellerId: 'b', itemsRwf: 54, goods: goods({ lens: 54 }) },
      { sellerId: 'c', itemsRwf: 800, goods: goods({ kettle: 800 }) },
    ];
    expect(voucherDiscountRwf(offer, parts)).toEqual({
      totalRwf: 10,
      parts: [
        { sellerId: 'a', discountRwf: 5 },
        { sellerId: 'b', discountRwf: 5 },
        { sellerId: 'c', discountRwf: 0 },
      ],
    });
    expect(voucherDiscountRwf({ ...offer, sellerId: 'a' }, parts).totalRwf).toBe(5);
    expect(voucherDiscountRwf({ ...thousandOff, productIds: ['lens'] }, parts).totalRwf).toBe(54);
  });

  it('is what it would be on the whole, however the whole is split', () => {
    fc.assert(
      fc.property(anyOffer, anyParts, (offer, parts) => {
        const open = { ...offer, sellerId: null };
        const itemsRwf = parts.reduce((sum, part) => sum + part.itemsRwf, 0);
        const whole = voucherDiscountRwf(open, [{ sellerId: 'all', itemsRwf, goods: [] }]);
        expect(voucherDiscountRwf(open, parts).totalRwf).toBe(whole.totalRwf);
      }),
    );
  });
});

describe('whether a voucher may be used', () => {
  const now = new Date('2026-03-10T10:00:00Z');
  const terms: VoucherTerms = {
    ...tenPercent,
    minimumRwf: 0,
    usesAllowed: null,
    usesPerCustomer: 1,
    firstOrderOnly: false,
    used: 0,
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: null,
    active: true,
  };
  const parts = partsOf({ a: 10_000, b: 5_000 });

  const by = { hasOrdered: false, usesByCustomer: 0, now };
  const reasonOf = (given: Partial<VoucherTerms>, usesByCustomer = 0, onParts = parts, hasOrdered = false) => {
    const verdict = judgeVoucher({ ...terms, ...given }, { ...by, parts: onParts, usesByCustomer, hasOrdered });
    return verdict.ok ? 'ok' : verdict.reason;
  };

  it.each<[string, Partial<VoucherTerms>, string]>([
    ['in force', {}, 'ok'],
    ['switched off', { active: false }, 'unknown'],
    ['from this moment on', { startsAt: now }, 'ok'],
    ['from a millisecond later on', { startsAt: new Date(now.getTime() + 1) }, 'not_yet'],
    ['for a millisecond more', { endsAt: new Date(now.getTime() + 1) }, 'ok'],
    ['until this moment', { endsAt: now }, 'expired'],
    ['with its last use left', { usesAllowed: 3, used: 2 }, 'ok'],
    ['used up', { usesAllowed: 3, used: 3 }, 'used_up'],
    ['whose minimum is reached to the franc', { minimumRwf: 15_000 }, 'ok'],
    ['whose minimum is missed by a franc', { minimumRwf: 15_001 }, 'minimum'],
    ['of a shop that is in the cart', { sellerId: 'b' }, 'ok'],
    ['of a shop whose own part misses the minimum', { sellerId: 'b', minimumRwf: 5_001 }, 'minimum'],
    ['of a shop that is not in the cart', { sellerId: 'z' }, 'other_goods'],
    ['for goods that are not in the cart', { productIds: ['camera'] }, 'other_goods'],
    ['for a first order', { firstOrderOnly: true }, 'ok'],
  ])('judges one that is %s', (_title, given, expected) => {
    expect(reasonOf(given)).toBe(expected);
  });

  it('asks the minimum of the goods it is for', () => {
    const mixed = [{ sellerId: 'a', itemsRwf: 10_000, goods: goods({ camera: 4_000, phone: 6_000 }) }];
    expect(reasonOf({ productIds: ['camera'], minimumRwf: 4_000 }, 0, mixed)).toBe('ok');
    expect(reasonOf({ productIds: ['camera'], minimumRwf: 4_001 }, 0, mixed)).toBe('minimum');
  });

  it('is for a first order only where nothing was ordered before', () => {
    expect(reasonOf({ firstOrderOnly: true }, 0, parts, true)).toBe('not_first');
    expect(reasonOf({}, 0, parts, true)).toBe('ok');
  });

  it('counts what this customer has used', () => {
    expect(reasonOf({ usesPerCustomer: 2 }, 1)).toBe('ok');
    expect(reasonOf({ usesPerCustomer: 2 }, 2)).toBe('used_by_customer');
  });

  it('finds nothing to take off an empty cart, whatever its terms', () => {
    expect(reasonOf({}, 0, [])).toBe('nothing_to_take_off');
    expect(reasonOf({ sellerId: 'a', minimumRwf: 50_000 }, 0, [])).toBe('nothing_to_take_off');
  });

  it('says how much is missing', () => {
    const verdict = judgeVoucher({ ...terms, minimumRwf: 20_000 }, { ...by, parts });
    expect(verdict).toEqual({ ok: false, reason: 'minimum', minimumRwf: 20_000, missingRwf: 5_000 });
  });
});

describe('of several', () => {
  const granted = (name: string, totalRwf: number) => ({ name, discount: { totalRwf, parts: [] } });

  it.each([
    ['the one that takes off most', [granted('old', 500), granted('best', 900), granted('new', 700)], 'best'],
    ['of two that take the same the older', [granted('old', 900), granted('new', 900)], 'old'],
    ['none', [], undefined],
  ])('%s is granted', (_title, all, name) => {
    expect(chooseBest(all)?.name).toBe(name);
  });
});
