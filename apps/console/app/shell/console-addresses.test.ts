import { expect, it } from 'vitest';
import { readConsoleReturn } from './console-addresses.ts';

it.each([
  ['/orders/1?status=pending', '/orders/1?status=pending'],
  ['/', '/'],
  ['/login?returnTo=/orders', '/'],
  ['/orders/../../cart', '/'],
  ['//elsewhere.example/seller', '/'],
  ['https://elsewhere.example/seller', '/'],
  [null, '/'],
])('from %s goes on to %s', (given, returned) => {
  expect(readConsoleReturn(given)).toBe(returned);
});
