/** How many of something there are in this moment, in all and by key. Nothing is kept of a key that holds none. */
export function createTally() {
  const counts = new Map<string, number>();
  let total = 0;

  function change(key: string, by: 1 | -1): void {
    total += by;
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  return {
    get total(): number {
      return total;
    },
    of: (key: string) => counts.get(key) ?? 0,
    /** Counts one more until it is let go; to let go twice is to let go once. */
    hold(key: string): () => void {
      let isHeld = true;
      change(key, 1);
      return () => {
        if (isHeld) change(key, -1);
        isHeld = false;
      };
    },
  };
}
