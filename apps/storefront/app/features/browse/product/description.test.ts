import { describe, expect, it } from 'vitest';
import { splitParagraphs } from './description.tsx';

describe('splitParagraphs', () => {
  it('parts at empty lines and drops empty paragraphs', () => {
    expect(splitParagraphs('One.\nStill one.\n \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
  });

  it('finds nothing in a blank text', () => {
    expect(splitParagraphs(' \n\n ')).toEqual([]);
  });
});
