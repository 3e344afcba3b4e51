import { describe, expect, it } from 'vitest';
import { cutAtWord, SHORT_DESCRIPTION_LENGTH, splitParagraphs } from './short-text.ts';

describe('cutAtWord', () => {
  it('leaves a text alone that fits to the letter', () => {
    const text = 'a'.repeat(SHORT_DESCRIPTION_LENGTH);
    expect(cutAtWord(text, SHORT_DESCRIPTION_LENGTH)).toEqual({ text, isCut: false });
  });

  it.each([
    ['inside a word', 'a quiet fridge', 9, 'a quiet…'],
    ['right behind a word', 'a quiet fridge', 7, 'a quiet…'],
    ['behind a comma', 'quiet, cold, large', 12, 'quiet, cold…'],
    ['inside the only word', 'refrigerator', 5, 'refri…'],
  ])('cuts %s', (_, text, limit, expected) => {
    expect(cutAtWord(text, limit)).toEqual({ text: expected, isCut: true });
  });

  it('never shows more than the limit and the mark', () => {
    const text = 'Keeps vegetables fresh for a week. '.repeat(20);
    expect(cutAtWord(text, SHORT_DESCRIPTION_LENGTH).text.length).toBeLessThanOrEqual(SHORT_DESCRIPTION_LENGTH + 1);
  });
});

describe('splitParagraphs', () => {
  it('parts at empty lines and drops empty paragraphs', () => {
    expect(splitParagraphs('One.\nStill one.\n \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
  });

  it('finds nothing in a blank text', () => {
    expect(splitParagraphs(' \n\n ')).toEqual([]);
  });
});
