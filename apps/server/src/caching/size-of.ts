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
  if (Array.isArray(value) && value.length > sampled) {
    const sample = value.slice(0, sampled).reduce<number>((sum, part) => sum + sizeOf(part), 0);
    return objectBytes + Math.ceil((sample / sampled) * value.length);
  }
  const parts = value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : Object.values(value);
  return parts.reduce<number>((sum, part) => sum + sizeOf(part), objectBytes);
}
