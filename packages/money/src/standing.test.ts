import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeStanding, type MoneyRow, returnMethod, settle } from './standing.ts';

const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
const agreed = (...amounts: number[]): MoneyRow[] => amounts.map((amountRwf) => ({ amountRwf, state: 'agreed' }));

it.each<[string, number, string, MoneyRow[], string, string[]]>([
  ['nothing', 12_500, 'pending', [], 'unpaid', []],
  ['all', 12_500, 'pending', agreed(12_500), 'paid', []],
  ['short', 12_500, 'pending', agreed(10_000), 'unpaid', ['You paid RWF 10,000; RWF 2,500 are still open.']],
  ['in two', 12_500, 'warehouse', agreed(10_000, 2_500), 'paid', []],
  [
    'too much',
    12_500,
    'pending',
    agreed(15_000),
    'paid',
    ['You paid RWF 15,000, and the order comes to RWF 12,500: RWF 2,500 come back to you.'],
  ],
  ['twice', 12_500, 'pending', agreed(12_500, 12_500), 'paid', ['You paid twice: RWF 12,500 come back to you.']],
  [
    'what is to be verified',
    12_500,
    'pending',
    [{ amountRwf: 12_500, state: 'claimed' }],
    'unpaid',
    ['Paid – to verify: we are checking RWF 12,500.'],
  ],
  ['what was refused', 12_500, 'pending', [{ amountRwf: 12_500, state: 'refused' }], 'unpaid', []],
  [
    'for what is cancelled',
    0,
    'cancelled',
    agreed(9_000),
    'paid',
    ['The order is cancelled: RWF 9,000 come back to you.'],
  ],
  ['and given back', 0, 'cancelled', agreed(9_000, -9_000), 'refunded', ['RWF 9,000 were given back to you.']],
  [
    'and a part of the goods came back before the rest was delivered',
    12_500,
    'pending',
    [...agreed(12_500), { amountRwf: -3_000, state: 'agreed', method: returnMethod }],
    'paid',
    ['RWF 3,000 were given back to you.'],
  ],
  ['a part and back', 7_000, 'placed', agreed(10_000, -3_000), 'paid', ['RWF 3,000 were given back to you.']],
  ['and back for a return', 10_000, 'placed', agreed(10_000, -3_000), 'paid', ['RWF 3,000 were given back to you.']],
  [
    'and back too early',
    10_000,
    'pending',
    agreed(10_000, -3_000),
    'unpaid',
    ['You paid RWF 7,000; RWF 3,000 are still open.', 'RWF 3,000 were given back to you.'],
  ],
  ['nothing for what costs nothing', 0, 'pending', agreed(0), 'paid', []],
])('who has paid %s of %d', (_what, totalRwf, deliveryStatus, rows, status, says) => {
  const standing = settle({ totalRwf, deliveryStatus }, rows);
  expect(standing.status).toBe(status);
  expect(plain(describeStanding({ totalRwf, deliveryStatus }, standing, 'customer'))).toEqual(says);
});

it('never asks for money and promises some at once, and what is paid, open and back add up', () => {
  const row = fc.record({
    amountRwf: fc.integer({ min: 0, max: 50_000 }),
    state: fc.constantFrom('claimed' as const, 'agreed' as const, 'refused' as const),
  });
  const status = fc.constantFrom('pending', 'processing', 'warehouse', 'placed', 'cancelled');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), status, fc.array(row), (totalRwf, deliveryStatus, rows) => {
      const { paidRwf, openRwf, backRwf } = settle({ totalRwf, deliveryStatus }, rows);
      return openRwf * backRwf === 0 && paidRwf + openRwf - backRwf === totalRwf;
    }),
  );
});
