export const SHORT_DESCRIPTION_LENGTH = 300;

export type ShortText = { text: string; isCut: boolean };

/** At most `limit` characters, cut after a whole word and marked with …; a single huge word is cut inside. */
export function cutAtWord(text: string, limit: number): ShortText {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  if (whole.length <= limit) return { text: whole, isCut: false };
  const head = whole.slice(0, limit);
  const endsWithWord = whole[limit] === ' ';
  const lastSpace = head.lastIndexOf(' ');
  const kept = endsWithWord || lastSpace <= 0 ? head : head.slice(0, lastSpace);
  return { text: `${kept.replace(/[\s,;:.–-]+$/u, '')}…`, isCut: true };
}

/** A plain text as paragraphs: an empty line parts them. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
