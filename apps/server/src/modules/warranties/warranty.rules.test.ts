import { describe, expect, it } from 'vitest';
import { createWarrantyCodes } from './warranty-codes.ts';
import { isOpen, judgeWarranty, listAnswers, maskSerial, readSerial } from './warranty.rules.ts';

describe('a serial', () => {
  it.each([
    ['490154203237518', '490154203237518'],
    [' 49-015420-323751-8 ', '490154203237518'],
    ['IMEI: 49 015420 323751 8', '490154203237518'],
    ['r58m123abcd', 'R58M123ABCD'],
    ['sn 490154203237519', '490154203237519'],
    ['SN: c02/xy-9', 'C02/XY-9'],
    ['snap1234', 'SNAP1234'],
    ['12345678901234', '12345678901234'],
  ])('%j is kept as %s', (typed, serial) => expect(readSerial(typed)).toEqual({ ok: true, serial }));

  it.each([
    ['490154203237519', /15 digits like an IMEI, but one of them is wrong/],
    ['490154203237581', /one of them is wrong/],
    ['ab1', /too short/],
    ['ABC<script>', /no serial number has/],
    ['-----', /no serial number has/],
  ])('%j is refused', (typed, reason) =>
    expect(readSerial(typed)).toEqual({ ok: false, reason: expect.stringMatching(reason) }),
  );

  it('is shown by its end, and never whole', () => {
    expect(['490154203237518', 'AB12', 'ABCD1', null].map(maskSerial)).toEqual(['…7518', '…12', '…D1', '']);
  });
});

describe('a code', () => {
  const codes = createWarrantyCodes(['a secret', 'the one before']);

  it.each([1, 31, 32, 1_048_576, 34_000_000_000])('names warranty %i, however it is typed', (number) => {
    const code = codes.writeCode(number);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{1,4}(-[0-9A-HJKMNP-TV-Z]{4}){2,4}$/);
    expect(codes.readCode(code)).toBe(number);
    const typed = code.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(codes.readCode(typed)).toBe(number);
  });

  it('of the secret before still counts, and one of another does not', () => {
    expect(codes.readCode(createWarrantyCodes(['the one before']).writeCode(7))).toBe(7);
    expect(codes.readCode(createWarrantyCodes(['another']).writeCode(7))).toBeUndefined();
  });

  it('with any character changed names nothing', () => {
    const code = codes.writeCode(7).replaceAll('-', '');
    for (const place of code.split('').keys()) {
      const other = code[place] === 'X' ? 'Y' : 'X';
      expect(codes.readCode(code.slice(0, place) + other + code.slice(place + 1))).toBeUndefined();
    }
    for (const junk of ['', '-', code.slice(1), `${code}0`, 'é'.repeat(12), '0'.repeat(200)]) {
      expect(codes.readCode(junk)).toBeUndefined();
    }
  });
});

it.each([
  [null, null, false, 'none'],
  ['2026-11-16', null, false, 'valid'],
  ['2026-11-15', null, false, 'ended'],
  ['2026-11-15', 'repair', false, 'claimed'],
  ['2026-11-16', 'refused', false, 'valid'],
  ['2026-11-15', 'done', false, 'ended'],
  ['2026-11-16', null, true, 'returned'],
  ['2026-11-16', 'done', true, 'returned'],
  [null, null, true, 'returned'],
] as const)(
  'a warranty until %s with a claim that is %s, come back: %s, is %s',
  (endsOn, claimState, isReturned, state) => {
    expect(judgeWarranty({ endsOn, claimState, isReturned }, '2026-11-16')).toBe(state);
  },
);

it('a claim is answered step by step, and is over when it is refused or done', () => {
  const states = ['open', 'repair', 'exchange', 'refused', 'done'] as const;
  expect(states.map(listAnswers)).toEqual([['repair', 'exchange', 'refused'], ['exchange', 'done'], ['done'], [], []]);
  expect(states.filter(isOpen)).toEqual(['open', 'repair', 'exchange']);
});
