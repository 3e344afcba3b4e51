import { expect, it } from 'vitest';
import { attemptKey } from './attempt-key.ts';
import { buildLine, buildState } from '../../testing/checkout.ts';

const cart = buildState(buildLine({ line: 'a' }), buildLine({ line: 'b', _id: 'p2' }));

it('is the same for the same lines of the cart, in any order and any tab', () => {
  const key = attemptKey({ attempt: 'one', state: cart });
  const turned = buildState(buildLine({ line: 'b', _id: 'p2', quantity: 4 }), buildLine({ line: 'a' }));
  expect(attemptKey({ attempt: 'two', state: turned })).toBe(key);
  expect(key).toMatch(/^cart-[0-9a-f]{16}$/);
});

it('is another one for other lines', () => {
  const keys = [cart, buildState(buildLine({ line: 'a' })), buildState(buildLine({ line: 'c' }))].map((state) =>
    attemptKey({ attempt: 'one', state }),
  );
  expect(new Set(keys).size).toBe(3);
});

it('is the attempt’s own when something is bought without the cart', () => {
  expect(attemptKey({ attempt: 'one', state: buildState(buildLine()) })).toBe('now-one');
});

it('fits the longest cart', () => {
  const lines = Array.from({ length: 100 }, (_line, place) => buildLine({ line: `${place}-${'x'.repeat(40)}` }));
  expect(attemptKey({ attempt: 'one', state: buildState(...lines) })).toHaveLength(21);
});
