import { expect, it } from 'vitest';
import { isSlugOf, makeProductSlug, makeSlug } from './slug.ts';

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

it.each([
  ['Samsung', 'Samsung Galaxy A15', 'samsung-galaxy-a15'],
  ['Galaxy', 'Samsung Galaxy A15', 'samsung-galaxy-a15'],
  ['Sam', 'Samsung A15', 'sam-samsung-a15'],
  ['Hisense', 'Fridge 90 L', 'hisense-fridge-90-l'],
])('says the brand %s of %s once: %s', (brand, name, slug) => {
  expect(makeProductSlug({ brand, name })).toBe(slug);
});

it('lets a product keep the address that says its name, and no other', () => {
  const fan = { brand: 'Breeze', name: 'Stand fan' };
  expect(
    ['breeze-stand-fan', 'breeze-stand-fan-0f3a2c', 'stand-fan', 'desk-fan'].map((slug) => isSlugOf(slug, fan)),
  ).toEqual([true, true, true, false]);
});
