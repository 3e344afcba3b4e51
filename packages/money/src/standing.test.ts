import { describe, expect, it } from 'vitest';
import { describeStanding, type MoneyPart, type MoneyRow, settle } from './standing.ts';

const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
const agreed = (...amounts: number[]): MoneyRow[] => amounts.map((amountRwf) => ({ amountRwf, state: 'agreed' }));
const back = (amountRwf: number, refundFor: MoneyRow['refundFor']): MoneyRow => ({
  amountRwf: -amountRwf,
  state: 'agreed',
  refundFor,
});
const givenFor = (amountRwf: number) => back(amountRwf, 'return');
const buildPart = (id: string, itemsRwf: number, given: Partial<MoneyPart> = {}): MoneyPart => ({
  id,
  status: 'pending',
  itemsRwf,
  voucherRwf: 0,
  shippingFeeRwf: 0,
  cameBackRwf: 0,
  notClosedRwf: 0,
  retainedRwf: 0,
  ...given,
});

it.each<[string, number, string, MoneyRow[], string, string[]]>([
  ['nothing', 12_500, 'pending', [], 'unpaid', []],
  ['all', 12_500, 'pending', agreed(12_500), 'paid', []],
  ['short', 12_500, 'pending', agreed(10_000), 'unpaid', ['You paid RWF 10,000; RWF 2,500 is still open.']],
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
  ['and given back', 0, 'cancelled', agreed(9_000, -9_000), 'refunded', ['RWF 9,000 was refunded to you.']],
  [
    'and got some back as goodwill before the rest was delivered',
    12_500,
    'pending',
    [...agreed(12_500), back(3_000, 'goodwill')],
    'paid',
    ['RWF 3,000 was refunded to you.'],
  ],
  [
    'too much, got it back, and it came to more after all',
    12_500,
    'placed',
    [...agreed(12_500), back(3_000, 'too_much')],
    'unpaid',
    ['You paid RWF 9,500; RWF 3,000 is still open.', 'RWF 3,000 was refunded to you.'],
  ],
  ['a part and back', 7_000, 'placed', agreed(10_000, -3_000), 'paid', ['RWF 3,000 was refunded to you.']],
  ['and back for a return', 10_000, 'placed', agreed(10_000, -3_000), 'paid', ['RWF 3,000 was refunded to you.']],
  [
    'and back too early',
    10_000,
    'pending',
    agreed(10_000, -3_000),
    'unpaid',
    ['You paid RWF 7,000; RWF 3,000 is still open.', 'RWF 3,000 was refunded to you.'],
  ],
  ['nothing for what costs nothing', 0, 'pending', agreed(0), 'paid', []],
])('who has paid %s of %d', (_what, totalRwf, status, rows, paymentStatus, says) => {
  const standing = settle({ parts: [buildPart('one', status === 'cancelled' ? 12_500 : totalRwf, { status })], rows });
  expect(standing.status).toBe(paymentStatus);
  expect(plain(describeStanding(standing, 'customer'))).toEqual(says);
});

/** An order of three shops, as it was placed. */
const three = [
  buildPart('one', 197_303),
  buildPart('two', 120_000, { voucherRwf: 2_000 }),
  buildPart('three', 49_000, { shippingFeeRwf: 1_000 }),
];
const opensOf = (parts: MoneyPart[], rows: MoneyRow[]) => settle({ parts, rows }).parts.map(({ openRwf }) => openRwf);

it('spreads what was paid for the whole order over its parts, one after the other', () => {
  expect(settle({ parts: three, rows: agreed(300_000) }).openRwf).toBe(65_303);
  expect(opensOf(three, agreed(300_000))).toEqual([0, 15_303, 50_000]);
});

it('counts what was collected for a part to that part first', () => {
  const rows: MoneyRow[] = [...agreed(300_000), { amountRwf: 50_000, state: 'agreed', partId: 'three' }];
  expect(opensOf(three, rows)).toEqual([0, 15_303, 0]);
});

it('frees what was paid for a part that is cancelled', () => {
  const [one, two, last] = three as [MoneyPart, MoneyPart, MoneyPart];
  expect(opensOf([{ ...one, status: 'cancelled' }, two, last], agreed(300_000))).toEqual([0, 0, 0]);
  expect(settle({ parts: [{ ...one, status: 'cancelled' }, two, last], rows: agreed(300_000) }).backRwf).toBe(132_000);
});

it('asks for what comes later though everything paid before went back for goods that came back', () => {
  const parts = [buildPart('one', 10_000, { status: 'placed', cameBackRwf: 10_000 }), buildPart('two', 5_000)];
  const rows: MoneyRow[] = [...agreed(10_000), { ...back(10_000, 'return'), partId: 'one' }];
  expect(settle({ parts, rows })).toMatchObject({ status: 'unpaid', openRwf: 5_000 });
  expect(opensOf(parts, rows)).toEqual([0, 5_000]);
});

describe('goods that came back of a part of 20,000', () => {
  const returned = (given: Partial<MoneyPart>) => buildPart('one', 20_000, { status: 'placed', ...given });
  it.each<[string, Partial<MoneyPart>, MoneyRow[], object]>([
    ['are not to be paid', { cameBackRwf: 10_000, notClosedRwf: 10_000 }, [], { openRwf: 10_000, backRwf: 0 }],
    ['are not to be paid once their return is closed', { cameBackRwf: 10_000 }, [], { openRwf: 10_000, backRwf: 0 }],
    [
      'leave nothing open where the rest is paid',
      { cameBackRwf: 10_000, notClosedRwf: 10_000 },
      agreed(10_000),
      { status: 'paid', openRwf: 0, backRwf: 0 },
    ],
    [
      'take what is open with them before money goes back',
      { cameBackRwf: 10_000, notClosedRwf: 10_000 },
      agreed(15_000),
      { status: 'paid', openRwf: 0, backRwf: 5000 },
    ],
    [
      'take their share of the voucher with them',
      { cameBackRwf: 10_000, voucherRwf: 2000 },
      [],
      { openRwf: 9000, backRwf: 0 },
    ],
    [
      'leave the shop what it keeps of their price',
      { cameBackRwf: 10_000, retainedRwf: 3000 },
      [...agreed(20_000), { ...givenFor(7000), partId: 'one' }],
      { status: 'paid', openRwf: 0, backRwf: 0, paidRwf: 13_000 },
    ],
    [
      'are to be given back whole until their return is closed',
      { cameBackRwf: 10_000, notClosedRwf: 10_000 },
      agreed(20_000),
      { openRwf: 0, backRwf: 10_000 },
    ],
  ])('%s', (_what, part, rows, expected) => {
    expect(settle({ parts: [returned(part)], rows })).toMatchObject(expected);
  });

  it('do not pay with what the shop keeps of them for what comes later', () => {
    const parts = [returned({ cameBackRwf: 20_000, retainedRwf: 3000 }), buildPart('two', 5000)];
    const rows: MoneyRow[] = [...agreed(20_000), { ...givenFor(17_000), partId: 'one' }];
    expect(settle({ parts, rows })).toMatchObject({ status: 'unpaid', openRwf: 5000 });
    expect(opensOf(parts, rows)).toEqual([0, 5000]);
  });
});
