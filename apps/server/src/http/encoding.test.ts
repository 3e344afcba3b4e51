import { expect, it } from 'vitest';
import { chooseEncoding } from './encoding.ts';

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['identity', 'identity'],
])('answers %s with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
