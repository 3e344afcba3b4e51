import { expect, it } from 'vitest';
import { readPaidAt } from './paid-at.rules.ts';

it.each([
  ['2026-05-10 16:31:39', '2026-05-10T14:31:39.000Z'],
  ['10/5/2026 4:31 PM', '2026-05-10T14:31:00.000Z'],
  ['10.05.26', '2026-05-09T22:00:00.000Z'],
  ['1/2/2026 12:15 am', '2026-01-31T22:15:00.000Z'],
  ['99/99/9999 99:99', undefined],
  ['1-1-1', undefined],
  ['soon', undefined],
])('%j is %j', (text, moment) => expect(readPaidAt(text)?.toISOString()).toBe(moment));
