import { describe, expect, it } from 'vitest';
import { findSendRefusal, statusOf } from './chat.rules.ts';

describe('how much one may send', () => {
  it.each([
    [{ ofMinute: 19, ofDay: 299 }, undefined],
    [{ ofMinute: 20, ofDay: 20 }, /wait a minute/],
    [{ ofMinute: 0, ofDay: 300 }, /one day/],
  ])('%o', (recent, refusal) => {
    if (refusal) expect(findSendRefusal(recent)).toMatch(refusal);
    else expect(findSendRefusal(recent)).toBeUndefined();
  });
});

describe('whether a message is seen', () => {
  const moment = new Date('2026-03-01T10:00:00.000Z');
  it.each([
    [null, 'unseen'],
    [new Date('2026-03-01T09:59:59.999Z'), 'unseen'],
    [moment, 'seen'],
  ])('read until %s: %s', (readAt, status) => {
    expect(statusOf(moment, readAt)).toBe(status);
  });
});
