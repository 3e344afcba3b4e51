const likeEnough = 0.3;

/** The names that look or sound most like what was searched for, the nearest first; none that only share a letter. */
export function listNearestNames(value: string, names: readonly string[], most: number): string[] {
  const wanted = value.split(/\s+/).map(listPairs);
  const likeness = (name: string) =>
    Math.max(0, ...name.split(/\s+/).flatMap((word) => wanted.map((pairs) => compare(pairs, listPairs(word)))));
  return names
    .map((name) => ({ name, likeness: likeness(name) }))
    .filter((one) => one.likeness >= likeEnough)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Letters that stand beside each other; the first counts as one too, as people rarely mistype it. */
function listPairs(word: string): string[] {
  const text = ` ${word
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()}`;
  return Array.from({ length: text.length - 1 }, (_, place) => text.slice(place, place + 2));
}

/** How many of their pairs two words share, from none to all. */
function compare(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((pair) => other.includes(pair)).length;
  return (2 * shared) / Math.max(1, one.length + other.length);
}
