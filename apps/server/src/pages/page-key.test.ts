import { expect, it } from 'vitest';
import { normalisePageUrl } from './page-key.ts';

it.each([
  ['/', '/'],
  ['/shop/', '/shop'],
  ['//shop///x/', '/shop/x'],
  ['/?utm_source=whatsapp&fbclid=1', '/'],
  ['/products?brand=LG&category=Phones', '/products?brand=LG&category=Phones'],
  ['/products?category=Phones&brand=LG', '/products?brand=LG&category=Phones'],
  ['/products?category=%20Phones%20&brand=', '/products?category=Phones'],
  ['/products?&&category=TV%20%26%20Audio', '/products?category=TV+%26+Audio'],
  ['/?token=secret', '/'],
])('gives %s the key %s', (url, key) => {
  expect(normalisePageUrl(url)).toBe(key);
});
