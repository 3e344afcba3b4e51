import { expect, it } from 'vitest';
import { wordsOfSlug } from './slug-words.ts';

it.each([
  ['samsung-galaxy-a15', 'samsung galaxy a15'],
  ['--<b>tv</b>', 'b tv b'],
  ['64b000000000000000000001', ''],
  ['', ''],
])('reads %j as %j', (slug, words) => {
  expect(wordsOfSlug(slug)).toBe(words);
});
