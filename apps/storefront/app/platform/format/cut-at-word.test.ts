import { describe, expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

describe('cutAtWord', () => {
  it('leaves a text alone that fits to the letter', () => {
    const text = 'a'.repeat(300);
    expect(cutAtWord(text, 300)).toEqual({ text, isCut: false });
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
    expect(cutAtWord(text, 300).text.length).toBeLessThanOrEqual(301);
  });
});
