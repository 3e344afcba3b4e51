import path from 'node:path';
import { limits } from '@urumuri/contract';
import { AppError } from '../app-error.ts';
import { refuseFile } from './refuse-file.ts';
import { createTableCounter, longestCell, type TableRow } from './table-limits.ts';
import { type Attributes, type Listener, readXml } from './read-xml.ts';
import { writeValue } from './write-value.ts';
import type { ZipEntry, ZipFile } from './zip-file.ts';

/** What the texts of a workbook may come to: cells name them by number, so they are kept until the end. */
const mostSharedLetters = limits.importBytes;
const mostPartBytes = 128 * 1024 * 1024;
/** Sheets are packed to a tenth or so: what was packed to so much less was made to be large. */
const mostPackedTimes = 100;
const smallPartBytes = 1024 * 1024;
const mostRows = 1_048_576;
const longestFormat = 255;
const dayMs = 86_400_000;
const tooLarge = 'The workbook is too large. Save the sheet as CSV, or send it in parts.';

export const findWorkbook = ({ entries }: Pick<ZipFile, 'entries'>) =>
  entries.find(({ name }) => /(^|\/)workbook\.xml$/.test(name));

/** The rows of the first sheet that is not hidden, a piece at a time; of formulas what they came to. */
export async function* readWorkbook(zip: ZipFile): AsyncGenerator<TableRow> {
  try {
    const place = path.posix.dirname(findWorkbook(zip)?.name ?? '');
    const inside = (name: string) => path.posix.join(name.startsWith('/') ? '' : place, name).replace(/^\//, '');
    const { sheetId, startsIn1904 } = await readSheets(inside('workbook.xml'));
    const sheet = (await readTargets(inside('_rels/workbook.xml.rels'))).get(sheetId);
    if (sheet === undefined) throw refuseFile('There is no sheet in this workbook.');
    const texts = await readTexts(inside('sharedStrings.xml'));
    const isDate = await readDateStyles(inside('styles.xml'));
    yield* readRows(inside(sheet), { texts, isDate, startsIn1904 });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuseFile('This is no workbook that can be read: it is damaged. Open it in a spreadsheet and save it anew.');
  }

  async function* parse(name: string, listener: Listener): AsyncGenerator<undefined> {
    const entry = zip.entries.find((one) => one.name.replace(/^\//, '') === name);
    if (entry === undefined) return;
    refuseBloated(entry);
    yield* readXml(await zip.read(entry), listener);
  }

  async function read(name: string, listener: Listener): Promise<void> {
    for await (const _ of parse(name, listener));
  }

  async function readSheets(name: string): Promise<{ sheetId: string; startsIn1904: boolean }> {
    const sheets: { id: string; isHidden: boolean }[] = [];
    let startsIn1904 = false;
    await read(name, {
      open(tag, attributes) {
        if (tag === 'workbookPr') startsIn1904 = isTrue(attributes.date1904);
        if (tag !== 'sheet') return;
        const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
        sheets.push({ id, isHidden: /hidden/i.test(attributes.state ?? '') });
      },
    });
    const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
    return { sheetId: shown?.id ?? '', startsIn1904 };
  }

  async function readTargets(name: string): Promise<Map<string, string>> {
    const targets = new Map<string, string>();
    await read(name, {
      open: (tag, { Id, Target }) => {
        if (tag === 'Relationship' && Id !== undefined && Target !== undefined) targets.set(Id, Target);
      },
    });
    return targets;
  }

  async function readTexts(name: string): Promise<string[]> {
    const texts: string[] = [];
    let letters = 0;
    const collect = collectText((text) => {
      letters += text.length;
      if (letters > mostSharedLetters) throw refuseFile(tooLarge);
      texts.push(text);
    }, 'si');
    await read(name, collect);
    return texts;
  }

  /** Whether a cell of a style is a date: that is all that tells a date from a number. */
  async function readDateStyles(name: string): Promise<(style: number) => boolean> {
    const own = new Map<number, boolean>();
    const styles: boolean[] = [];
    let isInStyles = false;
    await read(name, {
      open(tag, attributes) {
        if (tag === 'cellXfs') isInStyles = true;
        if (tag === 'numFmt')
          own.set(Number(attributes.numFmtId), isDateFormat((attributes.formatCode ?? '').slice(0, longestFormat)));
        if (tag !== 'xf' || !isInStyles) return;
        const format = Number(attributes.numFmtId);
        styles.push(own.get(format) ?? ((format >= 14 && format <= 22) || (format >= 45 && format <= 47)));
      },
      close: (tag) => void (tag === 'cellXfs' && (isInStyles = false)),
    });
    return (style) => styles[style] ?? false;
  }

  async function* readRows(
    name: string,
    { texts, isDate, startsIn1904 }: { texts: string[]; isDate(style: number): boolean; startsIn1904: boolean },
  ): AsyncGenerator<TableRow> {
    const counter = createTableCounter();
    let done: TableRow[] = [];
    let row: string[] = [];
    let rowNumber = 0;
    let cell: Attributes = {};
    let column = -1;
    let value = '';
    const inline = collectText((text) => (value = text), 'is');
    let isValue = false;

    const write = (): string => {
      if (cell.t === 's') return texts[Number(value)] ?? '';
      if (cell.t === 'inlineStr' || cell.t === 'str') return value;
      if (cell.t === 'b') return writeValue(isTrue(value));
      if (cell.t === 'd') return value.slice(0, 10);
      if (cell.t === 'e' || value === '') return '';
      const number = Number(value);
      if (!isDate(Number(cell.s ?? 0))) return writeValue(number);
      const days = startsIn1904 ? number + 1462 : number;
      return writeValue(new Date(Math.round((days - 25_569) * dayMs)));
    };
    const place = (text: string) => {
      if (!counter.takesCell(rowNumber, column, text) || text === '') return;
      while (row.length < column) row.push('');
      row[column] = text;
    };
    const rows = parse(name, {
      open(tag, attributes) {
        inline.open(tag);
        if (tag === 'row') {
          const given = attributes.r === undefined ? rowNumber + 1 : Number(attributes.r);
          if (!(given > rowNumber && given <= mostRows)) throw refuseFile('The rows of this sheet are out of order.');
          rowNumber = given;
          row = [];
          column = -1;
        } else if (tag === 'c') {
          counter.countCells(1);
          cell = attributes;
          column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
          value = '';
        } else isValue = tag === 'v';
      },
      text(text) {
        inline.text(text);
        if (isValue) value = append(value, text);
      },
      close(tag) {
        inline.close(tag);
        if (tag === 'v') isValue = false;
        if (tag === 'c' && column >= 0) place(write());
        if (tag !== 'row') return;
        const taken = counter.takeRow(rowNumber, row);
        if (taken) done.push(taken);
      },
    });
    for await (const _ of rows) {
      yield* done;
      done = [];
    }
  }
}

/** The text of an element, from all its runs; how it is read aloud is no part of it. */
function collectText(take: (text: string) => void, element: string) {
  let text = '';
  let isText = false;
  let isSpoken = false;
  return {
    open(tag: string) {
      if (tag === element) text = '';
      if (tag === 'rPh') isSpoken = true;
      isText = tag === 't' && !isSpoken;
    },
    text: (piece: string) => void (isText && (text = append(text, piece))),
    close(tag: string) {
      if (tag === 't') isText = false;
      if (tag === 'rPh') isSpoken = false;
      if (tag === element) take(text);
    },
  };
}

/** Also a text in a million runs is refused before it is put together. */
function append(text: string, piece: string): string {
  if (text.length + piece.length > longestCell)
    throw refuseFile(`The workbook has a cell of more than ${longestCell.toLocaleString('en')} letters. Shorten it.`);
  return text + piece;
}

/** What a part unpacks to is known before it is unpacked, and it never unpacks to more. */
function refuseBloated({ bytes, packedBytes }: ZipEntry): void {
  const isBloated = bytes > smallPartBytes && bytes > packedBytes * mostPackedTimes;
  if (isBloated || bytes > mostPartBytes) throw refuseFile(tooLarge);
}

const isTrue = (text = '') => text === '1' || text === 'true';

/** `BC12` is the 55th column. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,4}/.exec(place)?.[0] ?? '') column = column * 26 + (letter.codePointAt(0) ?? 0) - 64;
  return column - 1;
}

const isDateFormat = (code: string) => /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, ''));
