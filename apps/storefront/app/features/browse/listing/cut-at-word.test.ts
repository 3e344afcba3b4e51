import { expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

it.each([
  ['short enough', 20, 'short enough'],
  ['exactly ten', 11, 'exactly ten'],
  ['two words, and more', 12, 'two words…'],
  ['unbreakable', 5, 'unbr…'],
])('cuts %j at %i', (text, maxLength, cut) => {
  expect(cutAtWord(text, maxLength)).toBe(cut);
});
