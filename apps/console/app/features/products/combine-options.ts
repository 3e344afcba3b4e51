/** What one variant is, by the names of its options. */
export type OptionValues = Readonly<Record<string, string>>;

const keyOf = (values: OptionValues, labels: readonly string[]) =>
  labels.map((label) => (values[label] ?? '').trim().toLowerCase()).join('\n');

/** Values as people type them, separated by commas. */
export const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];

/** Every combination of these values that is not there yet. */
export function listMissing(
  wanted: readonly { label: string; values: readonly string[] }[],
  there: readonly OptionValues[],
): OptionValues[] {
  const labels = wanted.map(({ label }) => label);
  const known = new Set(there.map((values) => keyOf(values, labels)));
  const all = wanted.reduce<OptionValues[]>(
    (made, { label, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
  return wanted.length === 0 ? [] : all.filter((values) => !known.has(keyOf(values, labels)));
}
