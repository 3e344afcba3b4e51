/** What stands in a field of a form. */
export function readText(data: FormData, name: string): string {
  return readSecret(data, name).trim();
}

/** Several fields at once, under their own names. */
export function readTexts<Name extends string>(data: FormData, ...names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, readText(data, name)])) as Record<Name, string>;
}

/** A password, as it was typed. */
export function readSecret(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** A number as people type it, with spaces or commas between thousands; nothing when the field is empty. */
export function readNumber(data: FormData, name: string): number | undefined {
  const text = readText(data, name).replaceAll(/[\s,]/g, '');
  return text === '' ? undefined : Number(text);
}
