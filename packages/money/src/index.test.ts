import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRwf, unitPriceRwf, writePercent } from './index.ts';

const MAX_PRICE_RWF = 1_000_000_000_000;

describe('unitPriceRwf', () => {
  it.each([
    [100, 0, 100],
    [100, 10, 90],
    [100, 100, 0],
    [0, 50, 0],
    [999, 1, 990],
    [1, 99, 1],
    [1, 100, 0],
    [199, 50, 100],
    [1_250_000, 15, 1_062_500],
    [449_999, 7, 418_500],
    [MAX_PRICE_RWF - 1, 33, 670_000_000_000],
  ])('takes off the floored discount: %i at %i%% costs %i', (price, discount, expected) => {
    expect(unitPriceRwf(price, discount)).toBe(expected);
  });

  const price = fc.integer({ min: 0, max: MAX_PRICE_RWF });
  const discount = fc.integer({ min: 0, max: 100 });

  it('is always a whole number between nothing and the full price', () => {
    fc.assert(
      fc.property(price, discount, (priceRwf, percent) => {
        const unit = unitPriceRwf(priceRwf, percent);
        return Number.isInteger(unit) && unit >= 0 && unit <= priceRwf;
      }),
    );
  });

  it('agrees with exact integer arithmetic', () => {
    fc.assert(
      fc.property(price, discount, (priceRwf, percent) => {
        const exact = BigInt(priceRwf) - (BigInt(priceRwf) * BigInt(percent)) / 100n;
        return BigInt(unitPriceRwf(priceRwf, percent)) === exact;
      }),
    );
  });

  it('never costs more at a higher discount', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 99 }), (priceRwf, percent) => {
        return unitPriceRwf(priceRwf, percent + 1) <= unitPriceRwf(priceRwf, percent);
      }),
    );
  });
});

it.each([
  [25, '−25%'],
  [25.015, '−25%'],
  [99.99, '−99%'],
  [0.2, '−1%'],
])('writes a discount of %d percent as %s', (percent, words) => expect(writePercent(percent)).toBe(words));

describe('formatRwf', () => {
  it.each([
    [0, 'RWF\u00a00'],
    [7, 'RWF\u00a07'],
    [999, 'RWF\u00a0999'],
    [1_000, 'RWF\u00a01,000'],
    [450_000, 'RWF\u00a0450,000'],
    [1_250_000, 'RWF\u00a01,250,000'],
    [MAX_PRICE_RWF, 'RWF\u00a01,000,000,000,000'],
    [-2_500, 'RWF\u00a0-2,500'],
    [-0, 'RWF\u00a00'],
    [1_499.9, 'RWF\u00a01,499'],
  ])('writes %d with grouped digits and no decimals', (amount, expected) => {
    expect(formatRwf(amount)).toBe(expected);
  });

  it('keeps every digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_PRICE_RWF }), (amount) => {
        return Number(formatRwf(amount).slice(4).replaceAll(',', '')) === amount;
      }),
    );
  });
});
