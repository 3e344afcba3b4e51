import { expect, it } from 'vitest';
import { countWaiting, entriesOf, isOn, menuOf } from './console-menus.ts';

it.each(['seller', 'admin'] as const)('has at most nine lines, and each address once: %s', (role) => {
  const items = menuOf({ role, staffRole: 'owner' });
  expect(items.length).toBeLessThanOrEqual(9);
  const entries = items.flatMap(entriesOf);
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length);
  expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length);
  expect(entries.filter(({ atHand }) => atHand !== undefined)).toHaveLength(4);
});

it.each([
  ['/orders', '/orders', true],
  ['/orders', '/orders/1/change', true],
  ['/orders', '/orders-of-old', false],
  ['/', '/', true],
  ['/', '/orders', false],
])('knows whether the page of %s is %s: %s', (to, pathname, expected) => {
  expect(isOn({ to }, pathname)).toBe(expected);
});

it('adds up what waits behind a group, of which a shop may not know everything', () => {
  const entries = [
    { label: 'A', to: '/a', call: 'getWaiting' as const, counts: ['toCall', 'claims'] as const },
    { label: 'B', to: '/b', call: 'getWaiting' as const, counts: ['shops'] as const },
  ];
  expect(countWaiting({ label: 'Group', entries }, { toCall: 2, claims: 1 })).toBe(3);
});

it('leaves to a shop that the office works for what is the shop’s own', () => {
  const labels = menuOf({ role: 'seller', isForShop: true, staffRole: 'owner' })
    .flatMap(entriesOf)
    .map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Overview', 'All orders', 'Call desk', 'All products', 'Reviews']));
  for (const own of ['Chat', 'Import', 'My shop', 'Security']) expect(labels).not.toContain(own);
});

it.each([
  [
    'stock',
    [
      'Overview',
      'All orders',
      'Pickup',
      'Returns',
      'Warranty claims',
      'All products',
      'Import',
      'To collect',
      'Security',
    ],
  ],
  ['rider', ['Deliveries', 'Security']],
] as const)('leaves out what a role may not open: %s', (staffRole, expected) => {
  const labels = menuOf({ role: 'seller', staffRole })
    .flatMap(entriesOf)
    .map(({ label }) => label);
  expect(labels).toEqual(expected);
});
