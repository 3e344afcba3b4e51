import { expect, it } from 'vitest';
import { createCategoryReader } from './categories.rules.ts';

const read = createCategoryReader(['Phones', 'Laptops & Computers', 'Televisions', 'Small Kitchen', 'Refrigerators']);

it.each([
  ['phones', 'Phones'],
  ['Laptops and computers', 'Laptops & Computers'],
  ['Electronics > Phones', 'Phones'],
  ['Electronics|Televisions|4K', 'Televisions'],
  ['Home / Refrigerator', 'Refrigerators'],
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
