import { describe, expect, it } from 'vitest';
import { statusOf } from './chat.rules.ts';

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
