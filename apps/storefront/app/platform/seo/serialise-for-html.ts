const unsafeCharacters: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end the script element it stands in, nor open a comment inside it. */
export function serialiseForHtml(value: unknown): string {
  const json = JSON.stringify(value);
  return json.replace(/[<>&\u2028\u2029]/g, (character) => unsafeCharacters[character] ?? character);
}
