export type ByteLru<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  readonly usedBytes: number;
};

/** Least recently used entries leave first; a Map's insertion order is the order of use. */
export function createByteLru<Value extends { body: Uint8Array }>(maxBytes: number): ByteLru<Value> {
  const entries = new Map<string, Value>();
  let usedBytes = 0;

  function remove(key: string, value: Value): void {
    entries.delete(key);
    usedBytes -= value.body.byteLength;
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      const previous = entries.get(key);
      if (previous) remove(key, previous);
      if (value.body.byteLength > maxBytes) return;
      entries.set(key, value);
      usedBytes += value.body.byteLength;
      for (const [oldestKey, oldest] of entries) {
        if (usedBytes <= maxBytes) break;
        remove(oldestKey, oldest);
      }
    },
    get usedBytes() {
      return usedBytes;
    },
  };
}
