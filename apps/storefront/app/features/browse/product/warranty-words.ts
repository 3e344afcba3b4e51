/** In years where that is whole: `2 years`, `18 months`, `None`. */
export function writeWarranty(months: number): string {
  if (months === 0) return 'None';
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
