/** Numbers in 0..1 that are the same on every run for the same seed (mulberry32). */
export type SeededRandom = () => number;

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `lowest` to `highest`, both included. */
export function drawInteger(random: SeededRandom, lowest: number, highest: number): number {
  return lowest + Math.floor(random() * (highest - lowest + 1));
}

/** One of the items; throws on an empty list, which is a mistake in the data. */
export function drawItem<Item>(random: SeededRandom, items: readonly Item[]): Item {
  const item = items[drawInteger(random, 0, items.length - 1)];
  if (item === undefined) throw new Error('Cannot draw from an empty list');
  return item;
}

/** The items in a new, seeded order. */
export function shuffle<Item>(random: SeededRandom, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ item }) => item);
}
