import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippingFeeRwf } from './shipping-fee.ts';

const flat = { feePerShopRwf: 2_000, freeFromRwf: 0 };
const withThreshold = { feePerShopRwf: 2_000, freeFromRwf: 50_000 };

const groupsOf = (...amounts: number[]) => amounts.map((itemsRwf) => ({ itemsRwf }));

describe('the shipping fee', () => {
  it.each([
    ['nothing to send costs nothing', [], flat, 0],
    ['one shop sends once', [10_000], flat, 2_000],
    ['every shop sends for itself', [10_000, 1], flat, 4_000],
    ['without a threshold nothing is free', [9_000_000], flat, 2_000],
    ['a franc below the threshold is paid for', [49_999], withThreshold, 2_000],
    ['the threshold itself is free', [50_000], withThreshold, 0],
    ['a group is free for itself, not for its neighbours', [50_000, 10_000], withThreshold, 2_000],
    ['two small groups do not make a large one', [30_000, 30_000], withThreshold, 4_000],
    ['no fee is no fee', [10_000, 20_000], { feePerShopRwf: 0, freeFromRwf: 0 }, 0],
  ])('%s', (_title, amounts, policy, expected) => {
    expect(shippingFeeRwf(groupsOf(...amounts), policy)).toBe(expected);
  });

  it('of all groups is the sum of the fees of each', () => {
    const amounts = fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 20 });
    const policies = fc.record({ feePerShopRwf: fc.nat({ max: 10_000 }), freeFromRwf: fc.nat({ max: 1_000_000 }) });
    fc.assert(
      fc.property(amounts, policies, (given, policy) => {
        const each = groupsOf(...given).map((group) => shippingFeeRwf([group], policy));
        expect(shippingFeeRwf(groupsOf(...given), policy)).toBe(each.reduce((sum, fee) => sum + fee, 0));
      }),
    );
  });
});
