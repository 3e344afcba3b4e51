import { describe, expect, it } from 'vitest';
import { awaitsCall, chooseCalled, isCalledByOther } from './calls.rules.ts';

const now = new Date('2026-11-19T09:00:00Z');
const later = new Date('2026-11-19T09:01:00Z');

describe('a part waits for a call', () => {
  it.each([
    ['pending', null, true],
    ['pending', now, false],
    ['processing', null, false],
    ['warehouse', null, false],
    ['placed', null, false],
    ['cancelled', null, false],
  ] as const)('%s, agreed at %s: %s', (status, agreedAt, expected) => {
    expect(awaitsCall({ status, agreedAt })).toBe(expected);
  });
});

describe('a customer is on the phone with somebody else', () => {
  it.each([
    ['nobody', null, null, false],
    ['oneself', 'me', later, false],
    ['a colleague', 'other', later, true],
    ['a colleague whose time is just over', 'other', now, false],
  ] as const)('%s', (_who, callerId, callerUntil, expected) => {
    expect(isCalledByOther({ callerId, callerUntil }, 'me', now)).toBe(expected);
  });
});

describe('the parts that one call was about', () => {
  const waiting = { status: 'pending', agreedAt: null } as const;
  const parts = [
    { id: 'a', ...waiting },
    { id: 'b', ...waiting },
    { id: 'agreed', status: 'pending', agreedAt: now },
    { id: 'begun', status: 'processing', agreedAt: null },
  ] as const;

  it.each([
    ['one of them', ['a'], ['a']],
    ['all that wait', ['a', 'b'], ['a', 'b']],
    ['one named twice', ['a', 'a'], ['a']],
    ['one of them agreed to meanwhile', ['a', 'agreed'], undefined],
    ['one of them begun meanwhile', ['a', 'begun'], undefined],
    ['one of another order', ['a', 'elsewhere'], undefined],
    ['none', [], undefined],
  ])('%s', (_what, ids, expected) => {
    expect(chooseCalled(parts, ids)?.map(({ id }) => id)).toEqual(expected);
  });
});
