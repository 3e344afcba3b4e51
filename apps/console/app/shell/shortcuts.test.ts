import { expect, it } from 'vitest';
import { readShortcut } from './shortcuts.ts';

it.each([
  ['?', undefined, 'seller', '?'],
  ['o', { key: 'g', atMs: 0 }, 'seller', '/orders'],
  ['o', { key: 'g', atMs: 0 }, 'admin', '/all-orders'],
  ['c', { key: 'g', atMs: 0 }, 'seller', '/calls'],
  ['p', { key: 'g', atMs: 0 }, 'seller', '/products'],
  ['h', { key: 'g', atMs: 0 }, 'seller', '/'],
  ['x', { key: 'g', atMs: 0 }, 'seller', undefined],
  ['o', { key: 'g', atMs: -2000 }, 'seller', undefined],
  ['o', { key: 'h', atMs: 0 }, 'seller', undefined],
  ['o', undefined, 'seller', undefined],
  ['g', undefined, 'seller', undefined],
] as const)('%s after %o leads a %s to %s', (key, before, role, expected) => {
  expect(readShortcut({ key, atMs: 1000 }, before, role)).toBe(expected);
});
