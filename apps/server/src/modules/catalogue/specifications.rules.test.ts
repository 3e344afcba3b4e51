import { expect, it } from 'vitest';
import { readSpecification, type Specification } from './specifications.rules.ts';

const screen: Specification = {
  id: '1',
  categoryId: '1',
  name: 'Screen',
  kind: 'number',
  unit: 'in',
  choices: [],
  lowest: 0,
  highest: 2000,
};

it.each([
  ['43', '43 in'],
  ['43 in', '43 in'],
  ['43"', '43 in'],
  ['43-inch', '43 in'],
  ['43 inches, 4K', '43 in, 4K'],
  ['6.5 in', '6.5 in'],
  ['6,5 in', '6.5 in'],
  ['1,500 in', '1500 in'],
  ['1 500 in', '1500 in'],
])('reads %s as %s', (text, value) => expect(readSpecification(screen, text)).toEqual({ ok: true, value }));

it.each([['wide'], ['43 cm'], ['2 × 4 in'], ['3000'], ['-1'], ['']])('refuses %s', (text) => {
  expect(readSpecification(screen, text).ok).toBe(false);
});
