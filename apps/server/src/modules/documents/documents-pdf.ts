import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Paper, PaperBlock, PaperRow, PaperSize } from '@urumuri/contract';
import opentype from 'opentype.js';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';

type Weight = 'regular' | 'bold';
type Style = { size: number; weight: Weight };
/** Something as wide as the sheet that is not torn apart. */
type Strip = { height: number; draw(x: number, y: number): void };
type Pdf = PDFKit.PDFDocument;

const mm = 72 / 25.4;
const sheets: Record<PaperSize, { width: number; height: number; margin: number; body: number }> = {
  a5: { width: 148 * mm, height: 210 * mm, margin: 10 * mm, body: 10 },
  // As long as what is on it.
  '80mm': { width: 80 * mm, height: 0, margin: 4 * mm, body: 9 },
};
const lineHeight = 1.35;
const codeSize = 24 * mm;
const boxSize = 8;

/** Figtree comes in two files: Western letters, and the rest of the Latin ones. */
const scripts = ['latin', 'latin-ext'] as const;
const weights: Record<Weight, number> = { regular: 400, bold: 700 };
const read = (script: string, weight: number) =>
  readFileSync(
    createRequire(import.meta.url).resolve(`@fontsource/figtree/files/figtree-${script}-${weight}-normal.woff`),
  );

type Fonts = { files: Record<string, Buffer>; scriptOf(character: string): string | undefined };
let opened: Fonts | undefined;

function openFonts(): Fonts {
  if (opened) return opened;
  const files: Fonts['files'] = {};
  for (const script of scripts) {
    for (const [weight, number] of Object.entries(weights)) files[`${script} ${weight}`] = read(script, number);
  }
  const parsed = scripts.map((script) => {
    const { buffer, byteOffset, byteLength } = read(script, weights.regular);
    return { script, font: opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength)) };
  });
  opened = { files, scriptOf: (character) => parsed.find(({ font }) => font.charToGlyphIndex(character) > 0)?.script };
  return opened;
}

/** The sheets as a PDF, made while it is sent; other requests have their turn between two sheets. */
export function drawPdf(papers: readonly Paper[], size: PaperSize): Readable {
  const pdf = new PDFDocument({ autoFirstPage: false, info: { Title: papers[0]?.title ?? '' } });
  const fonts = openFonts();
  for (const [name, file] of Object.entries(fonts.files)) pdf.registerFont(name, file);
  const drawAll = async () => {
    for (const paper of papers) {
      drawPaper(pdf, paper, size, fonts);
      await setImmediate();
    }
    pdf.end();
  };
  drawAll().catch((error: unknown) => pdf.destroy(error instanceof Error ? error : new Error(String(error))));
  return pdf;
}

function drawPaper(pdf: Pdf, paper: Paper, size: PaperSize, fonts: Fonts): void {
  const { width, height, margin, body } = sheets[size];
  const strips = layOut(createPen(pdf, fonts), paper, width - 2 * margin, body);
  const long = strips.reduce((sum, strip) => sum + strip.height, 0) + 2 * margin;
  const addPage = () => pdf.addPage({ size: [width, height || long], margin: 0 });
  addPage();
  let y = margin;
  for (const strip of strips) {
    if (height > 0 && y + strip.height > height - margin && y > margin) {
      addPage();
      y = margin;
    }
    strip.draw(margin, y);
    y += strip.height;
  }
}

type Pen = ReturnType<typeof createPen>;

/** Measures and writes text whatever letters are in it; what no font has becomes a question mark. */
function createPen(pdf: Pdf, { scriptOf }: Fonts) {
  const split = (text: string) => {
    const runs: { script: string; text: string }[] = [];
    for (const character of text.normalize('NFC')) {
      const known = scriptOf(character);
      const [script, letter] = known === undefined ? ['latin', '?'] : [known, character];
      const last = runs.at(-1);
      if (last?.script === script) last.text += letter;
      else runs.push({ script, text: letter });
    }
    return runs;
  };
  const use = (script: string, { size, weight }: Style) => pdf.font(`${script} ${weight}`).fontSize(size);

  const measure = (text: string, style: Style) =>
    split(text).reduce((width, run) => width + use(run.script, style).widthOfString(run.text), 0);

  function write(text: string, x: number, y: number, style: Style): void {
    let at = x;
    for (const run of split(text)) {
      use(run.script, style).text(run.text, at, y, { lineBreak: false });
      at += pdf.widthOfString(run.text);
    }
  }

  function wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    const words = text
      .split(/[^\S\u00a0]+/)
      .flatMap((word) => breakWord(word, (part) => measure(part, style) <= width));
    for (const word of words) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || measure(longer, style) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  }

  return { pdf, measure, write, wrap };
}

