import { expect, it } from 'vitest';
import { wordsOfSlug } from './product-missing.tsx';

it.each([
  ['samsung-galaxy-a15', 'samsung galaxy a15'],
  ['--<b>tv</b>', 'b tv b'],
  ['cdb74f52-ef81-4fcb-8c98-d65b6031300d', ''],
  ['', ''],
])('reads %j as %j', (slug, words) => {
  expect(wordsOfSlug(slug)).toBe(words);
});
