import { expect, it } from 'vitest';
import { formatChatTime } from './chat-time.ts';

const now = new Date('2026-03-02T08:00:00Z');

it.each([
  ['2026-03-02T07:05:00Z', '09:05'],
  ['2026-03-01T21:59:00Z', '1 March, 23:59'],
  ['2026-03-01T22:01:00Z', '00:01'],
])('%s is %s in Kigali', (isoDate, text) => {
  expect(formatChatTime(isoDate, now)).toBe(text);
});
