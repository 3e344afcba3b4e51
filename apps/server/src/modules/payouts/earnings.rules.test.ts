import { shareOfDiscount, sumGoods } from '@urumuri/money/standing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOf, type DeliveredPart, earnLines, findPercent, sumEarned } from './earnings.rules.ts';

describe('the percent of a product', () => {
  const rates = [
    { sellerId: null, categoryId: null, percent: 5 },
    { sellerId: null, categoryId: 'phones', percent: 8 },
    { sellerId: null, categoryId: 'electronics', percent: 7 },
    { sellerId: 'kigali', categoryId: null, percent: 4 },
    { sellerId: 'kigali', categoryId: 'phones', percent: 6 },
    { sellerId: 'huye', categoryId: null, percent: null },
    { sellerId: 'musanze', categoryId: 'electronics', percent: 0 },
  ];
  it.each([
    ['the shop’s own for the category', 'kigali', ['phones', 'electronics'], 6],
    ['the shop’s, before that of a category', 'kigali', ['radios', 'electronics'], 4],
    ['the nearest category’s above the product', 'rubavu', ['smartphones', 'phones', 'electronics'], 8],
    ['a category’s further above', 'rubavu', ['radios', 'electronics'], 7],
    ['that of every sale, where nothing else is set', 'rubavu', ['pots'], 5],
    ['that of a category, where the shop’s was taken off', 'huye', ['phones'], 8],
    ['nothing, where that is what was agreed', 'musanze', ['phones', 'electronics'], 0],
  ])('is %s', (_case, shop, categories, percent) => {
    expect(findPercent(rates, shop, categories)).toBe(percent);
  });

  it('is nothing before the office has set any', () => expect(findPercent([], 'kigali', ['phones'])).toBe(0));
});

it.each([
  [10_000, 5, 500],
  [999, 5, 50],
  [990, 5, 50],
  [989, 5, 49],
  [10, 5, 1],
  [9, 5, 0],
  [10_000, 7.5, 750],
  [1, 0.01, 0],
  [99_000_000_000_000, 12.34, 12_216_600_000_000],
])('takes of %i at %f percent %i, half a franc being a whole one', (amount, percent, commission) => {
  expect(commissionOf(amount, percent)).toBe(commission);
});

const part = (given: Partial<DeliveredPart> = {}): DeliveredPart => ({
  voucherRwf: 0,
  feeRwf: 2000,
  lines: [
    { id: 'radio', quantity: 2, unitPriceRwf: 10_000, isDiscounted: true },
    { id: 'lamp', quantity: 1, unitPriceRwf: 5000, isDiscounted: true },
  ],
  returns: [],
  ...given,
});
const percents = [10, 4];
const forRadios = part().lines.map((line) => ({ ...line, isDiscounted: line.id === 'radio' }));
const lampBack = { retainedRwf: 0, lines: [{ id: 'lamp', quantity: 1 }] };
const radioBack = (retainedRwf: number, quantity = 1) => ({ retainedRwf, lines: [{ id: 'radio', quantity }] });

it.each([
  ['without a voucher', part(), true, [25_000, 0, 2000, 2200]],
  ['with a voucher of the shop, which the shop bears', part({ voucherRwf: 2500 }), true, [25_000, 2500, 2000, 1980]],
  ['with a voucher of the market, which the market bears', part({ voucherRwf: 2500 }), false, [25_000, 0, 2000, 2200]],
  ['less what came back', part({ returns: [radioBack(0)] }), true, [15_000, 0, 2000, 1200]],
  ['less a part of the price', part({ returns: [radioBack(6000)] }), true, [21_000, 0, 2000, 1800]],
  [
    'the same, where the shop keeps what was paid for it',
    part({ returns: [radioBack(10_000)] }),
    true,
    [25_000, 0, 2000, 2200],
  ],
  [
    'less what came back of its own voucher’s price',
    part({ voucherRwf: 2500, returns: [radioBack(0)] }),
    true,
    [16_000, 2500, 2000, 1080],
  ],
  [
    'less what the market had added to the price that came back',
    part({ voucherRwf: 2500, returns: [radioBack(0)] }),
    false,
    [15_000, 0, 2000, 1200],
  ],
  [
    'only of what was kept of goods that a voucher of the market paid for',
    part({ voucherRwf: 25_000, returns: [radioBack(0)] }),
    false,
    [15_000, 0, 2000, 1200],
  ],
  [
    'less the whole of a voucher of the market with the goods it was for',
    part({ voucherRwf: 5000, lines: forRadios, returns: [radioBack(0, 2)] }),
    false,
    [5000, 0, 2000, 200],
  ],
  [
    'and nothing of it with others',
    part({ voucherRwf: 5000, lines: forRadios, returns: [lampBack] }),
    true,
    [20_000, 5000, 2000, 1500],
  ],
  [
    'only the delivery, when all came back in two returns',
    part({ returns: [radioBack(0, 2), { retainedRwf: 0, lines: [{ id: 'lamp', quantity: 1 }] }] }),
    true,
    [0, 0, 2000, 0],
  ],
])('earns %s', (_case, delivered, bearsVoucher, [salesRwf, voucherRwf, feeRwf, commissionRwf]) => {
  const lines = earnLines(delivered, { bearsVoucher, percents });
  expect(sumEarned(lines, delivered)).toEqual({ salesRwf, voucherRwf, feeRwf, commissionRwf });
});

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPriceRwf: fc.integer({ min: 0, max: 2_000_000 }),
  isDiscounted: fc.boolean(),
  percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
});

