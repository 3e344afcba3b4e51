export type Resemblance = { typed: string; word: string; uses: number; likeness: number };

/** Wrong, missing, added or swapped letters between two words; anything above `most` is `most + 1`. */
export function countSlips(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const changed = at(last, column - 1) + (same ? 0 : 1);
      const best = Math.min(changed, at(last, column) + 1, at(current, column - 1) + 1);
      const slips = swapped ? Math.min(best, at(beforeLast, column - 2) + 1) : best;
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
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

/** How much nearer the name of a kind or a brand seems than any other word. */
const nameCredit = 0.6;

/**
 * The word that was most likely meant. The first letter is rarely the wrong one; of two equally near words the one
 * that names something is meant, and then the one more products carry.
 */
export function chooseCorrection(
  typed: string,
  resembling: readonly Resemblance[],
  isName: (word: string) => boolean,
): string | undefined {
  const most = allowedSlips(typed);
  const scored = resembling
    .filter((candidate) => candidate.typed === typed && candidate.word !== typed)
    .map(({ word, uses, likeness }) => {
      const slips = countSlips(typed, word, most);
      const firstLetter = word[0] === typed[0] ? 0 : 0.5;
      const credit = isName(word) ? nameCredit : 0;
      return { word, slips, cost: slips + firstLetter - credit - Math.log10(1 + uses) / 5 - likeness / 2 };
    })
    .filter(({ slips }) => slips <= most)
    .sort((left, right) => left.cost - right.cost);
  return scored[0]?.word;
}

/** Terms of the synonyms are words of the shop: a slip in one of them is put right like any other. */
export function resembleTerms(typed: string, terms: Iterable<string>): Resemblance[] {
  const most = allowedSlips(typed);
  const near: Resemblance[] = [];
  for (const word of terms) {
    if (word[0] === typed[0] && countSlips(typed, word, most) <= most)
      near.push({ typed, word, uses: 0, likeness: 0.5 });
  }
  return near;
}