/** A word longer than a line is cut where it must be. */
function breakWord(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = [''];
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`;
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

function layOut(pen: Pen, { title, subtitle, blocks }: Paper, width: number, body: number): Strip[] {
  return [
    ...setText(pen, title, width, { size: body * 1.8, weight: 'bold' }),
    ...setText(pen, subtitle, width, { size: body * 0.9, weight: 'regular' }),
    gap(body * 0.6),
    ...blocks.flatMap((block) => [...layOutBlock(pen, block, width, body), gap(body * 0.6)]),
  ];
}

function layOutBlock(pen: Pen, block: PaperBlock, width: number, body: number): Strip[] {
  const regular: Style = { size: body, weight: 'regular' };
  const bold: Style = { size: body, weight: 'bold' };
  const { kind, lines, rows = [] } = block;
  const write = (style: Style) => lines.flatMap((line) => setText(pen, line, width, style));
  if (kind === 'heading') return [rule(pen, width), ...write({ ...bold, size: body * 1.1 })];
  if (kind === 'text') return write(regular);
  if (kind === 'large') return write({ ...bold, size: body * 1.5 });
  if (kind === 'checks') return rows.map((row) => layOutCheck(pen, row, width, regular));
  if (kind === 'code') return [layOutCode(pen, block, width, regular)];
  return [rule(pen, width), ...rows.map((row) => layOutRow(pen, row, width, row.isStrong ? bold : regular))];
}

const gap = (height: number): Strip => ({ height, draw: () => undefined });

function rule({ pdf }: Pen, width: number): Strip {
  return {
    height: 5,
    draw: (x, y) =>
      void pdf
        .moveTo(x, y + 1)
        .lineTo(x + width, y + 1)
        .lineWidth(0.6)
        .stroke(),
  };
}

function setText(pen: Pen, words: string, width: number, style: Style): Strip[] {
  return pen.wrap(words, width, style).map((line) => ({
    height: style.size * lineHeight,
    draw: (x, y) => pen.write(line, x, y, style),
  }));
}

function layOutRow(pen: Pen, { label, value, note, isStruck }: PaperRow, width: number, style: Style): Strip {
  const valueWidth = pen.measure(value, style);
  const small = { ...style, size: style.size * 0.9 };
  const room = width - valueWidth - 8;
  const lines = pen.wrap(label, room, style);
  const notes = note ? pen.wrap(note, room, small) : [];
  const step = style.size * lineHeight;
  return {
    height: (lines.length + notes.length) * step + 1,
    draw(x, y) {
      lines.forEach((line, at) => pen.write(line, x, y + at * step, style));
      notes.forEach((line, at) => pen.write(line, x, y + (lines.length + at) * step, small));
      const left = x + width - valueWidth;
      pen.write(value, left, y, style);
      const middle = y + style.size * 0.6;
      if (isStruck) {
        pen.pdf
          .moveTo(left, middle)
          .lineTo(left + valueWidth, middle)
          .lineWidth(0.6)
          .stroke();
      }
    },
  };
}

/** With a box to tick. */
function layOutCheck(pen: Pen, row: PaperRow, width: number, style: Style): Strip {
  const indent = boxSize + 6;
  const { height, draw } = layOutRow(pen, row, width - indent, style);
  return {
    height: height + 3,
    draw(x, y) {
      pen.pdf
        .rect(x, y + 2, boxSize, boxSize)
        .lineWidth(0.6)
        .stroke();
      draw(x + indent, y);
    },
  };
}

function layOutCode(pen: Pen, block: PaperBlock, width: number, style: Style): Strip {
  const { data, size } = encode(block.content ?? '', { ecc: 'M', border: 2 });
  const lines = block.lines.flatMap((line) => pen.wrap(line, width - codeSize - 8, style));
  const step = style.size * lineHeight;
  const cell = codeSize / size;
  return {
    height: Math.max(codeSize, lines.length * step),
    draw(x, y) {
      data.forEach((cells, down) =>
        cells.forEach((isDark, across) => {
          if (isDark) pen.pdf.rect(x + across * cell, y + down * cell, cell, cell);
        }),
      );
      pen.pdf.fill();
      lines.forEach((line, at) => pen.write(line, x + codeSize + 8, y + at * step, style));
    },
  };
}
