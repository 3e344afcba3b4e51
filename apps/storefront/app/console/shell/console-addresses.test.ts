import { expect, it } from 'vitest';
import { readConsoleReturn } from './console-addresses.ts';

it.each([
  ['/seller/orders/1?status=pending', '/seller/orders/1?status=pending'],
  ['/seller', '/seller'],
  ['/seller/login?returnTo=/seller/orders', '/seller'],
  ['/sellers-of-other-things', '/seller'],
  ['/seller/../cart', '/seller'],
  ['//elsewhere.example/seller', '/seller'],
  ['https://elsewhere.example/seller', '/seller'],
  [null, '/seller'],
])('from %s goes on to %s', (given, returned) => {
  expect(readConsoleReturn(given)).toBe(returned);
});
