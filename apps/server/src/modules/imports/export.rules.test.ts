import { expect, it } from 'vitest';
import { writeProductLine } from './export.rules.ts';

it('lets no cell become a formula, and leaves numbers alone', () => {
  const line = writeProductLine(
    { facts: { sku: '=1+1', name: '+250', brand: '-x', price: 100, stock: 0, isPublished: false }, typed: [] },
    [],
  );
  expect(line).toMatch(/^'=1\+1,,'\+250,'-x,,,100,,,0,.*,no\r\n$/);
});
