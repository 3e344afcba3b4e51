import { describe, expect, it } from 'vitest';
import { writeJson, writeJsonObject } from './json.ts';

describe('answers that are written down', () => {
  it.each([
    [[], [], { total: 0 }],
    [['a "quoted" word'], [1], { total: 1, note: undefined }],
    [['é', '\u2028', 'two'], [1, 2], {}],
  ])('say the same as JSON made at once: %j and %j with %j', (words, numbers, rest) => {
    type Whole = { words: string[]; numbers: number[]; total?: number; note?: undefined };
    const lists = {
      words: words.map((word: string) => writeJson(word)),
      numbers: numbers.map((number: number) => writeJson(number)),
    };
    const written = writeJsonObject<Whole, 'words' | 'numbers'>(lists, rest);
    expect(written.toString()).toBe(JSON.stringify({ words, numbers, ...rest }));
  });
});
