type CutText = { text: string; isCut: boolean };

/** At most `maxLength` characters, cut after a whole word and marked with …; a single huge word is cut inside. */
export function cutAtWord(text: string, maxLength: number): CutText {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  if (whole.length <= maxLength) return { text: whole, isCut: false };
  // One more character tells whether the last word ends here.
  const end = whole.slice(0, maxLength + 1).lastIndexOf(' ');
  const head = whole.slice(0, end > 0 ? end : maxLength);
  return { text: `${head.replace(/[\s,;:.–-]+$/u, '')}…`, isCut: true };
}
