import { expect, it } from 'vitest';
import { countOnce, sizeOf } from './size-of.ts';

it('weighs what a value holds, by its letters, bytes and entries', () => {
  expect(sizeOf('a'.repeat(1000))).toBeGreaterThan(1000);
  expect(sizeOf(Buffer.alloc(1000))).toBeGreaterThan(1000);
  expect(sizeOf(new Map([['key', 'a'.repeat(1000)]]))).toBeGreaterThan(1000);
  expect(sizeOf(new Set(['a'.repeat(1000)]))).toBeGreaterThan(1000);
});

it('takes the first of a long list for all of it', () => {
  const long = Array.from({ length: 1000 }, () => ({ text: 'a'.repeat(100) }));
  expect(sizeOf(long) / sizeOf(long.slice(0, 10))).toBeCloseTo(100, -1);
});

it('counts what another cache counts next to nothing, wherever it is pointed to', () => {
  const product = { text: 'a'.repeat(10_000) };
  expect(sizeOf({ products: [product, product] })).toBeGreaterThan(20_000);
  countOnce(product);
  expect(sizeOf({ products: [product, product] })).toBeLessThan(500);
});
