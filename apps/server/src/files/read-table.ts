import { fstat } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { limits } from '@urumuri/contract';
import { CsvError, parse } from 'csv-parse';
import { readJson } from './read-json.ts';
import { findWorkbook, readWorkbook } from './read-workbook.ts';
import { refuseFile as refuse } from './refuse-file.ts';
import { readPieces } from './spool.ts';
import { limitRows, type TableRow } from './table-limits.ts';
import { openZip, type ZipFile } from './zip-file.ts';

export type TableFormat = 'csv' | 'tsv' | 'xlsx' | 'json';
/** A zip that is no workbook is one of pictures. */
export type Table = { format: TableFormat; rows: AsyncGenerator<TableRow> } | { format: 'zip'; zip: ZipFile };

const zipMark = Buffer.from('PK\u0003\u0004');
const oldExcelMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const longestRecord = 1024 * 1024;
/** The parser reads a piece to its end before anybody can stop it. */
const parsedAtOnce = 4096;
/** Of two that would do, the one that stands in texts less often. */
const separators = ['\t', ';', '|', ','] as const;
const readStatus = promisify(fstat);

/** A file of any kind as rows of texts that are not empty, a piece at a time; which kind it is says its content. */
export async function readTable(fd: number): Promise<Table> {
  const { value: head } = await readPieces(fd).next();
  if (head === undefined) throw refuse('The file is empty.');
  if (head.subarray(0, 4).equals(zipMark)) {
    const zip = await openZip(fd);
    if (!findWorkbook(zip)) return { format: 'zip', zip };
    if ((await readStatus(fd)).size <= limits.importBytes) return { format: 'xlsx', rows: readWorkbook(zip) };
    throw refuse('The workbook is too large. Save the sheet as CSV, or send it in parts.');
  }
  if (head.subarray(0, 4).equals(oldExcelMark))
    throw refuse('This is an old Excel file: save it as .xlsx or CSV first.');
  if (head.subarray(0, 512).includes(0) && !isWide(head))
    throw refuse('This is no table: send CSV, TSV, XLSX or JSON.');
  const encoding = findEncoding(head);
  const text = new TextDecoder(encoding).decode(head).trimStart();
  const readAll = () => decode(fd, encoding);
  if (/^[[{]/.test(text)) return { format: 'json', rows: limitRows(readJson(readAll, text)) };
  const separator = findSeparator(text);
  const rows = limitRows(readSeparated(readAll(), separator));
  return { format: separator === '\t' ? 'tsv' : 'csv', rows };
}

async function* decode(fd: number, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of readPieces(fd)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
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

async function* cut(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of text) {
    for (let at = 0; at < piece.length; at += parsedAtOnce) yield piece.slice(at, at + parsedAtOnce);
  }
}

async function* readSeparated(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    trim: false,
    max_record_size: longestRecord,
  });
  const feeding = pipeline(Readable.from(cut(text)), parser);
  // Its errors also end the loop.
  feeding.catch(() => undefined);
  try {
    for await (const row of parser) yield row as string[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const near = `at line ${Number(error.lines ?? 1).toLocaleString('en')}`;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw refuse(`A quotation mark is opened ${near} and never closed.`);
    if (error.code !== 'CSV_MAX_RECORD_SIZE') throw refuse(`The file cannot be read as a table ${near}.`);
    throw refuse(`The row that goes on ${near} is too long. Is a quotation mark in it never closed?`);
  }
}
