import { expect, it } from 'vitest';
import { ConnectionLimits } from './connection-limits.ts';

it('holds so many connections of one address, and lets another in when one has left', () => {
  const limits = new ConnectionLimits({ perAddress: 2 });
  for (const address of ['a', 'a']) limits.opened(address);
  expect(limits.admits('a')).toBe(false);
  expect(limits.admits('b')).toBe(true);
  limits.closed('a');
  expect(limits.admits('a')).toBe(true);
});

it('holds so many connections altogether', () => {
  const limits = new ConnectionLimits({ perNode: 2 });
  for (const address of ['a', 'b']) limits.opened(address);
  expect(limits.admits('c')).toBe(false);
});

it('turns away an address that comes too often, until the minute is over', () => {
  let now = 0;
  const limits = new ConnectionLimits({ arrivalsPerMinute: 2 }, () => now);
  expect([limits.admits('a'), limits.admits('a'), limits.admits('a'), limits.admits('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 60_000;
  expect(limits.admits('a')).toBe(true);
});
