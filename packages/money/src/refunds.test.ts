import { describe, expect, it } from 'vitest';
import { refundOfReturn } from './refunds.ts';
import { type MoneyPart, type MoneyRow, settle } from './standing.ts';

const buildPart = (given: Partial<MoneyPart> = {}): MoneyPart => ({
  id: 'one',
  status: 'placed',
  itemsRwf: 200_000,
  voucherRwf: 0,
  shippingFeeRwf: 0,
  cameBackRwf: 0,
  notClosedRwf: 0,
  retainedRwf: 0,
  ...given,
});
const row = (amountRwf: number, refundFor?: MoneyRow['refundFor']): MoneyRow => ({
  amountRwf,
  state: 'agreed',
  ...(refundFor && { refundFor }),
});
const refund = (part: MoneyPart, rows: MoneyRow[], goodsRwf = 100_000) => {
  const money = { parts: [part], rows };
  return refundOfReturn(money, settle(money), { partId: 'one', goodsRwf, isBack: false });
};

describe('a return of one of two units comes to', () => {
  it.each<[string, MoneyPart, MoneyRow[], number]>([
    ['its price', buildPart(), [row(200_000)], 100_000],
    ['nothing more where it was given back by hand', buildPart(), [row(200_000), row(-100_000, 'other')], 0],
    ['nothing more where goodwill was as much', buildPart(), [row(200_000), row(-100_000, 'goodwill')], 0],
    ['what goodwill has left of its price', buildPart(), [row(200_000), row(-30_000, 'goodwill')], 70_000],
    ['its price, whatever was paid too much', buildPart(), [row(250_000)], 100_000],
    ['nothing where nothing was paid', buildPart(), [], 0],
    ['what was paid beyond what stays', buildPart(), [row(160_000)], 60_000],
    ['its price less its share of the voucher', buildPart({ voucherRwf: 20_000 }), [row(180_000)], 90_000],
    [
      'everything that is left when it is the last',
      buildPart({ cameBackRwf: 100_000 }),
      [row(200_000), row(-30_000, 'goodwill'), row(-70_000, 'return')],
      100_000,
    ],
  ])('%s', (_what, part, rows, mostRwf) => expect(refund(part, rows).mostRwf).toBe(mostRwf));

  it('the same once the shop has it back', () => {
    const money = { parts: [buildPart({ cameBackRwf: 100_000, notClosedRwf: 100_000 })], rows: [row(160_000)] };
    const returned = { partId: 'one', goodsRwf: 100_000, isBack: true };
    expect(refundOfReturn(money, settle(money), returned)).toEqual({ goodsRwf: 100_000, mostRwf: 60_000 });
  });

  it('not what the shop keeps of another', () => {
    const other = buildPart({ cameBackRwf: 100_000, retainedRwf: 40_000 });
    expect(refund(other, [row(200_000), row(-60_000, 'return')]).mostRwf).toBe(100_000);
    expect(refund(other, [row(100_000), row(-60_000, 'return')]).mostRwf).toBe(0);
  });
});

it.each([
  [[333, 333, 334], 100],
  [[1, 1, 1, 1, 1], 2],
  [[77_777, 1, 9999], 12_345],
  [[5000], 5000],
])('returns of goods of %j with a voucher of %i come to what was paid for all of them', (prices, voucherRwf) => {
  const itemsRwf = prices.reduce((sum, price) => sum + price, 0);
  let part = buildPart({ itemsRwf, voucherRwf });
  const rows = [row(itemsRwf - voucherRwf)];
  for (const price of prices) {
    const { mostRwf } = refund(part, rows, price);
    expect(mostRwf).toBeLessThanOrEqual(price);
    if (mostRwf > 0) rows.push(row(-mostRwf, 'return'));
    part = { ...part, cameBackRwf: part.cameBackRwf + price };
  }
  expect(settle({ parts: [part], rows })).toMatchObject({ paidRwf: 0, openRwf: 0, backRwf: 0 });
});
