import { describe, expect, it } from 'vitest';
import { splitParagraphs, writeWarranty } from './description.tsx';

describe('splitParagraphs', () => {
  it('parts at empty lines and drops empty paragraphs', () => {
    expect(splitParagraphs('One.\nStill one.\n \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
  });

  it('finds nothing in a blank text', () => {
    expect(splitParagraphs(' \n\n ')).toEqual([]);
  });
});

it.each([
  [0, 'None'],
  [1, '1 month'],
  [12, '1 year'],
  [18, '18 months'],
  [24, '2 years'],
])('writes a warranty of %i months as %s', (months, words) => expect(writeWarranty(months)).toBe(words));
