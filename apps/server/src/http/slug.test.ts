import { expect, it } from 'vitest';
import { makeSlug } from './slug.ts';

it.each([
  ['Café Ünique 55"', 'cafe-unique-55'],
  ['  -- TV / Audio -- ', 'tv-audio'],
  ['电视', 'item'],
  ['', 'item'],
  ['a'.repeat(400), 'a'.repeat(150)],
  [`${'a'.repeat(149)}  b`, 'a'.repeat(149)],
])('makes an address of %j', (name, slug) => {
  expect(makeSlug(name)).toBe(slug);
  expect(makeSlug(name)).toMatch(/^[a-z0-9-]{1,150}$/);
});
