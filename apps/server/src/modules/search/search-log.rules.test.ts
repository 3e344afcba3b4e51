import { expect, it } from 'vitest';
import { groupOfVisitor, isRobot, keyOfWords, readLoggedWords } from './search-log.rules.ts';

it.each([
  ['  Télé 55" ', 'tele 55'],
  ['SM-A165F', 'sm a165f'],
  ['power bank 20000mah', 'power bank 20000mah'],
  ['call 0788 123 456', undefined],
  ['+250-788-123-456', undefined],
  ['1199880012345678', undefined],
  ['aline@example.com', undefined],
  ['!?', undefined],
])('counts %j as %j', (value, words) => expect(readLoggedWords(value)).toBe(words));

it('tells robots by what they call themselves', () => {
  expect(isRobot('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true);
  expect(isRobot('')).toBe(true);
  expect(isRobot('Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile')).toBe(false);
});

it('marks words and visitors so that only the shop can tell which', () => {
  expect(keyOfWords('radio', 'one')).not.toBe(keyOfWords('radio', 'two'));
  const groups = new Set(Array.from({ length: 500 }, (_, number) => groupOfVisitor(`10.0.0.${number}`, 'secret')));
  expect(groups.size).toBe(30);
  expect(Math.max(...groups)).toBe(2 ** 29);
});
