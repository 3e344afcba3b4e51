/** The names that have the text in them, whatever the case. */
export function matchNames(text: string, names: readonly string[]): string[] {
  const wanted = text.toLowerCase();
  return names.filter((name) => name.toLowerCase().includes(wanted));
}

/**
 * A shuffle that is the same all day, so that a list does not jump when the shopper comes back to it.
 */
export function shuffleForDay<Item>(items: readonly Item[], day: string): Item[] {
  const shuffled = [...items];
  let state = 0;
  for (const character of day) state = (Math.imul(state, 31) + character.charCodeAt(0)) | 0;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const other = (state >>> 0) % (last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
