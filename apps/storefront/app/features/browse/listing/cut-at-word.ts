/** A text no longer than `maxLength`, ended between two words. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : maxLength - 1).replace(/[\s,;:.–-]+$/u, '')}…`;
}
