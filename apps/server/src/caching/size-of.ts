const objectBytes = 64;

/** About how much memory a value takes: enough to keep a cache within a budget. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return objectBytes + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (ArrayBuffer.isView(value)) return objectBytes + value.byteLength;
  const parts = value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : Object.values(value);
  return parts.reduce<number>((sum, part) => sum + sizeOf(part), objectBytes);
}
