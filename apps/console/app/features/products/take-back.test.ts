import { expect, it } from 'vitest';
import { takeBack } from './take-back.ts';

const before = { price: 100, discount: 0, stock: 3 };
const after = { price: 110, discount: 0, stock: 3 };
const done = { message: '', changed: [{ _id: 'a', before, after }], refused: [] };

it.each([
  [
    { kind: 'delete' as const, productIds: ['a', 'b'] },
    { kind: 'restore', productIds: ['a'] },
  ],
  [
    { kind: 'restore' as const, productIds: ['a'] },
    { kind: 'delete', productIds: ['a'] },
  ],
  [
    { kind: 'visibility' as const, productIds: ['a', 'b'], isPublished: false },
    { kind: 'visibility', productIds: ['a'], isPublished: true },
  ],
  [
    { kind: 'price' as const, productIds: ['a'], percent: 10 },
    { kind: 'values', products: [{ _id: 'a', ...before, seen: after }] },
  ],
])('takes back what was changed, and nothing else: %j', (body, undo) => {
  expect(takeBack(body, done)).toEqual(undo);
  expect(takeBack(body, { ...done, changed: [] })).toBeUndefined();
});
