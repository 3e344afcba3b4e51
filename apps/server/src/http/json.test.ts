import { describe, expect, it } from 'vitest';
import { joinJson, type Json, writeJson, writeJsonObject } from './json.ts';

describe('answers that are written down', () => {
  it.each([
    [[], { total: 0 }],
    [['a "quoted" word'], { total: 1, note: undefined }],
    [['é', '\u2028', 'two'], {}],
  ])('say the same as JSON made at once: %j with %j', (words, rest) => {
    type Whole = { words: string[]; total?: number; note?: undefined };
    const parts = { words: joinJson(words.map((word): Json<string> => writeJson(word))) };
    expect(JSON.parse(writeJsonObject<Whole, 'words'>(parts, rest))).toEqual(
      JSON.parse(JSON.stringify({ words, ...rest })),
    );
  });
});
