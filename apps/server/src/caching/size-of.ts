const objectBytes = 64;
const stringBytes = 32;
/** Of a longer list its first ones stand for all. */
const sampled = 16;

const shared = new WeakSet<object>();

/** Says of a value that another cache counts it. Who only points to it counts next to nothing. */
export function countOnce(value: object): void {
  shared.add(value);
}

/** About how much memory a value takes: enough to keep a cache within a budget. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return stringBytes + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (shared.has(value)) return objectBytes;
  if (ArrayBuffer.isView(value)) return objectBytes + value.byteLength;
  if (Array.isArray(value)) return sizeOfParts(value, sampled);
  if (value instanceof Map) return sizeOfParts([...value.keys(), ...value.values()]);
  return sizeOfParts(value instanceof Set ? [...value] : Object.values(value));
}

function sizeOfParts(parts: readonly unknown[], mostCounted = Infinity): number {
  const counted = Math.min(parts.length, mostCounted);
  let sum = 0;
  for (let place = 0; place < counted; place += 1) sum += sizeOf(parts[place]);
  return objectBytes + (counted < parts.length ? Math.ceil((sum / counted) * parts.length) : sum);
}
