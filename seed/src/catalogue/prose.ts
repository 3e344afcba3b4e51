/**
 * Text written over several indented lines in the source: lines flow together into paragraphs, and a
 * blank line parts two paragraphs.
 */
export function prose(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
