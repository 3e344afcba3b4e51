import { returnStates } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { canMoveReturn, mostRefund, returnUntil, tellReturn } from './returns.rules.ts';

describe('the steps of a return', () => {
  it('are these and no others', () => {
    const allowed = returnStates.flatMap((from) =>
      returnStates.filter((to) => canMoveReturn(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual([
      'asked → accepted',
      'asked → refused',
      'asked → withdrawn',
      'accepted → refused',
      'accepted → withdrawn',
      'accepted → received',
      'received → closed',
    ]);
  });
});

describe('the time to return', () => {
  it.each([
    ['2026-11-16T10:00:00Z', 7, '2026-11-23T21:59:59.000Z'],
    // Half past midnight in Kigali, where it is already the next day.
    ['2026-11-16T22:30:00Z', 1, '2026-11-18T21:59:59.000Z'],
  ])('of what was delivered at %s, for %i days, ends with a day of Kigali', (deliveredAt, days, until) => {
    expect(returnUntil(new Date(deliveredAt), days)?.toISOString()).toBe(until);
  });

  it('is none where nothing can be returned', () => {
    expect(returnUntil(new Date(), 0)).toBeUndefined();
  });
});

describe('the most that may be given back', () => {
  it.each([
    [10_000, 0, { itemsRwf: 30_000, voucherRwf: 0 }, 10_000],
    [10_000, 0, { itemsRwf: 30_000, voucherRwf: 3000 }, 9000],
    [0, 0, { itemsRwf: 0, voucherRwf: 0 }, 0],
  ])('for goods of %i after %i, of a part %o, is %i', (goods, before, part, most) => {
    expect(mostRefund(goods, before, part)).toBe(most);
  });

  it('comes, unit by unit and in any order, to what was paid for all of them', () => {
    for (const [prices, voucherRwf] of [
      [[333, 333, 334], 100],
      [[1, 1, 1, 1, 1], 2],
      [[9999, 1, 77_777], 12_345],
      [[5000], 5000],
    ] as const) {
      const itemsRwf = prices.reduce((sum: number, price) => sum + price, 0);
      for (const order of [prices, prices.toReversed()]) {
        let before = 0;
        let given = 0;
        for (const price of order) {
          const most = mostRefund(price, before, { itemsRwf, voucherRwf });
          expect(most).toBeGreaterThanOrEqual(0);
          expect(most).toBeLessThanOrEqual(price);
          given += most;
          before += price;
        }
        expect(given).toBe(itemsRwf - voucherRwf);
      }
    }
  });
});

describe('the history', () => {
  const lines = [
    { name: 'Kettle', quantity: 1 },
    { name: 'Lamp', quantity: 2 },
  ];
  const told = { reason: 'faulty', answer: '', refundRwf: null } as const;

  it.each([
    [{ ...told, status: 'asked' }, 'Asked to return 1 × Kettle, 2 × Lamp: it is broken or does not work.'],
    [
      { ...told, status: 'accepted', answer: 'Our driver fetches it.' },
      'The shop takes back 1 × Kettle, 2 × Lamp. Our driver fetches it.',
    ],
    [{ ...told, status: 'refused', answer: 'Used.' }, 'The shop does not take back 1 × Kettle, 2 × Lamp. Used.'],
    [{ ...told, status: 'received' }, '1 × Kettle, 2 × Lamp came back to the shop.'],
    [{ ...told, status: 'closed', refundRwf: 9000 }, 'RWF\u00a09,000 given back for 1 × Kettle, 2 × Lamp.'],
    [
      { ...told, status: 'closed', refundRwf: 0 },
      'The return of 1 × Kettle, 2 × Lamp is closed; no money was given back.',
    ],
  ] as const)('says of %o: %s', (step, sentence) => {
    expect(tellReturn(step, lines)).toBe(sentence);
  });
});
