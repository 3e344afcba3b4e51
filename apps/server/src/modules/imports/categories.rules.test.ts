import { expect, it } from 'vitest';
import { createCategoryReader } from './categories.rules.ts';

const trails = [
  'Phones',
  'Laptops & Computers',
  'Electronics > Televisions',
  'Electronics',
  'Home > Small Kitchen',
  'Home > Small Kitchen > Tea / Coffee',
  'Home > Refrigerators',
];
const read = createCategoryReader(trails.map((trail) => ({ trail, name: trail.split(' > ').at(-1) ?? '' })));

it.each([
  ['phones', 'Phones'],
  ['Laptops and computers', 'Laptops & Computers'],
  ['Electronics > Phones', 'Phones'],
  ['Electronics|Televisions|4K', 'Televisions'],
  ['Home / Refrigerator', 'Refrigerators'],
  ['Electronics > Television > Curved > 8K', 'Televisions'],
  ['Electronics > Radios', 'Electronics'],
  ['Home > Small Kitchen > Tea / Coffee', 'Tea / Coffee'],
])('reads %s as %s', (text, value) => expect(read(text)).toEqual({ ok: true, value }));

it.each([
  ['Televisons', 'Televisions'],
  ['Laptop', 'Laptops & Computers'],
  ['Kitchen appliances', 'Small Kitchen'],
  ['Zzz', undefined],
])('refuses %s and proposes %s', (text, proposal) => {
  const answer = read(text);
  expect(answer.ok).toBe(false);
  expect('proposal' in answer ? answer.proposal : undefined).toBe(proposal);
});

it('looks at the innermost steps of a path without end, and at no more', () => {
  const readCategory = createCategoryReader([{ name: 'Phones', trail: 'Electronics > Phones' }]);
  expect(readCategory(`${'Any > '.repeat(100_000)}Phones`)).toEqual({ ok: true, value: 'Phones' });
  expect(readCategory('Fones > '.repeat(100_000))).toMatchObject({ ok: false, proposal: 'Phones' });
});
