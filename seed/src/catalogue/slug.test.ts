import { expect, it } from 'vitest';
import { slugify } from './slug.ts';

it.each([
  ['Laptops & Computers', 'laptops-computers'],
  ['Samsung Galaxy Tab A9+ 11-inch, 128 GB', 'samsung-galaxy-tab-a9-plus-11-inch-128-gb'],
  ['d.light S200', 'd-light-s200'],
  ['  Immaculée  ', 'immaculee'],
  ['9/6 kg Washer', '9-6-kg-washer'],
])('writes %j as %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
