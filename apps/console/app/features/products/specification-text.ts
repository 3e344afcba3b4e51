export type SpecificationPair = { label: string; value: string };

/** Specifications as people type them: one a line, the name before the first colon. */
export function readSpecifications(text: string): SpecificationPair[] {
  return text.split('\n').flatMap((line) => {
    const [label = '', ...rest] = line.split(':');
    const value = rest.join(':').trim();
    return label.trim() && value ? [{ label: label.trim(), value }] : [];
  });
}

export function writeSpecifications(pairs: readonly SpecificationPair[]): string {
  return pairs.map(({ label, value }) => `${label}: ${value}`).join('\n');
}
