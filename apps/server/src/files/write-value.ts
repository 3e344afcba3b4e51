/** A value that is more than text, as a cell of CSV would say it. */
export function writeValue(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // Three digits after the point of a number are no thousands.
  if (typeof value === 'number') return String(value).replace(/(\.\d{3})$/, '$10');
  return typeof value === 'string' ? value : '';
}
