import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

/**
 * Letters as outlines: a server in a container has no fonts, and a share card without its words is
 * worth nothing.
 */
const fontFiles = {
  bold: '@fontsource/figtree/files/figtree-latin-700-normal.woff',
  medium: '@fontsource/figtree/files/figtree-latin-500-normal.woff',
} as const;

export type Weight = keyof typeof fontFiles;

const fonts = new Map<Weight, opentype.Font>();

function openFont(weight: Weight): opentype.Font {
  const opened = fonts.get(weight);
  if (opened) return opened;
  const file = createRequire(import.meta.url).resolve(fontFiles[weight]);
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(weight, font);
  return font;
}

export type TextStyle = { size: number; weight: Weight; fill: string };

export function measureText(text: string, { size, weight }: TextStyle): number {
  return openFont(weight).getAdvanceWidth(text, size);
}

/** An SVG path of the text with its baseline at y. */
export function drawText(text: string, x: number, y: number, style: TextStyle): string {
  const data = openFont(style.weight).getPath(text, x, y, style.size).toPathData(1);
  return `<path d="${data}" fill="${style.fill}"/>`;
}

/** Breaks at spaces into at most `maxLines` lines; what does not fit ends in an ellipsis. */
export function wrapText(text: string, width: number, maxLines: number, style: TextStyle): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measureText(longer, style) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  const shown = lines.slice(0, maxLines);
  let last = `${shown[maxLines - 1] ?? ''}…`;
  while (measureText(last, style) > width && last.includes(' ')) last = `${last.slice(0, last.lastIndexOf(' '))}…`;
  return [...shown.slice(0, -1), last];
}
