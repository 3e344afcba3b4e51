import { expect, it } from 'vitest';
import { type MoneyPart, type MoneyRow, settle } from '@urumuri/money/standing';
import { findBackReason, groupToCollect, type ToCollectRow } from './queues.rules.ts';

const part = (id: string, given: Partial<MoneyPart> = {}): MoneyPart => ({
  id,
  status: 'placed',
  itemsRwf: 10_000,
  voucherRwf: 0,
  shippingFeeRwf: 0,
  cameBackRwf: 0,
  notClosedRwf: 0,
  retainedRwf: 0,
  ...given,
});
const paid = (...amounts: number[]): MoneyRow[] => amounts.map((amountRwf) => ({ amountRwf, state: 'agreed' }));
const cancelled = { status: 'cancelled' };

it.each<[string, MoneyPart[], MoneyRow[]]>([
  ['cancelled', [part('one', cancelled)], paid(10_000)],
  ['return', [part('one', { cameBackRwf: 10_000, notClosedRwf: 10_000 })], paid(10_000)],
  ['cancelled_part', [part('one', cancelled), part('two')], paid(20_000)],
  ['paid_twice', [part('one')], paid(10_000, 10_000)],
  ['paid_too_much', [part('one')], paid(12_000)],
])('money is to be given back because of: %s', (reason, parts, rows) => {
  const standing = settle({ parts, rows });
  expect(standing.backRwf).toBeGreaterThan(0);
  expect(findBackReason(standing)).toBe(reason);
});

const row = (given: Partial<ToCollectRow>): ToCollectRow => ({
  status: 'warehouse',
  riderId: null,
  riderName: null,
  sellerId: 's1',
  shopName: 'Kigali Digital',
  count: 1,
  openRwf: 1000,
  ...given,
});

it('adds up what is to be collected by rider, shop and status, each to the whole', () => {
  const eric = { riderId: 'r1', riderName: 'Eric' };
  const rows = [row({}), row({ ...eric, count: 2, openRwf: 9000 }), row({ ...eric, sellerId: 's2', status: 'placed' })];
  expect(groupToCollect(rows, true)).toEqual({
    count: 4,
    open: 11_000,
    statuses: [
      { status: 'warehouse', count: 3, open: 10_000 },
      { status: 'placed', count: 1, open: 1000 },
    ],
    riders: [
      { _id: 'r1', name: 'Eric', count: 3, open: 10_000 },
      { _id: 'none', name: 'No rider yet', count: 1, open: 1000 },
    ],
    shops: [
      { _id: 's1', name: 'Kigali Digital', count: 3, open: 10_000 },
      { _id: 's2', name: 'Kigali Digital', count: 1, open: 1000 },
    ],
  });
  expect(groupToCollect(rows, false).shops).toEqual([]);
});
