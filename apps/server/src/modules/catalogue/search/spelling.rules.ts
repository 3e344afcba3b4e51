export type Resemblance = { typed: string; word: string; uses: number; likeness: number };

/** Wrong, missing, added or swapped letters between two words; anything above `most` is `most + 1`. */
export function countSlips(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const changed = at(last, column - 1) + (same ? 0 : 1);
      const best = Math.min(changed, at(last, column) + 1, at(current, column - 1) + 1);
      current.push(swapped ? Math.min(best, at(beforeLast, column - 2) + 1) : best);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, right.length), most + 1);
}

const at = (row: readonly number[], place: number) => row[place] ?? Infinity;

/** The longer the word, the more slips still leave it recognisable. */
export function allowedSlips(word: string): number {
  if (word.length < 4) return 0;
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

/**
 * The word that was most likely meant. The first letter is rarely the wrong one, and of two equally
 * near words the one more products carry is meant.
 */
export function chooseCorrection(typed: string, resembling: readonly Resemblance[]): string | undefined {
  const most = allowedSlips(typed);
  const scored = resembling
    .filter((candidate) => candidate.typed === typed && candidate.word !== typed)
    .map((candidate) => {
      const slips = countSlips(typed, candidate.word, most);
      const firstLetter = candidate.word[0] === typed[0] ? 0 : 0.5;
      return {
        word: candidate.word,
        slips,
        cost: slips + firstLetter - Math.log10(1 + candidate.uses) / 5 - candidate.likeness / 2,
      };
    })
    .filter(({ slips }) => slips <= most)
    .sort((left, right) => left.cost - right.cost);
  return scored[0]?.word;
}