it('adds up to the part, whatever is sold, taken off and brought back', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.record({ share: fc.nat(100), bearsVoucher: fc.boolean(), feeRwf: fc.nat(5000) }),
      fc.array(fc.record({ at: fc.nat(5), quantity: fc.nat(3), retained: fc.constantFrom(0, 0, 30, 100) }), {
        maxLength: 6,
      }),
      (sold, { share, bearsVoucher, feeRwf }, asked) => {
        const lines = sold.map((line, at) => ({ ...line, id: String(at) }));
        const goodsRwf = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceRwf, 0);
        const { discountedRwf } = sumGoods(lines);
        const voucherRwf = Math.floor((discountedRwf * share) / 100);
        const paidRwf = goodsRwf - voucherRwf;
        const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
        const back = lines.map((line) => ({ ...line, quantity: 0 }));
        const paidForBack = () => {
          const came = sumGoods(back);
          return came.goodsRwf - shareOfDiscount(voucherRwf, came.discountedRwf, discountedRwf);
        };
        let notPaidRwf = 0;
        const returns = asked.map(({ at, quantity, retained }) => {
          const id = String(at % lines.length);
          const units = Math.min(quantity, left.get(id) ?? 0);
          left.set(id, (left.get(id) ?? 0) - units);
          const before = paidForBack();
          for (const line of back) if (line.id === id) line.quantity += units;
          const most = paidForBack() - before;
          const retainedRwf = Math.floor((most * retained) / 100);
          notPaidRwf += most - retainedRwf;
          return { retainedRwf, lines: [{ id, quantity: units }] };
        });
        const delivered = { voucherRwf, feeRwf, lines, returns };
        const earned = earnLines(delivered, { bearsVoucher, percents: lines.map(({ percent }) => percent) });
        const before = sumEarned(earned, { ...delivered, returns: [] });
        const after = sumEarned(earned, delivered);
        const sum = (pick: (line: (typeof earned)[number]) => number) =>
          earned.reduce((all, line) => all + pick(line), 0);
        expect(before).toEqual({
          salesRwf: goodsRwf,
          voucherRwf: bearsVoucher ? voucherRwf : 0,
          feeRwf,
          commissionRwf: sum(({ commissionRwf }) => commissionRwf),
        });
        for (const line of earned) {
          expect(line.voucherRwf).toBeLessThanOrEqual(line.salesRwf);
          expect(line.commissionRwf).toBeLessThanOrEqual(line.salesRwf - line.voucherRwf);
        }
        // Of a voucher of its own, or none, the shop gives back what is not paid.
        if (bearsVoucher || voucherRwf === 0) {
          if (paidRwf > 0) expect(before.salesRwf - after.salesRwf).toBe(notPaidRwf);
        } else if (notPaidRwf === paidRwf && paidRwf > 0) expect(after.salesRwf).toBe(0);
        if (after.salesRwf - after.voucherRwf === 0) expect(after.commissionRwf).toBe(0);
        expect(after.commissionRwf).toBeGreaterThanOrEqual(0);
        expect(after.commissionRwf).toBeLessThanOrEqual(Math.max(before.commissionRwf, 0));
        expect(after.salesRwf - after.voucherRwf - after.commissionRwf).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 500 },
  );
});
