const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  deg: '°',
  times: '×',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  trade: '™',
  reg: '®',
  copy: '©',
};
const lastCodePoint = 0x10_ff_ff;

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= lastCodePoint ? String.fromCodePoint(code) : whole;
}

/** What a cell says, without HTML, entities, and signs that are not seen. Paragraphs and lists keep their lines. */
export function cleanText(cell: string): string {
  return cell
    .replaceAll(/<(script|style)\b.*?<\/\1>/gis, '')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, '\n')
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
  const [pairs, others] = [listPairs(left), listPairs(right)];
  const shared = pairs.filter((pair) => {
    const place = others.indexOf(pair);
    if (place >= 0) others.splice(place, 1);
    return place >= 0;
  });
  return (2 * shared.length) / Math.max(1, listPairs(left).length + listPairs(right).length);
}

function listPairs(text: string): string[] {
  const padded = ` ${text} `;
  return Array.from({ length: padded.length - 1 }, (_, place) => padded.slice(place, place + 2));
}
