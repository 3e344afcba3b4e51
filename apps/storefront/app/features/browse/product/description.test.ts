import { describe, expect, it } from 'vitest';
import { listFacts, splitParagraphs } from './description.tsx';
import { buildPageProduct } from '../../../testing/page-product.ts';
import { writeWarranty } from './warranty-words.ts';

describe('splitParagraphs', () => {
  it('parts at empty lines and drops empty paragraphs', () => {
    expect(splitParagraphs('One.\nStill one.\n \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
  });

  it('finds nothing in a blank text', () => {
    expect(splitParagraphs(' \n\n ')).toEqual([]);
  });
});

it('says what the shop stands for once, whatever its figures say', () => {
  const specifications = [
    { label: 'Power', value: '30 W' },
    { label: 'warranty', value: '12 months' },
    { label: 'In the box', value: 'A cable' },
  ];
  const product = buildPageProduct({ specifications, warrantyMonths: 24 });
  expect(listFacts(product)).toEqual([
    { label: 'Power', value: '30 W' },
    { label: 'In the box', value: 'A cable' },
    { label: 'Warranty', value: '2 years' },
  ]);
  expect(listFacts(buildPageProduct({ specifications }))).toEqual(specifications);
});

it.each([
  [0, 'None'],
  [1, '1 month'],
  [12, '1 year'],
  [18, '18 months'],
  [24, '2 years'],
])('writes a warranty of %i months as %s', (months, words) => expect(writeWarranty(months)).toBe(words));
