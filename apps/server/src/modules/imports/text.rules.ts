import known from './html-entities.json' with { type: 'json' };

const entities = new Map(Object.entries(known));
const lastCodePoint = 0x10_ff_ff;

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= lastCodePoint ? String.fromCodePoint(code) : whole;
}

/** What is read only by programs, up to the end that each has; the last part has none. */
function dropScripts(cell: string): string {
  const parts = cell.split(/<\/(?:script|style)>/i);
  return parts
    .map((part, place) => (place === parts.length - 1 ? part : part.replace(/<(?:script|style)\b.*$/is, '')))
    .join('');
}

/** What a cell says, without HTML, entities, and signs that are not seen. Paragraphs and lists keep their lines. */
export function cleanText(cell: string): string {
  return dropScripts(cell)
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/&(#?\w{2,31});/g, decodeEntity)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Surrogate}]/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line, for names and the like. */
export function cleanLine(cell: string): string {
  return cleanText(cell).replaceAll(/\s+/g, ' ');
}

/** Small letters, digits and single spaces: two texts that people take for the same become the same. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How alike two folded texts are, from 0 to 1, by the pairs of letters they share. */
export function likeness(left: string, right: string): number {
  if (left === right) return 1;
  const others = new Map<string, number>();
  for (const pair of listPairs(right)) others.set(pair, (others.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of listPairs(left)) {
    const count = others.get(pair) ?? 0;
    if (count === 0) continue;
    shared += 1;
    others.set(pair, count - 1);
  }
  return (2 * shared) / (left.length + right.length + 2);
}

function listPairs(text: string): string[] {
  const padded = ` ${text} `;
  return Array.from({ length: padded.length - 1 }, (_, place) => padded.slice(place, place + 2));
}
