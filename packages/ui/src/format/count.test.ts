import { expect, it } from 'vitest';
import { formatCount } from './count.ts';

it('says how many in the singular and the plural, with thousands apart', () => {
  expect([0, 1, 2, 4693].map((count) => formatCount(count, 'order'))).toEqual([
    '0 orders',
    '1 order',
    '2 orders',
    '4,693 orders',
  ]);
  expect(formatCount(1250, 'delivery', 'deliveries')).toBe('1,250 deliveries');
});
