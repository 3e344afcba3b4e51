import { returnStates } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { canMoveReturn, returnUntil, tellReturn } from './returns.rules.ts';

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

describe('the history', () => {
  const lines = [
    { name: 'Kettle', quantity: 1 },
    { name: 'Lamp', quantity: 2 },
  ];
  const told = { reason: 'faulty', answer: '' } as const;

  it.each([
    [{ ...told, status: 'asked' }, 'Asked to return 1 × Kettle, 2 × Lamp: it is broken or does not work.'],
    [
      { ...told, status: 'accepted', answer: 'Our driver fetches it.' },
      'The shop accepts the return of 1 × Kettle, 2 × Lamp. Our driver fetches it.',
    ],
    [
      { ...told, status: 'refused', answer: 'Used.' },
      'The shop does not accept the return of 1 × Kettle, 2 × Lamp. Used.',
    ],
    [{ ...told, status: 'received' }, '1 × Kettle, 2 × Lamp came back to the shop.'],
    [{ ...told, status: 'closed', givenBackRwf: 9000 }, 'RWF\u00a09,000 refunded for 1 × Kettle, 2 × Lamp.'],
    [
      { ...told, status: 'closed', givenBackRwf: 9000, takenOffRwf: 1000 },
      'RWF\u00a09,000 refunded, and RWF\u00a01,000 taken off what was still to be paid for 1 × Kettle, 2 × Lamp.',
    ],
    [
      { ...told, status: 'closed', givenBackRwf: 0 },
      'The return of 1 × Kettle, 2 × Lamp is closed; no money was refunded.',
    ],
  ] as const)('says of %o: %s', (step, sentence) => {
    expect(tellReturn(step, lines)).toBe(sentence);
  });
});
