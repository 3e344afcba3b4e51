import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { readSheet } from 'read-excel-file/node';
import { AppError } from '../../app-error.ts';

export type TableFormat = 'csv' | 'tsv' | 'xlsx' | 'json';
export type Table = { format: TableFormat; rows: AsyncIterable<string[]> };

const headBytes = 64 * 1024;
/** What a workbook may come to unpacked, and a JSON file be: these are read whole. */
const wholeBytes = 200 * 1024 * 1024;
const zipMark = Buffer.from('PK\u0003\u0004');
const oldExcelMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Of two that would do, the one that stands in texts less often. */
const separators = ['\t', ';', '|', ','] as const;

const refuse = (message: string) => new AppError('validation_failed', message, { file: message });

/** A file of any kind as rows of texts, a piece at a time; which kind it is says its content. */
export async function readTable(source: AsyncIterable<Buffer>): Promise<Table> {
  const { head, all } = await peek(source);
  if (head.length === 0) throw refuse('The file is empty.');
  if (head.subarray(0, 4).equals(zipMark)) return { format: 'xlsx', rows: readWorkbook(await readWhole(all)) };
  if (head.subarray(0, 4).equals(oldExcelMark))
    throw refuse('This is an old Excel file: save it as .xlsx or CSV first.');
  if (head.subarray(0, 512).includes(0) && !isWide(head))
    throw refuse('This is no table: send CSV, TSV, XLSX or JSON.');
  const encoding = findEncoding(head);
  const text = new TextDecoder(encoding).decode(head).trimStart();
  if (/^[[{]/.test(text))
    return { format: 'json', rows: readJson(new TextDecoder(encoding).decode(await readWhole(all))) };
  const separator = findSeparator(text);
  return { format: separator === '\t' ? 'tsv' : 'csv', rows: readSeparated(all, encoding, separator) };
}

async function peek(source: AsyncIterable<Buffer>): Promise<{ head: Buffer; all: AsyncIterable<Buffer> }> {
  const pieces = source[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  while (length < headBytes) {
    const piece = await pieces.next();
    if (piece.done) break;
    first.push(piece.value);
    length += piece.value.length;
  }
  async function* all() {
    yield* first;
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
  }
  return { head: Buffer.concat(first), all: all() };
}

async function readWhole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of source) {
    pieces.push(piece);
    length += piece.length;
    if (length > wholeBytes) throw refuse('The file is too large: save it as CSV, or in parts.');
  }
  return Buffer.concat(pieces);
}

const isWide = (head: Buffer) => (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);

/** What is no UTF-8 comes from an older Excel; a letter cut in two at the end of the head is none of its business. */
function findEncoding(head: Buffer): 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be' {
  if (isWide(head)) return head[0] === 0xff ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The sign that parts most of the first lines into the same number of cells, quoted ones left out. */
export function findSeparator(text: string): (typeof separators)[number] {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const scored = separators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
    return { separator, score: usual * counts.filter((count) => count === usual).length };
  });
  return scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)[0]?.separator ?? ',';
}

async function* readSeparated(
  source: AsyncIterable<Buffer>,
  encoding: string,
  delimiter: string,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding);
  async function* decode() {
    for await (const piece of source) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  }
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    trim: false,
    max_record_size: 1024 * 1024,
  });
  const feeding = pipeline(Readable.from(decode()), parser);
  feeding.catch(() => undefined);
  try {
    for await (const row of parser) yield row as string[];
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('CSV_')) throw error;
    throw refuse(`The file cannot be read: ${error.message}`);
  }
  await feeding;
}

async function* readWorkbook(bytes: Buffer): AsyncGenerator<string[]> {
  if (sumUnpacked(bytes) > wholeBytes) throw refuse('The workbook is too large: save the sheet as CSV, or in parts.');
  const rows = await readSheet(bytes).catch((error: unknown) => {
    throw refuse(`This is no workbook that can be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  for (const row of rows) yield row.map(writeCell);
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // Three digits after the point of a number are no thousands.
  if (typeof value === 'number') return String(value).replace(/(\.\d{3})$/, '$10');
  return typeof value === 'string' ? value : '';
}

const directoryEntry = Buffer.from('PK\u0001\u0002');

/** What the directory of a zip says its files come to: a small file may hold more than the memory. */
function sumUnpacked(zip: Buffer): number {
  let sum = 0;
  for (
    let at = zip.indexOf(directoryEntry);
    at >= 0 && at + 28 <= zip.length;
    at = zip.indexOf(directoryEntry, at + 4)
  ) {
    sum += zip.readUInt32LE(at + 24);
  }
  return sum;
}

/** A list of objects, or the one list within an object; names of fields become the headers. */
async function* readJson(text: string): AsyncGenerator<string[]> {
  const listed = findList(parseJson(text));
  const headers = [...new Set(listed.flatMap((item) => Object.keys(item)))];
  yield headers;
  for (const item of listed) yield headers.map((header) => writeJson(item[header]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    try {
      return lines.map((line) => JSON.parse(line) as unknown);
    } catch {
      throw refuse('This is no JSON that can be read.');
    }
  }
}

type Item = Record<string, unknown>;
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

function findList(value: unknown): Item[] {
  const lists = Array.isArray(value) ? [value] : isItem(value) ? Object.values(value).filter(Array.isArray) : [];
  const list = lists.find((items) => items.length > 0 && items.every(isItem));
  if (list === undefined) throw refuse('There is no list of products in this JSON.');
  return list as Item[];
}

function writeJson(value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => (isItem(part) ? writePair(part) : writeCell(part))).join(' | ');
  if (isItem(value))
    return Object.entries(value)
      .map(([label, part]) => `${label}: ${writeCell(part)}`)
      .join(' | ');
  return writeCell(value);
}

const writePair = (part: Item) => Object.values(part).map(writeCell).join(': ');
