import { expect, it } from 'vitest';
import { shareOfPayments } from './money-in.rules.ts';

const part = (id: string, itemsRwf: number, status = 'processing') => ({
  id,
  status,
  itemsRwf,
  voucherRwf: 0,
  shippingFeeRwf: 0,
  cameBackRwf: 0,
  notClosedRwf: 0,
  retainedRwf: 0,
});
const payment = (id: string, amountRwf: number, partId: string | null = null) => ({
  id,
  amountRwf,
  partId,
  state: 'agreed' as const,
});

const parts = [part('lamps', 10_000), part('radios', 5000)];
const first = payment('first', 8000);

it.each([
  ['all of it', parts, [payment('now', 15_000)], [10_000, 5000]],
  ['a first part of it', parts, [payment('now', 12_000)], [10_000, 2000]],
  ['the rest', parts, [first, payment('now', 7000)], [2000, 5000]],
  ['what was collected for one part', parts, [first, payment('now', 4000, 'radios')], [0, 4000]],
  ['too much', parts, [payment('now', 16_000)], [11_000, 5000]],
  [
    'for what was cancelled since',
    [part('lamps', 10_000, 'cancelled'), part('radios', 5000)],
    [payment('now', 15_000)],
    [10_000, 5000],
  ],
])('spreads %s over the parts, which add up', (_what, ordered, rows, expected) => {
  const ids = { before: rows.includes(first) ? ['first'] : [], came: ['now'] };
  const shares = ordered.map(({ id }) => shareOfPayments({ parts: ordered, rows }, id, ids));
  expect(shares).toEqual(expected);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(rows.at(-1)?.amountRwf);
});

it('is nothing where nothing came', () => {
  expect(shareOfPayments({ parts, rows: [first] }, 'lamps', { before: ['first'], came: [] })).toBe(0);
});
