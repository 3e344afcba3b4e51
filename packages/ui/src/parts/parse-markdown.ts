export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'em'; parts: Inline[] }
  | { kind: 'link'; to: string; parts: Inline[] }
  | { kind: 'break' };

export type Block =
  | { kind: 'heading'; level: 2 | 3; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; isNumbered: boolean; items: Inline[][] };

const heading = /^(#{1,6})\s+(.+?)\s*#*$/;
const bullet = /^\s{0,3}[-*+]\s+(.*)$/;
const numbered = /^\s{0,3}\d{1,9}[.)]\s+(.*)$/;

/**
 * As much of Markdown as a shop's pages need: headings, paragraphs, lists, bold, italic and links. It becomes elements
 * and never HTML, so what looks like HTML is shown as it was typed.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let list: { isNumbered: boolean; items: string[] } | undefined;
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', parts: parseInline(lines.join('\n')) });
    if (list) blocks.push({ ...list, kind: 'list', items: list.items.map((item) => parseInline(item)) });
    lines = [];
    list = undefined;
  };
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const [, marks, title] = heading.exec(line) ?? [];
    const isNumbered = numbered.test(line);
    const item = (isNumbered ? numbered : bullet).exec(line)?.[1];
    if (line.trim() === '') close();
    else if (marks !== undefined && title !== undefined) {
      close();
      // The page's own title is the first level.
      blocks.push({ kind: 'heading', level: marks.length > 2 ? 3 : 2, parts: parseInline(title) });
    } else if (item !== undefined) {
      if (list?.isNumbered !== isNumbered) close();
      list ??= { isNumbered, items: [] };
      list.items.push(item);
    } else if (list) list.items.push(`${list.items.pop() ?? ''}\n${line.trim()}`);
    else lines.push(line.replace(/^\s+/, ''));
  }
  close();
  return blocks;
}

/** No mark may look for its end any further than this, so that a text of marks takes no longer than one of words. */
const reach = 500;

const marks = new RegExp(
  [
    String.raw`\\([\\*_[\]()#+.\-])`,
    String.raw`\*\*(?=\S)([^\n]{1,${reach}}?\S)\*\*`,
    String.raw`\*(?=[^\s*])([^*\n]{1,${reach}})\*`,
    String.raw`\[([^[\]\n]{1,${reach}})\]\(([^()\s]{1,${reach}})\)`,
    String.raw`(?: {2,}|\\)(\n)`,
  ].join('|'),
  'g',
);

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const addText = (words: string) => {
    if (words !== '') parts.push({ kind: 'text', text: words });
  };
  for (const match of text.matchAll(marks)) {
    const [whole, escaped, strong, em, label, to] = match;
    addText(text.slice(end, match.index));
    end = match.index + whole.length;
    if (escaped !== undefined) addText(escaped);
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: parseInline(strong) });
    else if (em !== undefined) parts.push({ kind: 'em', parts: parseInline(em) });
    else if (label === undefined || to === undefined) parts.push({ kind: 'break' });
    else if (isSafe(to)) parts.push({ kind: 'link', to, parts: parseInline(label) });
    else addText(whole);
  }
  addText(text.slice(end));
  return parts;
}

/** A page of the shop, a website, a mail or a call: nothing that runs, and nothing that only looks like the shop's. */
function isSafe(address: string): boolean {
  if (address.startsWith('/')) return !/^\/[/\\]/.test(address);
  return /^(https?:\/\/|mailto:|tel:|#)/i.test(address);
}
