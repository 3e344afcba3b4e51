/** What a shopper typed, as words the index knows how to compare. */
export type TypedQuery = {
  words: string[];
  /** Runs of words that were typed as one, or may be one model number: `sm-a165f`, `sm a165f`. */
  joins: { from: number; to: number; text: string; spaced: boolean }[];
};

const mostWords = 12;
const longestWord = 60;
const joiner = /[-/.'’]/;
const separators = /[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+/;
const marks = /\p{Mark}/gu;
const digit = /\d/;
const mostPartsOfCode = 3;
const mixed = /^(?=.*\d)(?=.*[a-z])/;
const longestCodeLetters = 3;
const longestCode = 24;

/** Letters that do not come apart into a letter and a mark. */
const wholeLetters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđı]/g, (letter) => wholeLetters[letter] ?? letter);
}

export function splitWords(text: string): string[] {
  return foldText(text)
    .split(separators)
    .filter((word) => word !== '');
}

export function readWords(text: string): TypedQuery {
  const typed: TypedQuery = { words: [], joins: [] };
  for (const chunk of foldText(text).split(/\s+/u)) {
    const from = typed.words.length;
    for (const run of chunk.split(/[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\-/.'’]+/)) {
      const parts = run.split(separators).filter((part) => part !== '');
      typed.words.push(...parts.map((part) => part.slice(0, longestWord)));
    }
    const to = typed.words.length;
    if (to - from > 1 && joiner.test(chunk))
      typed.joins.push({ from, to, text: typed.words.slice(from, to).join(''), spaced: false });
  }
  typed.words.length = Math.min(typed.words.length, mostWords);
  typed.joins = [...typed.joins.filter(({ to }) => to <= typed.words.length), ...findCodes(typed.words)];
  return typed;
}

/** Neighbours that may be a model number typed with spaces: short letters beside digits. */
function findCodes(words: readonly string[]): TypedQuery['joins'] {
  const codes: TypedQuery['joins'] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + mostPartsOfCode); to > from + 1; to -= 1) {
      const parts = words.slice(from, to);
      const text = parts.join('');
      if (parts.every(isPartOfCode) && mixed.test(text) && text.length <= longestCode)
        codes.push({ from, to, text, spaced: true });
    }
  }
  return codes;
}

function isPartOfCode(part: string): boolean {
  return digit.test(part) || part.length <= longestCodeLetters;
}
